import compression from 'compression';
import express from 'express';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtFiles } from './built-files';

const folder = mkdtempSync(join(tmpdir(), 'built-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = 'export const one = 1;';
writeFileSync(join(folder, 'both.js'), script);
writeFileSync(join(folder, 'both.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'both.js.gz'), gzipSync(script));
writeFileSync(join(folder, 'alone.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

const options = { index: false, redirect: false, immutable: true, maxAge: '365d' } as const;
const app = express()
  .use(compression({ threshold: 0 }))
  .use('/assets', builtFiles(folder, options))
  .use((_request, response) => void response.status(404).end());

const get = (path: string, accepted: string) =>
  supertest(app).get(path).set('Accept-Encoding', accepted).buffer(true);

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliCompressSync(script).length],
  ['gzip', 'gzip', gzipSync(script).length],
  ['br;q=0, gzip', 'gzip', gzipSync(script).length],
  ['identity', undefined, script.length],
])('answers a browser that takes %s with %s, as it was built', async (accepted, encoding, bytes) => {
  const { headers } = (await get('/assets/both.js?x=1', accepted).expect(200)) as {
    headers: Record<string, string>;
  };
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(bytes));
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['vary']).toBe('Accept-Encoding');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('answers with the file itself where nothing lies beside it', async () => {
  const { headers } = (await get('/assets/alone.svg', 'identity').expect(200)) as {
    headers: Record<string, string>;
  };
  expect(headers['content-type']).toBe('image/svg+xml');
});

it('leaves what is not there to who comes next, by its own name', async () => {
  await get('/assets/none.js', 'br').expect(404);
});

it('leads to no file outside of its folder', async () => {
  await get('/assets/..%2f..%2fetc%2fpasswd', 'br').expect(404);
});

it.each(['br', 'identity'])(
  'says of a range that is not there nothing that is kept (%s)',
  async (accepted) => {
    const { headers } = (await supertest(express().use(builtFiles(folder, options)))
      .get('/both.js')
      .set('Accept-Encoding', accepted)
      .set('Range', 'bytes=99999-')
      .expect(416)) as { headers: Record<string, string> };
    for (const name of ['content-encoding', 'cache-control', 'etag', 'last-modified'])
      expect(headers).not.toHaveProperty(name);
  },
);
