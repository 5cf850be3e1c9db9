import type { Schemas } from '@copper-carrot/contracts';

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
