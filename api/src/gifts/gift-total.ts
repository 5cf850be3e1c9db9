/** What its giver's card is charged, in cents: the gift, and the card's fees if they are covered. */
export const totalCents = (gift: { amountCents: number; feeCents: number }): number =>
  gift.amountCents + gift.feeCents;
