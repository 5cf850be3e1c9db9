import type { OrderRow } from '../order.model';
import type { Proposal } from './proposal';

type Columns = readonly (keyof OrderRow)[];
const when: Columns = ['startDate', 'startTime'];
const whereBrought: Columns = ['formattedAddress', 'companyName', 'suite'];

/** Whether a change's columns move the food to another time or place. */
export const movesFood = (columns: Proposal['columns'], { pickup }: Pick<OrderRow, 'pickup'>): boolean => {
  // A pickup is at the kitchen, so its address does not matter.
  const where: Columns = pickup ? ['kitchenId'] : whereBrought;
  return [...when, 'pickup', ...where].some((name) => name in columns);
};
