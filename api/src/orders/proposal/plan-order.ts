import type { FoodProblem } from './food-model';
import { foodRanges, type FoodPrice, type FoodRange } from './food-ranges';
import { planFood, type FoodPlan } from './plan-food';

export type PlanProblem = Omit<FoodProblem, 'range'>;

export interface OrderPlan {
  plan: FoodPlan;
  /** Why it is not what was asked for: too little money, somebody without a meal; null where it is. */
  reason: 'over_budget' | 'diets' | null;
}

interface Money {
  priceOf: (foodCents: number) => FoodPrice;
  /** Food from which on another rule holds, such as a deal. */
  steps: readonly number[];
  /** Null where any money will do. */
  limitCents: number | null;
}

/**
 * The best order for a problem and its money. Where everyone can be fed, but not for that, it is the cheapest that feeds
 * everyone; where somebody cannot be fed for any money, the one that feeds most people, within the money if that does it.
 * Null where what was chosen by hand can't be part of any order.
 */
export async function planOrder(problem: PlanProblem, money: Money): Promise<OrderPlan | null> {
  const { priceOf, steps, limitCents } = money;
  const costs = ({ foodCents }: FoodPlan) => priceOf(foodCents).totalCents;
  const within = await bestOf(problem, foodRanges(priceOf, steps, limitCents), costs, 'best');
  if (within?.hunger === 0) return { plan: within, reason: null };
  const fullest =
    limitCents === null ? within : await bestOf(problem, foodRanges(priceOf, steps, null), costs, 'cheapest');
  if (!fullest) return null;
  if (fullest.hunger === 0) return { plan: fullest, reason: 'over_budget' };
  return { plan: within && within.hunger === fullest.hunger ? within : fullest, reason: 'diets' };
}

/** The best over several ranges of food: a deal may make more food the cheaper one. */
async function bestOf(
  problem: PlanProblem,
  ranges: readonly FoodRange[],
  costs: (plan: FoodPlan) => number,
  kind: 'best' | 'cheapest',
): Promise<FoodPlan | null> {
  const plans: FoodPlan[] = [];
  for (const range of ranges) {
    const plan = await planFood({ ...problem, range }, { cheapest: kind === 'cheapest' });
    if (plan) plans.push(plan);
  }
  const rank = (plan: FoodPlan) =>
    kind === 'cheapest'
      ? [plan.hunger, costs(plan), plan.lack, plan.sameness]
      : [plan.hunger, plan.lack, plan.sameness, costs(plan)];
  return plans.toSorted((one, other) => compare(rank(one), rank(other)))[0] ?? null;
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
