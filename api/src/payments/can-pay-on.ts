/** Whether a date is before the end of a card's expiry month. */
export const isGoodUntil = (year: number, month: number, date: Date) =>
  date < new Date(Date.UTC(year, month, 1));

/** Whether a card can pay: neither archived nor expired. */
export const canPayOn = (
  card: { archivedAt: Date | null; expYear: number; expMonth: number },
  date: Date,
): boolean => card.archivedAt === null && isGoodUntil(card.expYear, card.expMonth, date);
