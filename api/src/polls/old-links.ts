import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { prepared } from '../prepared';

const hash = (code: string): string => `sha256(convert_to(${code}, 'UTF8'))`;

const kept = prepared(
  'poll-old-link-kept',
  {},
  `insert into poll_old_links (code_hash, poll_id) select ${hash('code')}, id from order_polls where id = $1`,
);

/** Stores a poll's current link before it is renewed. */
export const keepOldLink = (pollId: number, transaction: Transaction): Promise<void> =>
  sql.send(transaction, kept, [pollId]);

const known = prepared(
  'poll-link-known',
  { isKnown: 'bool' },
  `select exists (select from order_polls where code = $1)
     or exists (select from poll_old_links where code_hash = ${hash('$1::text')}) as "isKnown"`,
);

/** Whether a code is or was a poll's, also of a deleted poll. */
export const wasLink = async (code: string): Promise<boolean> =>
  (await sql.first(known, [code]))?.isKnown ?? false;
