import { sql } from '../database';
import { makeBrand } from '../catalog/catalog.factory';

interface CampaignValues {
  type?: 'covid_hospital' | 'covid_caterer';
  placeId?: number;
  active?: boolean;
  daysOld?: number;
}

let made = 0;

/** A campaign for $1,000 at $8.50 a meal, with a hospital or with a caterer as its type asks. */
export async function makeCampaign({
  type = 'covid_hospital',
  placeId = 1,
  active = true,
  daysOld = 0,
}: CampaignValues = {}): Promise<{ id: number; slug: string; brandId: number }> {
  const slug = `campaign-${++made}`;
  const brand = await makeBrand();
  const hospital =
    type === 'covid_hospital'
      ? await sql.first<{ id: number }>(
          `insert into hospitals (name, place_id, formatted_address) values ('Test Hospital', $1, '1 Ward Street') returning id`,
          [placeId],
        )
      : undefined;
  const campaign = await sql.first<{ id: number }>(
    `insert into campaigns (slug, campaign_type, name, summary, story, picture, picture_alt, place_id, hospital_id, brand_id,
       goal_cents, meal_price_cents, active, ends_on, created_at)
     values ($1, $2, $3, 'A summary', 'A story', '{"url": "/pictures/x.svg"}', 'A laid table', $4, $5, $6,
       100000, 850, $7, '2030-01-31', now() - make_interval(days => $8)) returning id`,
    [
      slug,
      type,
      `Name of ${slug}`,
      placeId,
      hospital?.id ?? null,
      type === 'covid_caterer' ? brand.id : null,
      active,
      daysOld,
    ],
  );
  return { id: campaign?.id ?? 0, slug, brandId: brand.id };
}

export async function makeDonation(campaignId: number, amountCents: number, status = 'paid'): Promise<void> {
  const key = `donation-${++made}`;
  await sql.rows(
    `insert into donations (campaign_id, amount_cents, status, idempotency_key, stripe_payment_intent_id, donor_name)
     values ($1, $2, $3, $4, $4, 'Secret Donor')`,
    [campaignId, amountCents, status, key],
  );
}

export async function makeDelivery(campaignId: number, brandId: number, headcount: number): Promise<void> {
  await sql.rows(
    `insert into meal_deliveries (campaign_id, brand_id, delivered_on, headcount) values ($1, $2, '2024-01-31', $3)`,
    [campaignId, brandId, headcount],
  );
}

export async function makeUpdate(
  campaignId: number,
  { title = 'News', featured = false, daysOld = 1 } = {},
): Promise<void> {
  await sql.rows(
    `insert into cause_updates (campaign_id, title, body, featured, published_at)
     values ($1, $2, 'What happened', $3, now() - make_interval(days => $4))`,
    [campaignId, title, featured, daysOld],
  );
}
