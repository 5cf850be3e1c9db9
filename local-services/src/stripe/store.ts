import { locksOf, type Queryable } from '../database';
import { missing } from './errors';
import { type Kinds, type StripeObject } from './objects';

/** The lock order of object kinds, which prevents deadlocks. */
const lockOrder: readonly (keyof Kinds)[] = [
  'setup_intent',
  'payment_intent',
  'customer',
  'payment_method',
  'charge',
  'refund',
  'event',
];

/** Throws if a call locks kinds out of order or twice, which is a bug. */
function requireInOrder(transaction: Queryable, kind: keyof Kinds, id: string): void {
  const locked = locksOf(transaction);
  if (locked.has(id)) return;
  const later = [...locked.values()].find(
    (other) => lockOrder.indexOf(other as keyof Kinds) >= lockOrder.indexOf(kind),
  );
  if (later) throw new Error(`a ${kind} is locked before a ${later}, or two calls can wait for each other`);
  locked.set(id, kind);
}

// Frequent queries are named, so that a connection plans them once and the bench of orders measures little
// of the fake.

/**
 * The object, locked until the transaction ends; throws `missing` (404, or 400 with the parameter's name).
 */
export async function load<K extends keyof Kinds>(
  transaction: Queryable,
  kind: K,
  id: string,
  param = 'id',
): Promise<Kinds[K]> {
  requireInOrder(transaction, kind, id);
  const found = await transaction.query<{ data: Kinds[K] }>({
    name: 'load',
    text: 'select data from local_services.stripe_objects where id = $1 and kind = $2 for update',
    values: [id, kind],
  });
  const row = found.rows[0];
  if (!row) throw missing(kind, id, param);
  return row.data;
}

/** An object by its id, or null; without a lock. */
export async function peek(transaction: Queryable, id: string): Promise<Kinds[keyof Kinds] | null> {
  const found = await transaction.query<{ data: Kinds[keyof Kinds] }>({
    name: 'peek',
    text: 'select data from local_services.stripe_objects where id = $1',
    values: [id],
  });
  return found.rows[0]?.data ?? null;
}

export async function insert<T extends StripeObject>(transaction: Queryable, object: T): Promise<T> {
  await transaction.query({
    name: 'insert',
    text: 'insert into local_services.stripe_objects (data) values ($1)',
    values: [JSON.stringify(object)],
  });
  return object;
}

export async function save<T extends StripeObject>(transaction: Queryable, object: T): Promise<T> {
  await transaction.query({
    name: 'save',
    text: 'update local_services.stripe_objects set data = $2 where id = $1',
    values: [object.id, JSON.stringify(object)],
  });
  return object;
}
