import { read, type QueryOf, type Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

export type AbandonedCart = Schemas['AbandonedCart'];
type Wanted = QueryOf<'/cpi/v1/orderer/left_carts'>;

/** The read of the person's latest unfinished cart that matches. */
export const abandonedCartUrl = (of: Wanted) =>
  read('/cpi/v1/orderer/left_carts', { query: { ...of, limit: 1 } });

/** The same as a call on a press; undefined if there is none. */
export async function findAbandonedCart(of: Wanted): Promise<AbandonedCart | undefined> {
  const { records } = await client.fetch(abandonedCartUrl(of));
  return records[0];
}
