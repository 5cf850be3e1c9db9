import type { CampaignType } from '@copper-carrot/contracts';
import { sql } from '../database';
import type { Paging } from '../http';
import { column, prepared, type RowOf } from '../prepared';

const matching = `
from cause_updates u join campaigns c on c.id = u.campaign_id
where c.active and u.published_at <= now()
  and ($1::boolean is null or u.featured = $1) and ($2::integer is null or c.id = $2)`;

const updateList = prepared(
  'cause-update-list',
  {
    id: 'int4',
    title: 'text',
    body: 'text',
    featured: 'bool',
    publishedAt: 'timestamptz',
    campaignId: 'int4',
    campaignSlug: 'text',
    campaignType: column<CampaignType>('text'),
    campaignName: 'text',
    picture: column<{ url?: string }>('jsonb'),
    pictureAlt: 'text',
  },
  `
select u.id, u.title, u.body, u.featured, u.published_at as "publishedAt", c.id as "campaignId",
  c.slug as "campaignSlug", c.campaign_type as "campaignType", c.name as "campaignName", c.picture,
  c.picture_alt as "pictureAlt"
${matching} order by u.published_at desc, u.id limit $3 offset $4`,
);
export type UpdateRow = RowOf<typeof updateList>;
const updateCount = prepared(
  'cause-update-count',
  { count: 'int4' },
  `select count(*)::integer as "count" ${matching}`,
);

/** News of running campaigns from the newest on, all or of one campaign; what is dated ahead is not shown yet (2 §7). */
export async function listUpdates(
  { featured, campaignId }: { featured?: boolean | undefined; campaignId?: number },
  { limit, offset }: Paging,
): Promise<{ rows: UpdateRow[]; count: number }> {
  const filter = [featured ?? null, campaignId ?? null];
  const [rows, counted] = await Promise.all([
    sql.fromReplica(updateList, [...filter, limit, offset]),
    sql.fromReplica(updateCount, filter),
  ]);
  return { rows, count: counted[0]?.count ?? 0 };
}
