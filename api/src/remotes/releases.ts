import type { RemoteManifest, ShellManifest } from '@copper-carrot/contracts';
import { sql } from '../database';
import { notFound } from '../errors';
import { type Change, transact } from './channel-log';
import { RefusedRelease } from './refused-release';
import { enterRemote, lockRemote } from './registry';
import { teamOf } from './team-of';

export type Manifest = RemoteManifest | ShellManifest;

/** For so long what began to arrive may become whole. */
export const arrivalsKeptDays = 2;

export interface ReleaseRow {
  id: number;
  remote: string;
  version: string;
  content_hash: string;
  folder: string;
  manifest: Manifest;
  /** All of its files are there, and the gate let it pass. */
  published: boolean;
  published_by: string;
  published_at: Date;
  /** The real shell drew it in a browser. */
  smoked_at: Date | null;
  halted_at: Date | null;
  halted_why: string | null;
  /** Its files are gone. */
  removed_at: Date | null;
  /** Of all its files. */
  bytes: number;
}

export const releaseName = ({
  version,
  content_hash,
}: Pick<ReleaseRow, 'version' | 'content_hash'>): string => `${version}-${content_hash}`;

/** A release of a remote by its number; 404 for any other. */
export async function findRelease(remote: string, id: number): Promise<ReleaseRow> {
  const found = await sql.first<ReleaseRow>(`select * from remote_releases where id = $1 and remote = $2`, [
    id,
    remote,
  ]);
  if (!found) throw notFound(`${remote} has no release ${id}.`);
  return found;
}

/** A build that was published before, unless its files were removed since. */
export const findPublished = (
  { name, version }: Manifest,
  hash: string,
): Promise<{ id: number } | undefined> =>
  sql.first<{ id: number }>(
    `select id from remote_releases where remote = $1 and version = $2 and content_hash = $3 and published and removed_at is null`,
    [name, version, hash],
  );

/** Whether the gate refused a release, in SQL: `r` is the release. */
const wasRefused = `exists (select from remote_channel_log l where l.release_id = r.id and l.action = 'refuse')`;

type Arriving = Pick<ReleaseRow, 'remote' | 'version' | 'content_hash' | 'folder' | 'manifest' | 'bytes'>;

/**
 * Enters a release whose files are still to come; the same one again is the same row.
 * @param most 409 where a further one would make more that began to arrive and are not whole; of those that the gate refused,
 * as many are kept
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

/** Whoever mends a build again and again is kept out by none that was refused: the oldest of them make room. */
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

/** Publishes a release that is whole; once, however often it is said. */
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
 * Says in the log that the gate refused a release, and why; nothing of it can be activated. The log grows for good, so that
 * whoever asks again for the same reasons is told them, and no line more.
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

/** Enters a build of the checkout that runs, whole as it lies there. */
export async function publishBuilt(release: Arriving, by: string): Promise<{ id: number; isNew: boolean }> {
  const team = await teamOf(release.remote);
  await transact((change: Change) => enterRemote(change, release.remote, team, by));
  const { id, published } = await enterRelease(release, by);
  if (!published) await publishRelease(id, by);
  return { id, isNew: !published };
}

/** Whether a release may be given to somebody who asks for it, in SQL: `r` is the release. */
export const isGivable = 'r.published and r.halted_at is null and r.removed_at is null';

/** Whether a row of the log made its release live, as it lies there now, in SQL: `l` is the row and `r` the release. */
export const madeLive = `l.action in ('activate', 'promote', 'rollback') and l.at >= r.published_at`;

/** Whether a release was live, as it lies there now, in SQL: `r` is the release. */
export const hasBeenLive = `exists (select from remote_channel_log l where l.release_id = r.id and ${madeLive})`;

/** Whether it was drawn in a browser, or by everybody while it was live, in SQL: `r` is the release. */
const wasDrawn = `(r.smoked_at is not null or ${hasBeenLive})`;

/** Whether a release may be given to those who did not ask for it, in SQL, as an activation asks: `r` is the release. */
export const isAdmissible = `${isGivable} and ${wasDrawn}`;

export interface ListedRelease extends ReleaseRow {
  /** `smoked`: it may be activated, since a browser drew it, or everybody's did while it was live. */
  state: 'arriving' | 'refused' | 'published' | 'smoked' | 'canary' | 'live' | 'halted' | 'removed';
}

/** How a release stands, in SQL: `r` is the release and `c` its remote's channel. */
export const stateOf = `case
  when r.removed_at is not null then 'removed'
  when c.release_id = r.id then 'live'
  when c.canary_release_id = r.id then 'canary'
  when r.halted_at is not null then 'halted'
  when not r.published then case when ${wasRefused} then 'refused' else 'arriving' end
  when ${wasDrawn} then 'smoked'
  else 'published' end`;

/** Every release, or one remote's; the newest first. */
export const listReleases = (remote: string | null = null): Promise<ListedRelease[]> =>
  sql.rows(
    `select r.*, ${stateOf} as state from remote_releases r
      left join remote_channels c on c.remote = r.remote and c.channel = 'live'
      where $1::text is null or r.remote = $1
      order by r.remote, r.published_at desc, r.id desc`,
    [remote],
  );
