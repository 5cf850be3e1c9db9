import type { Schemas } from '@copper-carrot/contracts';
import type { BadgeTone } from '@copper-carrot/shared-ui/Badge';

type Poll = Schemas['Poll'];

/** Whether a poll will submit its order (1 §4). */
export const isArmed = ({ auto_submit, scheduled_at }: Pick<Poll, 'auto_submit' | 'scheduled_at'>): boolean =>
  auto_submit && scheduled_at !== null;

/** Invitees who have not answered. */
export const waitedFor = ({ invitees }: Pick<Poll, 'invitees'>): Poll['invitees'] =>
  invitees.filter(({ answer }) => answer === null);

/** How many people a poll asks: answers plus pending invitees. */
export const askedBy = (poll: Pick<Poll, 'invitees' | 'answers_count'>): number =>
  poll.answers_count + waitedFor(poll).length;

export function badgeOf(
  { status, is_over }: Pick<Poll, 'status' | 'is_over'>,
  { isArmed = false, isOwn = true } = {},
): { tone: BadgeTone; word: string } {
  if (status === 'submitted') return { tone: 'leaf', word: 'Ordered' };
  if (status === 'applied') return { tone: 'leaf', word: isOwn ? 'On your order' : 'On the order' };
  if (is_over) return { tone: 'honey', word: 'Closed' };
  return isArmed ? { tone: 'aubergine', word: 'Sends itself' } : { tone: 'copper', word: 'Open' };
}
