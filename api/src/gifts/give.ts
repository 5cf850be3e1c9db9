import { cardFeeCents, errorCodes, gifts as limits } from '@copper-carrot/contracts';
import { createHash } from 'node:crypto';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { sql } from '../database';
import { ApiError, invalid } from '../errors';
import { rateLimit, type Actor } from '../http';
import {
  settleWaits,
  declinedLimit,
  expiredCard,
  mayTakeOver,
  othersCard,
  stepOf,
  retryUntilSettled,
  type SettleStep,
} from '../orders';
import { claimAttempt, lockAttempt, usableCards, voidLater } from '../payments';
import { prepared } from '../prepared';
import { centsToDollars, dollarsToCents } from '../pricing';
import { giftCharge, notPaid } from './charge-gift';
import type { GiftWish } from './gift.schemas';
import { totalCents } from './gift-total';
import { giftByKey, lockGift, type Gift } from './load-gift';
import { beginMonthlyGift } from './monthly/begin-monthly-gift';
import { campaignIsOver, type campaignOfGift } from './open-campaign';

/** How long a gift waits for Stripe, shorter than its screen; tests shorten it. */
export const giftWaits = { ...settleWaits(), patienceMs: 10_000 };

const giftLimit = rateLimit({
  name: 'gifts',
  tries: 40,
  seconds: 60 * 60,
  says: 'Too many gifts were made from here.',
});

interface Giving {
  campaign: Awaited<ReturnType<typeof campaignOfGift>>;
  wish: GiftWish;
  /** The idempotency key of the form that was sent. */
  key: string;
  /** The network that it comes from. */
  network: string;
}
type Step = SettleStep<void>;

/**
 * Charges a gift to a card exactly once for each key, however often it is sent; a repeat answers the first. 402 if the
 * card is refused or the bank must be confirmed.
 */
export async function give(given: Giving, caller: Actor | null): Promise<Gift> {
  const giving = { ...given, key: ownKey(given, caller) };
  const payer = caller ? String(caller.userId) : `network-${giving.network}`;
  await retryUntilSettled<void, Actor | null>(caller, {
    waits: giftWaits,
    begin: (actor, undecided, transaction) => begin(giving, { actor, undecided, payer }, transaction),
    pay: (attempt) => giftCharge.pay(attempt, payer),
    inProgress,
  });
  const gift = await giftByKey(giving.key, null);
  if (!gift) throw new Error(`the gift ${giving.key} is not there`);
  return gift;
}

const inProgress = () =>
  new ApiError(409, errorCodes.order.paymentInProgress, {
    message:
      'The payment service has not answered yet. You get a mail as soon as it does; please do not give again meanwhile.',
  });

/** One's own key: another giver who sends the same one neither reads this gift nor stands in its way. */
function ownKey({ campaign, wish, key }: Giving, caller: Actor | null): string {
  const by = caller ? caller.userId : giverOf(wish, caller).email;
  const digest = createHash('sha256').update(JSON.stringify([campaign.id, by, key]));
  return `gift-${digest.digest('base64url')}`;
}

interface Asking {
  actor: Actor | null;
  /** The attempt that Stripe had not decided, if any. */
  undecided: number | null;
  payer: string;
}

const added = prepared(
  'gift-added',
  { id: 'int4' },
  `insert into donations (campaign_id, user_id, donor_name, donor_email, anonymous, honoree, amount_cents, fee_cents,
     idempotency_key, stripe_payment_method_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (idempotency_key) do nothing returning id`,
);

async function begin(giving: Giving, asking: Asking, transaction: Transaction): Promise<Step> {
  const { campaign, wish, key, network } = giving;
  const { actor, payer } = asking;
  const known = await giftByKey(key, transaction);
  if (known) return repeated(known, giving, asking, transaction);
  if (campaign.isOver) throw campaignIsOver();
  const amountCents = amountOf(wish);
  const feeCents = wish.covers_fees ? cardFeeCents(amountCents) : 0;
  if (dollarsToCents(wish.total) !== amountCents + feeCents)
    throw new ApiError(409, errorCodes.stale, {
      message: 'The card would be charged another sum than was shown. Nothing was charged.',
      context: {
        changes: [{ field: 'total', before: wish.total, after: centsToDollars(amountCents + feeCents) }],
      },
    });
  const giver = giverOf(wish, actor);
  const card = await cardOf(wish, actor, transaction);
  const values = [
    ...[campaign.id, actor?.userId ?? null, giver.name, giver.email, wish.anonymous, wish.honoree],
    ...[amountCents, feeCents, key, card.token],
  ];
  const [gift] = await sql.within(transaction, added, values);
  // Sent twice at once: the other one made it.
  if (!gift) return { do: 'wait' };
  await declinedLimit.check(payer);
  await giftLimit.spend(network);
  await dropUnconfirmed([campaign.id, actor?.userId ?? null, giver.email], gift.id, transaction);
  if (wish.monthly) await beginMonthlyGift(gift.id, card.id, transaction);
  const attempt = await claimAttempt(
    {
      ...{ purpose: 'gift', orderId: null, donationId: gift.id, creditCardId: card.id },
      ...{ amountCents: amountCents + feeCents, requestedBy: actor?.userId ?? null },
      ...{ orderLockVersion: 0, ignoreChecks: {}, validUntil: null },
    },
    await databaseNow(transaction),
    transaction,
  );
  return { do: 'pay', attempt };
}

