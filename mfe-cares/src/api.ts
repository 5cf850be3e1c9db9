import { isSlug, PageError, read, type QueryOf } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';

export type CampaignQuery = QueryOf<'/cpi/v1/public/charitable_causes'>;

const urls = {
  campaigns: (query: CampaignQuery) => read('/cpi/v1/public/charitable_causes', { query }),
  campaign: (slug: string) => read('/cpi/v1/public/charitable_causes/{id}', { params: { id: slug } }),
  featuredUpdates: read('/cpi/v1/public/cause_updates', { query: { featured: true } }),
  places: read('/cpi/v1/public/places'),
} as const;

/** Without its campaigns there is no page: it becomes the error page of what failed (2 §8). */
const essential = { failure: 'page' } as const;

export const useCampaigns = (query: CampaignQuery) => useRead(urls.campaigns(query), essential).data;

/** A list whose limit grows: what is shown stays until more of it is there. */
export const useGrowingCampaigns = (query: CampaignQuery) =>
  useRead(urls.campaigns(query), { ...essential, keepPrevious: true }).data;

export const noSuchCampaign = () => new PageError(404, 'This campaign could not be found.');

export function useCampaign(slug: string) {
  if (!isSlug(slug)) throw noSuchCampaign();
  return useRead(urls.campaign(slug), essential).data;
}

export const useFeaturedUpdates = () => useRead(urls.featuredUpdates).data;

export const usePlaces = () => useRead(urls.places, { failure: 'own' });
