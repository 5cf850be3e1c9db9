import { timeSlots } from '@copper-carrot/contracts';
import { MINUTE } from './zones';

const { startHour, endHour, stepMinutes } = timeSlots;

/** The times of the slot picker, `HH:mm`, the earliest first (2 §9). */
export const slots: readonly string[] = Array.from(
  { length: ((endHour - startHour) * 60) / stepMinutes + 1 },
  (_, index) => new Date((startHour * 60 + index * stepMinutes) * MINUTE).toISOString().slice(11, 16),
);
