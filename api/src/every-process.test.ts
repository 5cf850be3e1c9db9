import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyProcess } from './every-process';

const hook = join(__dirname, '../../scripts/typescript-hook.cjs');

/** Three processes on one port, two of which take calls; the third asks, and prints what it is answered. */
const program = `
  const { createServer } = require('node:http');
  const { worker } = require('node:cluster');
  const { inspect } = require('node:util');
  const { inProcesses } = require(${JSON.stringify(join(__dirname, 'cluster'))});
  const { everyProcess } = require(${JSON.stringify(join(__dirname, 'every-process'))});
  inProcesses(3, async () => {
    const ofEach = everyProcess('who', () => ({ id: worker.id, nothing: NaN }));
    const late = everyProcess('late', () => (worker.id === 1 ? new Promise(() => {}) : worker.id));
    if (worker.id < 3) await new Promise((done) => createServer().listen(0, '127.0.0.1', done));
    else console.log(inspect([await ofEach(), await late()], { breakLength: Infinity, depth: 3 }));
  });`;

it('asks each process that takes calls and no other, and says of one that does not answer that it did not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-processes-'));
  const file = join(folder, 'site.cjs');
  writeFileSync(file, program);
  const child = spawn(process.execPath, ['-C', 'source', '-r', hook, file], {
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    let said = '';
    await new Promise<void>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        said += part;
        if (said.includes('\n')) resolve();
      });
      child.once('exit', () => resolve());
    });
    expect(said).toBe('[ [ { id: 1, nothing: NaN }, { id: 2, nothing: NaN } ], [ undefined, 2 ] ]\n');
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  }
}, 30_000);

it('is its own answer where a process is alone', async () => {
  expect(await everyProcess('alone', () => Promise.resolve(7))()).toEqual([7]);
});
