import type { Dish } from '../../catalog';
import { carriedOver, nextHeadcount } from '../../choices';
import type { Quantity } from '../assessment/order-terms';
import { dishProblems } from '../offer/dish-problems';
import type { Offer } from '../offer/offer';
import { additionsOf, asOffered, type OrderedDish } from '../offer/ordered-dish';
import type { ChosenRow } from '../order-parts';

/** What was ordered, under the names and at the prices of then. */
export interface FoodBefore {
  headcount: number | null;
  chosen: readonly ChosenRow[];
  /** What was chosen by hand, before a headcount moved it; null where what is chosen is it. */
  byHand: readonly Quantity[] | null;
  dishes: readonly OrderedDish[];
}

/** What becomes of a dish; `line` is null for one that can't be had as it was. */
export interface DishAgain {
  was: OrderedDish;
  line: OrderedDish | null;
  /** What is not added to it any more, in words. */
  without: string;
}

/** The same food as it is offered today: what is gone is left out, and a headcount goes to the next that is sold. */
export function foodAgain(offer: Offer, { headcount: asked, chosen, byHand, dishes }: FoodBefore) {
  const headcount = asked === null ? null : nextHeadcount(offer, asked);
  return {
    headcount,
    chosen: carriedOver(offer.choices, byHand ?? chosen, headcount),
    dishes: dishes.map((was) => dishAgain(offer.dishes, was)),
  };
}

function dishAgain(menu: readonly Dish[], was: OrderedDish): DishAgain {
  const dish = menu.find(({ id }) => id === was.menuItemId);
  if (!dish) return { was, line: null, without: '' };
  const offered = new Set(dish.modifierGroups.flatMap(({ modifiers }) => modifiers.map(({ id }) => id)));
  const isOffered = ({ modifierId }: { modifierId: number }) => offered.has(modifierId);
  const [line = null] = asOffered(menu, [{ ...was, modifiers: was.modifiers.filter(isOffered) }]);
  // What must be chosen with it, or may be so often no more, is its orderer's to say.
  if (!line || dishProblems(menu, [line]).length > 0) return { was, line: null, without: '' };
  return { was, line, without: additionsOf({ modifiers: was.modifiers.filter((each) => !isOffered(each)) }) };
}
