// @ts-check
/* global jest, it, expect, beforeEach, afterEach */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetKey, keepKey } from './platform.mjs';
import { verbs } from './verbs.mjs';

/**
 * The site's answer to a GET.
 * @type {object[]}
 */
let records = [];
/** The answer about the remote itself; other names are unknown. */
let remote = {};
/**
 * The commands that the site received: method, path below the remotes, and body.
 * @type {unknown[][]}
 */
let asked = [];
/** @type {string[]} */
let said = [];

beforeEach(() => {
  [asked, said] = [[], []];
  process.env.REMOTE_KEY = 'ccd_tiny';
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, { method, body } = {}) => {
    const path = String(url).replace(/^.*\/remotes/, '');
    if (method !== 'GET') asked.push([method, path, ...(body ? [JSON.parse(String(body))] : [])]);
    if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(
      Response.json(
        method === 'GET'
          ? path === '/mfe-tiny'
            ? remote
            : { records }
          : {
              name: 'mfe-tiny',
              id: 3,
              key: 'ccd_new',
              lines: ['at a.tsx:1:1'],
              url: 'http://localhost:3000/?cc_override=tiny',
            },
      ),
    );
  });
});
afterEach(() => {
  delete process.env.REMOTE_KEY;
  delete process.env.DATA_DIR;
  delete process.env.SITE;
  jest.restoreAllMocks();
});

/** @param {string} verb @param {string} [what] */
const run = (verb, what) => verbs[verb]?.run({ name: 'mfe-tiny', what, log: (line) => said.push(line) });

it('takes as the latest the newest release that can be given', async () => {
  records = [
    { id: 16, state: 'published', givable: false },
    { id: 15, state: 'arriving', givable: false },
    { id: 14, state: 'halted', givable: false },
    { id: 13, state: 'smoked', givable: true },
    { id: 12, state: 'live', givable: true },
  ];
  await run('activate', 'latest');
  expect(asked).toEqual([['POST', '/mfe-tiny/activate', { release_id: 13 }]]);
});

it('does nothing where none can be', async () => {
  records = [
    { id: 15, state: 'removed', givable: false },
    { id: 14, state: 'halted', givable: false },
  ];
  await expect(run('activate', 'latest')).rejects.toThrow(
    'mfe-tiny has no release that can be given: publish one',
  );
  expect(asked).toEqual([]);
});

it('asks for a remote by its name, however many others the site has', async () => {
  remote = { name: 'mfe-tiny', live: { id: 12 }, canary: { id: 14 } };
  await run('promote');
  await run('canary', '20%');
  await run('canary', '0');
  await run('rollback');
  expect(asked).toEqual([
    ['POST', '/mfe-tiny/promote', { release_id: 14 }],
    ['POST', '/mfe-tiny/canary', { release_id: 14, percent: 20 }],
    ['POST', '/mfe-tiny/canary', { release_id: 14, percent: 0 }],
    ['POST', '/mfe-tiny/rollback', { release_id: 12 }],
  ]);
  remote = { name: 'mfe-tiny', live: null, canary: null };
  await expect(run('promote')).rejects.toThrow('mfe-tiny has no canary to promote');
});

it('reads a stack with the maps of a release, by its number, its version or the latest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'));
  const file = join(folder, 'stack.txt');
  writeFileSync(file, 'at a.js:1:1');
  records = [
    { id: 15, state: 'live', givable: true, version: '1.0.0', hash: 'b2' },
    { id: 14, state: 'smoked', givable: true, version: '1.0.0', hash: 'a1' },
  ];
  for (const release of ['12', 'latest', '1.0.0-a1']) await run('trace', `${release} ${file}`);
  const stack = 'at a.js:1:1';
  expect(asked).toEqual([12, 15, 14].map((id) => ['POST', `/mfe-tiny/releases/${id}/trace`, { stack }]));
  expect(said).toEqual(['at a.tsx:1:1', 'at a.tsx:1:1', 'at a.tsx:1:1']);
  for (const [what, words] of [
    ['12', 'Say where the stack lies'],
    [`12 ${file}x`, "can't be read"],
    [`9.9.9-c3 ${file}`, 'has no release 9.9.9-c3'],
    [`newest ${file}`, 'Say the number of a release'],
  ])
    await expect(run('trace', what)).rejects.toThrow(words);
  rmSync(folder, { recursive: true });
});

