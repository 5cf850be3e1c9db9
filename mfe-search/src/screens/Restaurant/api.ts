import { read } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

/** The restaurants that the person blocked. */
export const blockedUrl = read('/cpi/v2/orderer/blocked_brands', { query: {} });

/** Blocks a restaurant in the person's searches. */
export const blockBrand = (brandId: number) =>
  client.post('/cpi/v2/orderer/blocked_brands', { body: { blocked_brand: { brand_id: brandId } } });

/** Removes a block. */
export const unblock = (id: number) =>
  client.delete('/cpi/v2/orderer/blocked_brands/{id}', { params: { id } });

/** Adds a restaurant to an organization's list, or removes it (2 §4). */
export const setOnRoster = (id: number, brandId: number, listed: boolean) =>
  client.post(`/cpi/v2/public/rosters/{id}/brands/{brandId}/${listed ? 'add' : 'remove'}`, {
    params: { id, brandId },
  });
