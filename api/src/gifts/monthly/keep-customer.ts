import { database, sql } from '../../database';
import { newCustomer, type PaymentAttempt } from '../../payments';
import { prepared } from '../../prepared';

const lacking = prepared(
  'gift-lacks-customer',
  { name: 'text', email: 'text?', monthlyGiftId: 'int4?' },
  `select donor_name as name, donor_email::text as email, monthly_gift_id as "monthlyGiftId"
   from donations where id = $1 and monthly_gift_id is not null and stripe_customer_id is null`,
);
const kept = prepared(
  'gift-customer-kept',
  {},
  'update donations set stripe_customer_id = $2 where id = $1 and stripe_customer_id is null',
);
const keptForAll = prepared(
  'monthly-gift-customer-kept',
  {},
  'update monthly_gifts set stripe_customer_id = $2 where id = $1 and stripe_customer_id is null',
);

/** Stripe keeps the card of a monthly gift for a customer, whom the first charge makes; its later charges go by them. */
export async function keepCustomer(attempt: PaymentAttempt): Promise<void> {
  const { donationId, creditCardId, claimedAt } = attempt;
  if (donationId === null || creditCardId !== null) return;
  const giver = await sql.first(lacking, [donationId]);
  if (!giver) return;
  const { name, email, monthlyGiftId } = giver;
  const customer = await newCustomer({
    name,
    email: email ?? '',
    key: `gift-${donationId}-${claimedAt.getTime()}`,
  });
  await database.transaction(async (transaction) => {
    await sql.within(transaction, kept, [donationId, customer]);
    await sql.within(transaction, keptForAll, [monthlyGiftId, customer]);
  });
}
