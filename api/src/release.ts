import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { closeDatabase } from './database';
import { env } from './env';
import {
  activate,
  findDeployKey,
  leaveToStart,
  listReleases,
  makeDeployKey,
  missingRemotes,
  platformKeys,
  projectRoot,
  publishBuild,
  readBuild,
  RefusedRelease,
  rollback,
  syncBuilds,
  type Synced,
  traceFault,
} from './remotes';

const usage = `Releases, for whoever has the database at hand; teams use npm run remote, with a deploy key.
  sync                      publish the builds of the checkout, and set live what nobody chose otherwise; fails where
                            a remote has nothing live after it, and nobody took it off the site or halted it
  follow                    sync one remote for each line of the input that names it: for npm run dev
  publish <folder>          publish one build, without activating it
  list                      every release, the newest first, with how it stands
  activate <remote> <id>    make a release live that a browser drew; starts leave it alone then
  leave <remote>            give a remote back to the starts of the site
  rollback <remote>         halt the live release and bring back the one before it
  key <remote> <label>      make a deploy key; of "${platformKeys}" one that may do everything
  trace <fault>             a fault that a page reported, with its stack in the sources`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const outcomes: Record<Synced['outcome'], (remote: string) => string> = {
  refused: () => 'is not published',
  live: () => 'is live now',
  same: () => 'was live already',
  chosen: (remote) =>
    `is published, and not live: a person chose what is (node api/dist/src/release.js leave ${remote} gives it back to starts)`,
  gone: (remote) =>
    `stays off this site, which somebody took it from (npm run remote -- publish ${remote} brings it back)`,
  halted: (remote) => `stays halted (npm run remote -- activate ${remote} latest --unhalt says otherwise)`,
  unbuilt: () => 'has no build in this checkout: npm run build makes it',
};

function inWords({ remote, release, outcome, why, warnings, isLive }: Synced): string[] {
  const kept = outcome === 'refused' && isLive ? ', and the release before it stays live' : '';
  return [
    ...warnings.map((text) => `warning: ${remote}: ${text}`),
    `${remote} ${release ? `${release} ` : ''}${outcomes[outcome](remote)}${kept}${why ? `: ${why}` : ''}`,
  ];
}

async function sync() {
  const synced = await syncBuilds();
  for (const line of synced.flatMap(inWords)) say(line);
  await keepLocalKey();
  const missing = missingRemotes(synced).map(({ remote }) => remote);
  if (missing.length > 0)
    throw new RefusedRelease(`Missing on this site, for the reasons above: ${missing.join(', ')}.`);
}

/** A key for whoever works on this machine, so that `npm run remote` needs nothing set up; production never writes one. */
async function keepLocalKey() {
  if (env.NODE_ENV === 'production') return;
  const file = resolve(projectRoot, env.DATA_DIR, 'platform.key');
  // A database that was made anew knows nothing of the key of the one before.
  if (existsSync(file) && (await findDeployKey(readFileSync(file, 'utf8').trim()))) return;
  const { key } = await makeDeployKey(platformKeys, 'this machine', 'a start of the site');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

const needed = (what: string | undefined, words: string): string => {
  if (what === undefined || what === '') throw new RefusedRelease(`${words}\n\n${usage}`);
  return what;
};
const numberOf = (text: string | undefined): number => {
  if (!/^\d{1,9}$/.test(text ?? '')) throw new RefusedRelease('Releases and faults go by their numbers.');
  return Number(text);
};

async function run([command, first, second]: string[], by: string): Promise<void> {
  switch (command) {
    case 'sync':
      return sync();
    case 'follow':
      for await (const remote of createInterface({ input: process.stdin })) {
        const said = await syncBuilds(remote).then(
          (all) => all.flatMap(inWords),
          (error: unknown) => [String(error)],
        );
        for (const line of [...said, `followed ${remote}`]) say(line);
      }
      return;
    case 'publish': {
      const folder = resolve(needed(first, 'Say the folder of the build.'));
      const { id, isNew } = await publishBuild(await readBuild(folder), by);
      return say(`release ${id} ${isNew ? 'is published' : 'was published before'}`);
    }
    case 'list':
      for (const { id, remote, version, content_hash, state, published_at } of await listReleases())
        say(
          `${String(id).padStart(5)} ${remote} ${version}-${content_hash} ${published_at.toISOString()} ${state}`,
        );
      return;
    case 'activate': {
      const remote = needed(first, 'Say the remote and the number of its release.');
      const isNews = await activate(remote, numberOf(second), by);
      return say(`release ${second} ${isNews ? 'is live now' : 'was live already'}`);
    }
    case 'leave': {
      const remote = needed(first, 'Say the remote.');
      await leaveToStart(remote, by);
      return say(`${remote}: the next start of the site may set its build live`);
    }
    case 'rollback': {
      const { from, to } = await rollback(needed(first, 'Say the remote.'), by);
      return say(`${first}: release ${from} is halted, release ${to} is live`);
    }
    case 'key': {
      const { key } = await makeDeployKey(
        needed(first, 'Say the remote, or platform.'),
        needed(second, 'Say what the key is for.'),
        by,
      );
      return say(key);
    }
    case 'trace':
      for (const line of await traceFault(numberOf(first))) say(line);
      return;
    default:
      say(usage);
      process.exitCode = command === undefined || command === 'help' ? 0 : 2;
  }
}

run(process.argv.slice(2), process.env.RELEASED_BY ?? userInfo().username)
  .catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof RefusedRelease ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exitCode = 1;
  })
  .finally(closeDatabase);
