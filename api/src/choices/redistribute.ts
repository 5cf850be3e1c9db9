import { sharedOut } from '@copper-carrot/contracts';
import { isInSteps } from '../rules';
import { type Choice, type Chosen } from './types';

/**
 * The quantities of a constant_sum choice for a new headcount: largest remainder over the present ones, on the choice's
 * increments, never below what a poll has counted (`floors`). null when no such quantities exist: the headcount is off
 * the increments, the poll counted more than it, or there is no option.
 */
export function redistribute(
  choice: Choice,
  quantities: readonly Chosen[],
  newHeadcount: number,
  floors: readonly Chosen[] = [],
): Chosen[] | null {
  const step = choice.incrementBy;
  const blocks = newHeadcount / step;
  const entries = entriesOf(choice, quantities, floors);
  const floorSum = entries.reduce((sum, { floor }) => sum + floor, 0);
  if (!isInSteps(newHeadcount, step) || blocks < 0 || floorSum > blocks || entries.length === 0) return null;
  const shares = sharesOf(entries, blocks);
  return entries
    .map(({ optionId }, index) => ({ optionId, qty: (shares[index] ?? 0) * step }))
    .filter(({ qty }) => qty > 0);
}

interface Entry {
  optionId: number;
  /** The present quantity. */
  weight: number;
  /** In blocks, a begun one counted whole. */
  floor: number;
}

/** The options that take part, in the choice's own sequence; all of them when none is chosen or counted yet. */
function entriesOf(choice: Choice, quantities: readonly Chosen[], floors: readonly Chosen[]): Entry[] {
  const of = (list: readonly Chosen[], id: number) =>
    list.reduce((sum, { optionId, qty }) => (optionId === id ? sum + Math.max(0, qty) : sum), 0);
  const all = choice.options.map(({ id }) => ({
    optionId: id,
    weight: of(quantities, id),
    floor: Math.ceil(of(floors, id) / choice.incrementBy),
  }));
  const taking = all.filter(({ weight, floor }) => weight > 0 || floor > 0);
  return taking.length > 0 ? taking : all;
}

/** Shares in blocks: an entry whose fair share is below its floor gets the floor, and the others share the rest. */
function sharesOf(entries: Entry[], blocks: number): number[] {
  const shares = entries.map(({ floor }) => floor);
  let free = entries.map((_, index) => index);
  for (;;) {
    const isFree = new Set(free);
    const rest = blocks - shares.reduce((sum, share, index) => (isFree.has(index) ? sum : sum + share), 0);
    const fair = sharedOut(
      rest,
      free.map((index) => entries[index]?.weight ?? 0),
    );
    const short = free.filter((index, at) => (fair[at] ?? 0) < (entries[index]?.floor ?? 0));
    if (short.length === 0) {
      free.forEach((index, at) => (shares[index] = fair[at] ?? 0));
      return shares;
    }
    free = free.filter((index) => !short.includes(index));
  }
}
