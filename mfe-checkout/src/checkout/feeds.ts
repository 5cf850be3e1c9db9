import type { Schemas } from '@copper-carrot/contracts';
import { fedBy } from '@copper-carrot/shared-ui/people-fed';

export const portionsOf = ({ menu_items: dishes }: Pick<Schemas['Order'], 'menu_items'>): number =>
  dishes.reduce((sum, { portions }) => sum + portions, 0);

/** Whether the dishes of a menu are for fewer than half of the people who come: a slip more often than a wish. */
export const feedsFew = (order: Pick<Schemas['Order'], 'menu_items' | 'headcount'>): boolean =>
  order.menu_items.length > 0 && 2 * fedBy(portionsOf(order)) < (order.headcount ?? 0);
