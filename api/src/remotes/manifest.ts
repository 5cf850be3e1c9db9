import Joi from 'joi';
import {
  audiences,
  type DocumentFiles,
  guards,
  isRemoteName,
  isRoutePattern,
  layouts,
  navigationCounts,
  navigationPlaces,
  type PreloadedFile,
  type RemoteManifest,
  type RouteFiles,
  type ShellManifest,
  shellName,
  type StaticFallback,
} from '@copper-carrot/contracts';
import { findUnkeepable } from './printable';
import { isFileKind, isFileName, limits } from './release-files';
import { faultOfCalls } from './manifest-shapes';

const version = Joi.string()
  .pattern(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, 'version')
  .required();
const range = Joi.string()
  .pattern(/^\^?\d{1,6}\.\d{1,6}\.\d{1,6}$/, 'range')
  .required();
const checked = (is: (text: string) => boolean, says: string) =>
  Joi.string().custom((text: string, helpers) =>
    is(text) ? text : helpers.message({ custom: `{{#label}} ${says}` }),
  );
const file = checked(isFileName, 'is no name of a file');
const listed = checked((name) => isFileName(name) && isFileKind(name), 'is no file that a page may load');
const integrity = Joi.string().pattern(/^sha256-[A-Za-z0-9+/]{43}=$/, 'SHA-256 hash');
/** A path of this site: browsers read a backslash as a slash, and two of them as another host. */
const path = Joi.string()
  .pattern(/^\/(?!\/)[^\s\\]*$/, 'path')
  .max(300)
  .required();
const pattern = checked(
  isRoutePattern,
  'is no pattern of addresses: one parameter a segment, three optional ones',
);
const words = (length: number) => Joi.string().max(length);
/** A schema with one entry per field of a contract type. */
const fieldsOf = <Of>(fields: { [Field in keyof Required<Of>]: Joi.Schema }) => Joi.object(fields);
const listOf = (item: Joi.Schema, most: number) => Joi.array().items(item).max(most).required();

const links = listOf(
  fieldsOf<StaticFallback['links'][number]>({ label: words(60).required(), href: path }),
  10,
);

const ofEvery = {
  version,
  contract: Joi.alternatives(
    Joi.number().integer().min(1),
    Joi.string().pattern(/^[1-9]\d{0,3}\.\d{1,4}$/, 'major.minor'),
  ).required(),
  calls: Joi.any().custom((calls: unknown, helpers) => {
    const fault = faultOfCalls(calls);
    return fault === null ? calls : helpers.message({ custom: `"${fault}" is no shape of calls` });
  }),
  development: Joi.valid(true),
  files: Joi.object().pattern(listed, integrity).min(1).max(limits.files).required(),
};

const remoteManifest = fieldsOf<RemoteManifest>({
  ...ofEvery,
  name: checked(isRemoteName, 'is no name of a remote').required(),
  // A global variable, so it must not be another remote's.
  container: Joi.string()
    .pattern(/^[A-Za-z_$][\w$]*$/, 'variable')
    .max(200)
    .custom((container: string, helpers) => {
      const [{ name }] = helpers.state.ancestors as [{ name: unknown }];
      const begins = `${String(name).replace(/\W/g, '_')}_`;
      return container.startsWith(begins)
        ? container
        : helpers.message({ custom: `"container" must begin with ${begins}` });
    })
    .required(),
  entry: file.required(),
  routes: listOf(
    fieldsOf<RouteFiles>({
      path: pattern.required(),
      layout: Joi.valid(...layouts).required(),
      guards: listOf(Joi.valid(...guards), guards.length),
      title: words(200).allow('').required(),
      description: words(1000),
      parent: pattern,
      preload: listOf(file, 200),
      shared: listOf(words(200), 200),
    }).unknown(),
    500,
  ),
  navigation: listOf(
    fieldsOf<RemoteManifest['navigation'][number]>({
      label: words(60).required(),
      href: pattern.required(),
      place: Joi.valid(...navigationPlaces).required(),
      order: Joi.number().required(),
      audience: Joi.valid(...audiences),
      count: Joi.valid(...navigationCounts),
      newTab: Joi.valid(true),
    }).unknown(),
    50,
  ),
  fallback: fieldsOf<StaticFallback>({
    title: words(200).required(),
    message: words(500).required(),
    links,
  }).required(),
  shared: Joi.object()
    .pattern(
      Joi.string(),
      fieldsOf<RemoteManifest['shared'][string]>({
        range,
        names: listOf(words(200), 1000),
        carried: Joi.valid(true),
      }),
    )
    .required(),
}).unknown();

const preloaded = listOf(
  fieldsOf<PreloadedFile>({ file: file.required(), integrity: integrity.required() }).unknown(),
  500,
);
const document = fieldsOf<DocumentFiles>({ scripts: listOf(file, 200), preload: preloaded })
  .unknown()
  .required();

const shellManifest = fieldsOf<ShellManifest>({
  ...ofEvery,
  name: Joi.valid(shellName).required(),
  assets: fieldsOf<ShellManifest['assets']>({
    documents: fieldsOf<ShellManifest['assets']['documents']>({ shell: document, frame: document })
      .unknown()
      .required(),
    shared: Joi.object().pattern(Joi.string(), preloaded).required(),
    fonts: listOf(file, 200),
  })
    .unknown()
    .required(),
  provides: Joi.object()
    .pattern(
      Joi.string(),
      fieldsOf<ShellManifest['provides'][string]>({
        version,
        names: Joi.object().pattern(Joi.string(), version).allow(null).required(),
        singleton: Joi.boolean().required(),
      }),
    )
    .required(),
  bytes: Joi.object().pattern(file, Joi.number().integer().min(0)).required(),
}).unknown();

/** The faults of a manifest with their places; empty if it is valid. The only validation of manifests. */
export function manifestFaults(manifest: unknown): { where: string; what: string }[] {
  const unkeepable = findUnkeepable(manifest);
  if (unkeepable !== null)
    return [
      {
        where: unkeepable,
        what: `"${unkeepable}" must not contain control characters, or those that turn the direction of words, nor the name __proto__, nor be nested, or go on, without an end`,
      },
    ];
  const isOfShell = (manifest as { name?: unknown } | null)?.name === shellName;
  const schema: Joi.Schema = isOfShell ? shellManifest : remoteManifest;
  const { error } = schema.required().validate(manifest, { abortEarly: false, convert: false });
  return (error?.details ?? [])
    .slice(0, 20)
    .map(({ path: at, message }) => ({ where: at.join('.') || 'the whole', what: message }));
}
