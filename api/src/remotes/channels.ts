import { notFound } from '../errors';
import { type Change, transact } from './channel-log';
import { lockRemote } from './registry';
import { RefusedRelease } from './refused-release';
import { releaseName, type ReleaseRow } from './releases';

/** What a remote's channel holds. */
interface Channel {
  release_id: number;
  previous_release_id: number | null;
  canary_release_id: number | null;
  canary_percent: number;
  chosen_by_person: boolean;
}

/** The remote, locked, with what is live of it; null before anything was. */
async function lockChannel(change: Change, remote: string): Promise<Channel | null> {
  await lockRemote(change, remote);
  const [channel] = await change.rows<Channel>(
    `select release_id, previous_release_id, canary_release_id, canary_percent, chosen_by_person
      from remote_channels where remote = $1 and channel = 'live'`,
    [remote],
  );
  return channel ?? null;
}

async function releaseOf(change: Change, remote: string, id: number): Promise<ReleaseRow> {
  const [release] = await change.rows<ReleaseRow>(
    `select * from remote_releases where id = $1 and remote = $2 for update`,
    [id, remote],
  );
  if (!release) throw notFound(`${remote} has no release ${id}.`);
  return release;
}

/** Refuses what nobody may be given: what is not whole, was never drawn in a browser, was halted, or has no files. */
export function requireGivable(release: ReleaseRow, { smoked = true, unhalt = false } = {}) {
  const name = `${release.remote} ${releaseName(release)} (${release.id})`;
  if (!release.published)
    throw new RefusedRelease(`${name} is not published: publish it first.`, 'release-not_published');
  if (release.removed_at)
    throw new RefusedRelease(`The files of ${name} were removed: publish it again.`, 'release-removed');
  if (release.halted_at && !unhalt)
    throw new RefusedRelease(
      `${name} was halted${release.halted_why ? `: ${release.halted_why}` : ''}. Whoever wants it back all the same says so (unhalt).`,
      'release-halted',
    );
  if (smoked && !release.smoked_at)
    throw new RefusedRelease(
      `${name} was never drawn in a browser: let the publish command do so, or say what did (smoke).`,
      'release-not_smoked',
    );
}

/** Says that the real shell drew a release in a browser; once, however often it is said. */
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
  /** Brings back a release that was halted. */
  unhalt?: boolean;
  /** What a start of the site sets live; it leaves alone what a person chose, and asks for no smoke test. */
  byStart?: boolean;
}

/** Makes a release the live one, and the one before it the last good one; false where it is live already. */
export async function activate(
  remote: string,
  id: number,
  by: string,
  { unhalt = false, byStart = false }: Activation = {},
): Promise<boolean> {
  return transact(async (change) => {
    const channel = await lockChannel(change, remote);
    const release = await releaseOf(change, remote, id);
    requireGivable(release, { smoked: !byStart, unhalt });
    if (byStart && channel?.chosen_by_person) return false;
    if (channel?.release_id === id) {
      if (!byStart && !channel.chosen_by_person)
        await change.rows(
          `update remote_channels set chosen_by_person = true where remote = $1 returning remote`,
          [remote],
        );
      return false;
    }
    if (release.halted_at)
      await change.rows(
        `update remote_releases set halted_at = null, halted_why = null where id = $1 returning id`,
        [id],
      );
    await setLive(change, remote, id, { byStart });
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

/** What everybody has is no canary any more: `$2` is the release. */
const endsCanary = `
  canary_release_id = nullif(remote_channels.canary_release_id, $2),
  canary_percent = case when remote_channels.canary_release_id = $2 then 0 else remote_channels.canary_percent end,
  canary_since = case when remote_channels.canary_release_id = $2 then null else remote_channels.canary_since end`;

/** Puts a release in the live one's place; a canary that it was is over. */
async function setLive({ rows }: Change, remote: string, id: number, { byStart = false } = {}) {
  await rows(
    `insert into remote_channels (remote, channel, release_id, chosen_by_person) values ($1, 'live', $2, $3)
      on conflict (remote, channel) do update
        set previous_release_id = remote_channels.release_id, release_id = excluded.release_id,
          chosen_by_person = excluded.chosen_by_person, changed_at = now(),
          ${endsCanary}
      returning remote`,
    [remote, id, !byStart],
  );
}

/** Gives a remote back to the starts of the site: the next one may set its build live. */
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
 * Gives a release to so many of a hundred new sessions, beside the live one; 0 ends it. A share that is set again keeps
 * who has it already.
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
    requireGivable(release);
    if (channel.release_id === id)
      throw new RefusedRelease(`${remote} ${releaseName(release)} is live for everybody.`, 'canary-live');
    if (channel.canary_release_id === id && channel.canary_percent === percent) return;
    await change.rows(
      `update remote_channels set canary_release_id = $2, canary_percent = $3, chosen_by_person = true, changed_at = now(),
          canary_since = case when canary_release_id = $2 then canary_since else now() end
        where remote = $1 returning remote`,
      [remote, id, percent],
    );
    await change.record({ remote, releaseId: id, action: 'canary', by, detail: { percent } });
  });
}

