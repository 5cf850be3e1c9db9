import Joi from 'joi';
import { isRoutePattern, type RemoteManifest } from '@copper-carrot/contracts';
import { env } from '../../env';
import { logger } from '../../logger';

/** Whether this site lets a browser load a remote from there: `OVERRIDE_ORIGINS`, where `:*` stands for any port. */
export const isAllowedOrigin = (origin: string): boolean =>
  URL.canParse(origin) &&
  new URL(origin).origin === origin &&
  env.OVERRIDE_ORIGINS.some((allowed) =>
    allowed.endsWith(':*') ? origin.replace(/:\d+$/, '') === allowed.slice(0, -2) : origin === allowed,
  );

const text = (longest: number) => Joi.string().max(longest).required();
const texts = () => Joi.array().items(Joi.string().max(200)).required();
const path = () => text(200).pattern(/^\/(?!\/)[^\s\\]*$/);
const pattern = () =>
  text(200).custom((given: string, helpers) =>
    isRoutePattern(given) ? given : helpers.error('any.invalid'),
  );

// What the server and the shell read of it before any of its code runs.
const manifestBody = Joi.object({
  name: text(34),
  version: text(40),
  contract: Joi.number().integer().required(),
  container: text(100).pattern(/^[\w$]+$/),
  entry: text(200).pattern(/^[\w@-][\w./@-]*$/),
  routes: Joi.array()
    .max(200)
    .items(
      Joi.object({
        path: pattern(),
        layout: text(40),
        guards: texts(),
        title: text(200).allow(''),
        preload: texts(),
        shared: texts(),
      }).unknown(),
    )
    .required(),
  navigation: Joi.array()
    .max(50)
    .items(Joi.object({ label: text(80), href: path(), place: text(20), order: Joi.number().required() }))
    .required(),
  fallback: Joi.object({
    title: text(200),
    message: text(1000),
    links: Joi.array()
      .items(Joi.object({ label: text(80), href: path() }))
      .required(),
  }).required(),
  shared: Joi.object().required(),
  files: Joi.object().required(),
}).unknown();

const patienceMs = 2_000;
const mostBytes = 2 ** 20;

/** The remote.json of what runs on somebody's machine; null where nothing, or nothing usable, answers there. */
export async function readMachine(origin: string, remote: string): Promise<RemoteManifest | null> {
  try {
    const answer = await fetch(`${origin}/remote.json`, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || body.length > mostBytes) return null;
    const manifest: unknown = JSON.parse(body.toString());
    const { error } = manifestBody.validate(manifest);
    const known = manifest as RemoteManifest;
    if (error || known.name !== remote) {
      logger.warn(
        { origin, why: error?.message ?? `it is ${known.name}` },
        'a machine brings no usable remote',
      );
      return null;
    }
    return known;
  } catch (error) {
    logger.warn({ err: error, origin }, 'a machine that a browser is to be given does not answer');
    return null;
  }
}
