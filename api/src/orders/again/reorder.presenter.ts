import type { Schemas } from '@copper-carrot/contracts';
import type { ApiError } from '../../errors';
import { centsToDollars } from '../../pricing';
import type { Assessment } from '../assessment/assessment';
import { presentPricing } from '../assessment/price-terms';
import { changesOf } from '../cart/choice-changes';
import { dishInWords, priceOfOne } from '../offer/ordered-dish';
import type { OrderRow } from '../order.model';
import type { DishAgain, FoodBefore } from './food-again';

/** An order repeated at today's offer and prices. */
export interface Again {
  earlier: OrderRow;
  before: FoodBefore;
  /** The cart that repeats the order, if there is one. */
  cart: { id: number; startDate: string | null } | null;
  headcount: number | null;
  dishes: readonly DishAgain[];
  /** Null if nothing like it can be ordered. */
  assessment: Assessment | null;
  refusal: ApiError | null;
}

export const presentReorder = ({
  earlier,
  before,
  cart,
  headcount,
  dishes,
  assessment,
  refusal,
}: Again): Schemas['Reorder'] => ({
  order_id: earlier.id,
  id: cart?.id ?? null,
  start_date: cart?.startDate ?? null,
  headcount,
  headcount_before: earlier.headcount,
  choices: assessment
    ? changesOf(assessment.terms.offer.choices, before.chosen, assessment.terms.chosen)
    : [],
  menu_items: dishes.map(presentDish),
  pricing: assessment && presentPricing(assessment.priced, { headcount, awardsMultiplierPpm: 1_000_000 }),
  price_before: {
    customer_price: centsToDollars(earlier.totalCents ?? 0),
    order_items_price: centsToDollars(earlier.foodCents ?? 0),
  },
  refusal: refusal && refusal.toAnswer(),
});

const presentDish = ({ was, line, without }: DishAgain): Schemas['DishChange'] => ({
  menu_item_id: was.menuItemId,
  name: dishInWords(line ?? was),
  name_before: dishInWords(was),
  qty: line?.qty ?? 0,
  qty_before: was.qty,
  price: line && centsToDollars(priceOfOne(line)),
  price_before: centsToDollars(priceOfOne(was)),
  without,
});
