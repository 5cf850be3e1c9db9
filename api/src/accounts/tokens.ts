import { createHash, randomBytes } from 'node:crypto';
import { QueryTypes, type Transaction } from 'sequelize';
import { database, sql } from '../database';

export type TokenPurpose = 'password_reset' | 'email_verification' | 'email_change' | 'unsubscribe';

/** What is stored of a token: whoever reads the table can't use it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest();

export const newToken = () => randomBytes(32).toString('base64url');

/** A token for a link in a mail: good once, for so many minutes, and the only one of its purpose. */
export async function issueToken(
  transaction: Transaction,
  userId: number,
  purpose: TokenPurpose,
  minutes: number,
): Promise<string> {
  const token = newToken();
  await lockUser(transaction, userId);
  await endTokens(transaction, userId, purpose);
  await database.query(
    `insert into user_tokens (token_hash, user_id, purpose, expires_at) values ($1, $2, $3, now() + make_interval(mins => $4))`,
    { transaction, bind: [tokenHash(token), userId, purpose, minutes] },
  );
  return token;
}

/** One at a time for each person, and the person before their tokens: two who lock both the other way round never end. */
const lockUser = (transaction: Transaction, userId: number) =>
  database.query('select from users where id = $1 for no key update', { transaction, bind: [userId] });

/** Ends what was mailed for a purpose and not used yet. */
export async function endTokens(transaction: Transaction, userId: number, purpose: TokenPurpose) {
  await database.query('delete from user_tokens where user_id = $1 and purpose = $2', {
    transaction,
    bind: [userId, purpose],
  });
}

/** Whether a token would still be taken; it is not used up. */
export async function isTokenGood(token: string, purpose: TokenPurpose): Promise<boolean> {
  const rows = await sql.rows(
    `select from user_tokens t join users u on u.id = t.user_id and u.deactivated_at is null
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()`,
    [tokenHash(token), purpose],
  );
  return rows.length > 0;
}

/** Uses a token up and answers whose it was; null when it is unknown, used or too old. */
export async function useToken(
  transaction: Transaction,
  token: string,
  purpose: TokenPurpose,
): Promise<number | null> {
  const [owner] = await database.query<{ user_id: number }>(
    'select user_id from user_tokens where token_hash = $1',
    { type: QueryTypes.SELECT, transaction, bind: [tokenHash(token)] },
  );
  if (!owner) return null;
  await lockUser(transaction, owner.user_id);
  const rows = await database.query<{ user_id: number }>(
    `update user_tokens set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now() returning user_id`,
    { type: QueryTypes.SELECT, transaction, bind: [tokenHash(token), purpose] },
  );
  return rows[0]?.user_id ?? null;
}
