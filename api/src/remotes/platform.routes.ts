import { type Input, nothing, pageOf, presentList, routes } from '../http';
import { activate, canary, leaveToStart, promote, smoke } from './channels';
import { halt, rollback } from './halt';
import { readChannels } from './read-channels';
import { platformLog, releasesList } from './list-platform';
import { requireKey, requirePlatformKey, requireReader } from './platform-caller';
import { presentEntry, presentListed, presentRemote } from './platform.presenter';
import {
  activateBody,
  canaryBody,
  haltBody,
  logAnswer,
  nameParams,
  pageQuery,
  promoteBody,
  registerBody,
  registeredView,
  releasesAnswer,
  remotesAnswer,
  remoteView,
  smokeBody,
  whyBody,
} from './platform.schemas';
import { findRemote, registerRemote, removeRemote } from './registry';
import { notFound } from '../errors';

/** What teams do with their releases: by a deploy key, over HTTPS, and nothing else. */
export const platformRoutes = routes({ tag: 'Platform', base: '/cpi/v1/platform' });

const who = 'anyone';
const protection = 'key';

platformRoutes.get(
  '/remotes',
  {
    summary: 'The remotes and the shell, with what is live',
    who,
    protection,
    query: pageQuery,
    answer: remotesAnswer,
  },
  async ({ request, query }) => {
    const mayChange = await requireReader(request);
    return presentList(pageOf(await readChannels(), query), (channel) =>
      presentRemote(channel, mayChange(channel.remote)),
    );
  },
);

platformRoutes.post(
  '/remotes',
  {
    summary: 'Enters a remote, and makes its first key',
    who,
    protection,
    body: registerBody,
    answer: registeredView,
    status: 201,
  },
  async ({ request, body: { name, team } }) => {
    const { by } = await requirePlatformKey(request);
    return { name, team, ...(await registerRemote(name, team, by)) };
  },
);

platformRoutes.get(
  '/remotes/:name',
  {
    summary: 'A remote or the shell, with what is live',
    who,
    protection,
    params: nameParams,
    answer: remoteView,
  },
  async ({ request, params: { name } }) => {
    const mayChange = await requireReader(request);
    return remoteNow(name, mayChange(name));
  },
);

platformRoutes.delete(
  '/remotes/:name',
  {
    summary: 'Takes a remote off the site',
    who,
    protection,
    params: nameParams,
    answer: nothing,
    status: 204,
  },
  async ({ request, params: { name } }) => removeRemote(name, (await requirePlatformKey(request)).by),
);

platformRoutes.get(
  '/remotes/:name/releases',
  {
    summary: 'The releases of a remote',
    who,
    protection,
    params: nameParams,
    query: pageQuery,
    answer: releasesAnswer,
  },
  async ({ request, params: { name }, query }) => {
    await requireReader(request);
    await findRemote(name);
    return presentList(await releasesList.page([name], query), presentListed);
  },
);

platformRoutes.get(
  '/remotes/:name/log',
  {
    summary: 'What was done to a remote',
    who,
    protection,
    params: nameParams,
    query: pageQuery,
    answer: logAnswer,
  },
  async ({ request, params: { name }, query }) => {
    await requireReader(request);
    await findRemote(name);
    return presentList(await platformLog.page([name], query), presentEntry);
  },
);

/** The remote as it is now, which every command answers; 404 for one that is not on the site. */
async function remoteNow(name: string, mayChange: boolean) {
  const channel = (await readChannels()).find(({ remote }) => remote === name);
  if (!channel) throw notFound();
  return presentRemote(channel, mayChange);
}

type Command<Body> = Pick<Input<'anyone', { name: string }, object, Body, object>, 'body'> & {
  name: string;
  by: string;
};

/** A remedy, which waits for nothing that was counted before. */
const goesBack = (act: string) => act === 'halt' || act === 'rollback';

/** A command on a remote: who may, then what, then the remote as it is. */
function command<Body>(
  act: string,
  summary: string,
  body: Parameters<typeof platformRoutes.post<unknown, 'anyone', unknown, unknown, Body>>[1]['body'],
  run: (given: Command<Body>) => Promise<unknown>,
) {
  platformRoutes.post(
    `/remotes/:name/${act}`,
    { summary, who, protection, params: nameParams, ...(body && { body }), answer: remoteView },
    async ({ request, params: { name }, body: given }) => {
      const { by } = await requireKey(request, name, goesBack(act) ? 'return' : 'command');
      await run({ name, by, body: given });
      return remoteNow(name, true);
    },
  );
}

command('smoke', 'Says that the real shell drew a release in a browser', smokeBody, ({ name, by, body }) =>
  smoke(name, body.release_id, by, body.browser),
);
command('activate', 'Makes a release live', activateBody, ({ name, by, body }) =>
  activate(name, body.release_id, by, { unhalt: body.unhalt }),
);
command('canary', 'Gives a release to a share of new sessions', canaryBody, ({ name, by, body }) =>
  canary(name, body.release_id, body.percent, by),
);
command('promote', 'Makes the canary live', promoteBody, ({ name, by, body }) =>
  promote(name, body.release_id, by),
);
command('halt', 'Gives a release to nobody any more', haltBody, ({ name, by, body }) =>
  halt(name, body.release_id, by, body.why),
);
command('rollback', 'Brings back the release before the live one', whyBody, ({ name, by, body }) =>
  rollback(name, by, body),
);
command('leave', 'Lets the starts of the site choose again what is live', undefined, ({ name, by }) =>
  leaveToStart(name, by),
);
