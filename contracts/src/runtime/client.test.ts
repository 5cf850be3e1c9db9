import { callUrl, read } from '../calls';
import { ApiFailure } from './api-failure';
import { createClient, isSuccess, type CallContext } from './client';

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
  await expect(client.get('/cpi/v2/user/stats')).resolves.toEqual({ stats: 1 });
  expect(calls).toHaveLength(3);
  expect(waits).toEqual([200, 400]);
});

it('[API-006] gives up after the second retry, and never repeats an unsafe call that may have counted', async () => {
  const failing = clientOf([answer(500), answer(500), answer(500), answer(200)]);
  await expect(failing.client.get('/cpi/v1/public/places')).rejects.toMatchObject({ status: 500 });
  expect(failing.calls).toHaveLength(3);

  const unsafe = clientOf([new TypeError('offline'), answer(200)]);
  await expect(unsafe.client.post('/cpi/v1/email_verification')).rejects.toBeInstanceOf(ApiFailure);
  expect(unsafe.calls).toHaveLength(1);
});

it('repeats an unsafe call that carries a key, which makes it count once', async () => {
  const { client, calls } = clientOf([new TypeError('offline'), answer(500), answer(200, { id: 12 })]);
  const headers = { 'Idempotency-Key': 'k' };
  await expect(
    client.post('/cpi/v1/orderer/orders/{id}/submit', { params: { id: 12 }, body: {}, headers }),
  ).resolves.toEqual({ id: 12 });
  expect(calls.map(({ init }) => (init.headers as Record<string, string>)['Idempotency-Key'])).toEqual([
    'k',
    'k',
    'k',
  ]);
});

it.each(['put', 'delete'] as const)('[API-006] tries a failing %s twice more as well', async (method) => {
  const { client, calls, waits } = clientOf([new TypeError('offline'), answer(500), answer(204)]);
  const call = client[method] as (path: string) => Promise<unknown>;
  await expect(call('/cpi/v1/auth')).resolves.toBeUndefined();
  expect(calls).toHaveLength(3);
  expect(waits).toEqual([200, 400]);
});

it('[API-007] tries any call answered 503 twice more, waiting longer each time, and then gives up', async () => {
  const { client, calls, waits } = clientOf([answer(503), answer(503), answer(201, { id: 1 })]);
  await expect(client.post('/cpi/v1/email_verification')).resolves.toEqual({ id: 1 });
  expect(calls).toHaveLength(3);
  expect(waits).toEqual([200, 400]);

  const down = clientOf([answer(503), answer(503), answer(503), answer(201, { id: 1 })]);
  await expect(down.client.post('/cpi/v1/email_verification')).rejects.toMatchObject({ status: 503 });
  expect(down.calls).toHaveLength(3);
});

it('sends the headers that a call takes, and has no other by name', async () => {
  const { client, calls } = clientOf([answer(200, {}), answer(200, {})]);
  const submit = { params: { id: 1 }, body: {} };
  const path = '/cpi/v1/orderer/orders/{id}/submit';
  await client.post(path, { ...submit, headers: { 'Idempotency-Key': 'press-1' } });
  expect(new Headers(calls[0]?.init.headers).get('Idempotency-Key')).toBe('press-1');
  // @ts-expect-error A header that the document does not know.
  await client.post(path, { ...submit, headers: { 'Idempotence-Key': 'press-1' } });
  expect(calls).toHaveLength(2);
});

it('[API-009] counts 200 to 299 and 304 as success, and nothing else', () => {
  expect([200, 204, 299, 304].every(isSuccess)).toBe(true);
  expect([199, 300, 301, 303, 305, 400, 404, 500].some(isSuccess)).toBe(false);
});

it.each([
  [304, true],
  [303, false],
])('[API-009] takes an answer of %i for a success: %s', async (status, isOne) => {
  const { client } = clientOf([answer(status)]);
  const asked = client.delete('/cpi/v1/auth');
  if (isOne) await expect(asked).resolves.toBeUndefined();
  else await expect(asked).rejects.toMatchObject({ status });
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

it('makes URLs under which answers can be kept: escaped, lists as repeated keys, nothing for what is not given', () => {
  expect(
    callUrl(
      '/cpi/v1/public/packages/{id}',
      { id: 'a b' },
      { package_category: ['x', 'y'], query: undefined, limit: 3 },
    ),
  ).toBe('/cpi/v1/public/packages/a%20b?package_category=x&package_category=y&limit=3');
  expect(() => callUrl('/cpi/v1/things/{id}')).toThrow('needs id');
});

describe('a call that takes too long', () => {
  /** A server that never answers, but ends a call that is given up. */
  const silent = () =>
    createClient({
      wait: () => Promise.resolve(),
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        }),
    });

  it('fails after its time with a sentence that says so', async () => {
    await expect(silent().post('/cpi/v1/email_verification', { timeoutMs: 5 })).rejects.toMatchObject({
      status: 0,
      message: 'Copper Carrot takes too long to answer. Please try again.',
    });
  });

  it('is not said to be late when its screen has gone', async () => {
    const gone = new AbortController();
    const call = silent().get('/cpi/v1/public/places', { signal: gone.signal });
    gone.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('reads by a typed URL, which is the key of what it answers', async () => {
  const url = read('/cpi/v1/orderer/orders/{id}/credit_cards', {
    params: { id: 4 },
    query: { valid_stripe: true },
  });
  expect(url).toBe('/cpi/v1/orderer/orders/4/credit_cards?valid_stripe=true');
  const { client } = clientOf([answer(200, { records: [], count: 0 })]);
  await expect(client.fetch(url)).resolves.toEqual({ records: [], count: 0 });
});
