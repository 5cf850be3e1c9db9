import { type Quantities, quantityOf, type Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';

type Priced = Pick<Schemas['PreviewedOrder'], 'headcount' | 'pricing'>;

/** What a package costs each person by an order's own food line; null where that is no such product. */
export function perPerson({ headcount, pricing }: Priced): number | null {
  const cents = Math.round((pricing.lines[0]?.amount ?? 0) * 100);
  return headcount > 0 && cents % headcount === 0 ? cents / headcount / 100 : null;
}

export const movedWords = (what: string, now: number, before: number) =>
  `The price of ${what} moved while you were here: it is ${formatMoney(now)} now, and was ${formatMoney(before)}.`;

type Offer = Pick<Schemas['Package'], 'name' | 'price' | 'choices'>;

/** That a package, or an option that is chosen of it, costs more or less than its page said first: a sentence for each. */
export function movedPrices(
  { name, price, choices }: Offer,
  now: Pick<Offer, 'choices'>,
  order: Priced | null,
  quantities: Quantities,
): string[] {
  const each = order && perPerson(order);
  const before = new Map(
    choices.flatMap(({ options }) => options.map(({ id, price: first }) => [id, first])),
  );
  return [
    ...(each === null || each === price ? [] : [movedWords(name, each, price)]),
    ...now.choices.flatMap(({ options }) =>
      options.flatMap((option) => {
        const first = before.get(option.id);
        const isSame = first === undefined || first === option.price;
        return isSame || quantityOf(quantities, option.id) === 0
          ? []
          : [movedWords(option.name, option.price, first)];
      }),
    ),
  ];
}
