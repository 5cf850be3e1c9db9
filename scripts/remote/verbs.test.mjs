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
    return Promise.resolve(Response.json(method === 'GET' ? { records: releases } : { name: 'mfe-tiny' }));
  });
});
afterEach(() => {
  delete process.env.REMOTE_KEY;
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
