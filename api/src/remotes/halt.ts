import { type Change, transact } from './channel-log';
import {
  type Channel,
  endCanary,
  keepLastGood,
  lastGoodBut,
  lockChannel,
  releaseOf,
  setLive,
} from './channels';
import { RefusedRelease } from './refused-release';

/**
 * Stops serving a release. A canary ends, a live release is rolled back, or taken down if there is no previous one.
 * True if it was served, false if it was halted before. With `onlyAsCanary` a release that was promoted meanwhile
 * stays.
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
      const to = await lastGoodBut(change, remote, id);
      if (to === null) await takeDown(change, remote, channel, by, why);
      else await goBack(change, remote, { from: id, to }, by, why);
      return true;
    }
    if (release.halted_at) return false;
    await markHalted(change, id, why);
    if (channel) await keepLastGood(change, remote, channel.release_id);
    if (channel?.canary_release_id === id) await endCanary(change, remote);
    await change.record({ remote, releaseId: id, action: 'halt', by, detail: { why } });
    return true;
  });
}

const markHalted = ({ rows }: Change, id: number, why: string) =>
  rows(`update remote_releases set halted_at = now(), halted_why = $2 where id = $1 returning id`, [id, why]);

/**
 * Halts the live release and activates the previous one. Refused if there is none, or if the live release is no longer
 * `release_id`, so that two concurrent calls roll back only once.
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
    const from = channel.release_id;
    const to = await lastGoodBut(change, remote, from);
    if (to === null)
      throw new RefusedRelease(
        `${remote} has no earlier good release to go back to: activate another one, or halt release ${from}, which takes ${remote} off every page until then.`,
        'rollback-none',
      );
    await goBack(change, remote, { from, to }, by, why);
    return { from, to };
  });
}

// The gate is skipped, because the release was live before and a rollback can't wait for other teams. If another remote
// took its address meanwhile, the next release of either is refused until one gives it up.
async function goBack(
  change: Change,
  remote: string,
  { from, to }: { from: number; to: number },
  by: string,
  why: string,
) {
  await markHalted(change, from, why);
  await setLive(change, remote, to);
  await change.record({ remote, releaseId: to, action: 'rollback', by, detail: { halted: from, why } });
}

/** Takes a remote without a previous good release off the feed until a release is activated. */
async function takeDown(
  change: Change,
  remote: string,
  { release_id: id, canary_release_id: tried }: Channel,
  by: string,
  why: string,
) {
  await markHalted(change, id, why);
  await change.rows(`delete from remote_channels where remote = $1 returning remote`, [remote]);
  // A canary needs a live release.
  if (tried !== null)
    await change.record({ remote, releaseId: tried, action: 'canary', by, detail: { percent: 0 } });
  await change.record({ remote, releaseId: id, action: 'halt', by, detail: { why } });
}
