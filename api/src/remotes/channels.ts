import { notFound } from '../errors';
import { requireFitting } from './ask-the-gate';
import { type Change, transact } from './channel-log';
import { lockRemote } from './registry';
import { RefusedRelease } from './refused-release';
import { hasBeenLive, isGivable, madeLive, type Manifest, releaseName, type ReleaseRow } from './releases';

/** The state of a remote's channel. */
export interface Channel {
  release_id: number;
  canary_release_id: number | null;
  canary_percent: number;
  chosen_by_person: boolean;
}

/** Locks a remote and reads its channel; null if nothing was live yet. */
export async function lockChannel(change: Change, remote: string): Promise<Channel | null> {
  await lockRemote(change, remote);
  const [channel] = await change.rows<Channel>(
    `select release_id, canary_release_id, canary_percent, chosen_by_person
      from remote_channels where remote = $1 and channel = 'live'`,
    [remote],
  );
  return channel ?? null;
}

export async function releaseOf(change: Change, remote: string, id: number): Promise<ReleaseRow> {
  const [release] = await change.rows<ReleaseRow>(
    `select * from remote_releases where id = $1 and remote = $2 for update`,
    [id, remote],
  );
  if (!release) throw notFound(`${remote} has no release ${id}.`);
  return release;
}

/** Refuses a release that must not be served: incomplete, not smoke-tested, halted, or without files. */
export function requireGivable(release: ReleaseRow, { smoked = true, unhalt = false } = {}) {
  const name = `${release.remote} ${releaseName(release)} (${release.id})`;
  if (!release.published)
    throw new RefusedRelease(`${name} is not published: publish it first.`, 'release-not_published');
  if (release.removed_at)
    throw new RefusedRelease(`The files of ${name} were removed: publish it again.`, 'release-removed');
  if (release.halted_at && !unhalt)
    throw new RefusedRelease(
      `${name} was halted${release.halted_why ? `: ${release.halted_why}` : ''}. Whoever wants it back all the same says so: npm run remote -- activate ${release.remote} ${release.id} --unhalt.`,
      'release-halted',
    );
  if (smoked && !release.smoked_at)
    throw new RefusedRelease(
      `${name} was never drawn in a browser: let the publish command do so, or say what did (smoke).`,
      'release-not_smoked',
    );
}

/**
 * Refuses a release that must not be activated: it may not be served, or does not fit the rest of the site now. A start
 * needs no smoke test, and neither does a release that was live and never halted.
 * @param isFirst nothing of the remote is live
 */
async function requireAdmissible(
  change: Change,
  release: ReleaseRow,
  { unhalt = false, byStart }: Activation = {},
  isFirst = false,
) {
  const smoked = byStart === undefined && (release.halted_at !== null || !(await wasLive(change, release)));
  requireGivable(release, { smoked, unhalt });
  await requireFitting(change, release, { builds: byStart, isFirst: isFirst && byStart !== undefined });
}

async function wasLive({ rows }: Change, { id }: ReleaseRow): Promise<boolean> {
  const found = await rows(`select r.id from remote_releases r where r.id = $1 and ${hasBeenLive}`, [id]);
  return found.length > 0;
}

/** Records that the real shell rendered a release in a browser; idempotent. */
export async function smoke(remote: string, id: number, by: string, browser: string): Promise<void> {
  await transact(async (change) => {
    await lockRemote(change, remote);
    const release = await releaseOf(change, remote, id);
    requireGivable(release, { smoked: false, unhalt: true });
    if (release.smoked_at) return;
    await change.rows(`update remote_releases set smoked_at = now() where id = $1 returning id`, [id]);
    await change.record({ remote, releaseId: id, action: 'smoke', by, detail: { browser } });
  });
}

interface Activation {
  /** Allows a release that was halted. */
  unhalt?: boolean;
  /**
   * The builds that a start of the site activates together, including this one. A start keeps what a person chose and
   * needs no smoke test.
   */
  byStart?: readonly Manifest[];
}

/** Activates a release and makes the previous one the last good one; false if it is live already. */
export async function activate(
  remote: string,
  id: number,
  by: string,
  activation: Activation = {},
): Promise<boolean> {
  const { unhalt, byStart } = activation;
  return transact(async (change) => {
    const channel = await lockChannel(change, remote);
    const release = await releaseOf(change, remote, id);
    if (byStart && channel?.chosen_by_person) return false;
    if (channel?.release_id === id) {
      if (byStart || channel.chosen_by_person) return false;
      await change.rows(
        `update remote_channels set chosen_by_person = true where remote = $1 returning remote`,
        [remote],
      );
      await change.record({ remote, releaseId: id, action: 'activate', by, detail: { chosen: true } });
      return false;
    }
    await requireAdmissible(change, release, activation, channel === null);
    if (release.halted_at)
      await change.rows(
        `update remote_releases set halted_at = null, halted_why = null where id = $1 returning id`,
        [id],
      );
    await setLive(change, remote, id, { byStart: byStart !== undefined });
    await change.record({
      remote,
      releaseId: id,
      action: 'activate',
      by,
      ...(unhalt && { detail: { unhalt } }),
    });
    return true;
  });
}

