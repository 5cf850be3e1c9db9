const day = 86_400_000;

/**
 * For an event within this many days, the card is authorised at submit, as an authorisation lasts seven
 * days.
 */
export const authorizationLeadDays = 6;
/**
 * For a later event, how many days before it the card is authorised; an off-session authorisation may last
 * only four days and 18 hours.
 */
export const laterAuthorizationLeadDays = 4;

export const isHeldAtOnce = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() <= authorizationLeadDays * day;

/** When the card is authorised for a later event. */
export const laterHoldAt = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - laterAuthorizationLeadDays * day);
