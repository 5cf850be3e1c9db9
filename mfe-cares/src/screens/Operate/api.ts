import { type AnswerOf, type BodyOf, read } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';
import type { Choice } from '@copper-carrot/shared-ui/choice';

const path = '/cpi/v2/admin/campaigns';
const onePath = '/cpi/v2/admin/campaigns/{id}';
const updatesPath = '/cpi/v2/admin/campaigns/{id}/updates';
const updatePath = '/cpi/v2/admin/campaigns/{id}/updates/{updateId}';
const giftsPath = '/cpi/v2/admin/campaigns/{id}/gifts';
const brandsPath = '/cpi/v2/public/brands/search';

export type OperatedCampaign = AnswerOf<typeof onePath, 'get'>;
export type CampaignChanges = BodyOf<typeof onePath, 'patch'>['campaign'];
export type NewCampaign = BodyOf<typeof path, 'post'>['campaign'];
export type Update = AnswerOf<typeof updatesPath, 'get'>['records'][number];
export type UpdateFields = BodyOf<typeof updatesPath, 'post'>['update'];
export type Gift = AnswerOf<typeof giftsPath, 'get'>['records'][number];
export type Status = OperatedCampaign['status'];

export const pageSize = 25;
const pageQuery = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize });

export const urls = {
  campaigns: (status: Status, page: number) => read(path, { query: { status, ...pageQuery(page) } }),
  allCampaigns: read(path),
  campaign: (id: number) => read(onePath, { params: { id } }),
  updates: (id: number, page: number) => read(updatesPath, { params: { id }, query: pageQuery(page) }),
  allUpdates: (id: number) => read(updatesPath, { params: { id } }),
  gifts: (id: number, page: number) => read(giftsPath, { params: { id }, query: pageQuery(page) }),
} as const;

/** A file that the browser saves. */
export const giftsFile = (id: number) => read('/cpi/v2/admin/campaigns/{id}/gifts/csv', { params: { id } });

export const useOperated = (status: Status, page: number) =>
  useRead(urls.campaigns(status, page), { keepPrevious: true });
export const useOperatedCampaign = (id: number) => useRead(urls.campaign(id));
export const useUpdates = (id: number, page: number) =>
  useRead(urls.updates(id, page), { keepPrevious: true });
export const useGifts = (id: number, page: number) => useRead(urls.gifts(id, page), { keepPrevious: true });

export const startCampaign = (campaign: NewCampaign) => client.post(path, { body: { campaign } });
export const changeCampaign = (id: number, campaign: CampaignChanges) =>
  client.patch(onePath, { params: { id }, body: { campaign } });
export const closeCampaign = (id: number) => client.post(`${onePath}/close`, { params: { id } });
export const reopenCampaign = (id: number) => client.post(`${onePath}/reopen`, { params: { id } });

export const postUpdate = (id: number, update: UpdateFields) =>
  client.post(updatesPath, { params: { id }, body: { update } });
export const changeUpdate = (id: number, updateId: number, update: UpdateFields) =>
  client.patch(updatePath, { params: { id, updateId }, body: { update } });
export const removeUpdate = (id: number, updateId: number) =>
  client.delete(updatePath, { params: { id, updateId } });

/** Restaurants of a place by a part of their name, each by the end of its page's address. */
export async function suggestBrands(placeId: number, query: string, signal: AbortSignal): Promise<Choice[]> {
  const { records } = await client.get(brandsPath, { query: { place_id: placeId, query, limit: 8 }, signal });
  return records.map(({ slug, name }) => ({ value: slug, label: name }));
}
