import type { Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

/** Calculates an order from a restaurant's menu, with its problems (1 §1). */
export const previewMenuOrder = (
  brandId: number,
  body: Schemas['PreviewMenuOrderBody'],
  signal: AbortSignal,
) =>
  client.post('/cpi/v1/orderer/brands/{id}/order/preview', {
    params: { id: brandId },
    body,
    signal,
    isRead: true,
  });

/** Creates an order from a restaurant's menu and answers its id (1 §1). */
export const createMenuOrder = (brandId: number, body: Schemas['CreateMenuOrderBody']) =>
  client.post('/cpi/v1/orderer/brands/{id}/order', { params: { id: brandId }, body });
