import { extraHeadcountOf } from '../../catalog';
import type { MenuFood, PackageFood } from '../../pricing';
import type { OrderTerms } from '../assessment/order-terms';
import { dishInWords, priceOfOne, type OrderedDish } from './ordered-dish';

type Ordered = Pick<OrderTerms, 'offer' | 'headcount' | 'chosen' | 'dishes'>;

/** The food of an order for pricing; without a headcount a package is priced at its minimum. */
export const pricedFood = (ordered: Ordered): PackageFood | MenuFood =>
  ordered.offer.packageId === null ? pricedDishes(ordered.dishes) : packageFood(ordered);

function packageFood({ offer, headcount, chosen }: Ordered): PackageFood {
  const options = new Map(
    offer.choices.flatMap((choice) => choice.options).map((option) => [option.id, option]),
  );
  return {
    kind: 'package',
    label: offer.name,
    headcount: headcount ?? offer.minimumHeadcount,
    perPersonCents: offer.priceCents,
    options: chosen.flatMap(({ optionId, qty }) => {
      const option = options.get(optionId);
      return option
        ? [{ id: option.id, label: option.name, quantity: qty, priceCents: option.priceCents }]
        : [];
    }),
    extras: extraHeadcountOf(offer.choices, offer.minimumHeadcount),
  };
}

/** A dish that is no longer on the menu keeps its price, so that an error never lowers a total. */
export function pricedDishes(dishes: readonly OrderedDish[]): MenuFood {
  const seen = new Map<number, number>();
  return {
    kind: 'menu',
    items: dishes.map((line) => {
      const nth = (seen.get(line.menuItemId) ?? 0) + 1;
      seen.set(line.menuItemId, nth);
      return {
        // A second line of the same dish needs its own id.
        id: nth === 1 ? line.menuItemId : `${line.menuItemId}:${nth}`,
        label: dishInWords(line),
        quantity: line.qty,
        unitPriceCents: priceOfOne(line),
      };
    }),
  };
}
