import type { CampaignType } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { notFound } from '../errors';
import { column, prepared, type RowWith } from '../prepared';

type GiftStatus = 'claimed' | 'paid' | 'failed' | 'refunded';

const columns = {
  id: 'int4',
  campaignId: 'int4',
  campaignSlug: 'text',
  campaignName: 'text',
  campaignType: column<CampaignType>('text'),
  mealPriceCents: 'int4',
  userId: 'int4?',
  name: 'text',
  email: 'text?',
  anonymous: 'bool',
  honoree: 'text',
  amountCents: 'int4',
  feeCents: 'int4',
  status: column<GiftStatus>('text'),
  monthlyGiftId: 'int4?',
  cardBrand: 'text?',
  cardLast4: 'text?',
  givenAt: 'timestamptz',
} as const;
export type Gift = RowWith<typeof columns>;

const select = `select d.id, c.id as "campaignId", c.slug as "campaignSlug", c.name as "campaignName",
  c.campaign_type as "campaignType", c.meal_price_cents as "mealPriceCents", d.user_id as "userId", d.donor_name as name,
  d.donor_email::text as email, d.anonymous, d.honoree, d.amount_cents as "amountCents", d.fee_cents as "feeCents",
  d.status, d.monthly_gift_id as "monthlyGiftId", coalesce(k.brand, d.card_brand) as "cardBrand",
  coalesce(k.last4, d.card_last4) as "cardLast4", coalesce(d.settled_at, d.created_at) as "givenAt"
  from donations d join campaigns c on c.id = d.campaign_id
  left join payment_attempts a on a.donation_id = d.id left join credit_cards k on k.id = a.credit_card_id`;

const byId = prepared('gift', columns, `${select} where d.id = $1`);
const byKey = prepared('gift-by-key', columns, `${select} where d.idempotency_key = $1`);
const locked = prepared(
  'gift-locked',
  { status: column<GiftStatus>('text') },
  'select status from donations where id = $1 for update',
);

export async function loadGift(id: number, transaction: Transaction | null): Promise<Gift> {
  const [gift] = await sql.within(transaction, byId, [id]);
  if (!gift) throw notFound();
  return gift;
}

/** The gift that a request with this idempotency key made; null if none did. */
export async function giftByKey(key: string, transaction: Transaction | null): Promise<Gift | null> {
  const [gift] = await sql.within(transaction, byKey, [key]);
  return gift ?? null;
}

/** A gift's status under its row lock. */
export async function lockGift(id: number, transaction: Transaction): Promise<GiftStatus> {
  const [gift] = await sql.within(transaction, locked, [id]);
  if (!gift) throw notFound();
  return gift.status;
}
