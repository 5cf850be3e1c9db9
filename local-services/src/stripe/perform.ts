import { type Pool } from 'pg';
import { inTransaction } from '../database';
import { type Call, type Handler } from './call';
import { StripeError, unknownFailure } from './errors';
import { expand } from './expand';
import { type Form } from './form';
import { claimKey, keepAnswer, type Answer } from './idempotency';

export type CallInput = Omit<Call, 'transaction'>;

/** The behaviour of this call: a delay before its work, and a failure after or instead of it. */
export interface Manner {
  before: () => Promise<void>;
  fails: 'afterwards' | 'instead' | null;
}

/** Runs one call in one transaction, or repeats the stored answer of its idempotency key. */
export function perform(
  pool: Pool,
  endpoint: string,
  input: CallInput,
  handler: Handler,
  manner: Manner,
): Promise<Answer & { replayed: boolean }> {
  return inTransaction(pool, async (transaction) => {
    const key = input.idempotencyKey === null ? null : { of: input.account, name: input.idempotencyKey };
    const earlier = key ? await claimKey(transaction, key, endpoint, input.form) : null;
    if (earlier) return { ...earlier, replayed: true };

    await manner.before();
    const done = manner.fails === 'instead' ? null : await work({ ...input, transaction }, handler);
    const answer = done && !manner.fails ? done : errorAnswer(unknownFailure());
    if (key) await keepAnswer(transaction, key, answer);
    return { ...answer, replayed: false };
  });
}

async function work(call: Call, handler: Handler): Promise<Answer> {
  await call.transaction.query('savepoint call');
  try {
    const result = await expand(call.transaction, await handler(call), expansions(call.form));
    return { status: 200, body: JSON.stringify(result, null, 2) };
  } catch (error) {
    if (!(error instanceof StripeError) || error.effect === 'none') throw error;
    if (error.effect === 'answer') await call.transaction.query('rollback to savepoint call');
    return errorAnswer(error);
  }
}

export const errorAnswer = (error: StripeError): Answer => ({
  status: error.status,
  body: JSON.stringify({ error: error.body }, null, 2),
});

function expansions(form: Form): string[] {
  const paths = form.expand;
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
}
