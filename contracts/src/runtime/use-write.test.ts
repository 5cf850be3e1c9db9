/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { read } from '../calls';
import { sentences } from '../constants';
import type { Schemas } from '../schemas';
import { connectTestShell, FakeApi, recorded, Refusal } from '../testing';
import { client, refetchUser } from './shell';
import { useRead } from './use-read';
import { type OnceHeaders, useWrite, type WriteOptions } from './use-write';

const submit = '/cpi/v1/orderer/orders/{id}/submit';
const person = recorded['get /cpi/v2/user'][200];
const placed: Schemas['SubmittedOrder'] = recorded[`post ${submit}`][200];

let signIn: jest.Mock<Promise<boolean>, []>;
let reports: unknown[];

beforeEach(() => {
  let user = person;
  signIn = jest.fn(() => Promise.resolve(true));
  reports = [];
  connectTestShell({
    useUser: () => user,
    user: () => user,
    refetchUser: () => Promise.resolve((user = { ...user, id: user.id + 1 })),
    openAuth: () => signIn(),
    report: (error) => void reports.push(error),
  });
});

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(SWRConfig, { value: { provider: () => new Map(), dedupingInterval: 0 } }, children);

const send = (id: number, headers: OnceHeaders) => client.post(submit, { params: { id }, body: {}, headers });

function writing(api: FakeApi, options: WriteOptions<typeof placed> = {}) {
  globalThis.fetch = api.fetch;
  return renderHook(() => useWrite(send, options), { wrapper }).result;
}
const keysOf = (api: FakeApi) => api.called('post', submit).map(({ headers }) => headers['Idempotency-Key']);

it('makes one call of three presses, and is pending until it is answered', async () => {
  let answer = (_: typeof placed) => {};
  const api = new FakeApi().on('post', submit, () => new Promise((resolve) => (answer = resolve)));
  const onDone = jest.fn();
  const result = writing(api, { onDone });
  let pressed: Promise<boolean[]> = Promise.resolve([]);
  act(() => {
    const { run } = result.current;
    pressed = Promise.all([run(12), run(12), run(12)]);
  });
  expect(result.current.pending).toBe(true);
  await waitFor(() => expect(api.calls).toHaveLength(1));
  await act(async () => {
    answer(placed);
    expect(await pressed).toEqual([true, false, false]);
  });
  expect(result.current.pending).toBe(false);
  expect(api.calls).toHaveLength(1);
  expect(onDone.mock.calls).toEqual([[placed]]);
});

