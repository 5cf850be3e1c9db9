import { setImmediate as letOthersRun } from 'node:timers/promises';
import { dateBounds, type Schemas } from '@copper-carrot/contracts';
import { UnknownRateError } from '../pricing';
import { addDays } from '../schedule';
import { countOf, tariffOf, type Question, type Snapshot } from './engine';

/** How far ahead is looked: past the longest run of holidays, and soon done. */
const DAYS = 21;

/**
 * The first day after the one that a search asks for, from today on, on which the same search finds something, and how much;
 * null where no day within three weeks does, or where the search names no day. Each is counted as a search of it would be.
 */
export async function nextDate(
  snapshot: Snapshot,
  question: Question,
  signal: AbortSignal,
): Promise<Schemas['NextDate']> {
  const { filters, priceDate } = question.context;
  const wanted = filters.start_date;
  if (wanted === undefined) return none;
  // For a day that is over prices are those of today.
  const first = wanted < priceDate ? priceDate : addDays(wanted, 1);
  for (let ahead = 0; ahead < DAYS; ahead++) {
    const date = addDays(first, ahead);
    if (date > dateBounds.last || signal.aborted) break;
    const count = countOn(date, snapshot, question);
    if (count === null) break;
    if (count > 0) return { start_date: date, count };
    // A search that somebody waits for goes first.
    await letOthersRun();
  }
  return none;
}

const none: Schemas['NextDate'] = { start_date: null, count: 0 };

/** Null from the day on whose rates nobody knows, as a search of it is refused. */
function countOn(date: string, snapshot: Snapshot, { context, ...rest }: Question): number | null {
  const { placeId, state } = context;
  const filters = { ...context.filters, start_date: date };
  try {
    if (placeId !== null) tariffOf(snapshot.placesAndRates, placeId, { placeId, state }, date, []);
    return countOf(snapshot, { ...rest, context: { ...context, filters, priceDate: date } });
  } catch (error) {
    if (error instanceof UnknownRateError) return null;
    throw error;
  }
}
