import { sql } from '../database';
import { transact } from './channel-log';
import { releaseStorage } from './release-files';
import { arrivalsKeptDays } from './releases';

/** For so long after something took its place, a page that is open finds the files of its release. */
export const releasesKeptDays = 30;
/** For so long a storage that did not let go of a release's files is asked again. */
const retriedDays = 7;

/** Who the log says it was. */
export const byRetention = 'the retention job';

const isGiven = `exists (select from remote_channels c
  where r.id in (c.release_id, c.previous_release_id, c.canary_release_id))`;

// When a release stopped being given: when another took its place as the live one, when it was halted, or when it ended as a
// canary; of one that was neither, when it came. What is not whole was never given.
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

/** Lets go of the files of releases that no open page can be on; what they were, and what was done to them, stays. */
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

/** Nobody is given it from here on; somebody may have made it live since it was looked for. */
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

/** A release that comes again meanwhile waits for it, so that its new files stay. */
const removeFiles = (id: number) =>
  transact(async ({ rows }) => {
    const [gone] = await rows<{ folder: string }>(
      `select folder from remote_releases where id = $1 and removed_at is not null for update`,
      [id],
    );
    if (gone) await releaseStorage().remove(gone.folder);
  });
