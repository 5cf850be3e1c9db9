import { defineList, type RecordOf } from '../http';
import { isAdmissible, stateOf, type ListedRelease } from './releases';
import { column } from '../prepared';

/** The releases of a remote, newest first. */
export const releasesList = defineList({
  name: 'platform-releases',
  columns: {
    id: 'int4',
    remote: 'text',
    version: 'text',
    content_hash: 'text',
    published_by: 'text',
    published_at: 'timestamptz',
    smoked_at: 'timestamptz?',
    halted_at: 'timestamptz?',
    halted_why: 'text?',
    removed_at: 'timestamptz?',
    bytes: 'int8',
    state: column<ListedRelease['state']>('text'),
    givable: 'bool',
  },
  select: `r.id, r.remote, r.version, r.content_hash, r.published_by, r.published_at, r.smoked_at, r.halted_at,
    r.halted_why, r.removed_at, r.bytes, ${stateOf} as state, ${isAdmissible} as givable`,
  from: `remote_releases r left join remote_channels c on c.remote = r.remote and c.channel = 'live' where r.remote = $1`,
  order: 'r.published_at desc',
  key: 'r.id desc',
});

/** The log of a remote, latest first. */
export const platformLog = defineList({
  name: 'platform-log',
  columns: {
    id: 'int8',
    remote: 'text',
    release_id: 'int4?',
    action: 'text',
    detail: 'jsonb',
    by_whom: 'text',
    at: 'timestamptz',
  },
  select: 'l.id, l.remote, l.release_id, l.action, l.detail, l.by_whom, l.at',
  from: 'remote_channel_log l where l.remote = $1',
  key: 'l.id desc',
});
export type LogRow = RecordOf<typeof platformLog>;
