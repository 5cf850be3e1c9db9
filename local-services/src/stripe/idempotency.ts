import { createHash } from 'node:crypto';
import { type Queryable } from '../database';
import { keyInUse, StripeError } from './errors';
import { type Form, type FormValue } from './form';

export interface Answer {
  status: number;
  body: string;
}

export interface Key {
  /** The owning account. */
  of: string;
  name: string;
}

/** Stripe forgets keys after 24 hours; then the same key counts as new. */
const lifetime = "interval '24 hours'";
const stored = ({ of, name }: Key) => `${of}:${name}`;

/**
 * Claims the key for this transaction, or returns the stored answer of an equal request. Answers 409 at
 * once while another transaction holds the key. A different request with the same key is an error.
 */
export async function claimKey(
  transaction: Queryable,
  key: Key,
  endpoint: string,
  form: Form,
): Promise<Answer | null> {
  if (key.name.length > 255) throw idempotencyError('Idempotency keys can have up to 255 characters.');
  const hash = createHash('sha256').update(canonical(form)).digest('hex');
  const lock = await transaction.query<{ got: boolean }>({
    name: 'lock-key',
    text: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as got',
    values: [`stripe idempotency ${stored(key)}`],
  });
  // The holder may only be repeating a stored answer.
  const earlier = await earlierAnswer(transaction, key, endpoint, hash);
  if (earlier) return earlier;
  if (!lock.rows[0]?.got) throw keyInUse(key.name);
  await transaction.query({
    name: 'claim-key',
    text: `insert into local_services.stripe_idempotency_keys (key, endpoint, request_hash) values ($1, $2, $3)
     on conflict (key) do update set endpoint = $2, request_hash = $3, created_at = now()`,
    values: [stored(key), endpoint, hash],
  });
  return null;
}

async function earlierAnswer(
  transaction: Queryable,
  key: Key,
  endpoint: string,
  hash: string,
): Promise<Answer | null> {
  const found = await transaction.query<Answer & { endpoint: string; request_hash: string }>({
    name: 'earlier-answer',
    text: `select endpoint, request_hash, status, answer as body from local_services.stripe_idempotency_keys
     where key = $1 and created_at > now() - ${lifetime}`,
    values: [stored(key)],
  });
  const earlier = found.rows[0];
  if (!earlier) return null;
  if (earlier.endpoint !== endpoint) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${earlier.endpoint}'). Try using a key other than '${key.name}' if you meant to execute a different request.`,
    );
  }
  if (earlier.request_hash !== hash) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key.name}' if you meant to execute a different request.`,
    );
  }
  return { status: earlier.status, body: earlier.body };
}

export async function keepAnswer(transaction: Queryable, key: Key, answer: Answer): Promise<void> {
  await transaction.query({
    name: 'keep-answer',
    text: 'update local_services.stripe_idempotency_keys set status = $2, answer = $3 where key = $1',
    values: [stored(key), answer.status, answer.body],
  });
}

const idempotencyError = (message: string) =>
  new StripeError(400, { type: 'idempotency_error', message }, 'none');

/** The same text for equal parameters in any order. */
function canonical(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}
