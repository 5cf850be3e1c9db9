import { type Quantities, quantityOf, type Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';

export const movedWords = (what: string, now: number, before: number) =>
  `The price of ${what} moved while you were here: it is ${formatMoney(now)} now, and was ${formatMoney(before)}.`;

type Offer = Pick<Schemas['Package'], 'name' | 'price' | 'choices'>;

export interface Moving {
  /** The package as the page read it. */
  read: Offer;
  /** The package at current prices. */
  pack: Offer;
  order: Pick<Schemas['PreviewedOrder'], 'food_price_each'>;
  quantities: Quantities;
}

/** A sentence for the package and each chosen option whose price changed since the page was read. */
export function movedPrices({ read, pack, order, quantities }: Moving): string[] {
  const each = order.food_price_each;
  const before = new Map(
    read.choices.flatMap(({ options }) => options.map(({ id, price }) => [id, price] as const)),
  );
  const chosen = pack.choices
    .flatMap(({ options }) => options)
    .filter(({ id }) => quantityOf(quantities, id) > 0);
  return [
    ...(each === null || each === read.price ? [] : [movedWords(read.name, each, read.price)]),
    ...chosen.flatMap(({ id, name, price }) => {
      const first = before.get(id);
      return first === undefined || first === price ? [] : [movedWords(name, price, first)];
    }),
  ];
}
