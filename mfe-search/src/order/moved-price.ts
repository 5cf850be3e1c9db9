import type { Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';

type Priced = Pick<Schemas['PreviewedOrder'], 'headcount' | 'pricing'>;

/** What a package costs each person by an order's own food line; null where that is no such product. */
export function perPerson({ headcount, pricing }: Priced): number | null {
  const cents = Math.round((pricing.lines[0]?.amount ?? 0) * 100);
  return headcount > 0 && cents % headcount === 0 ? cents / headcount / 100 : null;
}

export const movedWords = (what: string, now: number, before: number) =>
  `The price of ${what} moved while you were here: it is ${formatMoney(now)} now, and was ${formatMoney(before)}.`;

/** That a package costs more or less than its page says; null where it does not. */
export function movedPackage({ name, price }: Pick<Schemas['Package'], 'name' | 'price'>, order: Priced) {
  const now = perPerson(order);
  return now === null || now === price ? null : movedWords(name, now, price);
}
