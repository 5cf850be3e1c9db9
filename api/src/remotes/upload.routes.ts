import { asList, nothing, routes } from '../http';
import { notFound } from '../errors';
import { countFurtherKey } from './command-limits';
import { listDeployKeys, revokeDeployKey } from './deploy-keys';
import { byKey } from './platform-caller';
import { presentKey, presentRelease } from './platform.presenter';
import {
  arrivalView,
  fileQuery,
  keyBody,
  keysAnswer,
  nameParams,
  newKeyView,
  publishedView,
  releaseParams,
} from './platform.schemas';
import { makeFurtherKey } from './registry';
import { releaseName } from './releases';
import { beginArrival, completeArrival, takeFile } from './upload';

/** Uploads of releases, file by file, and their keys. */
export const uploadRoutes = routes({ tag: 'Platform', base: '/cpi/v1/platform' });

const who = 'anyone';

uploadRoutes.post(
  '/remotes/:name/releases',
  {
    summary: 'Begins the arrival of a release, or goes on with it',
    description:
      'By its remote.json or shell.json, byte for byte as it was built: its hash is the release’s.',
    who,
    authenticate: byKey(),
    params: nameParams,
    consumes: 'application/octet-stream',
    answer: arrivalView,
    status: 201,
  },
  async ({ caller: { by }, request, params: { name } }) => {
    const { release, missing } = await beginArrival(name, request, by);
    return { id: release.id, release: releaseName(release), missing: release.published ? [] : missing };
  },
);

uploadRoutes.put(
  '/remotes/:name/releases/:id/files',
  {
    summary: 'One file of a release',
    description: 'As its manifest names it; `.br`, `.gz` and `.map` of such a file go with it.',
    who,
    authenticate: byKey('file'),
    params: releaseParams,
    query: fileQuery,
    consumes: 'application/octet-stream',
    answer: nothing,
    status: 204,
  },
  async ({ request, params: { name, id }, query: { file } }) => {
    await takeFile(name, id, file, request);
  },
);

uploadRoutes.post(
  '/remotes/:name/releases/:id/complete',
  {
    summary: 'Publishes a release that is whole, or says what is wrong with it',
    who,
    authenticate: byKey(),
    params: releaseParams,
    answer: publishedView,
  },
  async ({ caller: { by }, params: { name, id } }) => {
    const { release, warnings } = await completeArrival(name, id, by);
    const wasDrawn = release.smoked_at !== null;
    return { ...presentRelease(release, wasDrawn ? 'smoked' : 'published', wasDrawn), warnings };
  },
);

uploadRoutes.get(
  '/remotes/:name/keys',
  {
    summary: 'The keys of a remote',
    who,
    authenticate: byKey('nothing'),
    params: nameParams,
    answer: keysAnswer,
  },
  async ({ params: { name } }) => {
    return asList((await listDeployKeys(name)).map(presentKey));
  },
);

uploadRoutes.post(
  '/remotes/:name/keys',
  {
    summary: 'Makes a further key of a remote',
    who,
    authenticate: byKey(),
    params: nameParams,
    body: keyBody,
    answer: newKeyView,
    status: 201,
  },
  async ({ caller: { by }, params: { name }, body: { label } }) => {
    await countFurtherKey(name);
    return makeFurtherKey(name, label, by);
  },
);

uploadRoutes.delete(
  '/remotes/:name/keys/:id',
  {
    summary: 'Revokes a key',
    who,
    authenticate: byKey(),
    params: releaseParams,
    answer: nothing,
    status: 204,
  },
  async ({ caller: { by }, params: { name, id } }) => {
    if (!(await revokeDeployKey(name, id, by))) throw notFound(`${name} has no key ${id}.`);
  },
);
