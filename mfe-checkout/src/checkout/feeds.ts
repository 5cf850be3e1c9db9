import type { Schemas } from '@copper-carrot/contracts';
import { fedBy } from '@copper-carrot/shared-ui/people-fed';

export const portionsOf = ({ menu_items: dishes }: Pick<Schemas['Order'], 'menu_items'>): number =>
  dishes.reduce((sum, { portions }) => sum + portions, 0);

/**
 * Whether a menu order has dishes for fewer than half of its people, which is usually a mistake.
 */
export const feedsFew = (order: Pick<Schemas['Order'], 'menu_items' | 'headcount'>): boolean =>
  order.menu_items.length > 0 && 2 * fedBy(portionsOf(order)) < (order.headcount ?? 0);
