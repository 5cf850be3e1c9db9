import type { Schemas } from './schemas';

type Card = Schemas['CreditCard'];

const read = ({ brand, last4, exp_month, exp_year, nickname, team_id, user_id }: Card) =>
  JSON.stringify([brand, last4, exp_month, exp_year, nickname, team_id, user_id]);

/**
 * Distinguishes cards with equal labels, such as one saved twice: '2 of 2 alike', older ones first; else
 * empty.
 */
export function amongAlike(card: Card, cards: readonly Card[]): string {
  const alike = cards.filter((each) => read(each) === read(card)).sort((a, b) => a.id - b.id);
  const place = alike.findIndex(({ id }) => id === card.id);
  return alike.length > 1 ? `${place + 1} of ${alike.length} alike` : '';
}
