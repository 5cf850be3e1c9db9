import { type Queryable } from '../database';
import { missing } from './errors';
import { type Kinds, type StripeObject } from './objects';

/** The object, locked until the transaction ends; `missing` (404, or 400 with the parameter's name) when there is none. */
export async function load<K extends keyof Kinds>(
  transaction: Queryable,
  kind: K,
  id: string,
  param = 'id',
): Promise<Kinds[K]> {
  const found = await transaction.query<{ data: Kinds[K] }>(
    'select data from local_services.stripe_objects where id = $1 and kind = $2 for update',
    [id, kind],
  );
  const row = found.rows[0];
  if (!row) throw missing(kind, id, param);
  return row.data;
}

/** Any object by its id, or null; without a lock. */
export async function peek(transaction: Queryable, id: string): Promise<Kinds[keyof Kinds] | null> {
  const found = await transaction.query<{ data: Kinds[keyof Kinds] }>(
    'select data from local_services.stripe_objects where id = $1',
    [id],
  );
  return found.rows[0]?.data ?? null;
}

export async function insert<T extends StripeObject>(transaction: Queryable, object: T): Promise<T> {
  await transaction.query('insert into local_services.stripe_objects (data) values ($1)', [
    JSON.stringify(object),
  ]);
  return object;
}

export async function save<T extends StripeObject>(transaction: Queryable, object: T): Promise<T> {
  await transaction.query('update local_services.stripe_objects set data = $2 where id = $1', [
    object.id,
    JSON.stringify(object),
  ]);
  return object;
}
