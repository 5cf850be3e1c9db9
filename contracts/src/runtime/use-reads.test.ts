/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { read } from '../calls';
import { connectTestShell, FakeApi, personOf } from '../testing';
import { useRead } from './use-read';
import { useReads } from './use-reads';

const list = '/cpi/v1/caterer/orders';
const orders = read(list, {});
const listOf = (count: number) => ({ records: [], count });

let asBrand: number;
beforeEach(() => {
  asBrand = 7;
  const user = personOf('caterer');
  connectTestShell({ as: user, callContext: () => ({ asBrand }) });
});

function reading(api: FakeApi) {
  globalThis.fetch = api.fetch;
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(SWRConfig, { value: { provider: () => cache, dedupingInterval: 0 } }, children);
  return renderHook(() => ({ list: useRead(orders), reads: useReads() }), { wrapper });
}

it('shows what came another way, and says what stands there, without another call', async () => {
  const api = new FakeApi().on('get', list, () => listOf(1));
  const { result } = reading(api);
  expect(result.current.reads.peek(orders)).toBeUndefined();
  await waitFor(() => expect(result.current.reads.peek(orders)).toEqual(listOf(1)));
  act(() => result.current.reads.put(orders, listOf(2)));
  expect(result.current.list.data).toEqual(listOf(2));
  expect(result.current.reads.peek(orders)).toEqual(listOf(2));
  expect(api.calls).toHaveLength(1);
});

it('forgets what was kept of it for another brand, which reads it again', async () => {
  const api = new FakeApi().on('get', list, ({ headers }) => listOf(Number(headers['CC-As-Brand'])));
  const { result, rerender } = reading(api);
  await waitFor(() => expect(result.current.list.data).toEqual(listOf(7)));
  asBrand = 8;
  rerender();
  await waitFor(() => expect(result.current.list.data).toEqual(listOf(8)));
  act(() => result.current.reads.put(orders, listOf(9)));
  asBrand = 7;
  rerender();
  expect(result.current.list.data).toBeUndefined();
  await waitFor(() => expect(result.current.list.data).toEqual(listOf(7)));
  expect(api.calls).toHaveLength(3);
});

it('is done with reading again once the newest answer is on show, whoever asks for it meanwhile', async () => {
  let asked = 0;
  const answers = new Map<number, () => void>();
  const api = new FakeApi().on('get', list, async () => {
    asked += 1;
    const turn = asked;
    if (turn > 1) await new Promise<void>((resolve) => answers.set(turn, resolve));
    return listOf(turn);
  });
  const { result } = reading(api);
  await waitFor(() => expect(result.current.list.data).toEqual(listOf(1)));
  const seen: unknown[] = [];
  const { refresh, peek } = result.current.reads;
  const first = refresh([orders]).then(() => seen.push(peek(orders)));
  await waitFor(() => expect(answers.has(2)).toBe(true));
  const second = refresh([orders]);
  await waitFor(() => expect(answers.has(3)).toBe(true));
  await act(async () => {
    answers.get(2)?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(seen).toEqual([]);
  await act(async () => {
    answers.get(3)?.();
    await Promise.all([first, second]);
  });
  expect(seen).toEqual([listOf(3)]);
  expect(api.calls).toHaveLength(3);
});
