import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'sequelize';
import { asOfNow } from '../../accounts';
import { database } from '../../database';
import type { ApiError } from '../../errors';
import type { Actor } from '../../http';
import type { PaymentAttempt } from '../../payments';

/** How long a call waits for a payment's decision; tests shorten it. */
export interface DecisionWaits {
  /** After this time another call takes the claim over: its holder has crashed, or Stripe answers both the same. */
  takeOverMs: number;
  patienceMs: number;
  /** The pause before Stripe is asked again about an undecided payment. */
  undecidedPauseMs: number;
}
export const decisionWaits = (): DecisionWaits => ({
  takeOverMs: 4_000,
  patienceMs: 30_000,
  undecidedPauseMs: 1_000,
});

/**
 * Whether a caller may ask Stripe about an existing claim: it was told to ask again, or the claim's holder has had its
 * time.
 */
export const mayTakeOver = (
  { id, claimedAt }: PaymentAttempt,
  { undecided, now, waits }: { undecided: number | null; now: Date; waits: DecisionWaits },
): boolean => id === undecided || now.getTime() - claimedAt.getTime() > waits.takeOverMs;

/** The next step of a call that depends on a payment, decided under the order's row lock. */
export type DecisionStep<Answer> =
  | { do: 'answer'; answer: Answer }
  | { do: 'refuse'; error: ApiError }
  | { do: 'pay'; attempt: PaymentAttempt }
  | { do: 'wait' }
  | { do: 'ask again'; attemptId: number };

interface Decision<Answer> {
  waits: DecisionWaits;
  /** Decides the next step; `undecided` is the attempt that Stripe had not decided, if any. */
  begin: (actor: Actor, undecided: number | null, transaction: Transaction) => Promise<DecisionStep<Answer>>;
  /** Asks Stripe about a claim outside any transaction, and takes the step that its answer allows. */
  pay: (attempt: PaymentAttempt, actor: Actor) => Promise<DecisionStep<Answer>>;
  /** The error while the payment is undecided. */
  inProgress: () => Promise<ApiError> | ApiError;
  /** For jobs: ask once, and let the payment job run again later. */
  asksOnce?: boolean;
}

/**
 * Repeats the steps of a submit or a change until there is an answer, reading the caller's rights again after each
 * wait. Throws the refusal, or the in-progress error when the patience ends.
 */
export async function untilDecided<Answer>(
  caller: Actor,
  { waits, begin, pay, inProgress, asksOnce = false }: Decision<Answer>,
): Promise<Answer> {
  const giveUpAt = performance.now() + waits.patienceMs;
  let undecided: number | null = null;
  let actor = caller;
  for (let pause = 40; performance.now() < giveUpAt; pause = Math.min(pause * 1.5, 400)) {
    let step = await database.transaction((transaction) => begin(actor, undecided, transaction));
    if (step.do === 'pay') step = await pay(step.attempt, actor);
    if (step.do === 'answer') return step.answer;
    if (step.do === 'refuse') throw step.error;
    if (asksOnce) break;
    if (step.do === 'ask again') undecided = step.attemptId;
    await sleep(step.do === 'ask again' ? waits.undecidedPauseMs : pause);
    actor = await asOfNow(caller);
  }
  throw await inProgress();
}
