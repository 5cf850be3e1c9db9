import type { CampaignType, List } from '@copper-carrot/contracts';
import { sql } from '../database';
import { notFound } from '../errors';
import { defineList, type Paging, type RecordOf } from '../http';
import { column, prepared } from '../prepared';

export interface CampaignFilter {
  campaign_type?: CampaignType;
  place_id?: number;
}

const campaign = {
  id: 'int4',
  slug: 'text',
  campaignType: column<CampaignType>('text'),
  name: 'text',
  summary: 'text',
  story: 'text',
  picture: column<{ url?: string }>('jsonb'),
  pictureAlt: 'text',
  placeId: 'int4',
  placeLabel: 'text',
  hospitalName: 'text?',
  hospitalAddress: 'text?',
  brandId: 'int4?',
  brandName: 'text?',
  brandSlug: 'text?',
  kitchenCount: 'int4',
  goalCents: 'int4',
  mealPriceCents: 'int4',
  endsOn: 'date?',
  raisedCents: 'int8',
  donationCount: 'int4',
  mealsDelivered: 'int4',
} as const;
const columns = `c.id, c.slug, c.campaign_type as "campaignType", c.name, c.summary, c.story, c.picture,
  c.picture_alt as "pictureAlt", c.place_id as "placeId", pl.label as "placeLabel",
  h.name as "hospitalName", h.formatted_address as "hospitalAddress",
  b.id as "brandId", b.name as "brandName", b.slug as "brandSlug",
  (select count(*)::integer from kitchens k where k.brand_id = b.id and k.active) as "kitchenCount",
  c.goal_cents as "goalCents", c.meal_price_cents as "mealPriceCents", c.ends_on as "endsOn",
  d.raised as "raisedCents", d.donations as "donationCount", m.meals as "mealsDelivered"`;

const facts = `campaigns c
join places pl on pl.id = c.place_id
left join hospitals h on h.id = c.hospital_id
left join brands b on b.id = c.brand_id and b.active
cross join lateral (select coalesce(sum(amount_cents), 0)::bigint as raised, count(*)::integer as donations
  from donations where campaign_id = c.id and status = 'paid') d
cross join lateral (select coalesce(sum(headcount), 0)::integer as meals
  from meal_deliveries where campaign_id = c.id) m`;

const matching = `c.active and ($1::text is null or c.campaign_type = $1) and ($2::integer is null or c.place_id = $2)`;

const campaigns = defineList({
  name: 'campaigns',
  columns: campaign,
  select: columns,
  from: `${facts} where ${matching}`,
  order: 'c.created_at desc',
  key: 'c.id',
  fromReplica: true,
});

export type CampaignRow = RecordOf<typeof campaigns>;

const campaignTotals = prepared(
  'campaign-totals',
  { raisedCents: 'int8', mealsDelivered: 'int8' },
  `
with chosen as (select c.id from campaigns c where ${matching})
select (select coalesce(sum(d.amount_cents), 0)::bigint from donations d
    where d.status = 'paid' and d.campaign_id in (select id from chosen)) as "raisedCents",
  (select coalesce(sum(m.headcount), 0)::bigint from meal_deliveries m
    where m.campaign_id in (select id from chosen)) as "mealsDelivered"`,
);

const campaignById = prepared(
  'campaign-by-id',
  campaign,
  `select ${columns} from ${facts} where c.active and c.id = $1`,
);
const campaignBySlug = prepared(
  'campaign-by-slug',
  campaign,
  `select ${columns} from ${facts} where c.active and c.slug = $1`,
);

export interface CampaignTotals {
  raisedCents: number;
  mealsDelivered: number;
}

/** The running campaigns of a type and a place, the newest first, with the totals of all of them (2 §7). */
export async function listCampaigns({
  campaign_type,
  place_id,
  ...page
}: CampaignFilter & Paging): Promise<List<CampaignRow> & { totals: CampaignTotals }> {
  const filter = [campaign_type ?? null, place_id ?? null];
  const [list, totals] = await Promise.all([
    campaigns.page(filter, page),
    sql.fromReplica(campaignTotals, filter),
  ]);
  return { ...list, totals: totals[0] ?? { raisedCents: 0, mealsDelivered: 0 } };
}

/** The running campaign of an id or a slug; 404 when there is none. */
export async function findCampaign(which: number | string): Promise<CampaignRow> {
  const query = typeof which === 'number' ? campaignById : campaignBySlug;
  const [found] = await sql.fromReplica(query, [which]);
  if (!found) throw notFound('This campaign could not be found.');
  return found;
}
