import { timeSlots as defaults } from '@copper-carrot/contracts';
import { addMinutes } from '../format/dates';

export interface SlotRange {
  startHour?: number;
  endHour?: number;
  /** Minutes. */
  step?: number;
}

/** The times from start to end hour, both included, as 'HH:mm'; by default 6 to 22 every 15 minutes (2 §9). */
export function timeSlots({
  startHour = defaults.startHour,
  endHour = defaults.endHour,
  step = defaults.stepMinutes,
}: SlotRange = {}): string[] {
  const many = Math.floor(((endHour - startHour) * 60) / step) + 1;
  return Array.from({ length: Math.max(many, 0) }, (_, slot) =>
    addMinutes('00:00', startHour * 60 + slot * step),
  );
}
