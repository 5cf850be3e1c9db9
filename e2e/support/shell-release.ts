import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteOrigin } from './person';
import { openSession } from './sixth-team';

interface Channel {
  name: string;
  live: { id: number };
}

/** The commands of a team, whose modules no test may load as its own. */
async function commands() {
  // Where they find the site; its key lies in DATA_DIR.
  process.env.SITE = siteOrigin;
  const [{ callerOf }, { upload }] = await Promise.all([
    import('../../scripts/remote/platform.mjs'),
    import('../../scripts/remote/publish.mjs'),
  ]);
  return { call: callerOf('shell'), upload };
}

/**
 * Publishes a build of the shell and gives it to half of all new sessions; answers its number and that of the live one. How a
 * command does that, with the gate's browser, is platform-life's.
 */
export async function tryShell(folder: string): Promise<{ candidate: number; live: number }> {
  const { call, upload } = await commands();
  const { records } = (await call('GET', '?limit=100')) as { records: Channel[] };
  const live = records.find(({ name }) => name === 'shell')?.live.id;
  if (live === undefined) throw new Error('The site has no shell of its own');
  const { id, missing } = (await call(
    'POST',
    '/shell/releases',
    readFileSync(join(folder, 'shell.json')),
  )) as {
    id: number;
    missing: string[];
  };
  await upload(call, `/shell/releases/${id}`, folder, missing);
  await call('POST', `/shell/releases/${id}/complete`);
  await call('POST', '/shell/smoke', { release_id: id, browser: 'that of a journey' });
  await call('POST', '/shell/canary', { release_id: id, percent: 50 });
  return { candidate: id, live };
}

/** Ends the trial; what the site itself starts with stays live. */
export async function endTrial(candidate: number): Promise<void> {
  const { call } = await commands();
  await call('POST', '/shell/canary', { release_id: candidate, percent: 0 });
}

/** The set of a new session that is drawn by that shell, as its cookie. */
export async function sessionWithShell(id: number): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { cookie, data } = await openSession();
    if (data.shell?.id === id) return cookie;
  }
  throw new Error(`no new session is drawn by the shell ${id}`);
}
