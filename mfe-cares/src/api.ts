import { isSlug, PageError, read, unhandled, type QueryOf, type Read } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';

export type CampaignQuery = QueryOf<'/cpi/v1/public/charitable_causes'>;

const urls = {
  campaigns: (query: CampaignQuery) => read('/cpi/v1/public/charitable_causes', { query }),
  campaign: (slug: string) => read('/cpi/v1/public/charitable_causes/{id}', { params: { id: slug } }),
  featuredUpdates: read('/cpi/v1/public/cause_updates', { query: { featured: true } }),
  places: read('/cpi/v1/public/places'),
} as const;

/** Reads once; a read that fails sends the whole page to the error page of its status (2 §8). */
function useRead<Answer>(url: Read<Answer>, { keepPreviousData = false } = {}): Answer | undefined {
  const { data, error } = useSWR<Answer, unknown>(url, (key: Read<Answer>) => client.fetch(key), {
    keepPreviousData,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const { cache, mutate } = useSWRConfig();
  // A kept failure would show the error page again on the next visit, before anything was asked.
  useEffect(
    () => () => {
      if (cache.get(url)?.error) void mutate(url, undefined, { revalidate: false });
    },
    [cache, mutate, url],
  );
  if (error) {
    const { statusCode, message } = unhandled(error);
    throw new PageError(statusCode, message);
  }
  return data;
}

export const useCampaigns = (query: CampaignQuery) => useRead(urls.campaigns(query));

/** A list whose limit grows: what is shown stays until more of it is there. */
export const useGrowingCampaigns = (query: CampaignQuery) =>
  useRead(urls.campaigns(query), { keepPreviousData: true });

export const noSuchCampaign = () => new PageError(404, 'This campaign could not be found.');

export function useCampaign(slug: string) {
  if (!isSlug(slug)) throw noSuchCampaign();
  return useRead(urls.campaign(slug));
}

export const useFeaturedUpdates = () => useRead(urls.featuredUpdates);

export const usePlaces = () => useRead(urls.places);
