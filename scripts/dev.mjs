// @ts-check
import { join } from 'node:path';
import { browserPackages, build, forgetBrowserBuilds } from './build.mjs';
import { installAndGenerate } from './lib/install-and-generate.mjs';
import { startLiveProxy } from './lib/live-proxy.mjs';
import { freePort, isTaken } from './lib/ports.mjs';
import { describeError, fail, Problem } from './lib/problem.mjs';
import { endAll, root } from './lib/run.mjs';
import { onSupportedNode } from './lib/runtime.mjs';
import { readSettings } from './lib/settings.mjs';
import { runSite } from './lib/site.mjs';
import { watchBrowser, watchServer } from './lib/watch.mjs';
import { devOnSite, publisher, remoteOf, untilGiven } from './remote/dev.mjs';
import { givenHere } from './remote/given-here.mjs';
import { serveMachine } from './remote/machine.mjs';

/** @import { Built } from './lib/watch.mjs' */

const log = (/** @type {string} */ line) => console.log(line);

/**
 * `npm run dev`: the site with recompilation, API restart and page reload on each change. `npm run dev --
 * mfe-something`: hot updates for that remote, with the others built once as for production. With `SITE`,
 * that remote from this machine within the site there.
 */
async function main() {
  /** @type {(() => Promise<unknown>)[]} */
  const undo = [];
  let leaving = false;
  const leave = async (/** @type {number} */ code) => {
    leaving = true;
    await Promise.all([...undo.map((step) => step()), endAll()]);
    process.exit(code);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => leaving || void leave(0));
  try {
    const remote = remoteOf(process.argv.slice(2));
    if (remote && process.env.SITE) return void undo.push(await devOnSite(remote, log));
    const settings = await readSettings({ ...process.env, HOST: '127.0.0.1' });
    if (await isTaken(settings.port))
      throw new Problem(
        `Port ${settings.port} is taken by another program; choose another: PORT=${settings.port + 1} npm run dev`,
      );
    const target = await freePort(0);
    const behind = { ...settings, port: target, env: { ...settings.env, PORT: String(target) } };
    const machinePort = await freePort(0);
    const origin = `http://localhost:${machinePort}`;
    const given = remote === null ? undefined : givenHere(remote, { port: target, origin, log });
    const proxy = await startLiveProxy({ port: settings.port, target, given });
    undo.push(proxy.stop);
    const { pages } = proxy;
    /** @type {ReturnType<typeof publisher> | undefined} */
    let releases;
    const changes = queue(async (names) => {
      const live = (releases ??= publisher({
        env: { ...behind.env, DATABASE_URL: site.databaseUrl() },
        log,
      }));
      for (const name of names.filter((each) => each !== 'server'))
        await untilGiven(target, () => live.publish(name));
      if (names.includes('server')) {
        await Promise.all([
          releases.stop(),
          ...site.services
            .filter(({ name }) => name !== 'local-services')
            .map((service) => service.restart()),
        ]);
        // The next publisher runs the new code.
        releases = undefined;
      }
      pages.reload();
      log(`Live: ${names.join(', ')}`);
    });
    undo.push(async () => releases?.stop());
    /**
     * Publishes a build that open pages can't update to.
     * @param {Built} built @param {boolean} isFirst
     */
    const goesLive = (built, isFirst) => {
      if ('errors' in built) return pages.tell(built);
      pages.forget(built.name);
      if (!isFirst) void changes(built.name);
    };
    const everything = async () => {
      await installAndGenerate(log, { tools: true });
      forgetBrowserBuilds();
      log('Compiling everything; changes go live by themselves from then on …');
      return {
        server: watchServer({ log, onChange: () => changes('server') }),
        all: watchBrowser(browserPackages(), { log, onBuilt: goesLive }),
      };
    };
    const one = async (/** @type {string} */ name) => {
      await installAndGenerate(log, { tools: true });
      // The shell too, as a production React can't redraw in place.
      const names = ['shell', name];
      const folder = join(root, name, 'dist/hot');
      undo.push((await serveMachine({ folder, port: machinePort, origin, pages })).stop);
      const built = build(log, names);
      const watched = built.all.then(async () => {
        // The site needs a release of it; build errors are expected while it is being developed.
        await build(log, ['shell']).all.catch((error) => log(describeError(error)));
        forgetBrowserBuilds(['shell']);
        return watchBrowser(names, {
          log,
          hot: true,
          onBuilt: (each, isFirst) => (each.name === name ? pages.tell(each) : goesLive(each, isFirst)),
        });
      });
      watched.catch(() => {});
      return { server: built.server, all: watched };
    };
    const site = runSite(behind, {
      prepare: () => (remote ? one(remote) : everything()),
      log,
      mayLack: true,
    });
    undo.push(site.stop);
    await site.ready;
    await given?.begin();
    log(`ready on ${settings.origin}`);
  } catch (error) {
    if (leaving) return;
    console.error(describeError(error));
    await leave(1);
  }
}

/**
 * Collects changes for a moment and processes one batch after another.
 * @param {(names: string[]) => Promise<void>} work
 */
function queue(work) {
  /** @type {Set<string>} */
  const waiting = new Set();
  let last = Promise.resolve();
  return (/** @type {string} */ name) => {
    waiting.add(name);
    last = last
      .then(() => new Promise((resolve) => setTimeout(resolve, 30)))
      .then(() => {
        const names = [...waiting];
        waiting.clear();
        return names.length > 0 ? work(names) : undefined;
      })
      .catch((error) => log(String(error)));
  };
}

onSupportedNode(main, { tools: true }).catch(fail);
