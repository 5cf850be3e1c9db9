import { daysBetween } from './range';

/** What could come in a place of the plan. */
export interface PlanCandidate {
  packageId: number;
  brandId: number;
  cuisine: string;
  totalCents: number;
  /** Points by which its rule prefers it. */
  score: number;
}

/** A place in the plan: a day of a rule, and all that it may be filled with. */
export interface PlanSlot {
  ruleId: number;
  date: string;
  /** The Monday of its week. */
  week: string;
  /** Meals of the same rule with the same cuisine, and with the same restaurant, are at least so many days apart. */
  cuisineGap: number;
  brandGap: number;
  candidates: readonly PlanCandidate[];
}

export interface PlanProblem {
  slots: readonly PlanSlot[];
  /** What meals of a rule in a week may cost together, in cents, by `budgetKey`; without a line there is no limit. */
  budgets: ReadonlyMap<string, number>;
}

/** The candidate of each slot by its place there; null where it stays empty. */
export type Choice = (number | null)[];

export const budgetKey = ({ ruleId, week }: Pick<PlanSlot, 'ruleId' | 'week'>) => `${ruleId} ${week}`;

/** So much that a plan with one more meal is always better. */
export const pointsOfAMeal = 1000;
/** What a plan loses each time that a rule has a restaurant once more. */
export const pointsOfARepeat = 15;

export const chosenOf = ({ slots }: PlanProblem, choice: Choice) =>
  slots.flatMap((slot, index) => {
    const place = choice[index];
    const candidate = place == null ? undefined : slot.candidates[place];
    return candidate ? [{ slot, candidate }] : [];
  });

/** Whether two meals of a rule are too close, by cuisine or by restaurant. */
export const isTooClose = (
  one: { slot: PlanSlot; candidate: PlanCandidate },
  other: { slot: PlanSlot; candidate: PlanCandidate },
): 'cuisine' | 'brand' | null => {
  if (one.slot.ruleId !== other.slot.ruleId) return null;
  const days = daysBetween(one.slot.date, other.slot.date);
  if (one.candidate.brandId === other.candidate.brandId && days < one.slot.brandGap) return 'brand';
  return one.candidate.cuisine === other.candidate.cuisine && days < one.slot.cuisineGap ? 'cuisine' : null;
};

/** What the meals of each rule and week cost together, in cents. */
export function spending(problem: PlanProblem, choice: Choice): Map<string, number> {
  const spent = new Map<string, number>();
  for (const { slot, candidate } of chosenOf(problem, choice))
    spent.set(budgetKey(slot), (spent.get(budgetKey(slot)) ?? 0) + candidate.totalCents);
  return spent;
}

/** Whether a plan keeps all rules. */
export function isLegal(problem: PlanProblem, choice: Choice): boolean {
  const chosen = chosenOf(problem, choice);
  const isClose = chosen.some((one, index) =>
    chosen.slice(index + 1).some((other) => isTooClose(one, other) !== null),
  );
  if (isClose) return false;
  return [...spending(problem, choice)].every(
    ([key, cents]) => cents <= (problem.budgets.get(key) ?? Infinity),
  );
}

/** The points of a plan; the best one has the most. */
export function pointsOf(problem: PlanProblem, choice: Choice): number {
  const chosen = chosenOf(problem, choice);
  const kinds = new Set(chosen.map(({ slot, candidate }) => `${slot.ruleId} ${candidate.brandId}`));
  const meals = chosen.reduce((sum, { candidate }) => sum + pointsOfAMeal + candidate.score, 0);
  return meals - pointsOfARepeat * (chosen.length - kinds.size);
}

/** A meal that comes in any case, which others keep their distance from. */
export interface FixedMeal {
  date: string;
  /** `HH:mm`; null while open. */
  time: string | null;
  ruleId: number | null;
  brandId: number | null;
  cuisine: string | null;
  totalCents: number;
}
