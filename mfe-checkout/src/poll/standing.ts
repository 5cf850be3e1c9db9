import type { Schemas } from '@copper-carrot/contracts';
import type { BadgeTone } from '@copper-carrot/shared-ui/Badge';

type Poll = Schemas['Poll'];

/** Whether a poll is to send its order by itself (1 §4). */
export const isArmed = ({ auto_submit, scheduled_at }: Pick<Poll, 'auto_submit' | 'scheduled_at'>): boolean =>
  auto_submit && scheduled_at !== null;

/** Whom a poll waits for: those who were invited and said nothing. */
export const waitedFor = ({ invitees }: Pick<Poll, 'invitees'>): Poll['invitees'] =>
  invitees.filter(({ answer }) => answer === null);

/** How many a poll asks, as far as it is known: those who answered, and those who are waited for. */
export const askedBy = (poll: Pick<Poll, 'invitees' | 'answers_count'>): number =>
  poll.answers_count + waitedFor(poll).length;

/** How a poll stands, in a word. */
export function badgeOf(
  { status, is_over }: Pick<Poll, 'status' | 'is_over'>,
  { isArmed = false, isOwn = true } = {},
): { tone: BadgeTone; word: string } {
  if (status === 'submitted') return { tone: 'leaf', word: 'Ordered' };
  if (status === 'applied') return { tone: 'leaf', word: isOwn ? 'On your order' : 'On the order' };
  if (is_over) return { tone: 'honey', word: 'Closed' };
  return isArmed ? { tone: 'aubergine', word: 'Sends itself' } : { tone: 'copper', word: 'Open' };
}
