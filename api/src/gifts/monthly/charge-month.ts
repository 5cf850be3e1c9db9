import { databaseNow } from '../../clock';
import { database, sql } from '../../database';
import { claimAttempt, type PaymentAttempt } from '../../payments';
import { prepared } from '../../prepared';
import { giftCharge } from '../charge-gift';
import { totalCents } from '../gift-total';
import { lockMonthlyGift } from './load-monthly-gift';
import { chargeMonth } from './monthly-gift.jobs';
import { monthlyGiftProcess } from './monthly-gift.process';

const standing = prepared(
  'monthly-gift-standing',
  { isOpen: 'bool', hasCard: 'bool', isBeingCharged: 'bool' },
  `select c.active and (c.ends_on is null or c.ends_on >= (now() at time zone p.time_zone)::date) as "isOpen",
     m.credit_card_id is null or exists (select from credit_cards k where k.id = m.credit_card_id and k.archived_at is null)
       as "hasCard",
     exists (select from donations d where d.monthly_gift_id = m.id and d.status = 'claimed') as "isBeingCharged"
   from monthly_gifts m join campaigns c on c.id = m.campaign_id join places p on p.id = c.place_id where m.id = $1`,
);
const added = prepared(
  'monthly-gift-month-added',
  { id: 'int4' },
  `insert into donations (campaign_id, user_id, donor_name, donor_email, anonymous, honoree, amount_cents, fee_cents,
     idempotency_key, stripe_payment_method_id, monthly_gift_id, stripe_customer_id)
   select campaign_id, user_id, donor_name, donor_email, anonymous, honoree, amount_cents, fee_cents,
     'monthly-' || id || '-' || next_month || '-' || failures, stripe_payment_method_id, id, stripe_customer_id
   from monthly_gifts where id = $1 on conflict (idempotency_key) do nothing returning id`,
);

/** Charges a monthly gift that is due, once for each month and try, and not while an earlier charge is undecided. */
async function charge(id: number): Promise<void> {
  const attempt = await database.transaction(async (transaction): Promise<PaymentAttempt | null> => {
    const gift = await lockMonthlyGift(id, transaction);
    const now = await databaseNow(transaction);
    if (!gift || gift.status !== 'active' || !gift.nextAt || gift.nextAt > now) return null;
    const [found] = await sql.within(transaction, standing, [id]);
    if (!found || found.isBeingCharged) return null;
    if (!found.isOpen || !found.hasCard) {
      const reason = found.isOpen
        ? 'its card was removed from your account.'
        : 'the campaign is over. Thank you for all that you gave.';
      const input = { reason };
      await monthlyGiftProcess.step('giveUp', gift, { actor: null, input, transaction });
      return null;
    }
    const [month] = await sql.within(transaction, added, [id]);
    if (!month) return null;
    return claimAttempt(
      {
        ...{ purpose: 'gift', orderId: null, donationId: month.id, creditCardId: gift.creditCardId },
        ...{ amountCents: totalCents(gift), requestedBy: gift.userId, offSession: true },
        ...{ orderLockVersion: 0, ignoreChecks: {}, validUntil: null },
      },
      now,
      transaction,
    );
  });
  if (attempt) await giftCharge.pay(attempt, null);
}

export const giftJobs = [chargeMonth.handledBy(({ monthlyGiftId }) => charge(monthlyGiftId))];
