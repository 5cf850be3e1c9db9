import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { prepared } from '../prepared';
import { coinsThatLapse, lapsesAtSql } from './lapsing';

const entriesOf = prepared(
  'coins-entries',
  { coins: 'int4', lapsesAt: 'timestamptz?' },
  `select c.coins, ${lapsesAtSql('c')} as "lapsesAt" from coin_entries c where c.user_id = $1`,
);
const person = prepared('coins-person-locked', {}, 'select from users where id = $1 for no key update');
const lapsed = prepared(
  'coins-lapsed',
  {},
  `insert into coin_entries (user_id, coins, reason, at) values ($1, $2, 'lapse', $3)`,
);

/** Writes off a person's coins that have lapsed by now. Answers how many more lapse until a later moment, and from when on. */
export async function lapseCoins(
  userId: number,
  { now, until }: { now: Date; until: Date },
  transaction: Transaction,
): Promise<{ soon: number; from: Date | null }> {
  await sql.within(transaction, person, [userId]);
  const entries = await sql.within(transaction, entriesOf, [userId]);
  const coins = coinsThatLapse(entries, now);
  if (coins > 0) await sql.within(transaction, lapsed, [userId, -coins, now]);
  const [from = null] = entries
    .flatMap(({ lapsesAt }) => (lapsesAt && lapsesAt > now && lapsesAt <= until ? [lapsesAt] : []))
    .filter((at) => coinsThatLapse(entries, at) > coins)
    .sort((one, other) => one.getTime() - other.getTime());
  return { soon: coinsThatLapse(entries, until) - coins, from };
}
