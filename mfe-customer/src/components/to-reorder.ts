import { href } from '@copper-carrot/contracts';

/** Where an order is made again, over its page among one's own orders or an organization's. */
export const toReorder = (id: number, organizationId: string | undefined): string =>
  organizationId ? href.organizationOrderReorder({ organizationId, id }) : href.customerOrderReorder({ id });
