import type { Column, Objective, Program, Row } from '../../solver';
import type { Candidates, Group, Need } from './candidates';
import type { FoodRange } from './food-ranges';
import { grouped } from './grouped';
import { suits } from './needs';

/** What is to be planned: what there is, who needs what of it, and what it may cost. */
export interface FoodProblem extends Candidates {
  groups: Group[];
  needs: Need[];
  /** What of the food no choice changes, in cents. */
  baseCents: number;
  range: FoodRange;
}

/** A problem as the solver takes it, with what is made small, and where the answers stand. */
export interface FoodModel {
  program: Program;
  /** Full meals that are missing. */
  hunger: Objective;
  /** What is missing beside a meal. */
  lack: Objective;
  /** How much of one dish comes at most, summed over the courses. */
  sameness: Objective;
  foodCents: Objective;
  kinds: Objective;
  /** Where the steps of each candidate stand. */
  steps: number[];
  /** Where it stands how much of a candidate is eaten for a need. */
  eaten: { need: number; candidate: number; column: number }[];
  missing: number[];
}

/** People for whom one kind of dish is enough variety, and the most kinds that are asked for. */
const peopleAKind = 5;
const mostKinds = 6;

/** The linear programme of a problem: steps of each candidate, portions eaten of it for each need, and what is missing. */
export function foodModel(problem: FoodProblem): FoodModel {
  const columns: Column[] = [];
  const rows: Row[] = [];
  const column = (least: number, most: number | null, whole: boolean) =>
    columns.push({ least, most, whole }) - 1;
  const steps = problem.candidates.map(({ least, most }) => column(least, most, true));
  const stepOf = (index: number) => steps[index] ?? 0;

  problem.courses.forEach(({ total, picks }, course) => {
    const own = indexesOf(problem, course);
    const sum = (factor: (index: number) => number): Objective =>
      own.map((index) => [stepOf(index), factor(index)]);
    if (total !== null)
      rows.push({ sum: sum((index) => problem.candidates[index]?.step ?? 0), least: total, most: total });
    if (picks) rows.push({ sum: sum(() => 1), least: picks[0], most: picks[1] });
  });

  const missing = problem.needs.map(({ portions }) => column(0, portions, true));
  const eaten = problem.needs.flatMap(({ group, courses }, need) =>
    problem.candidates.flatMap((candidate, index) => {
      const who = problem.groups[group];
      const isOffered = courses.includes(candidate.course) && candidate.portions > 0;
      return who && isOffered && suits(who, candidate)
        ? [{ need, candidate: index, column: column(0, null, false) }]
        : [];
    }),
  );
  problem.needs.forEach(({ portions }, need) => {
    const own = eaten.filter((each) => each.need === need);
    rows.push({ sum: [...ones(own), [missing[need] ?? 0, 1]], least: portions });
  });
  problem.candidates.forEach(({ portions }, index) => {
    const own = eaten.filter(({ candidate }) => candidate === index);
    if (own.length > 0) rows.push({ sum: [...ones(own), [stepOf(index), -portions]], most: 0 });
  });

  const foodCents: Objective = problem.candidates.flatMap(({ unitCents, step }, index) =>
    unitCents > 0 ? [[stepOf(index), unitCents * step] satisfies [number, number]] : [],
  );
  const { baseCents, range } = problem;
  rows.push({ sum: foodCents, least: range.least - baseCents, most: range.most - baseCents });
  const variety = addVariety(problem, { columns, rows, steps });
  const missingOf = (isMeal: boolean): Objective =>
    problem.needs.flatMap((need, index) =>
      need.isMeal === isMeal ? [[missing[index] ?? 0, 1] satisfies [number, number]] : [],
    );
  return {
    program: { columns, rows },
    hunger: missingOf(true),
    lack: missingOf(false),
    ...variety,
    ...{ foodCents, steps, eaten, missing },
  };
}

const indexesOf = ({ candidates }: FoodProblem, course: number) =>
  candidates.flatMap((candidate, index) => (candidate.course === course ? [index] : []));
const ones = (own: readonly { column: number }[]): Objective => own.map(({ column }) => [column, 1]);

/** Of each course that is counted in portions, the most of one dish, and which dishes come at all. */
function addVariety(
  problem: FoodProblem,
  { columns, rows, steps }: Pick<Program, 'columns' | 'rows'> & { steps: number[] },
): Pick<FoodModel, 'sameness' | 'kinds'> {
  const sameness: Objective = [];
  const kinds: Objective = [];
  problem.courses.forEach(({ role, picks }, course) => {
    const free = indexesOf(problem, course).filter((index) => problem.candidates[index]?.kept === false);
    if (role === 'none' || picks || free.length === 0) return;
    const portions = problem.needs.reduce(
      (sum, need) => (need.courses.at(-1) === course ? sum + need.portions : sum),
      0,
    );
    if (portions === 0) return;
    const enough = Math.ceil(portions / Math.min(mostKinds, Math.ceil(portions / peopleAKind)));
    const most = columns.push({ least: enough, most: null, whole: false }) - 1;
    sameness.push([most, 1]);
    const families = grouped(free, (index) => problem.candidates[index]?.family ?? '');
    for (const members of families.values()) {
      const sum: Objective = members.map((index) => [
        steps[index] ?? 0,
        problem.candidates[index]?.portions ?? 0,
      ]);
      rows.push({ sum: [...sum, [most, -1]], most: 0 });
      const comes = columns.push({ least: 0, most: 1, whole: true }) - 1;
      kinds.push([comes, 1]);
      for (const index of members) {
        const bound = problem.candidates[index]?.most ?? 0;
        rows.push({
          sum: [
            [steps[index] ?? 0, 1],
            [comes, -bound],
          ],
          most: 0,
        });
      }
    }
  });
  return { sameness, kinds };
}
