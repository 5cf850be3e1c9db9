/**
 * Formats dates and times for screens, mails and documents. Dates are 'YYYY-MM-DD' and times 'HH:mm' in the
 * place's zone.
 */

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Year, month and day; throws RangeError for other texts, such as an instant, which needs `inZone` first.
 */
export function dateParts(date: string): { year: string; month: string; day: string } {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (!year || !month || !day) throw new RangeError(`Not a date: ${date}`);
  return { year, month, day };
}

/** 'MM/dd/yyyy', such as '01/31/2024' (2 §9). */
export function formatShortDate(date: string): string {
  const { year, month, day } = dateParts(date);
  return `${month}/${day}/${year}`;
}

/** An order's date, such as 'Wed 01/31/2024' (2 §9). */
export function formatOrderDate(date: string): string {
  const { year, month, day } = dateParts(date);
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  return `${weekdays[weekday]} ${formatShortDate(date)}`;
}

/** 'h:mm aaa', such as '1:30 pm' (2 §9). */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** Cached formatters, as creating one takes longer than a hundred uses. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** Local date and time of an instant in an IANA zone; throws RangeError for an unknown zone. */
export function inZone(instant: string | Date, zone: string): { date: string; time: string } {
  const parts = clockOf(zone).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}
