import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteOrigin } from './person';
import { askPlatform, openSession } from './sixth-team';

interface Release {
  id: number;
  version: string;
  hash: string;
}
interface Channel {
  name: string;
  live: Release | null;
}

/** The live release of a remote or the shell. */
export async function liveRelease(name: string): Promise<Release> {
  const { records } = await askPlatform<{ records: Channel[] }>('?limit=100');
  const live = records.find((channel) => channel.name === name)?.live;
  if (!live) throw new Error(`The site has no ${name}`);
  return live;
}

/**
 * Publishes a build like a team's command, but without the gate's browser test, which platform-life covers;
 * the release is ready and not live.
 */
export async function publishQuickly(name: string, folder: string): Promise<Release> {
  // The commands find the site here and its key in DATA_DIR. Their modules are imported only after this is
  // set.
  process.env.SITE = siteOrigin;
  const [{ callerOf }, { upload }] = await Promise.all([
    import('../../scripts/remote/platform.mjs'),
    import('../../scripts/remote/publish.mjs'),
  ]);
  const call = callerOf(name);
  const manifest = readFileSync(join(folder, name === 'shell' ? 'shell.json' : 'remote.json'));
  const { id, missing } = await call<{ id: number; missing: string[] }>(
    'POST',
    `/${name}/releases`,
    manifest,
  );
  await upload(call, `/${name}/releases/${id}`, folder, missing);
  await call('POST', `/${name}/releases/${id}/complete`);
  await call('POST', `/${name}/smoke`, { release_id: id, browser: 'that of a journey' });
  const { records } = await askPlatform<{ records: Release[] }>(`/${name}/releases?limit=50`);
  const release = records.find((each) => each.id === id);
  if (!release) throw new Error(`${name} ${id} is not in its list`);
  return release;
}

/** Gives a release to a percentage of new sessions; 0 ends that. */
export const giveTo = (name: string, { id }: Pick<Release, 'id'>, percent: number) =>
  askPlatform<Channel>(`/${name}/canary`, { release_id: id, percent });

/** The cookie of a new session that gets this shell. */
export async function sessionWithShell(id: number): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { cookie, data } = await openSession();
    if (data.shell?.id === id) return cookie;
  }
  throw new Error(`no new session is drawn by the shell ${id}`);
}
