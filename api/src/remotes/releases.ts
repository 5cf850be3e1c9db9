import type { RemoteManifest, ShellManifest } from '@copper-carrot/contracts';
import { sql } from '../database';
import { notFound } from '../errors';
import { type Change, transact } from './channel-log';
import { RefusedRelease } from './refused-release';
import { enterRemote, lockRemote } from './registry';
import { teamOf } from './team-of';

export type Manifest = RemoteManifest | ShellManifest;

/** How many days an upload may take. */
export const arrivalsKeptDays = 2;

export interface ReleaseRow {
  id: number;
  remote: string;
  version: string;
  content_hash: string;
  folder: string;
  manifest: Manifest;
  /** All files arrived, and the gate accepted it. */
  published: boolean;
  published_by: string;
  published_at: Date;
  /** Smoke-tested: the real shell rendered it in a browser. */
  smoked_at: Date | null;
  halted_at: Date | null;
  halted_why: string | null;
  /** When its files were removed. */
  removed_at: Date | null;
  /** The size of all files. */
  bytes: number;
}

export const releaseName = ({
  version,
  content_hash,
}: Pick<ReleaseRow, 'version' | 'content_hash'>): string => `${version}-${content_hash}`;

/** A release of a remote by id; 404 otherwise. */
export async function findRelease(remote: string, id: number): Promise<ReleaseRow> {
  const found = await sql.first<ReleaseRow>(`select * from remote_releases where id = $1 and remote = $2`, [
    id,
    remote,
  ]);
  if (!found) throw notFound(`${remote} has no release ${id}.`);
  return found;
}

/** A published build whose files are not removed. */
export const findPublished = (
  { name, version }: Manifest,
  hash: string,
): Promise<{ id: number } | undefined> =>
  sql.first<{ id: number }>(
    `select id from remote_releases where remote = $1 and version = $2 and content_hash = $3 and published and removed_at is null`,
    [name, version, hash],
  );

/** SQL for whether the gate refused the release `r`. */
const wasRefused = `exists (select from remote_channel_log l where l.release_id = r.id and l.action = 'refuse')`;

type Arriving = Pick<ReleaseRow, 'remote' | 'version' | 'content_hash' | 'folder' | 'manifest' | 'bytes'>;

/**
 * Registers a release before its files are uploaded; idempotent per version and hash.
 * @param most the limit of unfinished uploads (409 above it), and of refused releases that are kept
 */
export async function enterRelease(release: Arriving, by: string, most?: number): Promise<ReleaseRow> {
  const { remote, version, content_hash, folder, manifest, bytes } = release;
  return transact(async (change) => {
    const { rows, first } = change;
    await lockRemote(change, remote);
    const [begun] = await rows(
      `insert into remote_releases (remote, version, content_hash, folder, manifest, bytes, published, published_by)
        values ($1, $2, $3, $4, $5, $6, false, $7)
        -- What was let go of may come again, and is looked at again.
        on conflict (remote, version, content_hash) do update
          set removed_at = null, published = false, smoked_at = null, published_at = now(), bytes = excluded.bytes
          where remote_releases.removed_at is not null
        returning id`,
      [remote, version, content_hash, folder, JSON.stringify(manifest), bytes, by],
    );
    if (begun && most !== undefined) {
      await refuseFlood(change, remote, most);
      await letGoOfRefused(change, remote, most, by);
    }
    return first<ReleaseRow>(
      `select * from remote_releases where remote = $1 and version = $2 and content_hash = $3`,
      [remote, version, content_hash],
    );
  });
}

async function refuseFlood({ first }: Change, remote: string, most: number) {
  const { arriving } = await first<{ arriving: number }>(
    `select count(*)::int as arriving from remote_releases r
      where r.remote = $1 and not r.published and r.removed_at is null and not ${wasRefused}`,
    [remote],
  );
  if (arriving > most)
    throw new RefusedRelease(
      `${most} releases of ${remote} began to arrive and are not whole: complete one of them. What is not whole is let go of ${arrivalsKeptDays} days after it began.`,
      'release-too_many_arriving',
    );
}

