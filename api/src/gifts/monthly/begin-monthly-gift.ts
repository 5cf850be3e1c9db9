import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared } from '../../prepared';

const added = prepared(
  'monthly-gift-added',
  { id: 'int4' },
  `insert into monthly_gifts (campaign_id, user_id, donor_name, donor_email, anonymous, honoree, amount_cents, fee_cents,
     credit_card_id)
   select campaign_id, user_id, donor_name, donor_email, anonymous, honoree, amount_cents, fee_cents, $2
   from donations where id = $1 returning id`,
);
const isFirst = prepared(
  'gift-of-monthly-gift',
  {},
  'update donations set monthly_gift_id = $2 where id = $1',
);

/** Makes a new gift the first of a monthly gift, which is active once this one is paid. */
export async function beginMonthlyGift(
  giftId: number,
  creditCardId: number | null,
  transaction: Transaction,
): Promise<void> {
  const [monthly] = await sql.within(transaction, added, [giftId, creditCardId]);
  await sql.within(transaction, isFirst, [giftId, monthly?.id ?? null]);
}
