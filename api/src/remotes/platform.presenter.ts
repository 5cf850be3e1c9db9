import type { Schemas } from '@copper-carrot/contracts';
import { misfitsOf } from './misfits';
import type { ChannelRow } from './read-channels';
import type { DeployKeyRow } from './deploy-keys';
import type { ListedRelease, ReleaseRow } from './releases';
import type { LogRow, releasesList } from './list-platform';
import type { RecordOf } from '../http';

/** Accepts a row's Date and JSON's text. */
const moment = (at: Date | string) => new Date(at).toISOString();
const momentOrNull = (at: Date | string | null) => at && moment(at);

export const presentRelease = (
  release: Omit<ReleaseRow, 'folder' | 'manifest' | 'published'>,
  state: ListedRelease['state'],
  // A release that is or was served may be served.
  givable = true,
): Schemas['PlatformRelease'] => ({
  id: release.id,
  remote: release.remote,
  version: release.version,
  hash: release.content_hash,
  state,
  published_by: release.published_by,
  published_at: moment(release.published_at),
  smoked_at: momentOrNull(release.smoked_at),
  halted_at: momentOrNull(release.halted_at),
  halted_why: release.halted_why,
  removed_at: momentOrNull(release.removed_at),
  givable,
  bytes: Number(release.bytes),
});

export const presentListed = (release: RecordOf<typeof releasesList>) =>
  presentRelease(release, release.state, release.givable);

export const presentRemote = (channel: ChannelRow, mayChange: boolean): Schemas['PlatformRemote'] => ({
  name: channel.remote,
  team: channel.team,
  live: channel.live && presentRelease(channel.live, 'live'),
  // The previous release was live, so it may be activated again, or be the canary.
  previous:
    channel.previous &&
    presentRelease(channel.previous, channel.previous.id === channel.canary?.id ? 'canary' : 'smoked'),
  canary: channel.canary && presentRelease(channel.canary, 'canary'),
  canary_percent: channel.canary_percent,
  canary_since: momentOrNull(channel.canary_since),
  misfits: channel.live ? misfitsOf(channel.live) : [],
  canary_misfits: channel.canary ? misfitsOf(channel.canary) : [],
  chosen_by_person: channel.chosen_by_person,
  changed_at: momentOrNull(channel.changed_at),
  can: { change: mayChange },
});

export const presentEntry = (entry: LogRow): Schemas['PlatformLogEntry'] => ({
  id: entry.id,
  remote: entry.remote,
  release_id: entry.release_id,
  action: entry.action,
  detail: entry.detail as Record<string, unknown>,
  by_whom: entry.by_whom,
  at: moment(entry.at),
});

export const presentKey = (key: DeployKeyRow): Schemas['DeployKey'] => ({
  id: key.id,
  label: key.label,
  created_by: key.created_by,
  created_at: moment(key.created_at),
  last_used_at: momentOrNull(key.last_used_at),
  revoked_at: momentOrNull(key.revoked_at),
});
