// @ts-check
/* global it, expect, beforeEach, afterEach */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/ports.mjs';
import { serveMachine } from './machine.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let here;
/** @type {Awaited<ReturnType<typeof serveMachine>>} */
let machine;

const origin = 'https://my-machine.example';
const put = (/** @type {Record<string, string>} */ files) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
};
const manifest = { entry: 'entry.js', files: { 'entry.js': 'sha384-a', 'screen.js': 'sha384-b' } };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'machine-'));
  put({ 'remote.json': JSON.stringify(manifest), 'entry.js': 'var gifts = 1;', 'screen.js': 'draw()' });
  put({ 'screen.js.map': '{}', 'notes.txt': 'mine', 'screen.a1.hot-update.js': 'redraw()' });
  const port = await freePort(0);
  here = `http://127.0.0.1:${port}`;
  machine = await serveMachine({ folder, port, origin });
});
afterEach(async () => {
  await machine.stop();
  rmSync(folder, { recursive: true });
});

it('gives pages of any site what the build lists, as it is at the moment, and nothing else', async () => {
  expect(await (await fetch(`${here}/remote.json`)).json()).toEqual(manifest);
  const screen = await fetch(`${here}/screen.js`);
  expect(screen.headers.get('access-control-allow-origin')).toBe('*');
  expect(screen.headers.get('content-type')).toBe('text/javascript');
  expect(await screen.text()).toBe('draw()');
  put({ 'screen.js': 'draw(2)' });
  expect(await (await fetch(`${here}/screen.js`)).text()).toBe('draw(2)');
  expect((await fetch(`${here}/screen.js.map`)).status).toBe(200);
  expect(await (await fetch(`${here}/screen.a1.hot-update.js`)).text()).toBe('redraw()');
  expect((await fetch(`${here}/screen.b2.hot-update.js`)).status).toBe(404);
  for (const path of ['/notes.txt', '/', '/constructor', '/..%2f..%2fpackage.json'])
    expect([path, (await fetch(here + path)).status]).toEqual([path, 404]);
  rmSync(join(folder, 'remote.json'));
  expect((await fetch(`${here}/screen.js`)).status).toBe(404);
});

it('leaves the entry as it is where its pages listen already', async () => {
  const port = await freePort(0);
  const theirs = machine.pages;
  const beside = await serveMachine({ folder, port, origin, pages: theirs });
  expect(await (await fetch(`http://127.0.0.1:${port}/entry.js`)).text()).toBe('var gifts = 1;');
  expect(beside.pages).toBe(theirs);
  await beside.stop();
});

it('has its pages load anew when told, by a line to where they reach it', async () => {
  const entry = await (await fetch(`${here}/entry.js`)).text();
  expect(entry).toContain('var gifts = 1;');
  expect(entry).toContain(`("${origin}/__live")`);
  const line = await fetch(`${here}/__live`);
  const reader = line.body?.getReader();
  await reader?.read();
  machine.pages.reload();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('event: change\ndata: 1\n\n');
  await reader?.cancel();
});
