import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { chargeAtOnce } from '../orders';
import type { ChargedCard, PaymentAttempt } from '../payments';
import { prepared } from '../prepared';
import { giftNotPaidMail, giftReceiptMail } from './gift.mails';
import { giftToken } from './gift-token';
import { totalCents } from './gift-total';
import { loadGift, type Gift } from './load-gift';
import { keepCustomer } from './monthly/keep-customer';
import { monthFailed, monthPaid } from './monthly/next-month';

const paid = prepared(
  'gift-paid',
  { id: 'int4' },
  `update donations set status = 'paid', stripe_payment_intent_id = $2, settled_at = clock_timestamp()
   where id = $1 and status in ('claimed', 'failed') returning id`,
);
const failed = prepared(
  'gift-failed',
  { id: 'int4' },
  `update donations set status = 'failed', settled_at = clock_timestamp() where id = $1 and status = 'claimed' returning id`,
);
const cardKept = prepared(
  'gift-card-kept',
  {},
  'update donations set card_brand = $2, card_last4 = $3, stripe_payment_method_id = coalesce($4, stripe_payment_method_id) where id = $1',
);

/** The gift that an attempt pays. */
function giftIdOf({ id, donationId }: PaymentAttempt): number {
  if (donationId === null) throw new Error(`the payment attempt ${id} pays for no gift`);
  return donationId;
}

async function markPaid(attempt: PaymentAttempt, transaction: Transaction): Promise<void> {
  const giftId = giftIdOf(attempt);
  const [isNew] = await sql.within(transaction, paid, [giftId, attempt.stripePaymentIntentId]);
  if (!isNew) return;
  const gift = await loadGift(giftId, transaction);
  if (gift.monthlyGiftId !== null) await monthPaid(gift.monthlyGiftId, giftId, transaction);
  if (gift.email === null) return;
  const data = {
    ...mailOf(gift),
    receiptToken: giftToken('receipt', giftId),
    manageToken: manageToken(gift),
  };
  await giftReceiptMail.queue(transaction, { event: `gift-${giftId}-paid`, to: gift.email, data });
}

async function authorized(
  attempt: PaymentAttempt,
  { card }: { card: ChargedCard | null },
  transaction: Transaction,
) {
  const method = attempt.creditCardId === null ? (card?.methodId ?? null) : null;
  if (card) await sql.within(transaction, cardKept, [giftIdOf(attempt), card.brand, card.last4, method]);
}

/** Marks the gift of an attempt that came to nothing. */
export async function notPaid(attempt: PaymentAttempt, transaction: Transaction): Promise<void> {
  const [isNew] = await sql.within(transaction, failed, [giftIdOf(attempt)]);
  if (!isNew) return;
  const { monthlyGiftId } = await loadGift(giftIdOf(attempt), transaction);
  if (monthlyGiftId !== null) await monthFailed(monthlyGiftId, attempt.failureMessage, transaction);
}

async function tellNotPaid(attempt: PaymentAttempt, reason: string, transaction: Transaction) {
  // A month that fails is tried again, and told about once it has failed for good.
  if (attempt.offSession) return;
  const gift = await loadGift(giftIdOf(attempt), transaction);
  if (gift.email === null) return;
  const event = `gift-${gift.id}-not-paid`;
  await giftNotPaidMail.queue(transaction, { event, to: gift.email, data: { ...mailOf(gift), reason } });
}

const manageToken = ({ monthlyGiftId }: Gift) =>
  monthlyGiftId === null ? null : giftToken('monthly', monthlyGiftId);

/** What its giver's mails say of a gift. */
export const mailOf = (gift: Gift) => ({
  name: gift.name,
  campaign: gift.campaignName,
  slug: gift.campaignSlug,
  amountCents: gift.amountCents,
  feeCents: gift.feeCents,
  totalCents: totalCents(gift),
  honoree: gift.honoree,
  card: gift.cardLast4 && `${gift.cardBrand ?? 'Card'} ending in ${gift.cardLast4}`,
});

/** How a card is charged for a gift. */
export const giftCharge = chargeAtOnce({
  whatFollows: (time) =>
    `Your gift is made once you have, also if you leave this page; after ${time} nothing is charged.`,
  prepare: keepCustomer,
  ...{ markPaid, authorized, notPaid, tellNotPaid },
});