/** Ends the canary if that release becomes live; `$2` is the release. */
const endsCanary = `
  canary_release_id = nullif(remote_channels.canary_release_id, $2),
  canary_percent = case when remote_channels.canary_release_id = $2 then 0 else remote_channels.canary_percent end,
  canary_since = case when remote_channels.canary_release_id = $2 then null else remote_channels.canary_since end`;

/** Replaces the live release, and ends its canary if it was one. */
export async function setLive(change: Change, remote: string, id: number, { byStart = false } = {}) {
  await change.rows(
    `insert into remote_channels (remote, channel, release_id, chosen_by_person) values ($1, 'live', $2, $3)
      on conflict (remote, channel) do update
        set release_id = excluded.release_id, chosen_by_person = excluded.chosen_by_person, changed_at = now(),
          ${endsCanary}
      returning remote`,
    [remote, id, !byStart],
  );
  await keepLastGood(change, remote, id);
}

/**
 * The latest live release other than `live` that may still be served, or null. Releases from before the remote was
 * removed do not count, because its name may now belong to another team.
 */
export async function lastGoodBut(change: Change, remote: string, live: number): Promise<number | null> {
  const [found] = await change.rows<{ id: number }>(
    `select r.id from remote_channel_log l
      join remote_releases r on r.id = l.release_id and ${isGivable}
      where l.remote = $1 and l.release_id <> $2 and ${madeLive}
        and not exists (select from remote_channel_log gone
          where gone.remote = $1 and gone.action = 'remove' and gone.id > l.id)
      order by l.id desc limit 1`,
    [remote, live],
  );
  return found?.id ?? null;
}

/**
 * Updates the fallback release, which is also what a rollback activates; after each change of the live release, and
 * each halt.
 */
export async function keepLastGood(change: Change, remote: string, live: number): Promise<void> {
  await change.rows(
    `update remote_channels set previous_release_id = $2 where remote = $1 returning remote`,
    [remote, await lastGoodBut(change, remote, live)],
  );
}

/** Lets the next start of the site activate its build again. */
export async function leaveToStart(remote: string, by: string): Promise<void> {
  await transact(async (change) => {
    const channel = await lockChannel(change, remote);
    if (!channel?.chosen_by_person) return;
    await change.rows(
      `update remote_channels set chosen_by_person = false where remote = $1 returning remote`,
      [remote],
    );
    await change.record({ remote, releaseId: channel.release_id, action: 'leave', by });
  });
}

/**
 * Serves a release to a percentage of new sessions beside the live one; 0 ends it. Changing the percentage keeps it for
 * sessions that have it.
 */
export async function canary(remote: string, id: number, percent: number, by: string): Promise<void> {
  await transact(async (change) => {
    const channel = await lockChannel(change, remote);
    const release = await releaseOf(change, remote, id);
    if (!channel)
      throw new RefusedRelease(
        `${remote} has nothing live beside which to try one: activate it.`,
        'canary-alone',
      );
    if (percent === 0) {
      if (channel.canary_release_id !== id) return;
      await endCanary(change, remote);
      return change.record({ remote, releaseId: id, action: 'canary', by, detail: { percent } });
    }
    if (channel.release_id === id)
      throw new RefusedRelease(`${remote} ${releaseName(release)} is live for everybody.`, 'canary-live');
    if (channel.canary_release_id === id && channel.canary_percent === percent) return;
    await requireAdmissible(change, release);
    await change.rows(
      `update remote_channels set canary_release_id = $2, canary_percent = $3, chosen_by_person = true, changed_at = now(),
          canary_since = case when canary_release_id = $2 then canary_since else now() end
        where remote = $1 returning remote`,
      [remote, id, percent],
    );
    await change.record({ remote, releaseId: id, action: 'canary', by, detail: { percent } });
  });
}

export const endCanary = ({ rows }: Change, remote: string) =>
  rows(
    `update remote_channels set canary_release_id = null, canary_percent = 0, canary_since = null, changed_at = now()
      where remote = $1 returning remote`,
    [remote],
  );

/** Makes the canary live for everybody; refused if it is no longer `id`, which the caller looked at. */
export async function promote(remote: string, id: number, by: string): Promise<void> {
  await transact(async (change) => {
    const tried = (await lockChannel(change, remote))?.canary_release_id;
    if (!tried) throw new RefusedRelease(`${remote} has no canary to promote.`, 'canary-none');
    if (tried !== id)
      throw new RefusedRelease(
        `Release ${tried} is the canary of ${remote} by now, and not ${id}.`,
        'canary-other',
      );
    await requireAdmissible(change, await releaseOf(change, remote, id));
    await setLive(change, remote, id);
    await change.record({ remote, releaseId: id, action: 'promote', by });
  });
}
