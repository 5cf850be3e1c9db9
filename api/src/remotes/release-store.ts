import { QueryTypes, type Transaction } from 'sequelize';
import type { RemoteManifest, RemoteName } from '@copper-carrot/contracts';
import { database, sql } from '../database';
import { RefusedRelease } from './release-folder';

export interface ReleaseRow {
  id: number;
  remote: RemoteName;
  version: string;
  content_hash: string;
  folder: string;
  manifest: RemoteManifest;
  published_by: string;
  published_at: Date;
  halted_at: Date | null;
}

export interface ChannelRow {
  remote: RemoteName;
  live: ReleaseRow;
  previous: ReleaseRow | null;
}

/** The channel of PostgreSQL's NOTIFY that says that the feed changed. */
export const feedChannel = 'remote_feed';
const live = 'live';

async function rows<Row extends object>(
  text: string,
  bind: unknown[],
  transaction: Transaction,
): Promise<Row[]> {
  return database.query<Row>(text, { bind, transaction, type: QueryTypes.SELECT });
}

/** Every change is a row of the append-only log, and wakes every process that serves the feed. */
async function record(
  transaction: Transaction,
  entry: { remote: string; releaseId: number; action: string; by: string; detail?: object },
) {
  await rows(
    `insert into remote_channel_log (remote, channel, release_id, action, detail, by_whom) values ($1, $2, $3, $4, $5, $6) returning id`,
    [entry.remote, live, entry.releaseId, entry.action, JSON.stringify(entry.detail ?? {}), entry.by],
    transaction,
  );
  await rows(`select pg_notify($1, $2)`, [feedChannel, entry.remote], transaction);
}

/** Enters a stored release; the same release again is the same row. */
export async function publish(
  release: Pick<ReleaseRow, 'remote' | 'version' | 'content_hash' | 'folder' | 'manifest'>,
  by: string,
): Promise<{ id: number; isNew: boolean }> {
  return database.transaction(async (transaction) => {
    await rows(
      `insert into remotes (name, team, registered_by) values ($1, $1, $2) on conflict (name) do nothing returning name`,
      [release.remote, by],
      transaction,
    );
    const [made] = await rows<{ id: number }>(
      `insert into remote_releases (remote, version, content_hash, folder, manifest, published_by) values ($1, $2, $3, $4, $5, $6)
       on conflict (remote, version, content_hash) do nothing returning id`,
      [
        release.remote,
        release.version,
        release.content_hash,
        release.folder,
        JSON.stringify(release.manifest),
        by,
      ],
      transaction,
    );
    if (made) {
      await record(transaction, { remote: release.remote, releaseId: made.id, action: 'publish', by });
      return { id: made.id, isNew: true };
    }
    const [known] = await rows<{ id: number }>(
      `select id from remote_releases where remote = $1 and version = $2 and content_hash = $3`,
      [release.remote, release.version, release.content_hash],
      transaction,
    );
    if (!known) throw new Error(`${release.remote} ${release.version} was neither entered nor found`);
    return { id: known.id, isNew: false };
  });
}

/** Makes a release the live one and keeps the one before it as the last good; false when it is live already. */
export async function activate(releaseId: number, by: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [release] = await rows<ReleaseRow>(
      `select * from remote_releases where id = $1`,
      [releaseId],
      transaction,
    );
    if (!release) throw new RefusedRelease(`There is no release ${releaseId}`);
    await rows(
      `update remote_releases set halted_at = null where id = $1 and halted_at is not null returning id`,
      [releaseId],
      transaction,
    );
    const changed = await rows(
      `insert into remote_channels (remote, channel, release_id) values ($1, $2, $3)
       on conflict (remote, channel) do update
         set previous_release_id = remote_channels.release_id, release_id = excluded.release_id, changed_at = now()
         where remote_channels.release_id <> excluded.release_id
       returning release_id`,
      [release.remote, live, releaseId],
      transaction,
    );
    if (changed.length === 0) return false;
    await record(transaction, { remote: release.remote, releaseId, action: 'activate', by });
    return true;
  });
}

/** Halts the live release and brings back the one that was live before it; throws RefusedRelease when there is none. */
export async function rollback(remote: string, by: string): Promise<{ from: number; to: number }> {
  return database.transaction(async (transaction) => {
    const [channel] = await rows<{ release_id: number }>(
      `select release_id from remote_channels where remote = $1 and channel = $2 for update`,
      [remote, live],
      transaction,
    );
    const earlier = channel
      ? await rows<{ release_id: number }>(
          `select release_id from (
             select distinct on (l.release_id) l.release_id, l.id from remote_channel_log l
             join remote_releases r on r.id = l.release_id and r.halted_at is null
             where l.remote = $1 and l.action in ('activate', 'rollback') and l.release_id <> $2
             order by l.release_id, l.id desc) activated
           order by id desc limit 2`,
          [remote, channel.release_id],
          transaction,
        )
      : [];
    const [target, before] = earlier;
    if (!channel || !target)
      throw new RefusedRelease(`${remote} has no earlier good release to go back to: activate another one`);
    await rows(
      `update remote_releases set halted_at = now() where id = $1 returning id`,
      [channel.release_id],
      transaction,
    );
    await rows(
      `update remote_channels set release_id = $3, previous_release_id = $4, canary_release_id = null, canary_percent = 0, changed_at = now()
       where remote = $1 and channel = $2 returning release_id`,
      [remote, live, target.release_id, before?.release_id ?? null],
      transaction,
    );
    await record(transaction, {
      remote,
      releaseId: target.release_id,
      action: 'rollback',
      by,
      detail: { halted: channel.release_id },
    });
    return { from: channel.release_id, to: target.release_id };
  });
}

/** What is live, with the release that was good before it, and the number of the last change. */
export async function readChannels(): Promise<{ revision: number; channels: ChannelRow[] }> {
  const [head, channels] = await Promise.all([
    sql.first<{ revision: number }>(`select coalesce(max(id), 0)::int as revision from remote_channel_log`),
    sql.rows<ChannelRow>(
      `select c.remote, to_jsonb(live) as live, to_jsonb(previous) as previous
       from remote_channels c
       join remote_releases live on live.id = c.release_id
       left join remote_releases previous on previous.id = c.previous_release_id and previous.halted_at is null
       where c.channel = $1 order by c.remote`,
      [live],
    ),
  ]);
  return { revision: head?.revision ?? 0, channels };
}

export const listReleases = (): Promise<(ReleaseRow & { live: boolean })[]> =>
  sql.rows(
    `select r.*, c.release_id is not null as live from remote_releases r
     left join remote_channels c on c.release_id = r.id and c.channel = $1
     order by r.remote, r.published_at desc, r.id desc`,
    [live],
  );

/** A fault that a browser reported, as remote@version. */
export async function recordFault(fault: {
  remote: string;
  version: string;
  kind: string;
  message: string;
  path: string;
}): Promise<void> {
  await sql.rows(
    `insert into remote_faults (remote, version, kind, message, path) values ($1, $2, $3, $4, $5)`,
    [fault.remote, fault.version, fault.kind, fault.message, fault.path],
  );
}
