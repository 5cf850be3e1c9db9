import type { Dish } from '../../catalog';
import { carriedOver, nextHeadcount } from '../../choices';
import type { Quantity } from '../assessment/order-terms';
import { dishProblems } from '../offer/dish-problems';
import type { Offer } from '../offer/offer';
import { additionsOf, asOffered, type OrderedDish } from '../offer/ordered-dish';
import type { ChosenRow } from '../order-parts';

/** The food of an earlier order, with its names and prices at the time. */
export interface FoodBefore {
  headcount: number | null;
  chosen: readonly ChosenRow[];
  /** The quantities that a person chose before a headcount change adjusted them; null if nothing was adjusted. */
  byHand: readonly Quantity[] | null;
  dishes: readonly OrderedDish[];
}

/** How a dish carries over; `line` is null if it can't be ordered as it was. */
export interface DishAgain {
  was: OrderedDish;
  line: OrderedDish | null;
  /** Names of the additions that are no longer offered. */
  without: string;
}

/**
 * The same food as offered today: options that are gone are dropped, and the headcount is raised to the next one on
 * sale.
 */
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
  // The orderer has to choose again if a required addition is missing or a limit has changed.
  if (!line || dishProblems(menu, [line]).length > 0) return { was, line: null, without: '' };
  return { was, line, without: additionsOf({ modifiers: was.modifiers.filter((each) => !isOffered(each)) }) };
}
