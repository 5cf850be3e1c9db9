import { createHash } from 'node:crypto';
import {
  type ApiDocument,
  callShapes,
  CONTRACT_VERSION,
  operationKey,
  type RemoteManifest,
  type RouteFiles,
  type ShellManifest,
} from '@copper-carrot/contracts';
import { own } from '../../own';
import type { Candidate, GateSite } from '.';

/** File contents by name. */
export type Texts = Record<string, string>;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hashesOf = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, hashOf(text)]));

export const aRoute = (path: RouteFiles['path'], more: Partial<RouteFiles> = {}): RouteFiles => ({
  path,
  layout: 'default',
  guards: ['loadUser'],
  title: 'A title',
  preload: ['screen.js'],
  shared: [],
  ...more,
});

const object = (properties: Record<string, object>, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const text = { type: 'string' };
const id = { type: 'integer' };

/** A small API: a list of campaigns, one campaign, and a donation. */
export const aDocument = () => ({
  paths: {
    '/cpi/v1/campaigns': {
      get: {
        parameters: [{ name: 'limit', in: 'query', required: false, schema: id }],
        responses: { 200: json({ $ref: '#/components/schemas/CampaignList' }) },
      },
    },
    '/cpi/v1/campaigns/{id}': {
      get: { parameters: [], responses: { 200: json({ $ref: '#/components/schemas/Campaign' }) } },
    },
    '/cpi/v1/campaigns/{id}/gifts': {
      post: {
        parameters: [],
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/GiftBody' }) },
        responses: { 201: json({ $ref: '#/components/schemas/Gift' }) },
      },
    },
  } as Record<string, Record<string, Record<string, unknown>>>,
  components: {
    schemas: {
      CampaignList: object({
        records: { type: 'array', items: { $ref: '#/components/schemas/Campaign' } },
        count: id,
      }),
      Campaign: object({
        id,
        name: text,
        raised: id,
        state: { type: 'string', enum: ['open', 'ended'] },
        story: { anyOf: [text, { type: 'null' }] },
        parent: { anyOf: [{ $ref: '#/components/schemas/Campaign' }, { type: 'null' }] },
      }),
      GiftBody: object({ meals: id, note: text, kind: { type: 'string', enum: ['once', 'monthly'] } }, [
        'meals',
      ]),
      Gift: object({ id, thanks: text }, ['id']),
    } as Record<string, ReturnType<typeof object>>,
  },
});

export type SmallApi = ReturnType<typeof aDocument>;

const operations = [
  'get /cpi/v1/campaigns',
  'get /cpi/v1/campaigns/{id}',
  'post /cpi/v1/campaigns/{id}/gifts',
];

/** The calls of a release that was built against an API document. */
export const callsOf = (document: ApiDocument, words?: readonly string[]) =>
  callShapes(
    document,
    operations.map((each) => operationKey(...(each.split(' ') as [string, string]))),
    words && ((word) => words.includes(word)),
  );

const shellTexts: Texts = { 'shell.1a.js': 'boot()', 'frame.1a.js': 'frame()', 'table.1a.js': 'table()' };

export const aShell = (more: Partial<ShellManifest> = {}): ShellManifest => ({
  name: 'shell',
  version: '1.4.0',
  contract: CONTRACT_VERSION,
  assets: {
    documents: {
      shell: { scripts: ['shell.1a.js'], preload: [] },
      frame: { scripts: ['frame.1a.js'], preload: [] },
    },
    shared: { 'ui/Table': [{ file: 'table.1a.js', integrity: hashOf('table()') }] },
    fonts: [],
  },
  provides: {
    runtime: {
      version: '1.3.0',
      singleton: true,
      names: { notify: '1.0.0', useRead: '1.1.0', events: '1.0.0' },
    },
    react: { version: '19.3.1', singleton: true, names: { useState: '19.3.1' } },
    'styled-components': {
      version: '6.6.0',
      singleton: true,
      names: { css: '6.6.0', createGlobalStyle: '6.6.0' },
    },
    'ui/Table': { version: '1.0.4', singleton: false, names: { Table: '1.0.0' } },
  },
  bytes: { 'shell.1a.js': 120_000, 'table.1a.js': 3000 },
  files: hashesOf(shellTexts),
  ...more,
});

export const aRemote = (more: Partial<RemoteManifest> = {}, texts: Texts = remoteTexts): RemoteManifest => ({
  name: 'mfe-gifts',
  version: '2.0.1',
  contract: CONTRACT_VERSION,
  container: 'mfe_gifts_2_0_1_abc',
  entry: 'remoteEntry.js',
  routes: [aRoute('/gifts'), aRoute('/gifts/{slug}', { shared: ['ui/Table'] })],
  navigation: more.routes ? [] : [{ label: 'Gifts', href: '/gifts', place: 'main', order: 60 }],
  fallback: { title: 'Late', message: 'We keep trying.', links: [{ label: 'Home', href: '/' }] },
  shared: {
    runtime: { range: '^1.1.0', names: ['notify', 'useRead'] },
    react: { range: '^19.3.1', names: ['*', 'useState'] },
    'styled-components': { range: '^6.6.0', names: ['*', 'css'] },
    'ui/Table': { range: '^1.0.0', names: ['Table'], carried: true },
  },
  calls: callsOf(aDocument()),
  files: hashesOf(texts),
  ...more,
});

export const remoteTexts: Texts = { 'remoteEntry.js': 'var gifts = {};', 'screen.js': 'draw()' };

/** A release with the files of its manifest. */
export const arriving = (manifest: RemoteManifest | ShellManifest, texts: Texts = {}): Candidate => ({
  manifest,
  read: (file) => {
    const content = own({ ...remoteTexts, ...shellTexts, ...texts }, file);
    return content === undefined
      ? Promise.reject(new Error(`no ${file}`))
      : Promise.resolve(Buffer.from(content));
  },
});

export const aSite = (more: Partial<GateSite> = {}): GateSite => ({
  shells: [aShell()],
  remotes: [
    aRemote({
      name: 'mfe-other',
      routes: [aRoute('/other/{id}'), aRoute('/other/{id}/edit/{step?}')],
      navigation: [],
    }),
  ],
  document: aDocument(),
  ...more,
});

/** Incompressible text. */
export const noise = (bytes: number): string => {
  let text = '';
  for (let index = 0; text.length < bytes * 1.34; index += 1)
    text += createHash('sha512').update(String(index)).digest('base64');
  return text;
};
