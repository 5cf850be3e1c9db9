import { setImmediate as letOthersRun } from 'node:timers/promises';
import { dateBounds, type Schemas } from '@copper-carrot/contracts';
import { UnknownRateError } from '../pricing';
import { addDays } from '../schedule';
import { countOf, tariffOf, type Question, type Snapshot } from './engine';

/** How many days to check: longer than any run of holidays. */
const DAYS = 21;

/**
 * The first day after the searched one, but not before today, on which the same search has results, and how many; null
 * if there is none within three weeks, or the search has no date. Each day is counted like a search.
 */
export async function nextDate(
  snapshot: Snapshot,
  question: Question,
  signal: AbortSignal,
): Promise<Schemas['NextDate']> {
  const { filters, priceDate } = question.context;
  const wanted = filters.start_date;
  if (wanted === undefined) return none;
  // For a past date, `priceDate` is today.
  const first = wanted < priceDate ? priceDate : addDays(wanted, 1);
  for (let ahead = 0; ahead < DAYS; ahead++) {
    const date = addDays(first, ahead);
    if (date > dateBounds.last || signal.aborted) break;
    const count = countOn(date, snapshot, question);
    if (count === null) break;
    if (count > 0) return { start_date: date, count };
    // Lets waiting searches run first.
    await letOthersRun();
  }
  return none;
}

const none: Schemas['NextDate'] = { start_date: null, count: 0 };

/** The number of results on a date; null if its rates are not known yet, when a search would be refused. */
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
