import type { Solver } from '../../solver';
import type { FoodProblem, Wish } from './food-model';
import { foodRanges, type FoodPrice } from './food-ranges';
import { FoodSearch, type FoodPlan } from './plan-food';

export type PlanProblem = Omit<FoodProblem, 'range'>;

export interface OrderPlan {
  plan: FoodPlan;
  /** Why it is not what was asked for: over the budget, or somebody has no meal; null if it is. */
  reason: 'over_budget' | 'diets' | null;
  /** Whether it is proven that no better order exists. */
  isBest: boolean;
}

interface Money {
  priceOf: (foodCents: number) => FoodPrice;
  /** Food prices at which another rule starts, such as a deal. */
  steps: readonly number[];
  /** Null without a budget. */
  limitCents: number | null;
}

/** After the meals: sides, variety, the price, then few dishes. */
const best: Wish[] = ['lack', 'sameness', 'foodCents', 'kinds'];
/** The price right after the meals. */
const cheapest: Wish[] = ['foodCents', 'lack', 'sameness', 'kinds'];

/**
 * The best order within the budget. If everyone can be fed only above it, the cheapest order that
 * feeds everyone; if somebody can't be fed at any price, the order that feeds most people, within
 * the budget if possible. `none` if no valid order contains what was chosen by hand, `unknown` if
 * the time ran out before any was found.
 */
export async function planOrder(
  problem: PlanProblem,
  { priceOf, steps, limitCents }: Money,
  solver: Solver,
): Promise<OrderPlan | 'none' | 'unknown'> {
  const costs = ({ foodCents }: FoodPlan) => priceOf(foodCents).totalCents;
  const fullest = (limit: number | null) =>
    fullestOf(
      foodRanges(priceOf, steps, limit).map((range) => new FoodSearch({ ...problem, range }, solver)),
      costs,
    );
  const within = await fullest(limitCents);
  if (within.hunger === 0) return { ...(await within.finish(best)), reason: null };
  const any = limitCents === null ? within : await fullest(null);
  if (Math.min(any.hunger, within.hunger) === Infinity) return any.isProven ? 'none' : 'unknown';
  if (any.hunger === 0) {
    const found = await any.finish(cheapest);
    if (limitCents !== null && costs(found.plan) > limitCents) return { ...found, reason: 'over_budget' };
    // The search within the budget ran out of time before it found this.
    return { ...found, reason: null, isBest: false };
  }
  const found = within.hunger <= any.hunger ? await within.finish(best) : await any.finish(cheapest);
  return { ...found, reason: 'diets' };
}

/**
 * Searches several price ranges, since a deal may make more food cheaper: the fewest missing meals of
 * all, and how to improve the plans that reach it.
 */
async function fullestOf(searches: readonly FoodSearch[], costs: (plan: FoodPlan) => number) {
  for (const search of searches) await search.improve('hunger');
  const hunger = Math.min(...searches.map(({ plan }) => plan?.hunger ?? Infinity));
  return {
    hunger,
    isProven: searches.every(({ isProven }) => isProven),
    finish: async (wishes: readonly Wish[]): Promise<Omit<OrderPlan, 'reason'>> => {
      const open = searches.filter(({ plan }) => plan?.hunger === hunger);
      for (const search of open) await search.improve(...wishes);
      const rank = (plan: FoodPlan) =>
        wishes.map((wish) => (wish === 'foodCents' ? costs(plan) : plan[wish]));
      const [plan] = open
        .flatMap((search) => search.plan ?? [])
        .toSorted((one, other) => compare(rank(one), rank(other)));
      if (!plan) throw new Error('a search goes on that has found nothing');
      return { plan, isBest: searches.every(({ isProven }) => isProven) };
    },
  };
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
