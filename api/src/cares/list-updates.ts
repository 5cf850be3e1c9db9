import type { CampaignType } from '@copper-carrot/contracts';
import { defineList, type Paging, type RecordOf } from '../http';
import { column } from '../prepared';

const updates = defineList({
  name: 'cause-updates',
  columns: {
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
  select: `u.id, u.title, u.body, u.featured, u.published_at as "publishedAt", c.id as "campaignId",
    c.slug as "campaignSlug", c.campaign_type as "campaignType", c.name as "campaignName", c.picture,
    c.picture_alt as "pictureAlt"`,
  from: `cause_updates u join campaigns c on c.id = u.campaign_id
    where c.active and u.published_at <= now()
      and ($1::boolean is null or u.featured = $1) and ($2::integer is null or c.id = $2)`,
  order: 'u.published_at desc',
  key: 'u.id',
  fromReplica: true,
});
export type UpdateRow = RecordOf<typeof updates>;

/** News of running campaigns from the newest on, all or of one campaign; what is dated ahead is not shown yet (2 §7). */
export const listUpdates = (
  { featured, campaignId }: { featured?: boolean | undefined; campaignId?: number },
  page: Paging,
) => updates.page([featured ?? null, campaignId ?? null], page);
