import { type QueryOf, read, type Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { count } from '@copper-carrot/shared-ui/words';

/** The carts that a person left lately and can go on with. */
export const leftCartsUrl = (query: QueryOf<'/cpi/v1/orderer/left_carts'>) =>
  read('/cpi/v1/orderer/left_carts', { query });

/** Their cart from a restaurant's menu, if one waits; none too where nobody can say. */
export async function leftMenuCart(brandId: number): Promise<Schemas['OrderListRecord'] | undefined> {
  try {
    const { records } = await client.fetch(leftCartsUrl({ brand_id: brandId }));
    return records.find(({ package: pack }) => pack === null);
  } catch {
    return undefined;
  }
}

/** For how many and when a cart is. */
export const cartInWords = ({ headcount, start_date: date }: Schemas['OrderListRecord']): string =>
  [
    headcount && `for ${count(headcount, 'person', 'people')}`,
    date ? `on ${formatOrderDate(date)}` : 'without a date yet',
  ]
    .filter(Boolean)
    .join(', ');
