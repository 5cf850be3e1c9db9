import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { count } from '@copper-carrot/shared-ui/words';
import { type LeftCart } from '../../order/left-carts';

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
