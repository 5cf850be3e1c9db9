import { lpText, type Objective, type Program } from './program';
import { askThread, type Answer } from './thread';
import { queueOf } from './turns';

/** The result for a program: values of its columns, no solution, or nothing found in time. */
export type Solved =
  | {
      /** `limited` is the best found in time, without a proof; it may be infeasible. */
      status: 'best' | 'limited';
      values: number[];
    }
  | { status: 'impossible' | 'unknown' };

/** The solver, reserved for one caller. */
export interface Solver {
  /** Minimizes an objective, within a part of the caller's remaining time. */
  solve: (program: Program, objective: Objective) => Promise<Solved>;
}

const inTurn = queueOf({ most: 12, longestMs: 6_000 });
/** With less time a run is not worth starting. */
const leastSeconds = 0.03;
/** The share of the remaining time for one run, so that later runs have some. */
const share = 0.5;

/**
 * Runs work with the solver, which serves one caller at a time and has this many seconds for all of
 * the caller's programs. 429 if the wait would be too long.
 */
export const withSolver = <Found>(
  seconds: number,
  work: (solver: Solver) => Promise<Found>,
): Promise<Found> =>
  inTurn(() => {
    let left = seconds;
    return work({
      solve: async (program, objective) => {
        if (left < leastSeconds) return { status: 'unknown' };
        const { answer, took } = await askThread(lpText(program, objective), left * share);
        // Without an answer the thread was ended, and starting another takes too long for this caller.
        left = answer ? left - took : 0;
        return answer ? solvedOf(answer, program.columns.length) : { status: 'unknown' };
      },
    });
  });

function solvedOf({ status, values }: Answer, columns: number): Solved {
  if (status === 'Infeasible' || status === 'Primal infeasible or unbounded') return { status: 'impossible' };
  const found = new Map(values);
  const list = Array.from({ length: columns }, (_, index) => found.get(`c${index}`) ?? 0);
  if (status === 'Optimal') return { status: 'best', values: list };
  // Without a feasible solution, the solver returns infeasible values, which the caller checks.
  const isThere = status === 'Time limit reached' && values.some(([, value]) => value !== null);
  return isThere ? { status: 'limited', values: list } : { status: 'unknown' };
}