const unconfirmed = prepared(
  'gifts-unconfirmed',
  { giftId: 'int4' },
  `select d.id as "giftId" from donations d join payment_attempts a on a.donation_id = d.id
   where d.campaign_id = $1 and d.user_id is not distinct from $2 and d.donor_email = $3 and d.id <> $4
     and d.status = 'claimed' and d.monthly_gift_id is null and a.status = 'requires_action' order by d.id`,
);

/** Drops a gift whose bank still waits for the giver, who gives with another card or sum instead: both would be charged. */
async function dropUnconfirmed(
  giver: readonly [campaignId: number, userId: number | null, email: string],
  giftId: number,
  transaction: Transaction,
): Promise<void> {
  for (const earlier of await sql.within(transaction, unconfirmed, [...giver, giftId])) {
    await lockGift(earlier.giftId, transaction);
    const [found] = await sql.within(transaction, attemptOfGift, [earlier.giftId]);
    const attempt = found && (await lockAttempt(found.id, transaction));
    if (attempt?.status !== 'requires_action') continue;
    await voidLater(attempt, transaction);
    await notPaid(attempt, transaction);
  }
}

const attemptOfGift = prepared(
  'gift-attempt',
  { id: 'int4' },
  'select id from payment_attempts where donation_id = $1',
);

/** A repeat of a request: goes on with its payment, where the one that makes it has broken off. */
async function repeated(
  gift: Gift,
  { wish }: Giving,
  { undecided }: Asking,
  transaction: Transaction,
): Promise<Step> {
  const isSame =
    gift.honoree === wish.honoree &&
    totalCents(gift) === dollarsToCents(wish.total) &&
    (gift.monthlyGiftId !== null) === wish.monthly;
  if (!isSame) throw invalid('Idempotency-Key', 'taken', 'was sent with another gift before');
  await lockGift(gift.id, transaction);
  const [found] = await sql.within(transaction, attemptOfGift, [gift.id]);
  if (!found) throw new Error(`the gift ${gift.id} has no payment`);
  const attempt = await lockAttempt(found.id, transaction);
  const step = stepOf(attempt);
  if (step) return step;
  if (attempt.creditCardId !== (wish.credit_card_id ?? null)) throw inProgress();
  const now = await databaseNow(transaction);
  const isAtWork = attempt.status !== 'requires_action';
  return isAtWork && !mayTakeOver(attempt, { undecided, now, waits: giftWaits })
    ? { do: 'wait' }
    : { do: 'pay', attempt };
}

function amountOf({ amount }: GiftWish): number {
  if (amount < limits.least)
    throw invalid('amount', 'greater_than_or_equal_to', `must be at least $${limits.least}`);
  return dollarsToCents(amount);
}

/** Who gives: the person who is signed in, else a guest by name and address. */
function giverOf(wish: GiftWish, actor: Actor | null): { name: string; email: string } {
  if (actor) return { name: wish.name ?? actor.name, email: actor.email };
  if (!wish.name) throw invalid('name', 'required', 'is missing');
  if (!wish.email) throw invalid('email', 'required', 'is missing');
  return { name: wish.name, email: wish.email };
}

interface GiftCard {
  /** A saved card, else the token of a new one. */
  id: number | null;
  token: string | null;
}

async function cardOf(wish: GiftWish, actor: Actor | null, transaction: Transaction): Promise<GiftCard> {
  const { credit_card_id: id, stripe_token: token } = wish;
  if (id === undefined) {
    if (!token) throw invalid('stripe_token', 'required', 'is missing');
    return { id: null, token };
  }
  const { userId } = actor ?? { userId: null };
  const cards = userId === null ? [] : await usableCards({ userId, teamId: null }, transaction);
  const card = cards.find((each) => each.id === id);
  if (!card) throw othersCard();
  if (!card.isValidOn(await databaseNow(transaction))) throw expiredCard();
  return { id, token: null };
}
