import { read, type QueryOf, type Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

export type LeftCart = Schemas['LeftCart'];
type Wanted = QueryOf<'/cpi/v1/orderer/left_carts'>;

/** The read of the person's latest unfinished cart that matches. */
export const leftCartUrl = (of: Wanted) => read('/cpi/v1/orderer/left_carts', { query: { ...of, limit: 1 } });

/** The same as a call on a press; undefined if there is none. */
export async function findLeftCart(of: Wanted): Promise<LeftCart | undefined> {
  const { records } = await client.fetch(leftCartUrl(of));
  return records[0];
}
