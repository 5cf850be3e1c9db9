import { read } from '@copper-carrot/contracts';
import { client, notify, refetchUser, useRead, useWrite } from '@copper-carrot/contracts/runtime';

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
