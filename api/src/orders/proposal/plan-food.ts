import type { Objective, Program, Solver } from '../../solver';
import { foodCentsOf, foodModel, isLegal, type FoodProblem, type Wish } from './food-model';
import { shareOut, type SharedOut } from './share-out';
import { kindsOf, samenessOf, varieties } from './variety';

/** Quantities of each candidate and who eats them. */
export interface FoodPlan extends SharedOut, Record<Wish, number> {
  /** Steps of each candidate. */
  steps: number[];
}

/** The rounding error to accept in a solver's sum of integers. */
const slack = 1e-4;

/** Searches the best plan of a problem by one objective after the other; each result limits the next search. */
export class FoodSearch {
  /** The best plan found so far. */
  plan: FoodPlan | null = null;
  /** Whether it is proven that no better plan exists, or none at all. */
  isProven = true;
  private program: Program;
  private readonly wishes: Record<Wish, Objective>;
  private readonly columns: readonly number[];

  constructor(
    private readonly problem: FoodProblem,
    private readonly solver: Solver,
  ) {
    const { program, wishes, steps } = foodModel(problem);
    this.program = program;
    this.wishes = wishes;
    this.columns = steps;
  }

  async improve(...wishes: Wish[]): Promise<void> {
    for (const wish of wishes) await this.improveBy(wish);
  }

  private async improveBy(wish: Wish): Promise<void> {
    const objective = this.wishes[wish];
    if (objective.length === 0 && this.plan) return;
    const solved = await this.solver.solve(this.program, objective);
    if (solved.status === 'impossible' && !this.plan) return;
    const found = 'values' in solved ? this.planOf(solved.values) : null;
    if (solved.status !== 'best' || !found) this.isProven = false;
    if (found && (!this.plan || found[wish] <= this.plan[wish])) this.plan = found;
    if (!this.plan) return;
    const reached = this.plan[wish] - (wish === 'foodCents' ? this.problem.baseCents : 0);
    this.program = {
      ...this.program,
      rows: [...this.program.rows, { sum: objective, most: reached + slack }],
    };
  }

  /** Rounds the solver's columns, which may be invalid if its time ran out; null if the result is no valid order. */
  private planOf(values: readonly number[]): FoodPlan | null {
    const { problem } = this;
    const steps = this.columns.map((column) => Math.round(values[column] ?? 0));
    if (!isLegal(problem, steps)) return null;
    const shared = shareOut(problem, steps);
    const varied = varieties(problem);
    const missing = (isMeal: boolean) =>
      shared.missing.reduce(
        (sum, count, need) => (problem.needs[need]?.isMeal === isMeal ? sum + count : sum),
        0,
      );
    return {
      ...shared,
      steps,
      foodCents: foodCentsOf(problem, steps),
      hunger: missing(true),
      lack: missing(false),
      sameness: samenessOf(varied, problem, steps),
      kinds: kindsOf(varied, steps),
    };
  }
}
