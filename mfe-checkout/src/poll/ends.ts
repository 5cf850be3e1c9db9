import { inZone, pollSendingMinutes, type Schemas } from '@copper-carrot/contracts';

/** The end of a poll in the local time of its place. */
interface End {
  end_date: string;
  end_time: string;
}

type Timed = Pick<Schemas['Order'], 'cutoff_at' | 'time_zone'>;

const wallOf = (instant: string | Date, zone: string): End => {
  const { date, time } = inZone(instant, zone);
  return { end_date: date, end_time: time };
};
const text = ({ end_date, end_time }: End) => `${end_date}T${end_time}`;

export const zoneOfPoll = ({ time_zone }: Pick<Timed, 'time_zone'>): string => time_zone ?? 'UTC';

/** The ordering deadline in local time; null if unknown. */
export const latestEnd = (order: Timed): End | null =>
  order.cutoff_at === null ? null : wallOf(order.cutoff_at, zoneOfPoll(order));

/** The order with an earlier deadline, which leaves minutes to submit it automatically. */
export const timeToSend = (order: Timed): Timed => ({
  ...order,
  cutoff_at:
    order.cutoff_at && new Date(Date.parse(order.cutoff_at) - pollSendingMinutes * 60_000).toISOString(),
});

/** The given end, at most the ordering deadline. */
export function atLatest(end: End, order: Timed): End {
  const latest = latestEnd(order);
  return latest && text(latest) < text(end) ? latest : end;
}

/** The end of a poll in local time. */
export const endOfPoll = (poll: Pick<Schemas['Poll'], 'expires_at' | 'time_zone'>): End =>
  wallOf(poll.expires_at, poll.time_zone);

const later = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Moves a weekend date to Monday, as offices answer on working days. */
const workingDay = (date: string): string => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return later(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
};

/** Proposes 17:00 in two days, moved to Monday from a weekend, at most the ordering deadline. */
export function proposedEnd(order: Timed, now = new Date()): End {
  const { end_date: today } = wallOf(now, zoneOfPoll(order));
  return atLatest({ end_date: workingDay(later(today, 2)), end_time: '17:00' }, order);
}

/** Whether an end is in the past or after the ordering deadline. */
export function isOutOfReach(end: End, order: Timed, now = new Date()): boolean {
  const latest = latestEnd(order);
  return text(end) <= text(wallOf(now, zoneOfPoll(order))) || (latest !== null && text(end) > text(latest));
}

/** How long it is until then: '2 days left', '5 hours left', '12 minutes left'. */
export function timeLeft(instant: string, now = new Date()): string {
  const minutes = Math.floor((Date.parse(instant) - now.getTime()) / 60_000);
  if (minutes < 1) return 'less than a minute left';
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} ${hours === 1 ? 'hour' : 'hours'} left`;
  return `${Math.floor(hours / 24)} days left`;
}
