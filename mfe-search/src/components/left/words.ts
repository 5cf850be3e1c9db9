import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { count } from '@copper-carrot/shared-ui/words';
import { type LeftCart } from '../../order/left-carts';

/** Headcount, date and organization of a cart. */
export const cartInWords = ({ headcount, start_date: date, team_name: team }: LeftCart): string =>
  [
    headcount && count(headcount, 'person', 'people'),
    // A non-breaking space keeps the date on one line.
    date ? formatOrderDate(date).replace(' ', '\u00a0') : 'no date yet',
    team && `for ${team}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Whom the cart waits for besides its owner, and for what; null if the owner can simply continue. */
export const whatHolds = ({ asked_name, has_open_poll, is_late }: LeftCart): string | null =>
  [
    asked_name !== null && `${asked_name} is asked to pay for it.`,
    has_open_poll && 'Your colleagues are choosing their meals for it.',
    is_late && 'It is too late to order for that date, so it needs another one.',
  ]
    .filter(Boolean)
    .join(' ') || null;
