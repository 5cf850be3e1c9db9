import type { Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

/** Proposes choices of a package for a headcount and budget. */
export const proposeOrder = (packageId: number, body: Schemas['ProposeOrderBody']) =>
  client.post('/cpi/v2/public/packages/{id}/order/proposal', {
    params: { id: packageId },
    body,
    isRead: true,
  });

/** Proposes dishes of a restaurant's menu for a headcount and budget. */
export const proposeMenuOrder = (brandId: number, body: Schemas['ProposeMenuOrderBody']) =>
  client.post('/cpi/v2/public/brands/{id}/order/proposal', { params: { id: brandId }, body, isRead: true });
