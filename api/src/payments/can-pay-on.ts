/** Whether a date lies before the end of a card's month. */
export const isGoodUntil = (year: number, month: number, date: Date) =>
  date < new Date(Date.UTC(year, month, 1));

/** Whether a card can pay: neither archived nor past the month that it names. */
export const canPayOn = (
  card: { archivedAt: Date | null; expYear: number; expMonth: number },
  date: Date,
): boolean => card.archivedAt === null && isGoodUntil(card.expYear, card.expMonth, date);
