import { deliveryWindowMinutes, stoppedStatuses } from '@copper-carrot/contracts';
import type { CalendarEntry } from '../calendar';
import type { PublicPoll } from './load-public-poll';
import type { PollSelection } from './poll.model';

/** One's meal as an entry of a calendar; null of somebody who eats nothing, and while the food has no time. */
export function mealEntry(poll: PublicPoll, selection: PollSelection | null): CalendarEntry | null {
  if (!poll.startAt || !selection || selection.optedOut) return null;
  return {
    name: `meal-${poll.id}`,
    sequence: poll.version,
    status: statusOf(poll),
    title: `${poll.food || 'Food'}, from ${poll.brand}`,
    startsAt: poll.startAt.toISOString(),
    minutes: deliveryWindowMinutes,
    where: poll.team ?? '',
    about: `Your meal: ${mealOf(poll, selection)}`,
    path: `/customer/polls/${poll.code}`,
  };
}

function statusOf({ orderStatus, status }: PublicPoll): CalendarEntry['status'] {
  if (stoppedStatuses.includes(orderStatus)) return 'cancelled';
  return status === 'submitted' ? 'confirmed' : 'tentative';
}

/** What somebody picked, by name and with its portions. */
function mealOf(
  { options, offered }: PublicPoll,
  { packageItemOptionId, comboOf, qty }: PollSelection,
): string {
  const ids = comboOf.length > 0 ? comboOf : [packageItemOptionId];
  const names = ids.flatMap((id) => [...options, ...offered].find((option) => option.id === id)?.name ?? []);
  return `${qty > 1 ? `${qty} × ` : ''}${names.join(' + ')}`;
}
