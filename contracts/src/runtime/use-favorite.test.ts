/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import type { Schemas } from '../schemas';
import { connectTestShell, FakeApi, favoriteCalls, keepFavorites, personOf, Refusal } from '../testing';
import { client, type Notice } from './shell';
import { useFavorite } from './use-favorite';

let notices: Notice[];

/** As a shell does: the person is who the API said last. */
function connectAs(api: FakeApi, person: Schemas['Session'] | null) {
  let user = person;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  globalThis.fetch = api.fetch;
  notices = [];
  connectTestShell({
    useUser: () => useSyncExternalStore(subscribe, () => user),
    user: () => user,
    refetchUser: async () => {
      user = await client.get('/cpi/v2/user');
      for (const listener of listeners) listener();
      return user;
    },
    notify: (notice) => void notices.push(notice),
  });
}

const marked = personOf('orderer', { favorited_package_ids: [7, 9], favorited_brand_ids: [3] });

it.each([
  ['FAV-02', 'package', 8],
  ['FAV-03', 'brand', 7],
] as const)(
  '[%s] [FAV-04] marks a %s and takes it back, each only once its call is done',
  async (_row, kind, id) => {
    let answer = () => {};
    const api = new FakeApi();
    keepFavorites(api, marked, () => new Promise<void>((resolve) => (answer = resolve)));
    connectAs(api, marked);
    const { result } = renderHook(() => useFavorite(kind, id));
    const made: string[] = [];
    for (const [method, before, after] of [
      ['post', false, true],
      ['delete', true, false],
    ] as const) {
      let done: Promise<boolean> | undefined;
      act(() => void (done = result.current?.toggle()));
      made.push(`${method} /cpi/v1/orderer/${kind}s/${id}/favorite`);
      await waitFor(() => expect(favoriteCalls(api)).toEqual(made));
      expect(result.current).toMatchObject({ favorited: before, pending: true });
      await act(async () => {
        answer();
        expect(await done).toBe(true);
      });
      expect(result.current).toMatchObject({ favorited: after, pending: false });
    }
    expect(notices).toEqual([]);
  },
);

it.each([
  ['package', 'post', 8],
  ['package', 'delete', 7],
  ['brand', 'post', 7],
  ['brand', 'delete', 3],
] as const)(
  '[FAV-04] [FAV-05] leaves a %s as it was where its %s failed, and says what the server said',
  async (kind, method, id) => {
    const refusal = new Refusal(403, 'forbidden', { message: 'Not today.' });
    const api = new FakeApi().on(method, `/cpi/v1/orderer/${kind}s/{id}/favorite`, () => refusal);
    connectAs(api, marked);
    const { result } = renderHook(() => useFavorite(kind, id));
    await act(async () => expect(await result.current?.toggle()).toBe(false));
    expect(favoriteCalls(api)).toEqual([`${method} /cpi/v1/orderer/${kind}s/${id}/favorite`]);
    expect(result.current).toMatchObject({ favorited: method === 'delete', pending: false });
    expect(notices).toEqual([{ kind: 'error', message: 'Not today.' }]);
  },
);

it('is nothing for who is signed out', () => {
  connectAs(new FakeApi(), null);
  expect(renderHook(() => useFavorite('package', 7)).result.current).toBeNull();
});
