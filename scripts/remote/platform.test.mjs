// @ts-check
/* global jest, it, expect, beforeEach, afterEach */
import { callerOf } from './platform.mjs';

/**
 * What was printed besides the command's own output.
 * @type {string[]}
 */
let told = [];
const answers = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  told = [];
  process.env.REMOTE_KEY = 'ccd_tiny';
  jest.spyOn(console, 'error').mockImplementation((line) => void told.push(line));
  answers.mockReset().mockImplementation(() => Promise.resolve(Response.json({ done: true })));
});
afterEach(() => {
  delete process.env.REMOTE_KEY;
});

/** Makes the site refuse by rate limit for some seconds, a number of times. */
function refuseFor(/** @type {number} */ seconds, times = 1) {
  const message = `This key gave too many commands. Please wait ${seconds} seconds.`;
  const headers = { 'Retry-After': String(seconds) };
  for (let each = 0; each < times; each += 1)
    answers.mockImplementationOnce(() =>
      Promise.resolve(Response.json({ code: 'too_many_requests', message }, { status: 429, headers })),
    );
}

const send = () => callerOf('mfe-tiny')('POST', '/mfe-tiny/activate', { release_id: 3 });

it('waits as long as a site that takes no more says, once for all that is on its way, and goes on', async () => {
  refuseFor(1, 3);
  const began = Date.now();
  expect(await Promise.all([send(), send(), send()])).toEqual([
    { done: true },
    { done: true },
    { done: true },
  ]);
  expect(Date.now() - began).toBeGreaterThanOrEqual(990);
  expect(told).toEqual(['This key gave too many commands. Please wait 1 seconds. Going on by itself then …']);
  expect(answers).toHaveBeenCalledTimes(6);
});

it('stops, in the words of the site, where it would have to wait for long or again and again', async () => {
  refuseFor(2000);
  await expect(send()).rejects.toThrow('This key gave too many commands. Please wait 2000 seconds.');
  expect([told, answers.mock.calls.length]).toEqual([[], 1]);
  refuseFor(1, 3);
  await expect(send()).rejects.toThrow('This key gave too many commands. Please wait 1 seconds.');
  expect([told.length, answers.mock.calls.length]).toEqual([2, 4]);
});