it('repeats under the same key what may have arrived, and asks anew under another', async () => {
  const answers: (() => Refusal | typeof placed)[] = [
    ...Array.from({ length: 3 }, () => () => new Refusal(500, 'internal')),
    () => new Refusal(422, 'record_invalid'),
    () => placed,
    () => placed,
  ];
  const api = new FakeApi().on('post', submit, () => answers.shift()?.() ?? placed);
  const result = writing(api);
  for (let press = 1; press <= 4; press += 1) await act(() => result.current.run(12));
  const keys = keysOf(api);
  // Three tries of the first press, and the second press, which was refused for good.
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(new Set(keys.slice(3)).size).toBe(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

it.each([401, 403, 429])(
  'keeps the key of a try that was lost when the next is turned away with %i',
  async (status) => {
    signIn.mockResolvedValue(false);
    const api = new FakeApi();
    let isLost = true;
    const result = writing(api);
    // The first try may have arrived; the next one is turned away before anybody looks at what became of it.
    globalThis.fetch = (...call) => {
      if (isLost) return api.fetch(...call).then(() => Promise.reject(new TypeError('connection lost')));
      return api.fetch(...call);
    };
    api.on('post', submit, () => placed);
    await act(() => result.current.run(12));
    isLost = false;
    api.on('post', submit, () => new Refusal(status, 'turned_away'));
    await act(() => result.current.run(12));
    api.on('post', submit, () => placed);
    await act(async () => expect(await result.current.run(12)).toBe(true));
    expect(new Set(keysOf(api)).size).toBe(1);
  },
);

it('asks another question under another key, though the first may have arrived', async () => {
  const api = new FakeApi().on('post', submit, () => new Refusal(500, 'internal'));
  const result = writing(api);
  await act(() => result.current.run(12));
  await act(() => result.current.run(13));
  expect(new Set(keysOf(api)).size).toBe(2);
});

it('opens sign-in when the session has ended, and writes after it', async () => {
  const api = new FakeApi().on('post', submit, () =>
    signIn.mock.calls.length === 0 ? new Refusal(401, 'unauthorized') : placed,
  );
  const result = writing(api);
  await act(async () => expect(await result.current.run(12)).toBe(true));
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(new Set(keysOf(api)).size).toBe(1);
});

it('finishes for nobody else what one person began', async () => {
  const api = new FakeApi().on('post', submit, () => new Refusal(401, 'unauthorized'));
  const result = writing(api);
  signIn.mockImplementation(async () => (await refetchUser()) !== null);
  await act(() => result.current.run(12));
  expect(api.calls).toHaveLength(1);
  expect(result.current.failure).toMatchObject({ status: 401 });
});

it('tells a failure as a sentence and the sentences of its fields', async () => {
  const refusal = {
    message: 'This order can’t be placed.',
    fields: { headcount: ['greater_than'] },
    field_errors: { headcount: ['must be at least 10'] },
  };
  const result = writing(new FakeApi().on('post', submit, () => new Refusal(422, 'record_invalid', refusal)));
  await act(async () => expect(await result.current.run(12)).toBe(false));
  expect(result.current.failure).toMatchObject({
    message: 'This order can’t be placed.',
    code: 'record_invalid',
    fields: { headcount: ['must be at least 10'] },
    codes: { headcount: ['greater_than'] },
  });
});

it('reports a fault of its own code, and tells nobody its words', async () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'id')");
  globalThis.fetch = new FakeApi().fetch;
  const { result } = renderHook(() => useWrite(() => Promise.reject<void>(fault)), { wrapper });
  await act(() => result.current.run(undefined));
  expect(result.current.failure?.message).toBe(sentences.unexpected);
  expect(reports).toEqual([fault]);
});

it('reads again what it made stale, whatever the page of the list', async () => {
  const members = '/cpi/v2/orderer/teams/{id}/memberships';
  const list = (offset?: number) => read(members, { params: { id: 4 }, query: { offset } });
  let count = 1;
  const api = new FakeApi()
    .on('get', members, () => ({ records: [], count }))
    .on('post', submit, () => {
      count = 2;
      return placed;
    });
  globalThis.fetch = api.fetch;
  const { result } = renderHook(
    () => ({
      second: useRead(list(50)),
      other: useRead(read(members, { params: { id: 40 } })),
      write: useWrite(send, { stale: [list()] }),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.second.data).toMatchObject({ count: 1 }));
  await waitFor(() => expect(result.current.other.data).toMatchObject({ count: 1 }));
  await act(() => result.current.write.run(12));
  await waitFor(() => expect(result.current.second.data).toMatchObject({ count: 2 }));
  expect(result.current.other.data).toMatchObject({ count: 1 });
});

it('says what was done in the words of the screen as it was then, not as it is once it was read again', async () => {
  const members = '/cpi/v2/orderer/teams/{id}/memberships';
  const list = read(members, { params: { id: 4 } });
  let count = 1;
  const api = new FakeApi()
    .on('get', members, () => ({ records: [], count }))
    .on('post', submit, () => {
      count = 2;
      return placed;
    });
  globalThis.fetch = api.fetch;
  const said: (number | undefined)[] = [];
  const { result } = renderHook(
    () => {
      const members = useRead(list);
      const write = useWrite(send, { stale: [list], onDone: () => said.push(members.data?.count) });
      return { members, write };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.members.data?.count).toBe(1));
  await act(() => result.current.write.run(12));
  expect(result.current.members.data?.count).toBe(2);
  expect(said).toEqual([1]);
});
