import type { Candidates, Group, Need } from './candidates';
import { suiting } from './needs';

/** Who eats what, in whole portions. */
export interface SharedOut {
  /** Portions of each candidate that meet a need. */
  eaten: { need: number; candidate: number; portions: number }[];
  /** Missing portions per need. */
  missing: number[];
}

/** One step of an augmenting path: a need takes a candidate and gives up another; the first need gives up none. */
interface Link {
  need: number;
  takes: number;
  givesUp: number | null;
}

/**
 * Distributes the ordered portions to the needs: a maximum flow by augmenting paths, for meals first
 * and then for sides, so that the fewest meals are missing, and then the fewest sides.
 */
export function shareOut(
  problem: Candidates & { groups: readonly Group[]; needs: readonly Need[] },
  steps: readonly number[],
): SharedOut {
  const suited = suiting(problem).map(({ candidates }) => candidates);
  const left = problem.candidates.map(({ portions }, index) => portions * (steps[index] ?? 0));
  const missing = problem.needs.map(({ portions }) => portions);
  const eaten = suited.map(() => new Map<number, number>());
  const leftOf = (candidate: number) => left[candidate] ?? 0;
  const eatenBy = (need: number, candidate: number) => eaten[need]?.get(candidate) ?? 0;
  const add = (need: number, candidate: number, portions: number) =>
    eaten[need]?.set(candidate, eatenBy(need, candidate) + portions);

  const wayTo = (hungry: number): Link[] | null => {
    const takenBy = new Map<number, number>();
    const givenUp = new Map<number, number>();
    const turn = [hungry];
    for (const need of turn)
      for (const candidate of suited[need] ?? []) {
        if (takenBy.has(candidate)) continue;
        takenBy.set(candidate, need);
        if (leftOf(candidate) > 0) return linksFrom(candidate, takenBy, givenUp);
        eaten.forEach((_own, other) => {
          if (other === hungry || givenUp.has(other) || eatenBy(other, candidate) === 0) return;
          givenUp.set(other, candidate);
          turn.push(other);
        });
      }
    return null;
  };

  const few = (need: number) => suited[need]?.length ?? 0;
  const first = (need: number) => (problem.needs[need]?.isMeal ? 0 : 1);
  for (const hungry of [...suited.keys()].toSorted((a, b) => first(a) - first(b) || few(a) - few(b))) {
    for (let way = wayTo(hungry); missing[hungry] && way; way = wayTo(hungry)) {
      const portions = Math.min(
        missing[hungry],
        leftOf(way[0]?.takes ?? -1),
        ...way.flatMap(({ need, givesUp }) => (givesUp === null ? [] : [eatenBy(need, givesUp)])),
      );
      left[way[0]?.takes ?? -1] = leftOf(way[0]?.takes ?? -1) - portions;
      missing[hungry] -= portions;
      for (const { need, takes, givesUp } of way) {
        add(need, takes, portions);
        if (givesUp !== null) add(need, givesUp, -portions);
      }
    }
  }
  return {
    eaten: eaten.flatMap((own, need) =>
      [...own].flatMap(([candidate, portions]) => (portions > 0 ? [{ need, candidate, portions }] : [])),
    ),
    missing,
  };
}

/** The path from a free candidate back to the hungry need. */
function linksFrom(
  free: number,
  takenBy: ReadonlyMap<number, number>,
  givenUp: ReadonlyMap<number, number>,
): Link[] {
  const links: Link[] = [];
  for (let takes: number | null = free; takes !== null;) {
    const need: number = takenBy.get(takes) ?? -1;
    const givesUp: number | null = givenUp.get(need) ?? null;
    links.push({ need, takes, givesUp });
    takes = givesUp;
  }
  return links;
}
