const day = 86_400_000;

/** A card is held at submit for an event that is no further away; a hold lasts seven days. */
export const authorizationLeadDays = 6;
/** For an event further away, how many days before it: what is held without its person may last four days and 18 hours. */
export const laterAuthorizationLeadDays = 4;

export const isHeldAtOnce = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() <= authorizationLeadDays * day;

/** When the card is held for an event that is too far away for that. */
export const laterHoldAt = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - laterAuthorizationLeadDays * day);
