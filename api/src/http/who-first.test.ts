import { createApp, endpoints } from '../app';
import { requireReader } from '../remotes/platform-caller';
import { useDatabase } from '../testing';
import { OpenApp } from '../testing/fuzz/caller';
import type { Registered } from '.';

const app = new OpenApp(createApp());
afterAll(() => app.stop());
useDatabase();
beforeAll(() => app.start());

const json = { Origin: 'http://localhost:3000', 'Content-Type': 'application/json' };

/** Calls of a route with one invalid part each. */
function wrongCalls({ method, path, endpoint }: Registered) {
  const filled = path.replace(/:\w+/g, '1');
  const wrongPath = path.replace(/:\w+/g, '%20no%20id');
  const bodies = ['{"a":', '{"surely_unknown":1}', JSON.stringify({ long: 'x'.repeat(1_100_000) })];
  return [
    [`${filled}?surely_unknown=1`, undefined] as const,
    ...(wrongPath === path ? [] : [[wrongPath, undefined] as const]),
    ...(method === 'get' || endpoint.consumes ? [] : bodies.map((body) => [filled, body] as const)),
  ];
}

const guarded = endpoints.filter(({ endpoint }) => endpoint.who === 'signed-in' || endpoint.authenticate);

test.each(guarded.map((each) => [`${each.method.toUpperCase()} ${each.path}`, each] as const))(
  '%s asks who calls before it looks at what was sent',
  async (_name, registered) => {
    // A caller who may not read the platform must not learn that it exists.
    const refusal = registered.endpoint.authenticate === requireReader ? 404 : 401;
    for (const [path, body] of wrongCalls(registered)) {
      const { status } = await app.send(registered.method.toUpperCase(), path, json, body);
      expect([path, body?.slice(0, 30), status]).toEqual([path, body?.slice(0, 30), refusal]);
    }
  },
);

test('what can not be read of a body is said to who may make the call', async () => {
  const send = (body: string) => app.send('POST', '/cpi/v1/auth', json, body);
  expect((await send('{"a":')).status).toBe(400);
  expect((await send(JSON.stringify({ long: 'x'.repeat(1_100_000) }))).status).toBe(413);
  expect((await app.send('POST', '/cpi/v1/no_such_call', json, '{"a":')).status).toBe(404);
});
