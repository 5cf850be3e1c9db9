import { changeSearch } from '../change-search';
import { type SearchState } from '../search-state';
import { type Change, type Context, type Placed } from './reading';

/** A reading with its change. */
export interface Meant {
  reading: Placed;
  change: Change;
}

/** The local date and time of a place. */
export type Clock = (placeId: number | null) => { date: string; time: string };

type Entry = [keyof SearchState, unknown];
const entries = (change: Change) => Object.entries(change) as Entry[];

/** The common value, if all agree. */
function agreed<Value>(values: readonly (Value | null | undefined)[]): Value | null {
  const [first = null, ...rest] = values;
  return rest.every((value) => value === first) ? first : null;
}

function contextOf(readings: readonly Placed[], present: SearchState, clock: Clock): Context {
  const of = (kind: Placed['kind']) => readings.filter((each) => each.kind === kind);
  const bare: Context = {
    today: '',
    now: '',
    mealSaid: null,
    evening: false,
    foodKnown: false,
    headcount: null,
    date: null,
    present,
  };
  const placeId = agreed(of('place').map(({ mean }) => mean(bare)?.placeId)) ?? present.placeId;
  const { date: today, time: now } = clock(placeId);
  return {
    ...bare,
    today,
    now,
    mealSaid: agreed(of('meal').map(({ meal }) => meal)),
    evening: readings.some(({ evening }) => evening),
    foodKnown: of('food').length > 0 || present.cuisines.length > 0,
    headcount: agreed(of('people').map(({ mean }) => mean(bare)?.headcount)) ?? present.headcount,
    date: agreed(of('date').map(({ mean }) => mean({ ...bare, today, now })?.date)) ?? present.date,
  };
}

/** Readings that contradict another one about the same part. */
const contradicting = (meant: readonly Meant[]): Meant[] =>
  meant.filter(({ change }) =>
    entries(change).some(
      ([key, value]) =>
        !Array.isArray(value) && meant.some(({ change: other }) => key in other && other[key] !== value),
    ),
  );

/** All changes merged. */
export function changeOf(meant: readonly Meant[], present: SearchState): Change {
  const all: Record<string, unknown> = {};
  for (const { change } of meant)
    for (const [key, value] of entries(change))
      all[key] = Array.isArray(value)
        ? [...new Set([...((all[key] ?? present[key]) as unknown[]), ...(value as unknown[])])]
        : value;
  return all;
}

/** Whether the search still has the change after dependent parts were cleared. */
export const holds = (state: SearchState, change: Change): boolean =>
  entries(change).every(([key, value]) => {
    const has: unknown = state[key];
    return Array.isArray(value) && Array.isArray(has)
      ? value.every((each) => has.includes(each))
      : has === value;
  });

const holdsAfter = (present: SearchState, meant: readonly Meant[], one: Meant) =>
  holds(changeSearch(present, changeOf(meant, present)), one.change);

/**
 * Readings that can't be combined, with those that they conflict with, as it is unclear which was meant.
 */
function displaced(present: SearchState, meant: readonly Meant[]): Meant[] {
  return meant
    .filter((one) => !holdsAfter(present, meant, one))
    .flatMap((one) => [
      one,
      ...(holdsAfter(present, [one], one)
        ? meant.filter((other) => other !== one && !holdsAfter(present, [one, other], one))
        : []),
    ]);
}

/** The combined meaning of readings, without impossible, contradictory or cleared ones. */
export function resolve(readings: readonly Placed[], present: SearchState, clock: Clock): Meant[] {
  let left = readings;
  for (;;) {
    const context = contextOf(left, present, clock);
    const meant = left.flatMap((reading): Meant[] => {
      const change = reading.mean(context);
      return change ? [{ reading, change }] : [];
    });
    const wrong = contradicting(meant);
    const gone = new Set(wrong.length > 0 ? wrong : displaced(present, meant));
    const kept = meant.filter((each) => !gone.has(each)).map(({ reading }) => reading);
    if (kept.length === left.length) return meant;
    left = kept;
  }
}
