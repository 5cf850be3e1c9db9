import { read, type QueryOf, type Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { count } from '@copper-carrot/shared-ui/words';

export type LeftCart = Schemas['LeftCart'];
type Wanted = QueryOf<'/cpi/v1/orderer/left_carts'>;

/** The cart that a person left lately and can go on with, first of those that are asked for. */
export const leftCartUrl = (of: Wanted) => read('/cpi/v1/orderer/left_carts', { query: { ...of, limit: 1 } });

/** The same, asked for at a press; undefined where there is none. */
export async function findLeftCart(of: Wanted): Promise<LeftCart | undefined> {
  const { records } = await client.fetch(leftCartUrl(of));
  return records[0];
}

/** For how many, when and for whom a cart is. */
export const cartInWords = ({ headcount, start_date: date, team_name: team }: LeftCart): string =>
  [
    headcount && count(headcount, 'person', 'people'),
    // A date stays in one line.
    date ? formatOrderDate(date).replace(' ', '\u00a0') : 'no date yet',
    team && `for ${team}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** For whom a cart waits beside its person, and what it needs from them; null where they just go on. */
export const whatHolds = ({ asked_name, has_open_poll, is_late }: LeftCart): string | null =>
  [
    asked_name !== null && `${asked_name} is asked to pay for it.`,
    has_open_poll && 'Your colleagues are choosing their meals for it.',
    is_late && 'It is too late to order for that date, so it needs another one.',
  ]
    .filter(Boolean)
    .join(' ') || null;
