import { milesBetween } from '../../places';
import type { AddressText } from './address-text';
import { mainTownOf } from './central-towns';
import type { Ending } from './endings';
import { allPieces, isTownOf, mayBeTown, type Near, type Read, type Reading, townsOf } from './town-at-end';
import { plainName, spellings, type ZipRow, zipRow, zipsThatBegin } from './towns';

/** A town within this many miles of a ZIP code may be its town, even if the post office has another name. */
const nearEnough = 40;

/** "10001 New York": a ZIP code before its town, not a house number. */
export async function zipBeforeTown({ pieces, zip }: AddressText): Promise<Reading | null> {
  const [only, ...others] = pieces;
  if (!only || others.length > 0 || zip !== null) return null;
  const [, code, town = ''] = /^(\d{5}) (\D+)$/.exec(only.text) ?? [];
  const row = code ? await zipRow(code) : null;
  return row && spellings(town).includes(plainName(row.city)) ? [row, []] : null;
}

/** The ZIP code decides; if a town or state beside it is elsewhere, nothing is found. */
export async function atZip(
  { text, endings, towns }: Read,
  row: ZipRow & { isKnown: boolean },
): Promise<Reading[]> {
  const isHere = ({ states }: Ending) => states?.includes(row.state) ?? true;
  const mayBe = (ending: Ending) => isHere(ending) && mayBeTown(ending, row.placeId);
  const own = endings.find((ending) => isHere(ending) && isTownOf(ending, row));
  if (own) return [[row, own.before]];
  // People in Brooklyn or Charlestown often write "New York" or "Boston".
  const main = row.isKnown ? await mainTownOf(row) : null;
  const ofMain = main && endings.find((ending) => mayBe(ending) && isTownOf(ending, main));
  if (ofMain) return [[row, ofMain.before]];
  const contradicts = (ending: Ending) => {
    if (ending.town === null) return ending.isFirm && !isHere(ending);
    const named = mayBeTown(ending, row.placeId) ? townsOf(ending, towns) : [];
    const isElsewhere = named.every(
      (town) => !row.isKnown || town.state !== row.state || milesBetween(town, row) > nearEnough,
    );
    // Without a comma, only towns in served places are distinguished from streets.
    const isTold = ending.rest === null || named.some(({ placeId }) => placeId !== null);
    return named.length > 0 && isTold && isElsewhere;
  };
  if (endings.some(contradicts)) return [];
  const state = endings.find((ending) => ending.town === null && isHere(ending));
  return [[row, state?.before ?? allPieces(text)]];
}

/** ZIP codes that start with the typed digits, in the written town if there is one. */
export async function atPartOfZip(
  { text, endings, towns }: Read,
  start: string,
  { placeId, limit }: Near,
): Promise<Reading[]> {
  const ofTown = endings.find((each) => mayBeTown(each, placeId) && townsOf(each, towns).length > 0);
  const ending = ofTown ?? endings.find(({ isFirm }) => isFirm);
  const rows = await zipsThatBegin(start, { placeId, state: ending?.states?.[0] ?? null, limit });
  const own = ofTown ? rows.filter((row) => isTownOf(ofTown, row)) : [];
  return (own.length > 0 ? own : rows).map((row) => [row, ending?.before ?? allPieces(text)]);
}
