import { type Endpoint, type Input, nothing, pageOf, presentList, routes } from '../http';
import { activate, canary, leaveToStart, promote, smoke } from './channels';
import { halt, rollback } from './halt';
import { readChannels } from './read-channels';
import { platformLog, releasesList } from './list-platform';
import { byKey, requirePlatformKey, requireReader } from './platform-caller';
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

/** Commands of teams on their releases, with a deploy key over HTTPS. */
export const platformRoutes = routes({ tag: 'Platform', base: '/cpi/v1/platform' });

const who = 'anyone';

platformRoutes.get(
  '/remotes',
  {
    summary: 'The remotes and the shell, with what is live',
    who,
    authenticate: requireReader,
    query: pageQuery,
    answer: remotesAnswer,
  },
  async ({ caller: mayChange, query }) =>
    presentList(pageOf(await readChannels(), query), (channel) =>
      presentRemote(channel, mayChange(channel.remote)),
    ),
);

platformRoutes.post(
  '/remotes',
  {
    summary: 'Enters a remote, and makes its first key',
    who,
    authenticate: requirePlatformKey,
    body: registerBody,
    answer: registeredView,
    status: 201,
  },
  async ({ caller: { by }, body: { name, team } }) => ({
    name,
    team,
    ...(await registerRemote(name, team, by)),
  }),
);

platformRoutes.get(
  '/remotes/:name',
  {
    summary: 'A remote or the shell, with what is live',
    who,
    authenticate: requireReader,
    params: nameParams,
    answer: remoteView,
  },
  async ({ caller: mayChange, params: { name } }) => remoteNow(name, mayChange(name)),
);

platformRoutes.delete(
  '/remotes/:name',
  {
    summary: 'Takes a remote off the site',
    who,
    authenticate: requirePlatformKey,
    params: nameParams,
    answer: nothing,
    status: 204,
  },
  async ({ caller: { by }, params: { name } }) => removeRemote(name, by),
);

platformRoutes.get(
  '/remotes/:name/releases',
  {
    summary: 'The releases of a remote',
    who,
    authenticate: requireReader,
    params: nameParams,
    query: pageQuery,
    answer: releasesAnswer,
  },
  async ({ params: { name }, query }) => {
    await findRemote(name);
    return presentList(await releasesList.page([name], query), presentListed);
  },
);

platformRoutes.get(
  '/remotes/:name/log',
  {
    summary: 'What was done to a remote',
    who,
    authenticate: requireReader,
    params: nameParams,
    query: pageQuery,
    answer: logAnswer,
  },
  async ({ params: { name }, query }) => {
    await findRemote(name);
    return presentList(await platformLog.page([name], query), presentEntry);
  },
);

/** The current remote, which every command returns; 404 if it is not on the site. */
async function remoteNow(name: string, mayChange: boolean) {
  const channel = (await readChannels()).find(({ remote }) => remote === name);
  if (!channel) throw notFound();
  return presentRemote(channel, mayChange);
}

type Command<Body> = Pick<Input<'anyone', { name: string }, object, Body, object>, 'body'> & {
  name: string;
  by: string;
};

/** Commands that undo something; they have their own limit. */
const goesBack = (act: string) => act === 'halt' || act === 'rollback';

type CommandBody<Body> = Endpoint<'anyone', unknown, unknown, Body>['body'];

/** Defines a command on a remote: authenticate, run, return the remote. */
function command<Body>(
  act: string,
  summary: string,
  body: CommandBody<Body>,
  run: (given: Command<Body>) => Promise<unknown>,
) {
  const authenticate = byKey(goesBack(act) ? 'return' : 'command');
  platformRoutes.post(
    `/remotes/:name/${act}`,
    { summary, who, authenticate, params: nameParams, ...(body && { body }), answer: remoteView },
    async ({ caller: { by }, params: { name }, body: given }) => {
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
