import { sql } from '../database';
import { notFound } from '../errors';
import { defineList, type Paging, type RecordOf } from '../http';
import { prepared } from '../prepared';

const givers = defineList({
  name: 'givers',
  columns: {
    id: 'int4',
    name: 'text?',
    honoree: 'text',
    amountCents: 'int4',
    isMonthly: 'bool',
    givenAt: 'timestamptz',
  },
  // The name of an anonymous giver does not leave the database.
  select: `d.id, case when d.anonymous or d.donor_name = '' then null else d.donor_name end as name, d.honoree,
    d.amount_cents as "amountCents", d.monthly_gift_id is not null as "isMonthly",
    coalesce(d.settled_at, d.created_at) as "givenAt"`,
  from: `donations d where d.campaign_id = $1 and d.status = 'paid'`,
  order: 'd.settled_at desc',
  key: 'd.id desc',
});
export type Giver = RecordOf<typeof givers>;

const campaignQuery = prepared(
  'campaign-of-givers',
  { id: 'int4' },
  'select id from campaigns where active and (id = $1::int or slug = $2::text)',
);

/** The gifts that a campaign keeps, the latest first. */
export async function listGivers(which: number | string, page: Paging) {
  const by = typeof which === 'number' ? [which, null] : [null, which];
  const campaign = await sql.first(campaignQuery, by);
  if (!campaign) throw notFound('This campaign could not be found.');
  return givers.page([campaign.id], page);
}
