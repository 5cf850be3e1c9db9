/**
 * The arithmetic of prices: whole cents in, whole cents out, nothing allocated. `priceOrder` makes lines of it and search
 * sums over thousands of packages, so that a rate or a rule stands once and the two can't disagree.
 */

/** The largest amount an order or one of its lines may reach: ten million dollars, well inside a 4-byte column. */
export const MAX_CENTS = 1_000_000_000;
/** Rates are integers in parts per million: 8.875% is 88_750. */
export const PPM = 1_000_000;

/**
 * numerator / denominator to the nearest integer, halves away from zero, so that a refund mirrors its charge. Exact for
 * what `MAX_CENTS` and `PPM` allow: twice their product still is a safe integer.
 */
export const roundHalfUp = (numerator: number, denominator: number): number =>
  numerator < 0
    ? 0 - Math.floor((denominator - 2 * numerator) / (2 * denominator))
    : Math.floor((2 * numerator + denominator) / (2 * denominator));

/** The share of an amount at a rate in ppm, in cents, rounded half up once. */
export const shareOf = (amountCents: number, ratePpm: number): number =>
  roundHalfUp(amountCents * ratePpm, PPM);

/** A total per person, half a cent up. */
export const perPerson = (totalCents: number, headcount: number): number =>
  roundHalfUp(totalCents, headcount);

/** What a discount takes off food, never more than there is; `ratePpm` null for an amount. */
export const discountOn = (foodCents: number, ratePpm: number | null, amountCents: number): number =>
  Math.min(foodCents, ratePpm === null ? amountCents : shareOf(foodCents, ratePpm));

/** Whether food is too little for a deal, a coupon or a delivery area. */
export const isBelowMinimum = (foodCents: number, minimumCents: number): boolean => foodCents < minimumCents;

/** The same for a deal, which takes nothing off food below its minimum. */
export const dealDiscount = (
  foodCents: number,
  minimumCents: number,
  ratePpm: number | null,
  amountCents: number,
): number => (isBelowMinimum(foodCents, minimumCents) ? 0 : discountOn(foodCents, ratePpm, amountCents));

/** Of two deals that hold, a package's own comes before its brand's, then the older. */
export const dealComesFirst = (own: boolean, id: number, otherOwn: boolean, otherId: number): boolean =>
  own === otherOwn ? id < otherId : own;

/** On food before any discount. */
export const tipOn = (foodCents: number, ratePpm: number): number => shareOf(foodCents, ratePpm);

/** Begun blocks of headcount above what a choice includes, each charged once. */
export const extraBlocks = (headcount: number, includedHeadcount: number, step: number): number =>
  headcount > includedHeadcount ? Math.ceil((headcount - includedHeadcount) / step) : 0;

/** How many of an option are enough for everyone, in whole steps. */
export const enoughFor = (headcount: number, step: number): number => Math.ceil(headcount / step) * step;

/** Whether quantities in whole steps can sum to a headcount. */
export const isInSteps = (headcount: number, step: number): boolean => headcount % step === 0;

/** Whether a package is sold for a headcount: within its range, and on the grid that starts at its minimum. */
export const isSoldFor = (headcount: number, least: number, most: number, step: number): boolean =>
  headcount >= least && headcount <= most && isInSteps(headcount - least, step);
