import { createHash, randomBytes } from 'node:crypto';
import { sql } from '../database';
import { prepared } from '../prepared';
import { type Change, transact } from './channel-log';
import { printableLine } from './printable';

/** The key that may do everything with every remote, and is required to register and remove them. */
export const platformKeys = 'platform';

export interface DeployKey {
  id: number;
  /** A remote, `shell`, or `platform`. */
  remote: string;
  label: string;
}

const pattern = /^ccd_[\w-]{43}$/;
/** One round of SHA-256 is enough, because a key has 32 random bytes. */
const hashOf = (key: string) => createHash('sha256').update(key).digest();

export interface NewDeployKey {
  id: number;
  key: string;
}

/** Makes a key; it is shown once and only its hash is stored. */
export const makeDeployKey = (remote: string, label: string, by: string): Promise<NewDeployKey> =>
  transact((change) => makeKeyWithin(change, remote, label, by));

/** Makes a key within a change. */
export async function makeKeyWithin(
  { first, record }: Change,
  remote: string,
  named: string,
  by: string,
): Promise<NewDeployKey> {
  // The command line can send a label that the API's validation would refuse, such as control characters.
  const label = printableLine(named);
  const key = `ccd_${randomBytes(32).toString('base64url')}`;
  const { id } = await first<{ id: number }>(
    `insert into remote_deploy_keys (key_hash, remote, label, created_by) values ($1, $2, $3, $4) returning id`,
    [hashOf(key), remote, label, printableLine(by)],
  );
  await record({ remote, action: 'key', by, detail: { key: id, label } });
  return { id, key };
}

const keyByHash = prepared(
  'deploy-key',
  { id: 'int4', remote: 'text', label: 'text', isFresh: 'bool' },
  `select id, remote, label, coalesce(last_used_at > now() - interval '1 minute', false) as "isFresh"
    from remote_deploy_keys where key_hash = $1 and revoked_at is null`,
);

/** The key's record, or undefined if it is unknown or revoked. */
export async function findDeployKey(key: string): Promise<DeployKey | undefined> {
  if (!pattern.test(key)) return undefined;
  const found = await sql.first(keyByHash, [hashOf(key)]);
  if (!found) return undefined;
  const { isFresh, ...known } = found;
  if (!isFresh)
    await sql.rows(`update remote_deploy_keys set last_used_at = now() where id = $1`, [known.id]);
  return known;
}

/** A key in lists, without its secret. */
export type DeployKeyRow = {
  id: number;
  label: string;
  created_by: string;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
};

export const listDeployKeys = (remote: string) =>
  sql.rows<DeployKeyRow>(
    `select id, label, created_by, created_at, last_used_at, revoked_at
      from remote_deploy_keys where remote = $1 order by revoked_at is not null, id desc`,
    [remote],
  );

/** Revokes a key; false if the remote has no such key, true if it is or was revoked. */
export async function revokeDeployKey(remote: string, id: number, by: string): Promise<boolean> {
  return transact(async (change) => {
    const [found] = await change.rows<{ was: boolean }>(
      `update remote_deploy_keys k set revoked_at = coalesce(k.revoked_at, now())
        from (select id, revoked_at from remote_deploy_keys where id = $1 and remote = $2 for update) before
        where k.id = before.id returning before.revoked_at is not null as was`,
      [id, remote],
    );
    if (!found) return false;
    if (!found.was) await change.record({ remote, action: 'revoke', by, detail: { key: id } });
    return true;
  });
}
