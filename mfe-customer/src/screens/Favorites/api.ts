import { read } from '@copper-carrot/contracts';
import { client, notify, refetchUser, useRead, useUser, useWrite } from '@copper-carrot/contracts/runtime';

/** As many packages as a page of favorites shows. */
export const mostPackages = 100;

const blockedUrl = read('/cpi/v2/orderer/blocked_brands', { query: {} });

/** Whatever the person marked, wherever it is; also of restaurants that their searches leave out. */
export const useFavoritePackages = () =>
  useRead(
    read('/cpi/v1/public/packages/search', {
      query: { favorited: true, with_blocked: true, expand: ['caterer'], limit: mostPackages },
    }),
    { keepPrevious: true },
  );
export const useFavoriteBrands = () =>
  useRead(read('/cpi/v1/orderer/favorited_brands', { query: {} }), { keepPrevious: true });
export const useBlockedBrands = () => useRead(blockedUrl, { keepPrevious: true });

const setFavorite = (kind: 'package' | 'brand', id: number, favorited: boolean) =>
  favorited
    ? client.post(`/cpi/v1/orderer/${kind}s/{id}/favorite`, { params: { id } })
    : client.delete(`/cpi/v1/orderer/${kind}s/{id}/favorite`, { params: { id } });

/** A favorite's toggle: the call is made first, and the state changes only when it succeeded (2 §4). */
export function useFavorite(kind: 'package' | 'brand', id: number) {
  const user = useUser();
  const { run } = useWrite((favorited: boolean) => setFavorite(kind, id, favorited), {
    onDone: refetchUser,
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
  const ids = (kind === 'package' ? user?.favorited_package_ids : user?.favorited_brand_ids) ?? [];
  const favorited = ids.includes(id);
  return { favorited, toggle: () => run(!favorited) };
}

/** Takes a restaurant off the block list; its entry goes once that is done. */
export const useUnblock = (id: number, name: string) =>
  useWrite(() => client.delete('/cpi/v2/orderer/blocked_brands/{id}', { params: { id } }), {
    stale: [blockedUrl],
    onDone: async () => {
      await refetchUser();
      notify({ kind: 'success', message: `Your searches find ${name} again.` });
    },
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
