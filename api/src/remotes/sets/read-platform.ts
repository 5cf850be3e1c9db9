import type { RemoteManifest, ShellManifest } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { env } from '../../env';
import { isGivable, releaseName } from '../releases';
import type { Channel, Channels, GivableRelease } from './release-set';

/** How many hours a session may keep its releases. */
export const setHours = 24;

/** What any page needs to know of releases, as of one moment. */
export interface Platform extends Channels {
  /** Incremented by every change of what is served. */
  revision: number;
  /**
   * The folder of each file of the kept shells, for pages that were opened earlier. If several shells have a file of
   * the same name, the first one's is used.
   */
  shellFiles: ReadonlyMap<string, string>;
}

export interface GivableRow {
  id: number;
  remote: string;
  version: string;
  content_hash: string;
  manifest: RemoteManifest | ShellManifest;
}

export const givableFrom = ({ id, remote, version, content_hash, manifest }: GivableRow): GivableRelease => ({
  id,
  remote,
  version,
  hash: content_hash,
  base: `${env.REMOTES_ORIGIN ?? ''}/remotes/${remote}/${releaseName({ version, content_hash })}/`,
  manifest,
});

/** Log entries that change what somebody is served; choosing what is already live is not one. */
const givesAnother = `l.action in ('register', 'remove', 'activate', 'canary', 'promote', 'halt', 'rollback', 'retire')
  and l.detail -> 'chosen' is null`;

interface Row {
  revision: number;
  channels: Channel[];
  releases: GivableRow[];
  shells: { folder: string; files: string[] }[];
}

// One statement reads one snapshot, so that revision and channels match.
const platform = `
  select
    (select coalesce(max(l.id), 0)::int from remote_channel_log l where ${givesAnother}) as revision,
    (select coalesce(json_agg(c), '[]') from (
      select m.name as remote, c.release_id as live, c.previous_release_id as previous, c.canary_release_id as canary,
          coalesce(c.canary_percent, 0) as "canaryPercent"
        from remotes m left join remote_channels c on c.remote = m.name and c.channel = 'live'
        where m.removed_at is null order by m.name) c) as channels,
    (select coalesce(json_agg(g), '[]') from (
      select r.id, r.remote, r.version, r.content_hash, r.manifest from remote_releases r where ${isGivable} and r.id in (
        select unnest(array[c.release_id, c.previous_release_id, c.canary_release_id]) from remote_channels c
        union
        select release_id from (
          select release_id, lead(at) over (partition by remote, action = 'canary' order by id) as ended
            from remote_channel_log where action in ('activate', 'promote', 'rollback', 'canary')) was
          where ended is null or ended > now() - make_interval(hours => $1))) g) as releases,
    (select coalesce(json_agg(s), '[]') from (
      select r.folder, array(select jsonb_object_keys(r.manifest -> 'files')) as files
        from remote_releases r where r.remote = 'shell' and r.published and r.removed_at is null order by r.id desc) s) as shells`;

/** Reads the platform from the database. */
export async function readPlatform(): Promise<Platform> {
  // One hour more than a set's age, because clocks differ.
  const row = await sql.first<Row>(platform, [setHours + 1]);
  if (!row) throw new Error('the database says nothing of the releases');
  return {
    revision: row.revision,
    channels: row.channels,
    givable: new Map(row.releases.map((each) => [each.id, givableFrom(each)])),
    shellFiles: new Map(row.shells.flatMap(({ folder, files }) => files.map((file) => [file, folder]))),
  };
}
