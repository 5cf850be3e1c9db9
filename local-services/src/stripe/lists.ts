import { type Queryable } from '../database';
import { missing } from './errors';
import { type Form, type Reader, integer, object, text } from './form';
import { type Kinds, type List } from './objects';

const instant = integer(0, Number.MAX_SAFE_INTEGER);

/** `created=1` or `created[gte]=1`. */
const created: Reader<Record<string, number | undefined> | undefined> = (value, name) =>
  typeof value === 'string'
    ? { eq: instant(value, name) }
    : object({ gt: instant, gte: instant, lt: instant, lte: instant })(value, name);

/** The parameters that every list takes. */
export const page = { limit: integer(1, 100), starting_after: text(), ending_before: text(), created };

interface Page {
  limit: number | undefined;
  starting_after: string | null | undefined;
  ending_before: string | null | undefined;
  created: Record<string, number | undefined> | undefined;
}

const operators: Record<string, string> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' };
// Fields that have an indexed column of their own.
const columns = new Set(['customer', 'payment_intent']);

/** Newest first, at most `limit` (default 10); null and undefined filters are ignored. */
export async function listObjects<K extends keyof Kinds>(
  transaction: Queryable,
  kind: K,
  url: string,
  query: Page,
  filters: Form | Record<string, string | string[] | null | undefined> = {},
): Promise<List<K>> {
  const values: unknown[] = [kind];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['kind = $1', `not data ? 'deleted'`];
  for (const [field, value] of Object.entries(filters)) {
    if (value === null || value === undefined) continue;
    const column = columns.has(field) ? field : `data->>${bind(field)}::text`;
    conditions.push(`${column} = any(${bind(Array.isArray(value) ? value : [value])}::text[])`);
  }
  for (const [operator, value] of Object.entries(query.created ?? {})) {
    if (value === undefined) continue;
    conditions.push(`(data->>'created')::bigint ${operators[operator]} ${bind(value)}::bigint`);
  }
  const backwards = Boolean(query.ending_before && !query.starting_after);
  const param = backwards ? 'ending_before' : 'starting_after';
  const cursor = query[param];
  if (cursor) {
    const seq = await position(transaction, kind, cursor, param);
    conditions.push(`seq ${backwards ? '>' : '<'} ${bind(seq)}::bigint`);
  }
  const limit = query.limit ?? 10;
  const found = await transaction.query<{ data: Kinds[K] }>(
    `select data from local_services.stripe_objects where ${conditions.join(' and ')}
     order by seq ${backwards ? 'asc' : 'desc'} limit ${bind(limit + 1)}`,
    values,
  );
  const data = found.rows.slice(0, limit).map((row) => row.data);
  return {
    object: 'list',
    url,
    has_more: found.rows.length > limit,
    data: backwards ? data.reverse() : data,
  };
}

async function position(transaction: Queryable, kind: string, id: string, param: string): Promise<string> {
  const found = await transaction.query<{ seq: string }>(
    'select seq from local_services.stripe_objects where id = $1 and kind = $2',
    [id, kind],
  );
  const row = found.rows[0];
  if (!row) throw missing(kind, id, param);
  return row.seq;
}
