import {
  dateParts,
  deliveryWindowMinutes,
  formatOrderDate,
  formatShortDate,
  formatTime,
} from '@copper-carrot/contracts';

export { formatOrderDate, formatShortDate, formatTime };

/** Dates are 'YYYY-MM-DD' and times 'HH:mm' in the place's zone, as the API sends them. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'MMM d, yyyy', such as 'Jan 31, 2024' (2 §9). */
export function formatDate(date: string): string {
  const { year, month, day } = dateParts(date);
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
}

/** A time of day moved by minutes; past midnight it begins again at 00:00. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}

/** The 30-minute delivery window from its start, such as '11:45 am – 12:15 pm' (2 §9). */
export function formatDeliveryWindow(start: string): string {
  return `${formatTime(start)} – ${formatTime(addMinutes(start, deliveryWindowMinutes))}`;
}
