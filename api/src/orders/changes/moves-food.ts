import type { OrderRow } from '../order.model';
import type { Proposal } from './proposal';

type Columns = readonly (keyof OrderRow)[];
const when: Columns = ['startDate', 'startTime'];
const whereBrought: Columns = ['formattedAddress', 'companyName', 'suite'];

/** Whether the food is at another time or place by the columns that a change has written to an order. */
export const movesFood = (columns: Proposal['columns'], { pickup }: Pick<OrderRow, 'pickup'>): boolean => {
  // What is fetched is where it is cooked, whatever its address says.
  const where: Columns = pickup ? ['kitchenId'] : whereBrought;
  return [...when, 'pickup', ...where].some((name) => name in columns);
};
