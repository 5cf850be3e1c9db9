// @ts-check
/* global it, expect */
import { createServer } from 'node:http';
import { root } from '../lib/run.mjs';
import { remotesHere } from '../remotes-here.cjs';
import { freePort } from '../lib/ports.mjs';
import { remoteOf, untilGiven } from './dev.mjs';

it('works on one remote where it is named, on everything where none is, and on nothing that is not there', () => {
  const [first = ''] = remotesHere(root);
  expect(remoteOf([first])).toBe(first);
  expect(remoteOf([])).toBeNull();
  expect(() => remoteOf(['mfe-none'])).toThrow(`There is no remote mfe-none; there are ${first}`);
});

it('waits for a release until pages are given it, and for nothing where nothing changed', async () => {
  const port = await freePort(0);
  let revision = 4;
  const site = createServer((_request, response) => response.end(JSON.stringify({ revision })));
  await new Promise((up) => site.listen(port, '127.0.0.1', () => up(undefined)));
  const publish = () => {
    setTimeout(() => (revision = 5), 150);
    return Promise.resolve(true);
  };
  await untilGiven(port, publish);
  expect(revision).toBe(5);
  const began = performance.now();
  await untilGiven(port, () => Promise.resolve(false));
  expect(performance.now() - began).toBeLessThan(1000);
  await new Promise((down) => site.close(down));
});
