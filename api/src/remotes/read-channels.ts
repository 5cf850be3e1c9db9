import { sql } from '../database';
import type { Change } from './channel-log';
import type { ReleaseRow } from './releases';

export interface ChannelRow {
  remote: string;
  team: string;
  live: ReleaseRow | null;
  /** The last good release before the live one. */
  previous: ReleaseRow | null;
  canary: ReleaseRow | null;
  canary_percent: number;
  canary_since: Date | null;
  chosen_by_person: boolean;
  changed_at: Date | null;
}

const channels = `select m.name as remote, m.team, to_jsonb(live) as live, to_jsonb(previous) as previous, to_jsonb(canary) as canary,
      coalesce(c.canary_percent, 0) as canary_percent, c.canary_since,
      coalesce(c.chosen_by_person, false) as chosen_by_person, c.changed_at
    from remotes m
    left join remote_channels c on c.remote = m.name and c.channel = 'live'
    left join remote_releases live on live.id = c.release_id
    left join remote_releases previous on previous.id = c.previous_release_id
      and previous.halted_at is null and previous.removed_at is null
    left join remote_releases canary on canary.id = c.canary_release_id
    where m.removed_at is null order by m.name`;

/** The channels of all remotes; within a change, as its transaction sees them. */
export const readChannels = (change?: Change): Promise<ChannelRow[]> =>
  change ? change.rows<ChannelRow>(channels, []) : sql.rows<ChannelRow>(channels);
