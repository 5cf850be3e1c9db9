import type { Candidates, Need } from './candidates';
import { grouped } from './grouped';

/** A course to vary: the quantity of one dish that needs no reduction, and its candidates by dish. */
export interface Variety {
  enough: number;
  families: number[][];
}

/** One more kind of dish per so many people, up to this many kinds. */
const peopleAKind = 5;
const mostKinds = 6;

/** The courses to vary: those counted in portions, without what was chosen by hand. */
export function varieties({
  courses,
  candidates,
  needs,
}: Candidates & { needs: readonly Need[] }): Variety[] {
  return courses.flatMap(({ role, picks }, course) => {
    const free = candidates.flatMap((each, index) => (each.course === course && !each.kept ? [index] : []));
    const portions = needs.reduce(
      (sum, need) => (need.courses.at(-1) === course ? sum + need.portions : sum),
      0,
    );
    if (role === 'none' || picks || free.length === 0 || portions === 0) return [];
    return {
      enough: Math.ceil(portions / Math.min(mostKinds, Math.ceil(portions / peopleAKind))),
      families: [...grouped(free, (index) => candidates[index]?.family ?? '').values()],
    };
  });
}

/** The largest quantity of one dish, summed over the courses. */
export const samenessOf = (
  all: readonly Variety[],
  { candidates }: Candidates,
  steps: readonly number[],
): number =>
  all.reduce((sum, { enough, families }) => {
    const portions = families.map((family) =>
      family.reduce((of, index) => of + (candidates[index]?.portions ?? 0) * (steps[index] ?? 0), 0),
    );
    return sum + Math.max(enough, ...portions);
  }, 0);

/** The number of dishes. */
export const kindsOf = (all: readonly Variety[], steps: readonly number[]): number =>
  all.reduce(
    (sum, { families }) => sum + families.filter((own) => own.some((index) => steps[index])).length,
    0,
  );
