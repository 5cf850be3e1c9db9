import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'sequelize';
import { asOfNow } from '../../accounts';
import { database } from '../../database';
import type { ApiError } from '../../errors';
import type { Actor } from '../../http';
import type { PaymentAttempt } from '../../payments';

/** How long somebody waits for what a payment decides; tests of it wait shorter. */
export interface DecisionWaits {
  /** After this long a claim is taken over: its holder has crashed, or Stripe answers both of us alike. */
  takeOverMs: number;
  patienceMs: number;
  /** Before Stripe is asked again what it could not say. */
  undecidedPauseMs: number;
}
export const decisionWaits = (): DecisionWaits => ({
  takeOverMs: 4_000,
  patienceMs: 30_000,
  undecidedPauseMs: 1_000,
});

/** Whether a caller asks Stripe about a claim that stands: it was told to ask again, or whoever claimed it has had their time. */
export const mayTakeOver = (
  { id, claimedAt }: PaymentAttempt,
  { undecided, now, waits }: { undecided: number | null; now: Date; waits: DecisionWaits },
): boolean => id === undecided || now.getTime() - claimedAt.getTime() > waits.takeOverMs;

/** What the next step of a call is that a payment decides, found under the order's row lock. */
export type DecisionStep<Answer> =
  | { do: 'answer'; answer: Answer }
  | { do: 'refuse'; error: ApiError }
  | { do: 'pay'; attempt: PaymentAttempt }
  | { do: 'wait' }
  | { do: 'ask again'; attemptId: number };

interface Decision<Answer> {
  waits: DecisionWaits;
  /** Finds the next step; with the attempt that Stripe had not decided, if there is one. */
  begin: (actor: Actor, undecided: number | null, transaction: Transaction) => Promise<DecisionStep<Answer>>;
  /** Asks Stripe about a claim, in no transaction, and takes the step that its answer allows. */
  pay: (attempt: PaymentAttempt, actor: Actor) => Promise<DecisionStep<Answer>>;
  /** What is said where nobody knows yet. */
  inProgress: () => Promise<ApiError> | ApiError;
  /** A job has others to do: it asks once, and comes again by the payment's clock. */
  asksOnce?: boolean;
}

/**
 * Takes step after step of a submit or a change until there is an answer, each by the rights that its caller has then: who
 * calls was asked a moment ago, who waits is asked again. Throws the refusal, or after the patience what is in progress.
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
