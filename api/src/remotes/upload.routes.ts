import { asList, nothing, routes } from '../http';
import { notFound } from '../errors';
import { countFurtherKey } from './command-limits';
import { listDeployKeys, revokeDeployKey } from './deploy-keys';
import { requireKey } from './platform-caller';
import { presentKey, presentRelease } from './platform.presenter';
import {
  arrivalView,
  fileQuery,
  keyBody,
  keysAnswer,
  nameParams,
  newKeyView,
  releaseParams,
  releaseView,
} from './platform.schemas';
import { makeFurtherKey } from './registry';
import { releaseName } from './releases';
import { beginArrival, completeArrival, takeFile } from './upload';

/** How a release arrives, file by file, and the keys that open the door to it. */
export const uploadRoutes = routes({ tag: 'Platform', base: '/cpi/v1/platform' });

const who = 'anyone';
const protection = 'key';

uploadRoutes.post(
  '/remotes/:name/releases',
  {
    summary: 'Begins the arrival of a release, or goes on with it',
    description:
      'By its remote.json or shell.json, byte for byte as it was built: its hash is the release’s.',
    who,
    protection,
    params: nameParams,
    consumes: 'application/octet-stream',
    answer: arrivalView,
    status: 201,
  },
  async ({ request, params: { name } }) => {
    const { by } = await requireKey(request, name);
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
    protection,
    params: releaseParams,
    query: fileQuery,
    consumes: 'application/octet-stream',
    answer: nothing,
    status: 204,
  },
  async ({ request, params: { name, id }, query: { file } }) => {
    await requireKey(request, name, 'file');
    await takeFile(name, id, file, request);
  },
);

uploadRoutes.post(
  '/remotes/:name/releases/:id/complete',
  {
    summary: 'Publishes a release that is whole, or says what is wrong with it',
    who,
    protection,
    params: releaseParams,
    answer: releaseView,
  },
  async ({ request, params: { name, id } }) => {
    const { by } = await requireKey(request, name);
    const release = await completeArrival(name, id, by);
    const wasDrawn = release.smoked_at !== null;
    return presentRelease(release, wasDrawn ? 'smoked' : 'published', wasDrawn);
  },
);

uploadRoutes.get(
  '/remotes/:name/keys',
  { summary: 'The keys of a remote', who, protection, params: nameParams, answer: keysAnswer },
  async ({ request, params: { name } }) => {
    await requireKey(request, name, 'nothing');
    return asList((await listDeployKeys(name)).map(presentKey));
  },
);

uploadRoutes.post(
  '/remotes/:name/keys',
  {
    summary: 'Makes a further key of a remote',
    who,
    protection,
    params: nameParams,
    body: keyBody,
    answer: newKeyView,
    status: 201,
  },
  async ({ request, params: { name }, body: { label } }) => {
    const { by } = await requireKey(request, name);
    await countFurtherKey(name);
    return makeFurtherKey(name, label, by);
  },
);

uploadRoutes.delete(
  '/remotes/:name/keys/:id',
  { summary: 'Revokes a key', who, protection, params: releaseParams, answer: nothing, status: 204 },
  async ({ request, params: { name, id } }) => {
    const { by } = await requireKey(request, name);
    if (!(await revokeDeployKey(name, id, by))) throw notFound(`${name} has no key ${id}.`);
  },
);
