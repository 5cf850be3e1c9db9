/** Whether the last moment for something is over; what has none is never too late. */
export const hasPassed = (moment: string | null, now = Date.now()): boolean =>
  moment !== null && Date.parse(moment) < now;
