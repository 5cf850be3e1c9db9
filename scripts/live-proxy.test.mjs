// @ts-check
/* global it, expect, beforeEach, afterEach */
import { createServer } from 'node:http';
import { startLiveProxy } from './lib/live-proxy.mjs';
import { freePort } from './lib/ports.mjs';

/** @type {(() => unknown)[]} */
let undo;
/** @type {string} */
let origin;
/** @type {Awaited<ReturnType<typeof startLiveProxy>>} */
let proxy;
/** @type {number} */
let target;
/**
 * The page's override.
 * @type {string | undefined}
 */
let given;

beforeEach(async () => {
  undo = [];
  const port = await freePort(0);
  target = await freePort(0);
  given = undefined;
  proxy = await startLiveProxy({
    port,
    target,
    given: { cookie: () => given, end: () => (given = undefined) },
  });
  undo.push(proxy.stop);
  origin = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  for (const step of undo.reverse()) await step();
});

/** @param {import('node:http').RequestListener} answer */
async function serve(answer) {
  const server = createServer(answer);
  await new Promise((resolve) => server.listen(target, '127.0.0.1', () => resolve(undefined)));
  undo.push(() => server.close());
}

it('adds its script to a page, with the nonce that the page allows, and to nothing else', async () => {
  await serve((request, response) => {
    const type = request.url === '/' ? 'text/html; charset=utf-8' : 'application/json';
    response.writeHead(200, {
      'content-type': type,
      'content-security-policy': "script-src 'nonce-abc' 'strict-dynamic'",
    });
    response.end(request.url === '/' ? '<html><head></head><body>é</body></html>' : '{"a":1}');
  });
  const page = await (await fetch(`${origin}/`)).text();
  expect(page).toBe('<html><head><script nonce="abc" src="/__live.js"></script></head><body>é</body></html>');
  expect(await (await fetch(`${origin}/data`)).json()).toEqual({ a: 1 });
});

it('passes bodies, statuses and headers on', async () => {
  await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response
      .writeHead(201, { 'x-seen': `${request.method} ${request.url}`, 'set-cookie': ['a=1', 'b=2'] })
      .end(body);
  });
  const response = await fetch(`${origin}/orders?x=1`, { method: 'POST', body: 'hello' });
  expect([
    response.status,
    response.headers.get('x-seen'),
    response.headers.getSetCookie(),
    await response.text(),
  ]).toEqual([201, 'POST /orders?x=1', ['a=1', 'b=2'], 'hello']);
});

it('gives each page what is worked on, until its banner ends it, unless the browser was given something itself', async () => {
  await serve((request, response) => response.end(request.headers.cookie ?? 'none'));
  const seen = async (path = '/', cookie = 'a=1') =>
    (await fetch(origin + path, { headers: { cookie } })).text();
  expect(await seen()).toBe('a=1');
  given = 'cc_override=mine';
  expect(await seen()).toBe('a=1; cc_override=mine');
  expect(await seen('/', 'cc_override=theirs')).toBe('cc_override=theirs');
  expect(await seen('/search?cc_override=off')).toBe('a=1');
  expect(await seen()).toBe('a=1');
});

it('waits for an API that restarts', async () => {
  const waiting = fetch(`${origin}/slow`, { method: 'POST', body: 'kept' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  await serve((request, response) => void request.pipe(response));
  expect(await (await waiting).text()).toBe('kept');
});

it('tells open pages that something changed', async () => {
  const { body } = await fetch(`${origin}/__live`);
  const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader();
  await reader.read();
  proxy.pages.reload();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe('event: change\ndata: 1\n\n');
  proxy.pages.tell({ name: 'mfe-tiny', errors: 'it does not compile' });
  proxy.pages.tell({ name: 'shell', errors: 'nor does this' });
  proxy.pages.forget('shell');
  proxy.pages.tell({ name: 'mfe-tiny', hash: 'a1' });
  const late = (await fetch(`${origin}/__live`)).body?.getReader();
  expect(new TextDecoder().decode((await late?.read())?.value)).toBe(
    ':\n\nevent: built\ndata: {"name":"mfe-tiny","hash":"a1"}\n\n',
  );
  expect(await (await fetch(`${origin}/__live.js`)).text()).toMatch(/EventSource[^]*"\/__live"/);
});
