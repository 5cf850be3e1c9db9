import type { Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

/** What of a package feeds so many people for so much money. */
export const proposeOrder = (packageId: number, body: Schemas['ProposeOrderBody']) =>
  client.post('/cpi/v2/public/packages/{id}/order/proposal', {
    params: { id: packageId },
    body,
    isRead: true,
  });

/** The same of a restaurant's menu. */
export const proposeMenuOrder = (brandId: number, body: Schemas['ProposeMenuOrderBody']) =>
  client.post('/cpi/v2/public/brands/{id}/order/proposal', { params: { id: brandId }, body, isRead: true });
