import { sql } from '../database';
import { transact } from './channel-log';
import { releaseStorage } from './release-files';
import { arrivalsKeptDays } from './releases';

/** How many days after its replacement a release's files are kept for open pages. */
export const releasesKeptDays = 30;
/** How many days a failed removal of files is retried. */
const retriedDays = 7;

/** The actor in the log. */
export const byRetention = 'the retention job';

const isGiven = `exists (select from remote_channels c
  where r.id in (c.release_id, c.previous_release_id, c.canary_release_id))`;

// When a release stopped being served: replaced as live, halted, or ended as a canary; a release that was neither, when
// it was published. Unfinished uploads were never served.
const notGivenSince = `
  select r.id, r.remote from remote_releases r
  left join lateral (
    select l.id, l.at, l.action from remote_channel_log l
    where l.release_id = r.id and l.action in ('activate', 'promote', 'rollback', 'canary')
    order by l.id desc limit 1) given on true
  left join lateral (
    select l.at from remote_channel_log l
    where l.remote = r.remote and l.id > given.id
      and (l.action = 'remove'
        or l.action = 'halt' and l.release_id = r.id
        or given.action = 'canary' and l.action in ('canary', 'promote')
        or given.action <> 'canary' and l.action in ('activate', 'promote', 'rollback'))
    order by l.id limit 1) ended on true
  where r.removed_at is null and not ${isGiven}
    and coalesce(ended.at, given.at, r.published_at)
      < now() - make_interval(days => case when r.published then $1::int else $2::int end)
  order by r.id`;

/** Removes the files of releases that no open page can use; their records and log stay. */
export async function retireReleases(): Promise<void> {
  const old = await sql.rows<{ id: number; remote: string }>(notGivenSince, [
    releasesKeptDays,
    arrivalsKeptDays,
  ]);
  for (const { id, remote } of old) await retire(id, remote);
  const removed = await sql.rows<{ id: number }>(
    `select id from remote_releases where removed_at > now() - make_interval(days => $1) order by id`,
    [retriedDays],
  );
  for (const { id } of removed) await removeFiles(id);
}

/** Checks again under the lock, because the release may have been activated since the query. */
const retire = (id: number, remote: string) =>
  transact(async ({ rows, record }) => {
    await rows(`select name from remotes where name = $1 for update`, [remote]);
    const retired = await rows(
      `update remote_releases r set removed_at = now()
        where r.id = $1 and r.removed_at is null and not ${isGiven} returning id`,
      [id],
    );
    if (retired.length === 0) return;
    await rows(`delete from remote_release_files where release_id = $1 returning file`, [id]);
    await record({ remote, releaseId: id, action: 'retire', by: byRetention });
  });

/** An upload of the same release waits for this lock, so that its new files stay. */
const removeFiles = (id: number) =>
  transact(async ({ rows }) => {
    const [gone] = await rows<{ folder: string }>(
      `select folder from remote_releases where id = $1 and removed_at is not null for update`,
      [id],
    );
    if (gone) await releaseStorage().remove(gone.folder);
  });
