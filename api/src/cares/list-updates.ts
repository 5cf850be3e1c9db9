import type { CampaignType } from '@copper-carrot/contracts';
import { sql } from '../database';
import type { Paging } from '../http';

export interface UpdateRow {
  id: number;
  title: string;
  body: string;
  featured: boolean;
  publishedAt: Date;
  campaignId: number;
  campaignSlug: string;
  campaignType: CampaignType;
  campaignName: string;
  picture: { url?: string };
  pictureAlt: string;
}

const matching = `
from cause_updates u join campaigns c on c.id = u.campaign_id
where c.active and u.published_at <= now()
  and ($1::boolean is null or u.featured = $1) and ($2::integer is null or c.id = $2)`;

const updateList = {
  name: 'cause-update-list',
  text: `
select u.id, u.title, u.body, u.featured, u.published_at as "publishedAt", c.id as "campaignId",
  c.slug as "campaignSlug", c.campaign_type as "campaignType", c.name as "campaignName", c.picture,
  c.picture_alt as "pictureAlt"
${matching} order by u.published_at desc, u.id limit $3 offset $4`,
};
const updateCount = { name: 'cause-update-count', text: `select count(*)::integer as "count" ${matching}` };

/** News of running campaigns from the newest on, all or of one campaign; what is dated ahead is not shown yet (2 §7). */
export async function listUpdates(
  { featured, campaignId }: { featured?: boolean | undefined; campaignId?: number },
  { limit, offset }: Paging,
): Promise<{ rows: UpdateRow[]; count: number }> {
  const filter = [featured ?? null, campaignId ?? null];
  const [rows, counted] = await Promise.all([
    sql.fromReplica<UpdateRow>(updateList, [...filter, limit, offset]),
    sql.fromReplica<{ count: number }>(updateCount, filter),
  ]);
  return { rows, count: counted[0]?.count ?? 0 };
}
