import express, { Router, type RequestHandler } from 'express';
import Joi from 'joi';
import { isRemoteName } from '@copper-carrot/contracts';
import { env } from '../env';
import { notFound } from '../errors';
import { builtFiles, networkOf, rateLimit, validate } from '../http';
import { feed } from './feed';
import { isArriving } from './is-arriving';
import { releasesFolder } from './project-root';
import { recordFault } from './faults';

interface Fault {
  remote: string;
  version: string;
  kind: string;
  message: string;
  path: string;
}

const faultBody = Joi.object<Fault, true>({
  remote: Joi.string()
    .custom((name: string, helpers) => (isRemoteName(name) ? name : helpers.error('any.invalid')))
    .required(),
  version: Joi.string().max(64).required(),
  kind: Joi.string().valid('late', 'load', 'render', 'suspended', 'script').required(),
  message: Joi.string().allow('').max(500).required(),
  path: Joi.string().max(500).required(),
});

// Reports are kept for a remote's team to read and change nothing by themselves: a stranger's many are no vote.
const networkLimit = rateLimit({ name: 'remote_faults', tries: 60, seconds: 10 * 60 });
const remoteLimit = rateLimit({ name: 'remote_faults_of', tries: 1000, seconds: 60 * 60 });

/** /remotes: the feed, the files of releases, and the faults that browsers report. Whatever is not there is a JSON 404. */
export function remoteRouter(): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get('/feed.json', async (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .set('Access-Control-Allow-Origin', '*')
      .json((await feed()).feed);
  });
  const limited: RequestHandler = async (request, _response, next) => {
    await networkLimit.spend(networkOf(request));
    next();
  };
  router.post('/faults', limited, express.json({ limit: '4kb' }), async (request, response) => {
    const fault = validate(faultBody, request.body);
    await remoteLimit.spend(fault.remote);
    await recordFault(fault);
    response.status(204).end();
  });
  // A page gets around a request that hangs by asking under another name: what follows a tilde is left out.
  router.use((request, _response, next) => {
    request.url = request.url.replace(/^(\/mfe-[a-z0-9-]+\/[^/~]+)~[a-z0-9]+\//, '$1/');
    next();
  });
  router.use('/:remote/:release', async (request, _response, next) => {
    const { remote = '', release = '' } = request.params;
    if (await isArriving(remote, release)) throw notFound('There is no such release file');
    next();
  });
  router.use(
    builtFiles(releasesFolder(), {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      // In a release's folder no file is ever overwritten, so any cache may keep it; other origins load it with integrity.
      setHeaders: (response) =>
        response.setHeader('Access-Control-Allow-Origin', env.REMOTES_ORIGIN ? env.PUBLIC_ORIGIN : '*'),
    }),
  );
  router.use(() => {
    throw notFound('There is no such release file');
  });
  return router;
}
