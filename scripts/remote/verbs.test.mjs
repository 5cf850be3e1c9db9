// @ts-check
/* global jest, it, expect, beforeEach, afterEach */
import { verbs } from './verbs.mjs';

/** @type {{ id: number, state: string }[]} */
let releases = [];
/** What the site was asked to do. @type {object[]} */
let asked = [];

beforeEach(() => {
  asked = [];
  process.env.REMOTE_KEY = 'ccd_tiny';
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, { method, body } = {}) => {
    if (method === 'POST') asked.push(JSON.parse(String(body)));
    return Promise.resolve(
      Response.json(
        method === 'GET'
          ? { records: releases }
          : { name: 'mfe-tiny', url: 'http://localhost:3000/?cc_override=tiny' },
      ),
    );
  });
});
afterEach(() => {
  delete process.env.REMOTE_KEY;
  delete process.env.DATA_DIR;
  jest.restoreAllMocks();
});

const activateLatest = () => verbs.activate?.run({ name: 'mfe-tiny', what: 'latest', log: () => undefined });

it('takes as the latest the newest release that can be given', async () => {
  releases = [
    { id: 15, state: 'arriving' },
    { id: 14, state: 'halted' },
    { id: 13, state: 'smoked' },
    { id: 12, state: 'live' },
  ];
  await activateLatest();
  expect(asked).toEqual([{ release_id: 13 }]);
});

it('does nothing where none can be', async () => {
  releases = [
    { id: 15, state: 'removed' },
    { id: 14, state: 'halted' },
  ];
  await expect(activateLatest()).rejects.toThrow('mfe-tiny has no release that can be given: publish one');
  expect(asked).toEqual([]);
});

it('gives the link by which a browser looks at the newest release, which may be given to nobody else yet', async () => {
  releases = [
    { id: 14, state: 'published' },
    { id: 12, state: 'live' },
  ];
  /** @type {string[]} */
  const said = [];
  await verbs.preview?.run({ name: 'mfe-tiny', log: (line) => said.push(line) });
  expect(asked).toEqual([{ release_id: 14 }]);
  expect(said.join()).toContain('http://localhost:3000/?cc_override=tiny');
});

it('tells a wrong name from one whose folder is not in this checkout', async () => {
  const publish = verbs.publish?.run({ name: 'mfe-nothing-here', log: () => undefined });
  await expect(publish).rejects.toThrow(
    'There is no mfe-nothing-here in this checkout; there are shell, mfe-cares,',
  );
});

it('asks for a key of the platform where it takes one', async () => {
  delete process.env.REMOTE_KEY;
  process.env.DATA_DIR = 'no-keys-here';
  const removed = verbs.remove?.run({ name: 'mfe-tiny', log: () => undefined });
  await expect(removed).rejects.toThrow('It takes a platform key, and none is here: set REMOTE_KEY to it.');
});

it('asks again where the site closed a line that was idle while the browser started', async () => {
  releases = [{ id: 12, state: 'live' }];
  const closed = Object.assign(new TypeError('fetch failed'), { cause: { code: 'UND_ERR_SOCKET' } });
  jest.mocked(globalThis.fetch).mockRejectedValueOnce(closed);
  await activateLatest();
  expect(asked).toEqual([{ release_id: 12 }]);
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