const endCanary = ({ rows }: Change, remote: string) =>
  rows(
    `update remote_channels set canary_release_id = null, canary_percent = 0, canary_since = null, changed_at = now()
      where remote = $1 returning remote`,
    [remote],
  );

/** Makes the canary live for everybody; refused where it is not `id` any more, which is what its caller looked at. */
export async function promote(remote: string, id: number, by: string): Promise<void> {
  await transact(async (change) => {
    const tried = (await lockChannel(change, remote))?.canary_release_id;
    if (!tried) throw new RefusedRelease(`${remote} has no canary to promote.`, 'canary-none');
    if (tried !== id)
      throw new RefusedRelease(
        `Release ${tried} is the canary of ${remote} by now, and not ${id}.`,
        'canary-other',
      );
    requireGivable(await releaseOf(change, remote, id));
    await setLive(change, remote, id);
    await change.record({ remote, releaseId: id, action: 'promote', by });
  });
}

/**
 * Gives a release to nobody from now on. Of a canary that ends it, of the live one it is a rollback; true where it was
 * given to somebody, false where it was halted before. With `onlyAsCanary` a release that somebody promoted meanwhile stays.
 */
export async function halt(
  remote: string,
  id: number,
  by: string,
  why: string,
  { onlyAsCanary = false } = {},
): Promise<boolean> {
  return transact(async (change) => {
    const channel = await lockChannel(change, remote);
    if (onlyAsCanary && channel?.canary_release_id !== id) return false;
    const release = await releaseOf(change, remote, id);
    if (channel?.release_id === id) {
      await goBack(change, remote, channel, by, why);
      return true;
    }
    if (release.halted_at) return false;
    await markHalted(change, id, why);
    if (channel?.canary_release_id === id) await endCanary(change, remote);
    await change.record({ remote, releaseId: id, action: 'halt', by, detail: { why } });
    return true;
  });
}

const markHalted = ({ rows }: Change, id: number, why: string) =>
  rows(`update remote_releases set halted_at = now(), halted_why = $2 where id = $1 returning id`, [id, why]);

/**
 * Halts the live release and brings back the one that was live before it; refused where there is none, or where what is
 * live is not `release_id` any more: two who press at once go back one step.
 */
export async function rollback(
  remote: string,
  by: string,
  { release_id: expected, why = 'rolled back' }: { release_id?: number; why?: string } = {},
): Promise<{ from: number; to: number }> {
  return transact(async (change) => {
    const channel = await lockChannel(change, remote);
    if (!channel) throw new RefusedRelease(`${remote} has nothing live.`, 'rollback-none');
    if (expected !== undefined && expected !== channel.release_id)
      throw new RefusedRelease(
        `Release ${channel.release_id} of ${remote} is live by now, and not ${expected}.`,
        'rollback-other',
      );
    return goBack(change, remote, channel, by, why);
  });
}

async function goBack(
  change: Change,
  remote: string,
  { release_id: from }: Channel,
  by: string,
  why: string,
) {
  const [target, before] = await change.rows<{ release_id: number }>(
    `select release_id from (
       select distinct on (l.release_id) l.release_id, l.id from remote_channel_log l
       join remote_releases r on r.id = l.release_id and r.halted_at is null and r.removed_at is null
       where l.remote = $1 and l.action in ('activate', 'promote', 'rollback') and l.release_id <> $2
       order by l.release_id, l.id desc) activated
     order by id desc limit 2`,
    [remote, from],
  );
  if (!target)
    throw new RefusedRelease(
      `${remote} has no earlier good release to go back to: activate another one.`,
      'rollback-none',
    );
  await markHalted(change, from, why);
  await change.rows(
    `update remote_channels set release_id = $2, previous_release_id = $3, chosen_by_person = true, changed_at = now(),
        ${endsCanary}
      where remote = $1 returning remote`,
    [remote, target.release_id, before?.release_id ?? null],
  );
  await change.record({
    remote,
    releaseId: target.release_id,
    action: 'rollback',
    by,
    detail: { halted: from, why },
  });
  return { from, to: target.release_id };
}
