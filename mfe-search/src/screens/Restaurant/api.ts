import { read } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

/** The restaurants that the person's searches leave out. */
export const blockedUrl = read('/cpi/v2/orderer/blocked_brands', { query: {} });

/** Has the person's searches leave a restaurant out. */
export const blockBrand = (brandId: number) =>
  client.post('/cpi/v2/orderer/blocked_brands', { body: { blocked_brand: { brand_id: brandId } } });

/** Takes an entry off the block list. */
export const unblock = (id: number) =>
  client.delete('/cpi/v2/orderer/blocked_brands/{id}', { params: { id } });

/** Puts a restaurant on an organization's list, or takes it off (2 §4). */
export const setOnRoster = (id: number, brandId: number, listed: boolean) =>
  client.post(`/cpi/v2/public/rosters/{id}/brands/{brandId}/${listed ? 'add' : 'remove'}`, {
    params: { id, brandId },
  });
