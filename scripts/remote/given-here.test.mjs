// @ts-check
/* global it, expect, beforeEach, afterEach */
import { createServer } from 'node:http';
import { freePort } from '../lib/ports.mjs';
import { givenHere } from './given-here.mjs';

/** @type {import('node:http').Server} */
let site;
/** @type {number} */
let port;
/**
 * The requests that the site received.
 * @type {string[]}
 */
let asked;
let isAllowed = true;
let isGone = false;

beforeEach(async () => {
  [asked, isAllowed, isGone] = [[], true, false];
  process.env.REMOTE_KEY = 'ccd_tiny';
  port = await freePort(0);
  site = createServer(async ({ method, url = '', headers }, response) => {
    asked.push(`${method} ${url} ${headers.authorization ?? ''}`.trim());
    if (method === 'POST' && isGone)
      return response.writeHead(404).end(JSON.stringify({ message: 'There is no remote mfe-tiny.' }));
    if (method === 'POST')
      return response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ url: 'https://public.example/tiny?cc_override=sealed' }));
    const cookies = isAllowed ? ['cc_override=kept; Path=/; HttpOnly', 'other=1'] : [];
    response.writeHead(302, { location: '/login', 'set-cookie': cookies }).end();
  });
  await new Promise((up) => site.listen(port, 'localhost', () => up(undefined)));
});
afterEach(async () => {
  delete process.env.REMOTE_KEY;
  await new Promise((down) => {
    site.close(down);
    site.closeAllConnections();
  });
});

/** @type {string[]} */
const said = [];
const given = () =>
  givenHere('mfe-tiny', { port, origin: 'http://localhost:4001', log: (line) => said.push(line) });

it('gives pages the cookie of a preview of this machine, until it is ended', async () => {
  const { begin, cookie, end } = given();
  expect(cookie()).toBeUndefined();
  await begin();
  expect(asked).toEqual([
    'POST /cpi/v1/platform/remotes/mfe-tiny/preview Bearer ccd_tiny',
    'GET /login?cc_override=sealed',
  ]);
  expect(cookie()).toBe('cc_override=kept');
  end();
  end();
  expect(cookie()).toBeUndefined();
  expect(said).toEqual(['Pages have the mfe-tiny that is live from now on, until the next npm run dev.']);
});

it('goes on without a remote that somebody took off the site, and says how it comes back', async () => {
  isGone = true;
  const { begin, cookie } = given();
  await begin();
  expect(cookie()).toBeUndefined();
  expect(said.at(-1)).toContain('npm run remote -- publish mfe-tiny brings it back');
});

it('says so where the site gives nothing', async () => {
  isAllowed = false;
  await expect(given().begin()).rejects.toThrow(
    'The site does not give mfe-tiny from http://localhost:4001: it answered 302',
  );
});
