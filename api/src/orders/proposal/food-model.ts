import type { Column, Objective, Program, Row } from '../../solver';
import type { Candidates, Group, Need } from './candidates';
import type { FoodRange } from './food-ranges';
import { grouped } from './grouped';
import { suiting } from './needs';
import { varieties } from './variety';

/** The input of the planner: candidates, needs and the price range. */
export interface FoodProblem extends Candidates {
  groups: Group[];
  needs: Need[];
  /** The fixed part of the food's price, in cents. */
  baseCents: number;
  range: FoodRange;
}

/** The objectives: missing meals, missing sides, the largest quantity of one dish, the price, the number of dishes. */
export type Wish = 'hunger' | 'lack' | 'sameness' | 'foodCents' | 'kinds';

/** The linear program of a problem, with its objectives. */
export interface FoodModel {
  program: Program;
  wishes: Record<Wish, Objective>;
  /** The column of each candidate's steps. */
  steps: number[];
}

/**
 * The linear program of a problem: steps of each candidate, portions that needs get of dishes, and
 * missing portions. Needs with the same suitable dishes are merged, and dishes with the same needs.
 */
export function foodModel(problem: FoodProblem): FoodModel {
  const columns: Column[] = [];
  const rows: Row[] = [];
  const column = (least: number, most: number | null, whole: boolean) =>
    columns.push({ least, most, whole }) - 1;
  const steps = problem.candidates.map((candidate, index) =>
    column(candidate.least, mostSteps(problem, index), true),
  );
  const sumOf = (own: readonly number[], factor: (index: number) => number): Objective =>
    own.map((index) => [steps[index] ?? 0, factor(index)]);
  const stepSize = (index: number) => problem.candidates[index]?.step ?? 0;
  const portionsOf = (index: number) => problem.candidates[index]?.portions ?? 0;

  problem.courses.forEach(({ total, picks }, course) => {
    const own = indexesOf(problem, course);
    if (total !== null) rows.push({ sum: sumOf(own, stepSize), least: total, most: total });
    if (picks) rows.push({ sum: sumOf(own, () => 1), least: picks[0], most: picks[1] });
  });

  const needs = [
    ...grouped(suiting(problem), ({ need, candidates }) => `${need.isMeal} ${candidates.join()}`).values(),
  ].map((alike) => ({
    isMeal: alike[0]?.need.isMeal ?? false,
    candidates: new Set(alike[0]?.candidates),
    missing: column(
      0,
      alike.reduce((sum, { need }) => sum + need.portions, 0),
      false,
    ),
    portions: alike.reduce((sum, { need }) => sum + need.portions, 0),
    eaten: [] as Objective,
  }));
  const metBy = (candidate: number) => needs.filter(({ candidates }) => candidates.has(candidate));
  const dishes = grouped([...problem.candidates.keys()], (candidate) =>
    metBy(candidate)
      .map((need) => needs.indexOf(need))
      .join(),
  );
  for (const alike of dishes.values()) {
    const eaten = metBy(alike[0] ?? -1).map((need): Objective[number] => {
      const one: Objective[number] = [column(0, null, false), 1];
      need.eaten.push(one);
      return one;
    });
    if (eaten.length > 0)
      rows.push({ sum: [...eaten, ...sumOf(alike, (index) => -portionsOf(index))], most: 0 });
  }
  for (const { eaten, missing, portions } of needs)
    rows.push({ sum: [...eaten, [missing, 1]], least: portions });

  const foodCents = sumOf([...problem.candidates.keys()], (index) => centsOf(problem, index)).filter(
    ([, cents]) => cents > 0,
  );
  const { baseCents, range } = problem;
  rows.push({ sum: foodCents, least: range.least - baseCents, most: range.most - baseCents });

  const [sameness, kinds]: [Objective, Objective] = [[], []];
  for (const { enough, families } of varieties(problem)) {
    const most = column(enough, null, false);
    sameness.push([most, 1]);
    for (const family of families) {
      rows.push({ sum: [...sumOf(family, portionsOf), [most, -1]], most: 0 });
      const comes = column(0, 1, true);
      kinds.push([comes, 1]);
      for (const index of family)
        rows.push({ sum: [...sumOf([index], () => 1), [comes, -mostSteps(problem, index)]], most: 0 });
    }
  }
  const missing = (isMeal: boolean): Objective =>
    needs.flatMap((need) => (need.isMeal === isMeal ? [[need.missing, 1] satisfies [number, number]] : []));
  return {
    program: { columns, rows },
    wishes: { hunger: missing(true), lack: missing(false), sameness, foodCents, kinds },
    steps,
  };
}

/** Whether the steps of each candidate are a valid order within the price range. */
export function isLegal(problem: FoodProblem, steps: readonly number[]): boolean {
  const { candidates, courses, range } = problem;
  const stepsOf = (index: number) => steps[index] ?? 0;
  const food = foodCentsOf(problem, steps);
  return (
    range.least <= food &&
    food <= range.most &&
    candidates.every(({ least, most }, index) => least <= stepsOf(index) && stepsOf(index) <= most) &&
    courses.every(({ total, picks }, course) => {
      const own = indexesOf(problem, course);
      const picked = own.reduce((sum, index) => sum + stepsOf(index), 0);
      const all = own.reduce((sum, index) => sum + stepsOf(index) * (candidates[index]?.step ?? 0), 0);
      return (total === null || all === total) && (!picks || (picks[0] <= picked && picked <= picks[1]));
    })
  );
}

export const foodCentsOf = (problem: FoodProblem, steps: readonly number[]): number =>
  steps.reduce((sum, count, index) => sum + count * centsOf(problem, index), problem.baseCents);

/** The price of one step of a candidate. */
const centsOf = ({ candidates }: FoodProblem, index: number) =>
  (candidates[index]?.unitCents ?? 0) * (candidates[index]?.step ?? 0);

/** The most steps that the price range allows, which makes the solver's search smaller. */
function mostSteps(problem: FoodProblem, index: number): number {
  const { least = 0, most = 0 } = problem.candidates[index] ?? {};
  const cents = centsOf(problem, index);
  const paid = cents > 0 ? Math.floor((problem.range.most - problem.baseCents) / cents) : most;
  return Math.max(least, Math.min(most, paid));
}

const indexesOf = ({ candidates }: FoodProblem, course: number) =>
  candidates.flatMap((candidate, index) => (candidate.course === course ? [index] : []));