/** Removes the oldest refused releases, so that repeated failed uploads do not use up the limit. */
async function letGoOfRefused({ rows, record }: Change, remote: string, most: number, by: string) {
  const gone = await rows<{ id: number }>(
    `update remote_releases set removed_at = now() where id in (
        select id from (
          select r.id, row_number() over (order by r.published_at desc, r.id desc) as place from remote_releases r
          where r.remote = $1 and not r.published and r.removed_at is null and ${wasRefused}) refused
        where place > $2)
      returning id`,
    [remote, most],
  );
  for (const { id } of gone) {
    await rows(`delete from remote_release_files where release_id = $1 returning file`, [id]);
    await record({ remote, releaseId: id, action: 'retire', by });
  }
}

/** Publishes a complete release; idempotent. */
export async function publishRelease(id: number, by: string): Promise<ReleaseRow> {
  return transact(async ({ rows, first, record }) => {
    const [published] = await rows<ReleaseRow>(
      `update remote_releases set published = true, published_by = $2, published_at = now()
        where id = $1 and not published returning *`,
      [id, by],
    );
    if (!published) return first<ReleaseRow>(`select * from remote_releases where id = $1`, [id]);
    await record({ remote: published.remote, releaseId: id, action: 'publish', by });
    return published;
  });
}

/**
 * Logs that the gate refused a release, and why. A repeat with the same reasons adds no entry, because the log is never
 * pruned.
 */
export const refuseRelease = (
  { id, remote }: ReleaseRow,
  findings: readonly object[],
  by: string,
): Promise<void> =>
  transact(async (change) => {
    await lockRemote(change, remote);
    const detail = { findings };
    const [same] = await change.rows(
      `select id from (
          select id, detail from remote_channel_log where release_id = $1 and action = 'refuse' order by id desc limit 1) last
        where detail = $2::jsonb`,
      [id, JSON.stringify(detail)],
    );
    if (!same) await change.record({ remote, releaseId: id, action: 'refuse', by, detail });
  });

/** Registers a build of the running checkout as published. */
export async function publishBuilt(release: Arriving, by: string): Promise<{ id: number; isNew: boolean }> {
  const team = await teamOf(release.remote);
  await transact((change: Change) => enterRemote(change, release.remote, team, by));
  const { id, published } = await enterRelease(release, by);
  if (!published) await publishRelease(id, by);
  return { id, isNew: !published };
}

/** SQL for whether the release `r` may be served on request. */
export const isGivable = 'r.published and r.halted_at is null and r.removed_at is null';

/** SQL for whether the log entry `l` made the release `r` live since it was last published. */
export const madeLive = `l.action in ('activate', 'promote', 'rollback') and l.at >= r.published_at`;

/** SQL for whether the release `r` was live since it was last published. */
export const hasBeenLive = `exists (select from remote_channel_log l where l.release_id = r.id and ${madeLive})`;

/** SQL for whether the release `r` was smoke-tested or live. */
const wasDrawn = `(r.smoked_at is not null or ${hasBeenLive})`;

/** SQL for whether the release `r` may be served to everybody, as an activation requires. */
export const isAdmissible = `${isGivable} and ${wasDrawn}`;

export interface ListedRelease extends ReleaseRow {
  /** `smoked`: it may be activated, because it was smoke-tested or live. */
  state: 'arriving' | 'refused' | 'published' | 'smoked' | 'canary' | 'live' | 'halted' | 'removed';
}

/** SQL for the state of the release `r` with its remote's channel `c`. */
export const stateOf = `case
  when r.removed_at is not null then 'removed'
  when c.release_id = r.id then 'live'
  when c.canary_release_id = r.id then 'canary'
  when r.halted_at is not null then 'halted'
  when not r.published then case when ${wasRefused} then 'refused' else 'arriving' end
  when ${wasDrawn} then 'smoked'
  else 'published' end`;

/** All releases, or those of one remote; newest first. */
export const listReleases = (remote: string | null = null): Promise<ListedRelease[]> =>
  sql.rows(
    `select r.*, ${stateOf} as state from remote_releases r
      left join remote_channels c on c.remote = r.remote and c.channel = 'live'
      where $1::text is null or r.remote = $1
      order by r.remote, r.published_at desc, r.id desc`,
    [remote],
  );
