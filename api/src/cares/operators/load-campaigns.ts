import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { notFound } from '../../errors';
import { defineList, type Paging, type RecordOf } from '../../http';
import { column, prepared } from '../../prepared';
import { campaignColumns, campaignFacts, campaignSelect } from '../find-campaigns';
import { updateColumns, updateSelect } from '../list-updates';

const columns = {
  ...campaignColumns,
  recipe: column<{ palette?: string; glyphs?: string[] }>('jsonb'),
  active: 'bool',
  createdAt: 'timestamptz',
  closedAt: 'timestamptz?',
} as const;
const select = `${campaignSelect}, c.picture as recipe, c.active, c.created_at as "createdAt", c.closed_at as "closedAt"`;

const campaigns = defineList({
  name: 'operated-campaigns',
  columns,
  select,
  from: `${campaignFacts} where c.active = $1`,
  order: 'c.created_at desc',
  key: 'c.id',
});
const campaignById = prepared(
  'operated-campaign',
  columns,
  `select ${select} from ${campaignFacts} where c.id = $1`,
);

export type OperatedRow = RecordOf<typeof campaigns>;

/** Campaigns that run, or that were closed, the newest first. */
export const listOperated = (status: 'running' | 'closed', page: Paging) =>
  campaigns.page([status === 'running'], page);

/** A campaign that runs or was closed; 404 when there is none. */
export async function loadOperated(id: number): Promise<OperatedRow> {
  const found = await sql.first<OperatedRow>(campaignById, [id]);
  if (!found) throw notFound('This campaign could not be found.');
  return found;
}

const updates = defineList({
  name: 'operated-updates',
  columns: updateColumns,
  select: updateSelect,
  from: 'cause_updates u join campaigns c on c.id = u.campaign_id where c.id = $1',
  order: 'u.published_at desc',
  key: 'u.id',
});

/** News of a campaign, the latest first. */
export const listOperatedUpdates = (campaignId: number, page: Paging) => updates.page([campaignId], page);

const gift = {
  id: 'int4',
  amountCents: 'int4',
  status: column<Schemas['GiftOfCampaign']['status']>('text'),
  donorName: 'text',
  donorEmail: 'text?',
  anonymous: 'bool',
  message: 'text',
  createdAt: 'timestamptz',
  settledAt: 'timestamptz?',
} as const;
const giftSelect = `d.id, d.amount_cents as "amountCents", d.status, d.donor_name as "donorName",
  d.donor_email::text as "donorEmail", d.anonymous, d.message, d.created_at as "createdAt", d.settled_at as "settledAt"`;

const gifts = defineList({
  name: 'gifts-of-campaign',
  columns: gift,
  select: giftSelect,
  from: 'donations d where d.campaign_id = $1',
  order: 'd.created_at desc',
  key: 'd.id',
});

export type GiftRow = RecordOf<typeof gifts>;

/** Gifts to a campaign, the latest first, whatever became of their payment. */
export const listGifts = (campaignId: number, page: Paging) => gifts.page([campaignId], page);

/** More would be a file that few spreadsheets open. */
export const mostGiftsInFile = 100_000;
const giftsInFile = prepared(
  'gifts-of-campaign-file',
  gift,
  `select ${giftSelect} from donations d where d.campaign_id = $1 order by d.created_at desc, d.id desc limit ${mostGiftsInFile}`,
);

export const loadGiftsForFile = (campaignId: number): Promise<GiftRow[]> =>
  sql.rows<GiftRow>(giftsInFile, [campaignId]);
