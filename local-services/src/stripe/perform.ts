import { type Pool } from 'pg';
import { inTransaction } from '../database';
import { type Call, type Handler } from './call';
import { StripeError } from './errors';
import { expand } from './expand';
import { type Form } from './form';
import { claimKey, keepAnswer, type Answer } from './idempotency';

export type CallInput = Omit<Call, 'transaction'>;

/** Runs one call in one transaction, or repeats the answer that its idempotency key had before. */
export function perform(
  pool: Pool,
  endpoint: string,
  input: CallInput,
  handler: Handler,
): Promise<Answer & { replayed: boolean }> {
  return inTransaction(pool, async (transaction) => {
    const key = input.idempotencyKey;
    const earlier = key ? await claimKey(transaction, key, endpoint, input.form) : null;
    if (earlier) return { ...earlier, replayed: true };

    const call: Call = { ...input, transaction };
    await transaction.query('savepoint call');
    let answer: Answer;
    try {
      const result = await expand(transaction, await handler(call), expansions(input.form));
      answer = { status: 200, body: JSON.stringify(result, null, 2) };
    } catch (error) {
      if (!(error instanceof StripeError) || error.effect === 'none') throw error;
      if (error.effect === 'answer') await transaction.query('rollback to savepoint call');
      answer = errorAnswer(error);
    }
    if (key) await keepAnswer(transaction, key, answer);
    return { ...answer, replayed: false };
  });
}

export const errorAnswer = (error: StripeError): Answer => ({
  status: error.status,
  body: JSON.stringify({ error: error.body }, null, 2),
});

function expansions(form: Form): string[] {
  const paths = form.expand;
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
}
