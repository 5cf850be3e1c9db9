import type { Schemas } from '@copper-carrot/contracts';

/** Whether a start would be refused for the kitchen's notice; no start is while one of the two is open, or the notice not known. */
export const isTooSoon = (
  earliest: Schemas['Order']['earliest_start'],
  date: string | null,
  time: string | null,
): boolean =>
  earliest !== null &&
  date !== null &&
  time !== null &&
  `${date} ${time}` < `${earliest.start_date} ${earliest.start_time}`;
