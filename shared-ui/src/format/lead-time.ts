import { type Schemas, timeSlots } from '@copper-carrot/contracts';
import { formatOrderDate, formatTime } from './dates';
import { todayIn } from './in-zone';
import { count } from './words';

/** How early a restaurant wants to know of an event. */
interface LeadTime {
  lead_time_hours: number;
  /** 'HH:mm' of the day before; null for none. */
  day_before_cutoff: string | null;
}

/** '2 days', '50 hours': a notice as long as it is. */
export const formatNotice = (hours: number): string =>
  hours >= 48 && hours % 24 === 0 ? `${hours / 24} days` : count(hours, 'hour');

/** A notice as a sentence. */
export function noticeSentence({ lead_time_hours: hours, day_before_cutoff: clock }: LeadTime): string {
  const ahead = `Order at least ${formatNotice(hours)} ahead`;
  return clock === null ? `${ahead}.` : `${ahead}, and by ${formatTime(clock)} on the day before.`;
}

/** A start that leaves every time of a day is not worth saying there. */
const firstTime = `0${timeSlots.startHour}:00`;

/**
 * What the soonest start leaves of the dates of a calendar and, on the chosen date, of the times; where it is not known, all from today on,
 * as it is in `zone`.
 */
export function underNotice(
  earliest: Schemas['EarliestStart'] | null | undefined,
  date: string | null,
  zone: string | null,
) {
  const first = earliest && `${earliest.start_date} ${earliest.start_time}`;
  const isTooSoon = (time: string) => Boolean(first && date && `${date} ${time}` < first);
  const from = earliest ? formatTime(earliest.start_time) : '';
  const note = earliest
    ? `The soonest the kitchen can do is ${formatOrderDate(earliest.start_date)} at ${from}.`
    : undefined;
  // Any time of such a day is too early: the times are for the day that is chosen next.
  const isEarlyDay = isTooSoon('24:00');
  return {
    dates: { min: earliest?.start_date ?? (zone ? todayIn(zone) : undefined), note },
    times: {
      isUnavailable: (time: string) => !isEarlyDay && isTooSoon(time),
      description: isEarlyDay
        ? note
        : isTooSoon(firstTime)
          ? `From ${from}: the kitchen can’t do it sooner.`
          : undefined,
    },
  };
}
