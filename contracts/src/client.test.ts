import { callUrl, createClient, isSuccess, type CallContext } from './client';
import { ApiFailure } from './failure';

const answer = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });

/** A client whose server gives these answers in turn; an Error stands for a broken connection. */
function clientOf(answers: (Response | Error)[], context?: () => CallContext) {
  const calls: { url: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const client = createClient({
    context,
    wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
    fetch: (url, init) => {
      calls.push({ url: String(url instanceof Request ? url.url : url), init: init ?? {} });
      const next = answers[calls.length - 1] ?? answer(500);
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
  });
  return { client, calls, waits };
}

it('[API-006] tries a failing idempotent call twice more, waiting longer each time', async () => {
  const { client, calls, waits } = clientOf([
    new TypeError('offline'),
    answer(502),
    answer(200, { stats: 1 }),
  ]);
  await expect(client.request('get', '/cpi/v2/user/stats')).resolves.toEqual({ stats: 1 });
  expect(calls).toHaveLength(3);
  expect(waits).toEqual([200, 400]);
});

it('[API-006] gives up after the second retry, and never repeats an unsafe call that may have counted', async () => {
  const failing = clientOf([answer(500), answer(500), answer(500), answer(200)]);
  await expect(failing.client.request('get', '/x')).rejects.toMatchObject({ status: 500 });
  expect(failing.calls).toHaveLength(3);

  const unsafe = clientOf([new TypeError('offline'), answer(200)]);
  await expect(unsafe.client.request('post', '/x', { body: {} })).rejects.toBeInstanceOf(ApiFailure);
  expect(unsafe.calls).toHaveLength(1);
});

it('[API-007] tries any call answered 503 twice more', async () => {
  const { client, calls } = clientOf([answer(503), answer(503), answer(201, { id: 1 })]);
  await expect(client.request('post', '/x', { body: {} })).resolves.toEqual({ id: 1 });
  expect(calls).toHaveLength(3);
});

it('[API-009] counts 200 to 299 and 304 as success, and nothing else', () => {
  expect([200, 204, 299, 304].every(isSuccess)).toBe(true);
  expect([199, 300, 301, 303, 305, 400, 404, 500].some(isSuccess)).toBe(false);
});

it('[SESS-07] [SESS-08] [SESS-10] sends the CSRF token and for whom, empty where there is nothing', async () => {
  let context: CallContext = {};
  const { client, calls } = clientOf([answer(204), answer(204)], () => context);
  await client.delete('/cpi/v1/auth');
  context = { token: 'secret', asTeam: 3, asUser: 9, asBrand: 4 };
  await client.delete('/cpi/v1/auth');
  expect(calls.map(({ init }) => init.headers)).toMatchObject([
    { 'X-CSRF-Token': '', 'CC-As-Team': '', 'CC-As-User': '', 'CC-As-Brand': '' },
    { 'X-CSRF-Token': 'secret', 'CC-As-Team': '3', 'CC-As-User': '9', 'CC-As-Brand': '4' },
  ]);
});

it('throws what the API answered', async () => {
  const { client } = clientOf([
    answer(422, { code: 'record_invalid', message: 'No', fields: { email: ['blank'] } }),
  ]);
  const failure = await client
    .post('/cpi/v1/auth', { body: { email: 'a', password: 'b' } })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 422, message: 'No', code: 'record_invalid' });
});

it('makes URLs that are SWR keys: escaped, lists as repeated keys, nothing for what is not given', () => {
  expect(
    callUrl(
      '/cpi/v1/public/packages/{id}',
      { id: 'a b' },
      { package_category: ['x', 'y'], query: undefined, limit: 3 },
    ),
  ).toBe('/cpi/v1/public/packages/a%20b?package_category=x&package_category=y&limit=3');
  expect(() => callUrl('/cpi/v1/things/{id}')).toThrow('needs id');
});