it('lists, makes and revokes keys', async () => {
  const key = { id: 3, label: 'CI', created_by: 'Ada', created_at: '2026-11-20T10:00:00.000Z' };
  records = [
    { ...key, last_used_at: null, revoked_at: null },
    { ...key, id: 2, last_used_at: null, revoked_at: '2026-11-21T10:00:00.000Z' },
  ];
  await run('keys');
  expect(said).toEqual([
    '    3 CI, made 2026-11-20T10:00:00.000Z by Ada, last used never',
    '    2 CI, made 2026-11-20T10:00:00.000Z by Ada, revoked 2026-11-21T10:00:00.000Z',
  ]);
  await run('key', 'the new CI');
  expect(said.at(-1)).toBe('key 3: ccd_new');
  await run('revoke', '2');
  expect(asked).toEqual([
    ['POST', '/mfe-tiny/keys', { label: 'the new CI' }],
    ['DELETE', '/mfe-tiny/keys/2'],
  ]);
  await expect(run('revoke', 'CI')).rejects.toThrow('Say the number of a key of mfe-tiny');
  await expect(run('key')).rejects.toThrow('Say where it will lie');
});

it('gives the link by which a browser looks at the newest release, which may be given to nobody else yet', async () => {
  records = [
    { id: 15, state: 'refused', givable: false },
    { id: 14, state: 'published', givable: false },
    { id: 12, state: 'live', givable: true },
  ];
  await run('preview');
  expect(asked).toEqual([['POST', '/mfe-tiny/preview', { release_id: 14 }]]);
  expect(said.join()).toContain('http://localhost:3000/?cc_override=tiny');
});

it('tells a wrong name from one whose folder is not in this checkout', async () => {
  const publish = verbs.publish?.run({ name: 'mfe-nothing-here', log: () => undefined });
  await expect(publish).rejects.toThrow(
    'There is no mfe-nothing-here in this checkout; there are shell, mfe-cares,',
  );
});

it('says before it builds that a key opens nothing', async () => {
  const said = { code: 'deploy_key-unknown', message: 'This is no deploy key of this site.' };
  jest.mocked(globalThis.fetch).mockResolvedValueOnce(Response.json(said, { status: 401 }));
  /** @type {string[]} */
  const lines = [];
  const published = verbs.publish?.run({ name: 'mfe-cares', log: (line) => lines.push(line) });
  await expect(published).rejects.toThrow('This is no deploy key of this site.');
  expect(lines).toEqual([]);
});

it('asks for a key of the platform where it takes one', async () => {
  delete process.env.REMOTE_KEY;
  process.env.DATA_DIR = 'no-keys-here';
  const removed = verbs.remove?.run({ name: 'mfe-tiny', log: () => undefined });
  await expect(removed).rejects.toThrow('It takes a platform key, and none is here: set REMOTE_KEY to it.');
});

it('keeps the key of each site apart, and sends the one of this machine nowhere else', async () => {
  delete process.env.REMOTE_KEY;
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  process.env.DATA_DIR = folder;
  writeFileSync(join(folder, 'platform.key'), 'ccd_of_this_machine\n');
  const sent = () => {
    const [, { headers } = {}] = jest.mocked(globalThis.fetch).mock.lastCall ?? [];
    return /** @type {Record<string, string> | undefined} */ (headers)?.Authorization;
  };
  keepKey('mfe-tiny', 'ccd_here');
  process.env.SITE = 'https://catering.example:8443';
  await expect(run('keys')).rejects.toThrow('There is no key of mfe-tiny here');
  keepKey('mfe-tiny', 'ccd_there');
  await run('keys');
  expect(sent()).toBe('Bearer ccd_there');
  delete process.env.SITE;
  await run('keys');
  expect(sent()).toBe('Bearer ccd_here');
  forgetKey('mfe-tiny');
  await run('keys');
  expect(sent()).toBe('Bearer ccd_of_this_machine');
  rmSync(folder, { recursive: true });
});

