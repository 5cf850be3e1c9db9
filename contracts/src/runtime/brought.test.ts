/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { read } from '../calls';
import { FakeApi, recorded } from '../testing';
import { bringAnswers, forgetBrought } from './brought';
import { connectShell, type Shell } from './shell';
import { useRead } from './use-read';
import { type Reads, useReads } from './use-reads';

const places = read('/cpi/v1/public/places');
const answer = { records: [], count: 3 };
const inThePage = { ...answer, count: 99 };
const person = recorded['get /cpi/v2/user'][200];

let user: typeof person | null;
let api: FakeApi;
beforeEach(() => {
  user = null;
  api = new FakeApi().on('get', '/cpi/v1/public/places', () => answer);
  globalThis.fetch = api.fetch;
  const shell: Shell = {
    useUser: () => user,
    user: () => user,
    refetchUser: () => Promise.resolve(user),
    callContext: () => ({}),
    signOut: () => Promise.resolve(),
    openAuth: () => Promise.resolve(false),
    notify: () => undefined,
    showLoading: () => () => undefined,
    report: () => undefined,
  };
  connectShell(shell);
});
afterEach(() => {
  jest.useRealTimers();
  forgetBrought(-1);
});

const calls = () => api.called('get', '/cpi/v1/public/places').length;
const aFrame = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

it('stands there at the first look, and asks nothing', async () => {
  user = { ...person, id: 11 };
  bringAnswers({ [places]: inThePage });
  const { result } = renderHook(() => useRead(places));
  expect(result.current.data?.count).toBe(99);
  await aFrame();
  expect(calls()).toBe(0);
});

it('is drawn once', async () => {
  user = { ...person, id: 15 };
  bringAnswers({ [places]: inThePage });
  const drawn = jest.fn(() => useRead(places).data);
  renderHook(drawn);
  await aFrame();
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('is asked for by whoever comes some moments after the first that shows it', async () => {
  user = { ...person, id: 16 };
  bringAnswers({ [places]: inThePage });
  renderHook(() => useRead(places));
  renderHook(() => useRead(places));
  await aFrame();
  expect(calls()).toBe(0);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_500);
  renderHook(() => useRead(places));
  await waitFor(() => expect(calls()).toBe(1));
  jest.restoreAllMocks();
});

it('is asked for again when it is read again', async () => {
  user = { ...person, id: 12 };
  bringAnswers({ [places]: inThePage });
  const { result } = renderHook(() => useRead(places));
  await aFrame();
  await act(() => result.current.refresh());
  expect(result.current.data?.count).toBe(answer.count);
  expect(calls()).toBe(1);
});

it.each<[string, number, (reads: Reads) => unknown]>([
  ['made it stale', 13, (reads) => reads.refresh([places])],
  ['answered it anew', 14, (reads) => reads.put(places, answer)],
])('is not believed any more where a change %s before it was read', async (_what, id, change) => {
  user = { ...person, id };
  bringAnswers({ [places]: inThePage });
  const { result: reads } = renderHook(() => useReads());
  await act(async () => void (await change(reads.current)));
  const { result } = renderHook(() => useRead(places));
  await waitFor(() => expect(calls()).toBe(1));
  await waitFor(() => expect(result.current.data?.count).toBe(answer.count));
});

it("is nobody else's", async () => {
  bringAnswers({ [places]: inThePage });
  user = { ...person, id: 7 };
  const { result } = renderHook(() => useRead(places));
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data?.count).toBe(answer.count));
});

it('is forgotten when another person comes', async () => {
  user = { ...person, id: 8 };
  bringAnswers({ [places]: inThePage });
  forgetBrought(null);
  const { result } = renderHook(() => useRead(places));
  await waitFor(() => expect(result.current.data?.count).toBe(answer.count));
  expect(calls()).toBe(1);
});

it('is old after a while, and asked for', async () => {
  user = { ...person, id: 9 };
  bringAnswers({ [places]: inThePage });
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
  const { result } = renderHook(() => useRead(places));
  await waitFor(() => expect(result.current.data?.count).toBe(answer.count));
  jest.restoreAllMocks();
});

it('is left out where it lacks what the API promises', async () => {
  user = { ...person, id: 10 };
  bringAnswers({ [places]: { count: 99 } });
  const { result } = renderHook(() => useRead(places));
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data?.count).toBe(answer.count));
});
