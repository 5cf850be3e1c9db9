import { sql } from '../database';
import { notFound } from '../errors';
import { type Change, transact } from './channel-log';
import { makeKeyWithin, type NewDeployKey } from './deploy-keys';
import { RefusedRelease } from './refused-release';

export interface RegisteredRemote {
  name: string;
  team: string;
  registered_at: Date;
}

/** Locks a remote, so that its changes are serialized; 404 if it is not on the site. */
export async function lockRemote({ rows }: Change, name: string): Promise<void> {
  const [found] = await rows(`select name from remotes where name = $1 and removed_at is null for update`, [
    name,
  ]);
  if (!found) throw notFound(`There is no remote ${name} on this site.`);
}

/** Registers a remote without a key, if it is new, for a site that is built from a checkout; false if it exists. */
export async function enterRemote(
  { rows, record }: Change,
  name: string,
  team: string,
  by: string,
): Promise<boolean> {
  const entered = await rows(
    `insert into remotes (name, team, registered_by) values ($1, $2, $3) on conflict (name) do nothing returning name`,
    [name, team, by],
  );
  if (entered.length === 0) {
    // A registration without a known team used the remote's name for it.
    await rows(`update remotes set team = $2 where name = $1 and team = name returning name`, [name, team]);
    return false;
  }
  await record({ remote: name, action: 'register', by, detail: { team } });
  return true;
}

/** Registers a remote with its first key; 409 if the name is or was used. */
export async function registerRemote(name: string, team: string, by: string): Promise<{ key: string }> {
  return transact(async (change) => {
    const [known] = await change.rows<{ removed_at: Date | null }>(
      `select removed_at from remotes where name = $1 for update`,
      [name],
    );
    if (known?.removed_at) {
      // The name returns with its history, but nothing is live until it is activated.
      await change.rows(`update remotes set removed_at = null, team = $2 where name = $1 returning name`, [
        name,
        team,
      ]);
      await change.record({ remote: name, action: 'register', by, detail: { team } });
      // Of concurrent registrations, one succeeds.
    } else if (known || !(await enterRemote(change, name, team, by)))
      throw new RefusedRelease(
        `${name} is on this site already: make another key for it.`,
        'remote-registered',
      );
    const { key } = await makeKeyWithin(change, name, 'first key', by);
    return { key };
  });
}

/** Makes another key, in one change with the remote's lock, so that a removed remote gets none. */
export const makeFurtherKey = (name: string, label: string, by: string): Promise<NewDeployKey> =>
  transact(async (change) => {
    await lockRemote(change, name);
    return makeKeyWithin(change, name, label, by);
  });

/** Removes a remote from the feed and revokes its keys. Its releases stay listed. */
export async function removeRemote(name: string, by: string): Promise<void> {
  await transact(async (change) => {
    await lockRemote(change, name);
    await change.rows(`update remotes set removed_at = now() where name = $1 returning name`, [name]);
    await change.rows(`delete from remote_channels where remote = $1 returning remote`, [name]);
    await change.rows(
      `update remote_deploy_keys set revoked_at = now() where remote = $1 and revoked_at is null returning id`,
      [name],
    );
    await change.record({ remote: name, action: 'remove', by });
  });
}

/** Whether a person removed the remote. */
export const wasRemoved = async (name: string): Promise<boolean> =>
  Boolean(await sql.first(`select name from remotes where name = $1 and removed_at is not null`, [name]));

/** A remote of the site; 404 otherwise. */
export async function findRemote(name: string): Promise<RegisteredRemote> {
  const found = await sql.first<RegisteredRemote & { removed_at: Date | null }>(
    `select name, team, registered_at from remotes where name = $1 and removed_at is null`,
    [name],
  );
  if (!found) throw notFound(`There is no remote ${name} on this site.`);
  return found;
}
