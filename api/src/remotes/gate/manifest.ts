import Joi from 'joi';
import { guards, isRemoteName, isRoutePattern, layouts, shellName } from '@copper-carrot/contracts';
import type { Candidate, Finding, GateSite } from './finding';

const version = Joi.string()
  .pattern(/^\d+\.\d+\.\d+$/, 'version')
  .max(40);
const range = Joi.string()
  .pattern(/^\^?\d+\.\d+\.\d+$/, 'range')
  .max(40);
/** A name in the release's own folder: nothing that leads out of it, and nothing that a server would not send. */
const file = Joi.string()
  .pattern(/^(?!\.)(?!.*\/\.)[\w.@-]+(\/[\w.@-]+)*$/, 'file')
  .max(200);
const integrity = Joi.string().pattern(/^sha256-[A-Za-z0-9+/]{43}=$/, 'SHA-256 hash');
/** Of this site: a browser reads a backslash as a slash, and two of them as another site. */
const path = Joi.string()
  .pattern(/^\/(?!\/)[^\s\\]*$/, 'path')
  .max(300);
const pattern = Joi.string().custom((text: string, helpers) =>
  isRoutePattern(text)
    ? text
    : helpers.message({
        custom: '{{#label}} is no pattern of addresses: one parameter a segment, three optional ones',
      }),
);
const words = (length: number) => Joi.string().max(length);
const listOf = (item: Joi.Schema, most: number) => Joi.array().items(item).max(most).required();

const files = Joi.object().pattern(file, integrity).min(1).max(2000).required();

const route = Joi.object({
  path: pattern.required(),
  layout: Joi.valid(...layouts).required(),
  guards: listOf(Joi.valid(...guards), guards.length),
  title: words(200).allow('').required(),
  description: words(1000),
  parent: pattern,
  preload: listOf(file, 200),
  shared: listOf(words(200), 200),
}).unknown();

const remoteManifest = Joi.object({
  name: Joi.string()
    .custom((name: string, helpers) => (isRemoteName(name) ? name : helpers.error('any.invalid')))
    .required(),
  version: version.required(),
  contract: Joi.number().integer().min(1).required(),
  container: Joi.string()
    .pattern(/^[A-Za-z_$][\w$]*$/, 'variable')
    .max(200)
    .required(),
  entry: file.required(),
  routes: listOf(route, 500),
  navigation: listOf(
    Joi.object({
      label: words(60).required(),
      href: path.required(),
      place: Joi.valid('main', 'footer').required(),
      order: Joi.number().required(),
    }).unknown(),
    50,
  ),
  fallback: Joi.object({
    title: words(200).required(),
    message: words(500).required(),
    links: listOf(Joi.object({ label: words(60).required(), href: path.required() }), 10),
  }).required(),
  shared: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object({
        range: range.required(),
        names: listOf(Joi.string().max(200), 1000),
        carried: Joi.valid(true),
      }),
    )
    .required(),
  calls: Joi.object({
    operations: Joi.object().required(),
    sent: Joi.object().required(),
    answered: Joi.object().required(),
  }),
  development: Joi.valid(true),
  files,
}).unknown();

const shellManifest = Joi.object({
  name: Joi.valid(shellName).required(),
  version: version.required(),
  contract: Joi.number().integer().min(1).required(),
  assets: Joi.object({
    documents: Joi.object({ shell: Joi.object().required(), frame: Joi.object().required() })
      .unknown()
      .required(),
    shared: Joi.object().required(),
    fonts: Joi.array().items(file).required(),
  }).required(),
  provides: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object({
        version: version.required(),
        names: Joi.object().pattern(Joi.string(), version).allow(null).required(),
        singleton: Joi.boolean().required(),
      }),
    )
    .required(),
  bytes: Joi.object().pattern(file, Joi.number().integer().min(0)).required(),
  files,
}).unknown();

/** Whether the manifest is one: nothing else can be asked of a release until it is. */
export function checkManifest({ manifest }: Candidate, { local = false }: GateSite): Finding[] {
  const named = (manifest as { name?: unknown } | null)?.name === shellName;
  const { error } = (named ? shellManifest : remoteManifest).validate(manifest, {
    abortEarly: false,
    convert: false,
  });
  if (!error && manifest.development && !local)
    return [
      {
        check: 'manifest',
        where: 'development',
        what: 'It is built for development, and would be slow and large for everybody',
        mend: 'Build it as it is published: npm run build in its folder.',
      },
    ];
  return (error?.details ?? []).slice(0, 20).map(({ path: at, message }) => ({
    check: 'manifest',
    where: `${named ? 'shell' : 'remote'}.json: ${at.join('.') || 'the whole'}`,
    what: message,
    mend: 'It is written by the build: build the release again with the scripts of this checkout, and change nothing in it by hand.',
  }));
}
