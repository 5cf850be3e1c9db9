import { type Quantities, quantityOf, type Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';

export const movedWords = (what: string, now: number, before: number) =>
  `The price of ${what} moved while you were here: it is ${formatMoney(now)} now, and was ${formatMoney(before)}.`;

type Offer = Pick<Schemas['Package'], 'name' | 'price' | 'choices'>;

export interface Moving {
  /** As the page was read. */
  read: Offer;
  /** As it is priced by now. */
  pack: Offer;
  order: Pick<Schemas['PreviewedOrder'], 'food_price_each'>;
  quantities: Quantities;
}

/** That a package, or an option that is chosen of it, costs more or less than its page said: a sentence for each. */
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