it('asks again where the site closed a line that was idle while the browser started', async () => {
  records = [{ id: 12, state: 'live', givable: true }];
  const closed = Object.assign(new TypeError('fetch failed'), { cause: { code: 'UND_ERR_SOCKET' } });
  jest.mocked(globalThis.fetch).mockRejectedValueOnce(closed);
  await run('activate', 'latest');
  expect(asked).toEqual([['POST', '/mfe-tiny/activate', { release_id: 12 }]]);
});

it('says which key it was that opens nothing, and where another one comes from', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const refuse = (/** @type {string} */ code, /** @type {string} */ message) =>
    jest.mocked(globalThis.fetch).mockResolvedValueOnce(Response.json({ code, message }, { status: 401 }));
  refuse('deploy_key-unknown', 'This is no deploy key of this site.');
  await expect(run('keys')).rejects.toThrow(
    /^This is no deploy key of this site\. The key is that of REMOTE_KEY\. .*npm run remote -- key mfe-tiny/,
  );
  delete process.env.REMOTE_KEY;
  process.env.DATA_DIR = folder;
  const file = keepKey('mfe-tiny', 'ccd_old');
  refuse('deploy_key-unknown', 'This is no deploy key of this site.');
  await expect(run('keys')).rejects.toThrow(`The key is that of ${file}.`);
  keepKey('platform', 'ccd_of_a_team');
  refuse('deploy_key-of_another', 'This key is of mfe-tiny.');
  await expect(run('remove')).rejects.toThrow('This takes a platform key');
  rmSync(folder, { recursive: true });
});

it('says each finding of the gate once, with where and how to mend it', async () => {
  const found = { check: 'routes', where: 'the route /x', what: 'It is taken', mend: 'Take another' };
  const said = {
    message: "mfe-tiny 1.0.0 can't be given to anybody.\nthe route /x: It is taken. Take another",
    context: { findings: [found] },
  };
  jest.mocked(globalThis.fetch).mockResolvedValueOnce(Response.json(said, { status: 422 }));
  await expect(run('activate', '12')).rejects.toThrow(
    /^mfe-tiny 1\.0\.0 can't be given to anybody\.\n {2}routes: the route \/x\n {4}It is taken\n {4}→ Take another$/,
  );
});

it('says so where what answers is no site of ours, or SITE is no address', async () => {
  const page = new Response('<h1>Bad Gateway</h1>', { status: 502 });
  jest.mocked(globalThis.fetch).mockResolvedValueOnce(page);
  await expect(run('list')).rejects.toThrow('answers 502, and not as the site would');
  for (const SITE of ['nonsense', 'localhost:3000']) {
    process.env.SITE = SITE;
    await expect(run('list')).rejects.toThrow(`SITE is no address of a site: ${SITE}`);
  }
});

it('says once what is wrong with what was sent', async () => {
  const said = {
    message: 'team must be at most 80 characters long',
    field_errors: { team: 'must be at most 80 characters long' },
  };
  jest.mocked(globalThis.fetch).mockResolvedValueOnce(Response.json(said, { status: 422 }));
  const registered = verbs.register?.run({ name: 'mfe-tiny', team: 'T'.repeat(81), log: () => undefined });
  await expect(registered).rejects.toThrow(/^team must be at most 80 characters long$/);
});

it('says how another site is named where none answers, unless one was', async () => {
  const closed = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
  jest.mocked(globalThis.fetch).mockRejectedValue(closed);
  const words = 'does not answer (ECONNREFUSED): does the site run?';
  await expect(run('keys')).rejects.toThrow(`${words} Another one is named by SITE=http://localhost:4000.`);
  process.env.SITE = 'http://localhost:4000';
  await expect(run('keys')).rejects.toThrow(/does the site run\?$/);
});
