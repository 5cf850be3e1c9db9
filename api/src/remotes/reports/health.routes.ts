import Joi from 'joi';
import { faultKinds } from '@copper-carrot/contracts';
import { asList, id, listAnswer, listQuery, presentList, routes, shape } from '../../http';
import { byTeam, requireReader } from '../platform-caller';
import { nameParams, releaseParams } from '../platform.schemas';
import { findRemote } from '../registry';
import { findRelease } from '../releases';
import { type FaultRow, faultsList, healthOf } from './health';
import { traceStack } from './trace';

const number = () => Joi.number().integer().min(0);

const healthView = shape('ReleaseHealth', 'How a release did in the last 24 hours, as pages told it.', {
  release_id: id().required(),
  loads: number().required().description('Pages in which it came.'),
  faulty_pages: number().required().description('Pages that reported a fault of it.'),
  faults: number().required().description('What those reported, each kind once a page.'),
  p50_ms: number()
    .allow(null)
    .required()
    .description('Milliseconds until its screen was there, of half of the pages; null without loads.'),
  p95_ms: number().allow(null).required().description('The same of 95 of a hundred; null without loads.'),
});
const faultView = shape('RemoteFault', 'What pages reported in the last week, the same fault once.', {
  id: number()
    .required()
    .description('Of the last report; `release.js trace` shows where in the sources it is.'),
  kind: Joi.string()
    .valid(...faultKinds)
    .required(),
  message: Joi.string().allow('').required(),
  path: Joi.string().required(),
  release_id: id().required(),
  times: number().required().description('How many pages reported it.'),
  last_at: Joi.string().isoDate().required().description('When one last did, in UTC.'),
});

const traceBody = shape('TraceBody', 'A stack of a browser, as it wrote it.', {
  stack: Joi.string().max(20_000).required(),
});
const traceView = shape('Trace', 'A stack in the sources.', {
  lines: Joi.array()
    .items(Joi.string().allow(''))
    .required()
    .description('Of each line what it said, with the place in the sources where a map of it is kept.'),
});

const presentFault = ({ id: fault, kind, message, path, release_id, times, last_at }: FaultRow) => ({
  id: fault,
  kind,
  message,
  path,
  release_id,
  times,
  last_at: last_at.toISOString(),
});

/** The health of a remote's releases, for its team. */
export const healthRoutes = routes({ tag: 'Platform', base: '/cpi/v1/platform' });

const who = 'anyone';

healthRoutes.get(
  '/remotes/:name/health',
  {
    summary: 'Load times and faults of the releases of a remote',
    who,
    authenticate: requireReader,
    params: nameParams,
    answer: listAnswer(healthView),
  },
  async ({ params: { name } }) => {
    await findRemote(name);
    return asList(await healthOf(name));
  },
);

healthRoutes.get(
  '/remotes/:name/faults',
  {
    summary: 'What pages reported of a remote',
    who,
    authenticate: requireReader,
    params: nameParams,
    query: listQuery(),
    answer: listAnswer(faultView),
  },
  async ({ params: { name }, query }) => {
    await findRemote(name);
    return presentList(await faultsList.page([name], query), presentFault);
  },
);

healthRoutes.post(
  '/remotes/:name/releases/:id/trace',
  {
    summary: 'Where in the sources of a release a stack leads',
    who,
    authenticate: byTeam,
    params: releaseParams,
    body: traceBody,
    answer: traceView,
  },
  async ({ params: { name, id: release }, body: { stack } }) => ({
    lines: await traceStack(stack, await findRelease(name, release)),
  }),
);
