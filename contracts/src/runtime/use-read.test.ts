/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { type State, SWRConfig } from 'swr';
import { read } from '../calls';
import { connectTestShell, FakeApi, recorded, Refusal } from '../testing';
import { useReadsOfOnePerson } from '.';
import { type CallContext } from './client';
import { events } from './events';
import { useRead, type ReadOptions } from './use-read';

const list = '/cpi/v1/caterer/orders';
const orders = read(list, {});
const person = recorded['get /cpi/v2/user'][200];
const listOf = (count: number) => ({ records: [], count });

let user: typeof person | null;
let context: CallContext;
let signIn: jest.Mock<Promise<boolean>, []>;
let reports: unknown[];
let cache: Map<string, State>;

beforeEach(() => {
  user = { ...person, id: 1 };
  context = { asBrand: 7 };
  signIn = jest.fn(() => Promise.resolve(true));
  cache = new Map();
  reports = [];
  connectTestShell({
    useUser: () => user,
    user: () => user,
    callContext: () => context,
    openAuth: () => signIn(),
    report: (error) => void reports.push(error),
  });
});

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(SWRConfig, { value: { provider: () => cache, dedupingInterval: 0 } }, children);

/** Reads the orders of whoever acts, over the API as a test has it. */
function reading(api: Pick<FakeApi, 'fetch'>, options: ReadOptions = {}) {
  globalThis.fetch = api.fetch;
  return renderHook(() => useRead(orders, { failure: 'own', ...options }), { wrapper });
}

it('shows no answer to another brand, not even while theirs is on its way', async () => {
  const answers = [listOf(7)];
  let release = () => {};
  const api = new FakeApi().on('get', list, async () => {
    const answer = answers.shift();
    if (answer) return answer;
    await new Promise<void>((resolve) => (release = resolve));
    return listOf(8);
  });
  const { result, rerender } = reading(api, { keepPrevious: true });
  await waitFor(() => expect(result.current.data).toEqual(listOf(7)));
  context = { asBrand: 8 };
  rerender();
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  expect(api.calls.map(({ headers }) => headers['CC-As-Brand'])).toEqual(['7', '8']);
  act(() => release());
  await waitFor(() => expect(result.current.data).toEqual(listOf(8)));
});

it('keeps what stood there while the same actor reads another page', async () => {
  const api = new FakeApi().on('get', list, ({ query }) => listOf(Number(query.get('offset') ?? 0)));
  globalThis.fetch = api.fetch;
  const { result, rerender } = renderHook(
    ({ offset }) => useRead(read(list, { query: { offset } }), { keepPrevious: true }),
    { wrapper, initialProps: { offset: 25 } },
  );
  await waitFor(() => expect(result.current.data).toEqual(listOf(25)));
  rerender({ offset: 50 });
  expect(result.current.data).toEqual(listOf(25));
  await waitFor(() => expect(result.current.data).toEqual(listOf(50)));
});

it('opens sign-in when the session has ended, and asks again after it', async () => {
  const api = new FakeApi().on('get', list, () =>
    signIn.mock.calls.length === 0 ? new Refusal(401, 'unauthorized') : listOf(3),
  );
  const { result } = reading(api);
  await waitFor(() => expect(result.current.data).toEqual(listOf(3)));
  expect(signIn).toHaveBeenCalledTimes(1);
});

it('fails with what was said when nobody signs in', async () => {
  signIn.mockResolvedValue(false);
  const { result } = reading(new FakeApi().on('get', list, () => new Refusal(401, 'unauthorized')));
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 401 }));
  expect(signIn).toHaveBeenCalledTimes(1);
});

it('keeps nothing of one person under the name of another who signs in instead', async () => {
  const api = new FakeApi().on('get', list, () =>
    signIn.mock.calls.length === 0 ? new Refusal(401, 'unauthorized') : listOf(3),
  );
  signIn.mockImplementation(() => {
    user = { ...person, id: 2 };
    return Promise.resolve(true);
  });
  const { result, rerender } = reading(api);
  await waitFor(() => expect(signIn).toHaveBeenCalled());
  rerender();
  await waitFor(() => expect(result.current.data).toEqual(listOf(3)));
  const kept = [...cache.entries()].filter(([, { data }]) => data !== undefined);
  expect(kept.map(([key]) => key)).toEqual([expect.stringContaining('"2///7"')]);
});

