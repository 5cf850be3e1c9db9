// @ts-check
/* global it, expect, beforeAll, afterAll */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/** Clears the terminal, reverses text and overwrites the line. */
const hostile = 'a\u001b[2J\u009b1A\u202eb\rc';
const shown = 'a [2J 1A b c';

const site = createServer((request, response) => {
  const isRefused = request.url?.includes('/keys/');
  response.statusCode = isRefused ? 422 : 200;
  const key = { id: 1, label: hostile, created_by: hostile, created_at: 'today' };
  const finding = { check: 'calls', where: hostile, what: hostile, mend: 'Build it again.' };
  response.setHeader('Content-Type', 'application/json');
  response.end(
    JSON.stringify(isRefused ? { message: hostile, context: { findings: [finding] } } : { records: [key] }),
  );
});
beforeAll(() => new Promise((listening) => site.listen(0, '127.0.0.1', () => listening(undefined))));
afterAll(() => new Promise((closed) => site.close(closed)));

/**
 * The command's printed output.
 * @param {string[]} words
 */
async function printedBy(...words) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (site.address());
  const child = spawn(process.execPath, [join(root, 'scripts/remote.mjs'), ...words], {
    env: { ...process.env, SITE: `http://127.0.0.1:${port}`, REMOTE_KEY: 'ccd_tiny' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => (printed += part));
  await once(child, 'close');
  return printed;
}

it('prints nothing that does something to a terminal, whatever a site says', async () => {
  expect(await printedBy('keys', 'mfe-tiny')).toBe(
    `    1 ${shown}, made today by ${shown}, last used never\n`,
  );
  expect(await printedBy('revoke', 'mfe-tiny', '1')).toBe(
    `${shown}\n  calls: ${shown}\n    ${shown}\n    → Build it again.\n`,
  );
}, 60_000);
