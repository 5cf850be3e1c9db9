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

/** Locks a remote that is on the site, so that its changes come one after another; 404 for any other. */
export async function lockRemote({ rows }: Change, name: string): Promise<void> {
  const [found] = await rows(`select name from remotes where name = $1 and removed_at is null for update`, [
    name,
  ]);
  if (!found) throw notFound(`There is no remote ${name} on this site.`);
}

/** Enters a remote where it is new, without a key: whoever builds a site from its checkout. False where it was there. */
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
    // Who entered it without knowing its team wrote its name there.
    await rows(`update remotes set team = $2 where name = $1 and team = name returning name`, [name, team]);
    return false;
  }
  await record({ remote: name, action: 'register', by, detail: { team } });
  return true;
}

/** Enters a remote and makes its first key; 409 where a remote of this name is there, or was. */
export async function registerRemote(name: string, team: string, by: string): Promise<{ key: string }> {
  return transact(async (change) => {
    const [known] = await change.rows<{ removed_at: Date | null }>(
      `select removed_at from remotes where name = $1 for update`,
      [name],
    );
    if (known?.removed_at) {
      // Its name comes back with its history; what was live is nobody's until something is activated.
      await change.rows(`update remotes set removed_at = null, team = $2 where name = $1 returning name`, [
        name,
        team,
      ]);
      await change.record({ remote: name, action: 'register', by, detail: { team } });
      // Of many who enter it at once, one does.
    } else if (known || !(await enterRemote(change, name, team, by)))
      throw new RefusedRelease(
        `${name} is on this site already: make another key for it.`,
        'remote-registered',
      );
    const { key } = await makeKeyWithin(change, name, 'first key', by);
    return { key };
  });
}

/** Makes a further key of a remote that is on the site, as one change with its lock: one that leaves meanwhile has no key. */
export const makeFurtherKey = (name: string, label: string, by: string): Promise<NewDeployKey> =>
  transact(async (change) => {
    await lockRemote(change, name);
    return makeKeyWithin(change, name, label, by);
  });

/** Takes a remote off the site: it is in no feed, and none of its keys opens anything. Its releases stay in the list. */
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

/** Whether somebody took a remote off the site. */
export const wasRemoved = async (name: string): Promise<boolean> =>
  Boolean(await sql.first(`select name from remotes where name = $1 and removed_at is not null`, [name]));

/** A remote that is on the site; 404 for any other. */
export async function findRemote(name: string): Promise<RegisteredRemote> {
  const found = await sql.first<RegisteredRemote & { removed_at: Date | null }>(
    `select name, team, registered_at from remotes where name = $1 and removed_at is null`,
    [name],
  );
  if (!found) throw notFound(`There is no remote ${name} on this site.`);
  return found;
}
