import {
  callUrl,
  type CampaignType,
  client,
  type List,
  PageError,
  unhandled,
  type Schemas,
} from '@copper-carrot/contracts';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';

const get = <Answer>(url: string) => client.request<Answer>('get', url);

export interface CampaignQuery {
  campaign_type: CampaignType;
  place_id: number;
  limit?: number;
}

const urls = {
  campaigns: (query: CampaignQuery) => callUrl('/cpi/v1/public/charitable_causes', {}, query),
  campaign: (slug: string) => callUrl('/cpi/v1/public/charitable_causes/{id}', { id: slug }),
  featuredUpdates: callUrl('/cpi/v1/public/cause_updates', {}, { featured: true }),
  places: callUrl('/cpi/v1/public/places'),
} as const;

/** Reads once; a read that fails sends the whole page to the error page of its status (2 §8). */
function useRead<Answer>(url: string, { keepPreviousData = false } = {}): Answer | undefined {
  const { data, error } = useSWR<Answer, unknown>(url, get, {
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

export const useCampaigns = (query: CampaignQuery) => useRead<Schemas['CampaignList']>(urls.campaigns(query));

/** A list whose limit grows: what is shown stays until more of it is there. */
export const useGrowingCampaigns = (query: CampaignQuery) =>
  useRead<Schemas['CampaignList']>(urls.campaigns(query), { keepPreviousData: true });

export const useCampaign = (slug: string) => useRead<Schemas['Campaign']>(urls.campaign(slug));

export const useFeaturedUpdates = () => useRead<List<Schemas['CauseUpdate']>>(urls.featuredUpdates);

export const usePlaces = () => useRead<List<Schemas['Place']>>(urls.places);
