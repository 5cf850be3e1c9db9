import { centralZips } from '../../places';
import type { Reading } from './town-at-end';
import { type ZipRow, zipRows } from './towns';

/** Cached by place, because the table of ZIP codes does not change. */
const known = new Map<number, ZipRow[]>();

/** The central ZIP codes of a place's towns, the main one first. */
export async function centralTowns(placeId: number): Promise<ZipRow[]> {
  const before = known.get(placeId);
  if (before) return before;
  const rows = await zipRows(centralZips[placeId] ?? []);
  known.set(placeId, rows);
  return rows;
}

/** The main town of a ZIP code's place, if it is in the same state. */
export async function mainTownOf({ placeId, state }: ZipRow): Promise<ZipRow | null> {
  const [main] = placeId === null ? [] : await centralTowns(placeId);
  return main?.state === state ? main : null;
}

/** Replaces the mean position of towns without a ZIP code by their known center. */
export const inTheMiddle = (readings: Reading[]): Promise<Reading[]> =>
  Promise.all(
    readings.map(async ([row, pieces]): Promise<Reading> => {
      const central = row.placeId === null ? [] : await centralTowns(row.placeId);
      return [central.find(({ city, state }) => city === row.city && state === row.state) ?? row, pieces];
    }),
  );