it('keeps nothing of an answer that came while the page went over to another person', async () => {
  let answer = () => {};
  const api = new FakeApi().on('get', list, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return listOf(3);
  });
  const { result } = reading(api);
  await waitFor(() => expect(api.calls).toHaveLength(1));
  user = { ...person, id: 2 };
  await act(async () => {
    answer();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  expect(result.current).toMatchObject({ data: undefined, error: undefined });
  expect([...cache.values()].filter(({ data }) => data !== undefined)).toEqual([]);
});

it('fails, and reports, where an answer lacks what it has by the document', async () => {
  const text = () => Promise.resolve('{"records":[]}');
  const answer = { status: 200, headers: new Headers(), text } as Response;
  const { result } = reading({ fetch: () => Promise.resolve(answer) });
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 502 }));
  expect(result.current.data).toBeUndefined();
  expect(reports).toMatchObject([{ payload: { context: { missing: ['count'] } } }]);
});

it('forgets what was read for one person when the page belongs to another', async () => {
  let answered = 0;
  const api = new FakeApi().on('get', list, () => listOf((answered += 1)));
  globalThis.fetch = api.fetch;
  const { result, rerender } = renderHook(
    () => {
      useReadsOfOnePerson();
      return useRead(orders);
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.data).toEqual(listOf(1)));
  for (const id of [2, 1]) {
    user = { ...person, id };
    act(() => events.emit('session.changed@1', { userId: id }));
    rerender();
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toBeDefined());
  }
  expect(result.current.data).toEqual(listOf(3));
});

it('gives a read up that nobody waits for any more, and no read that somebody else waits for', async () => {
  const api = new FakeApi().on('get', list, () => new Promise(() => undefined));
  const one = reading(api);
  const other = renderHook(() => useRead(orders, { failure: 'own' }), { wrapper });
  await waitFor(() => expect(api.calls).toHaveLength(1));
  const signal = api.calls[0]?.signal;
  one.unmount();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(signal?.aborted).toBe(false);
  other.unmount();
  await waitFor(() => expect(signal?.aborted).toBe(true));
});

it('asks again on the next visit, and shows no failure of the last one', async () => {
  const api = new FakeApi().on('get', list, () => new Refusal(404, 'not_found'));
  const first = reading(api);
  await waitFor(() => expect(first.result.current.error).toMatchObject({ status: 404 }));
  first.unmount();
  api.on('get', list, () => listOf(1));
  const next = reading(api);
  expect(next.result.current).toMatchObject({ error: undefined, isLoading: true });
  await waitFor(() => expect(next.result.current.data).toEqual(listOf(1)));
  expect(api.calls).toHaveLength(2);
});

it('asks again beside a part of the page that shows the failure still', async () => {
  const api = new FakeApi().on('get', list, () => new Refusal(404, 'not_found'));
  const first = reading(api);
  await waitFor(() => expect(first.result.current.error).toMatchObject({ status: 404 }));
  api.on('get', list, () => listOf(1));
  const next = reading(api);
  await waitFor(() => expect(next.result.current.data).toEqual(listOf(1)));
  expect(first.result.current.data).toEqual(listOf(1));
  expect(api.calls).toHaveLength(2);
});

it('keeps the answer that stands when a later read fails', async () => {
  const api = new FakeApi().on('get', list, () => listOf(1));
  const { result } = reading(api, { failure: 'section' });
  await waitFor(() => expect(result.current.data).toEqual(listOf(1)));
  api.on('get', list, () => new Refusal(403, 'forbidden'));
  await act(() => result.current.refresh());
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 403 }));
  expect(result.current.data).toEqual(listOf(1));
});

it('goes on with what is read again and again after it failed once', async () => {
  let calls = 0;
  const api = new FakeApi().on('get', list, () => {
    calls += 1;
    // The client tries a call three times.
    return calls >= 2 && calls <= 4 ? new Refusal(500, 'internal') : listOf(calls);
  });
  const onFailure = jest.fn();
  const { result, unmount } = reading(api, { everyMs: 20, onFailure });
  await waitFor(() => expect(onFailure).toHaveBeenCalled(), { timeout: 5000 });
  await waitFor(() => expect(result.current.data?.count).toBeGreaterThan(4), { timeout: 5000 });
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(result.current.error).toBeUndefined();
  unmount();
});

it('asks no further for what is refused, however often it is read', async () => {
  const api = new FakeApi().on('get', list, () => new Refusal(403, 'forbidden'));
  const { result, unmount } = reading(api, { everyMs: 10 });
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 403 }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(api.calls).toHaveLength(1);
  unmount();
});

it('asks nobody to sign in for what runs beside every page', async () => {
  const api = new FakeApi().on('get', list, () => new Refusal(401, 'unauthorized'));
  const { result } = reading(api, { signIn: false });
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 401 }));
  expect(signIn).not.toHaveBeenCalled();
});
