import type { Schemas } from '@copper-carrot/contracts';
import type { CsvColumn } from '../../http';
import { centsToDollars } from '../../pricing';
import { presentCampaignRecord } from '../cares.presenter';
import type { GiftRow, OperatedRow } from './load-campaigns';

export function presentOperated(row: OperatedRow): Schemas['OperatedCampaign'] {
  const record = presentCampaignRecord(row);
  return {
    id: record.id,
    slug: record.slug,
    campaign_type: record.campaign_type,
    status: row.active ? 'running' : 'closed',
    name: record.name,
    summary: record.summary,
    story: row.story,
    image: record.image,
    palette: row.recipe.palette ?? null,
    dishes: row.recipe.glyphs ?? [],
    place: record.place,
    hospital: record.hospital,
    caterer: record.caterer,
    goal: record.goal,
    raised: record.raised,
    donation_count: record.donation_count,
    meal_price: record.meal_price,
    meals_delivered: record.meals_delivered,
    ends_on: record.ends_on,
    sites: row.sites,
    created_at: row.createdAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
  };
}

export const presentGift = (row: GiftRow): Schemas['GiftOfCampaign'] => ({
  id: row.id,
  amount: centsToDollars(row.amountCents),
  status: row.status,
  donor_name: row.donorName,
  donor_email: row.donorEmail,
  anonymous: row.anonymous,
  message: row.message,
  created_at: row.createdAt.toISOString(),
});

/** The file of a campaign's gifts; what givers wrote is text there, whatever it begins with. */
export const giftColumns: readonly CsvColumn<GiftRow>[] = [
  { heading: 'Gift', cell: ({ id }) => id },
  { heading: 'Given at (UTC)', cell: ({ createdAt }) => createdAt.toISOString() },
  { heading: 'Paid at (UTC)', cell: ({ settledAt }) => settledAt?.toISOString() ?? null },
  { heading: 'Status', cell: ({ status }) => status },
  { heading: 'Amount in dollars', cell: ({ amountCents }) => centsToDollars(amountCents) },
  { heading: 'Name', cell: ({ donorName }) => donorName },
  { heading: 'E-mail', cell: ({ donorEmail }) => donorEmail },
  { heading: 'Anonymous', cell: ({ anonymous }) => (anonymous ? 'yes' : 'no') },
  { heading: 'Message', cell: ({ message }) => message },
];
