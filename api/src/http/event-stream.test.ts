import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express from 'express';
import { errorHandler, openEventStream, type EventStream } from '.';
import { endEventStreams } from './event-stream';
import { until } from '../testing/until';
import { watchable } from '../testing/watching';

const streams: EventStream[] = [];
let site: Awaited<ReturnType<typeof watchable>>;
let late: Promise<void> | undefined;
/** Requests to `late`: how many started, and how many clients have left. */
const calls = { come: 0, gone: 0 };
beforeAll(async () => {
  site = await watchable(
    express()
      .use(compression())
      .get('/late', async (request, response) => {
        calls.come += 1;
        response.once('close', () => (calls.gone += 1));
        await late;
        streams.push(openEventStream(request, response));
      })
      .get('/live', (request, response) => void streams.push(openEventStream(request, response)))
      .use(errorHandler),
  );
});
afterEach(async () => {
  endEventStreams();
  await until('the end of all', () => streams.every(({ gone }) => gone.aborted));
  streams.length = 0;
});
afterAll(() => void site.server.close());

/** A page that watches, and its stream on the server. */
const watch = async (headers: Record<string, string> = {}) => ({
  ...(await site.watch('/live', headers)),
  stream: streams.at(-1)!,
});

it('tells a page what happens as it happens, compressed by nobody, and knows where it was before', async () => {
  const page = await watch({ 'Last-Event-ID': '41', 'Accept-Encoding': 'gzip' });
  expect(page.response.headers.get('content-type')).toMatch(/^text\/event-stream\b/);
  expect(page.response.headers.get('content-encoding')).toBeNull();
  expect(page.stream.since).toBe(41);

  page.stream.send({ id: 42, event: 'changed', data: { name: 'two\nlines' } });
  await until('hearing', () => page.events().length > 0);
  expect(page.text()).toBe('retry: 2000\n\nid: 42\nevent: changed\ndata: {"name":"two\\nlines"}\n\n');

  page.stream.end({ event: 'gone', data: {} });
  await until('the end', page.isOver);
  expect(page.events().at(-1)).toEqual({ id: null, event: 'gone', data: {} });
});

it.each([undefined, '', 'last', '1e999'])(
  'takes a page with %p as its last one for a new one',
  async (said) => {
    const { stream } = await watch(said === undefined ? {} : { 'Last-Event-ID': said });
    expect(stream.since).toBeNull();
  },
);

it('says when its page has left, and lets the pages go when its process ends', async () => {
  const [one, other] = [await watch(), await watch()];
  one.leave();
  await until('hearing that it left', () => one.stream.gone.aborted);
  expect(other.stream.gone.aborted).toBe(false);

  endEventStreams();
  await until('the end', other.isOver);
  expect(other.stream.gone.aborted).toBe(true);
});

it('takes no more than so many pages of one network, and another once one has left', async () => {
  const pages = [];
  for (let at = 0; at < 200; at += 1) pages.push(await watch());
  const refused = await watch();
  expect(refused.response.status).toBe(429);
  await until('reading it', refused.isOver);
  expect(JSON.parse(refused.text())).toMatchObject({ code: 'too_many_requests' });

  pages[0]?.leave();
  await until('its leaving', () => streams[0]?.gone.aborted === true);
  expect((await watch()).response.status).toBe(200);
});

it('holds no place for a page that left before there was anything to open', async () => {
  let there = () => {};
  late = new Promise((resolve) => (there = resolve));
  const leaving = new AbortController();
  const { port } = site.server.address() as AddressInfo;
  const asked = Array.from({ length: 200 }, () =>
    fetch(`http://127.0.0.1:${port}/late`, { signal: leaving.signal }).catch(() => undefined),
  );
  // Waits until the requests are read; a connection that closes before is not reported.
  await until('their coming', () => calls.come === 200);
  leaving.abort();
  await Promise.all(asked);
  await until('their leaving', () => calls.gone === 200);
  there();
  await until('the handler', () => streams.length === 200);
  expect(streams.every(({ gone }) => gone.aborted)).toBe(true);
  expect((await watch()).response.status).toBe(200);
});

it('says nothing more once it has said its last, and pulses until then', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'performance'],
  });
  try {
    const page = await watch();
    jest.advanceTimersByTime(20_000);
    await until('a pulse', () => page.text().endsWith(':\n\n'));
    page.stream.end({ event: 'gone', data: {} });
    page.stream.send({ id: 1, event: 'changed', data: {} });
    jest.advanceTimersByTime(40_000);
    await until('the end', page.isOver);
    expect(page.events()).toEqual([{ id: null, event: 'gone', data: {} }]);
  } finally {
    jest.useRealTimers();
  }
});

it('lets a page go that reads too slowly', async () => {
  const { stream } = await watch();
  const data = 'x'.repeat(1024 * 1024);
  // More than the socket buffers hold for a client that does not read.
  for (let id = 1; id <= 40 && !stream.gone.aborted; id += 1) stream.send({ id, event: 'changed', data });
  await until('letting it go', () => stream.gone.aborted);
});
