import type { Column, Objective, Row, Solver } from '../solver';
import {
  budgetKey,
  isLegal,
  isTooClose,
  pointsOf,
  pointsOfAMeal,
  pointsOfARepeat,
  type Choice,
  type PlanCandidate,
  type PlanProblem,
  type PlanSlot,
} from './plan-problem';
import { daysBetween } from './range';

/** The plan with the most points, and whether that is proven. */
export async function planMeals(
  problem: PlanProblem,
  solver: Solver,
): Promise<{ choice: Choice; isBest: boolean }> {
  const greedy = oneAfterTheOther(problem);
  if (problem.slots.every(({ candidates }) => candidates.length === 0))
    return { choice: greedy, isBest: true };
  const { program, objective, columns } = modelOf(problem);
  const solved = await solver.solve(program, objective);
  if (!('values' in solved)) return { choice: greedy, isBest: false };
  const choice = columns.map((own) => {
    const place = own.findIndex((column) => Math.round(solved.values[column] ?? 0) === 1);
    return place < 0 ? null : place;
  });
  const isBetter = isLegal(problem, choice) && pointsOf(problem, choice) >= pointsOf(problem, greedy);
  return { choice: isBetter ? choice : greedy, isBest: isBetter && solved.status === 'best' };
}

/** The plan as a programme: a column for each candidate of each slot, and for each repeat of a restaurant. */
function modelOf({ slots, budgets }: PlanProblem) {
  const all: Column[] = [];
  const rows: Row[] = [];
  const objective: Objective = [];
  const column = (points: number, most: number | null, whole: boolean) => {
    const index = all.push({ least: 0, most, whole }) - 1;
    objective.push([index, -points]);
    return index;
  };
  const columns = slots.map(({ candidates }) =>
    candidates.map(({ score }) => column(pointsOfAMeal + score, 1, true)),
  );
  const ones = (places: readonly number[]): Row['sum'] => places.map((place) => [place, 1]);
  for (const own of columns) if (own.length > 0) rows.push({ sum: ones(own), most: 1 });

  for (const rule of groupsOf(slots)) {
    const spread = (of: (candidate: PlanCandidate) => string | number, gap: (slot: PlanSlot) => number) => {
      for (const window of windowsOf(slots, rule, gap)) {
        for (const close of placesBy(slots, columns, window, of).values())
          if (close.slots > 1) rows.push({ sum: ones(close.columns), most: 1 });
      }
    };
    spread(
      ({ cuisine }) => cuisine,
      ({ cuisineGap }) => cuisineGap,
    );
    spread(
      ({ brandId }) => brandId,
      ({ brandGap }) => brandGap,
    );
    for (const { columns: own, slots: count } of placesBy(
      slots,
      columns,
      rule,
      ({ brandId }) => brandId,
    ).values()) {
      if (count < 2) continue;
      const repeats = column(-pointsOfARepeat, null, false);
      rows.push({ sum: [...ones(own), [repeats, -1]], most: 1 });
    }
  }
  for (const [key, cents] of budgets) {
    const sum = slots.flatMap((slot, index): Row['sum'] =>
      budgetKey(slot) === key
        ? slot.candidates.map(({ totalCents }, place) => [columns[index]?.[place] ?? 0, totalCents])
        : [],
    );
    if (sum.length > 0) rows.push({ sum, most: cents });
  }
  return { program: { columns: all, rows }, objective, columns };
}

/** The slots of each rule by their places, in the order of their days. */
function groupsOf(slots: readonly PlanSlot[]): number[][] {
  const groups = new Map<number, number[]>();
  slots.forEach(({ ruleId }, index) => groups.set(ruleId, [...(groups.get(ruleId) ?? []), index]));
  const dateOf = (index: number) => slots[index]?.date ?? '';
  return [...groups.values()].map((own) =>
    own.toSorted((one, other) => dateOf(one).localeCompare(dateOf(other))),
  );
}

/** Slots of a rule of which each is too close to each other, as many together as there are. */
function windowsOf(
  slots: readonly PlanSlot[],
  rule: readonly number[],
  gapOf: (slot: PlanSlot) => number,
): number[][] {
  const windows: number[][] = [];
  let reached = -1;
  rule.forEach((index, position) => {
    const first = slots[index];
    if (!first) return;
    const beyond = rule.findIndex(
      (other, at) => at > position && daysBetween(first.date, slots[other]?.date ?? '') >= gapOf(first),
    );
    const end = (beyond < 0 ? rule.length : beyond) - 1;
    // A window that ends where the one before ended is a part of it.
    if (end > position && end > reached) windows.push(rule.slice(position, end + 1));
    reached = Math.max(reached, end);
  });
  return windows;
}

/** The columns of these slots by what their candidates have in common, and how many slots that is. */
function placesBy(
  slots: readonly PlanSlot[],
  columns: readonly number[][],
  of: readonly number[],
  key: (candidate: PlanCandidate) => string | number,
) {
  const found = new Map<string | number, { columns: number[]; slots: number }>();
  for (const index of of) {
    const seen = new Set<string | number>();
    slots[index]?.candidates.forEach((candidate, place) => {
      const value = key(candidate);
      const entry = found.get(value) ?? { columns: [], slots: 0 };
      entry.columns.push(columns[index]?.[place] ?? 0);
      if (!seen.has(value)) entry.slots += 1;
      seen.add(value);
      found.set(value, entry);
    });
  }
  return found;
}

/** A plan made day by day, with the best that still goes: what there is where the time for a better one ran out. */
export function oneAfterTheOther({ slots, budgets }: PlanProblem): Choice {
  const choice: Choice = slots.map(() => null);
  const chosen: { slot: PlanSlot; candidate: PlanCandidate }[] = [];
  const spent = new Map<string, number>();
  const order = groupsOf(slots).flat();
  for (const [position, index] of order.entries()) {
    const slot = slots[index];
    if (!slot) continue;
    const key = budgetKey(slot);
    const left = (budgets.get(key) ?? Infinity) - (spent.get(key) ?? 0);
    const best = (most: number) => {
      let taken: { place: number; candidate: PlanCandidate; points: number } | null = null;
      for (const [place, candidate] of slot.candidates.entries()) {
        const here = { slot, candidate };
        if (candidate.totalCents > most || chosen.some((other) => isTooClose(here, other) !== null)) continue;
        const isRepeat = chosen.some(
          (other) => other.slot.ruleId === slot.ruleId && other.candidate.brandId === candidate.brandId,
        );
        const points = candidate.score - (isRepeat ? pointsOfARepeat : 0);
        if (!taken || points > taken.points) taken = { place, candidate, points };
      }
      return taken;
    };
    // A meal leaves the later ones of its budget what the cheapest for each costs, where it can.
    const reserve = order
      .slice(position + 1)
      .flatMap((other) => slots[other] ?? [])
      .filter((other) => budgetKey(other) === key)
      .reduce((sum, other) => sum + cheapestCents(other), 0);
    const taken = best(left - reserve) ?? best(left);
    if (!taken) continue;
    choice[index] = taken.place;
    chosen.push({ slot, candidate: taken.candidate });
    spent.set(key, (spent.get(key) ?? 0) + taken.candidate.totalCents);
  }
  return choice;
}

const cheapestCents = ({ candidates }: PlanSlot): number =>
  candidates.length === 0 ? 0 : Math.min(...candidates.map(({ totalCents }) => totalCents));
