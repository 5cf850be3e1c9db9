import { solve, type Objective, type Program } from '../../solver';
import { foodModel, type FoodModel, type FoodProblem } from './food-model';

/** What of which candidates feeds whom. */
export interface FoodPlan {
  /** Steps of each candidate. */
  steps: number[];
  foodCents: number;
  /** Full meals that are missing, in portions. */
  hunger: number;
  /** What is missing beside a meal, in portions. */
  lack: number;
  sameness: number;
  /** Portions that a need is met with, by its candidate. */
  eaten: { need: number; candidate: number; portions: number }[];
  /** Portions that are missing to each need. */
  missing: number[];
}

/** Seconds that one question to the solver may take. */
const secondsEach = 1.5;
/** How far a sum of whole numbers may be off in a solver's arithmetic. */
const slack = 1e-4;

/**
 * The best plan of a problem, or null where nothing that can be ordered lies in its range: everyone fed first, then what
 * stands beside the meals, then variety, then the price; `cheapest` puts the price before variety. Of dishes that are
 * equal in all that, few kinds come before many.
 */
export async function planFood(
  problem: FoodProblem,
  { cheapest = false }: { cheapest?: boolean } = {},
): Promise<FoodPlan | null> {
  const model = foodModel(problem);
  const { hunger, lack, sameness, foodCents, kinds } = model;
  const wishes = cheapest
    ? [hunger, foodCents, lack, sameness, kinds]
    : [hunger, lack, sameness, foodCents, kinds];
  let program: Program = model.program;
  let values: number[] | null = null;
  for (const wish of wishes) {
    if (wish.length === 0 && values) continue;
    const solved = await solve(program, wish, secondsEach);
    if (!solved) {
      if (values === null) return null;
      throw new Error('a plan was found, and none that is as good');
    }
    values = solved.values;
    const least = Math.round(sumOf(wish, values));
    program = { ...program, rows: [...program.rows, { sum: wish, most: least + slack }] };
    // What nobody has proven is good enough to be had, and not worth more time.
    if (solved.status === 'limited') break;
  }
  if (values === null) return null;
  return readPlan(problem, model, await shared(model, values));
}

const sumOf = (sum: Objective, values: readonly number[]) =>
  sum.reduce((all, [column, factor]) => all + factor * (values[column] ?? 0), 0);

/** The same plan with whole portions for each need: with its steps fixed, a corner of what is left has nothing but those. */
async function shared({ program, steps, hunger, lack }: FoodModel, values: number[]): Promise<number[]> {
  const fixed = new Map(steps.map((column) => [column, Math.round(values[column] ?? 0)]));
  const columns = program.columns.map(({ least, most }, index) => {
    const at = fixed.get(index);
    return { least: at ?? least, most: at ?? most, whole: false };
  });
  const least: Objective = [
    ...hunger.map(([column]): [number, number] => [column, 1000]),
    ...lack.map(([column]): [number, number] => [column, 1]),
  ];
  const solved = await solve({ ...program, columns }, least, secondsEach);
  if (!solved) throw new Error('a plan feeds nobody once its steps are whole');
  return solved.values;
}

function readPlan(problem: FoodProblem, model: FoodModel, values: readonly number[]): FoodPlan {
  const at = (column: number | undefined) => Math.round(values[column ?? -1] ?? 0);
  const steps = model.steps.map(at);
  const whole = (sum: Objective) => sum.reduce((all, [column, factor]) => all + factor * at(column), 0);
  return {
    steps,
    foodCents: problem.baseCents + whole(model.foodCents),
    hunger: whole(model.hunger),
    lack: whole(model.lack),
    sameness: whole(model.sameness),
    eaten: model.eaten.flatMap(({ need, candidate, column }) =>
      at(column) > 0 ? [{ need, candidate, portions: at(column) }] : [],
    ),
    missing: model.missing.map(at),
  };
}
