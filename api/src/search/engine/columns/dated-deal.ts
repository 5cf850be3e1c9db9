import type { DealRows } from '../live/rows';

/** A deal with its days as numbers, which compare faster than text: the first, and the first after it. */
export interface DatedDeal extends DealRows {
  begins: number;
  ends: number;
}

/** 20261028 for 2026-10-28. */
export const dayNumber = (date: string) => Number(date.replaceAll('-', ''));

/** A stored deal, ready to compare. */
export const dated = (deal: DealRows): DatedDeal => ({
  ...deal,
  begins: deal.from === null ? -Infinity : dayNumber(deal.from),
  ends: deal.to === null ? Infinity : dayNumber(deal.to),
});
