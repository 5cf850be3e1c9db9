import { places } from '../../places';
import { beginsUnit, type Piece } from './address-pieces';
import { type AddressText, endsLikeStreet, isStreetWord, saysWhere, stateOf } from './address-text';
import { townNames } from './address-vocabulary.data';
import { centralTowns, inTheMiddle } from './central-towns';
import type { Ending } from './endings';
import { allPieces, mayBeTown, type Near, type Read, type Reading, townsOf } from './town-at-end';
import { plainName, type Town, zipOfPlaceIn } from './towns';
import { typedTowns } from './typed-town';

/** From this number of ZIP codes on, a town is known well enough to be meant without its state. */
const wellKnown = 3;

/** Where a text without a ZIP code is: in the town at its end, else in the chosen place. */
export async function atTown({ text, endings, towns }: Read, near: Near): Promise<Reading[]> {
  const possible: Reading[] = [];
  for (const ending of endings) {
    if (!mayBeTown(ending, near.placeId)) continue;
    const named = townsOf(ending, towns);
    const [best] = named;
    if (!best) continue;
    if (isWhole(ending) && !townNames.has(plainName(ending.town ?? ''))) return townAlone(text, near);
    const meant = howMeant(ending, best, near.placeId);
    if (meant === 'no') continue;
    const isSure = ending.rest === null || ending.states !== null || endsLikeStreet(ending.rest);
    const rows = ending.rest !== null && best.placeId === near.placeId ? [best] : named;
    const readings = rows.map((row): Reading => [row, ending.before]);
    if (meant === 'perhaps') possible.push(...readings);
    else return [...(await inTheMiddle(readings)), ...(isSure ? [] : await inPlace(text, near))];
  }
  const state = endings.find(({ isFirm, town }) => isFirm && town === null);
  if (state) return inState(state, near);
  const typed = await typedTowns(allPieces(text), { ...near, state: null });
  const here = await inPlace(text, near);
  const isUnit = beginsUnit(text.pieces.at(-1)?.text ?? '');
  return [...(isUnit ? [...here, ...typed] : [...typed, ...here]), ...possible];
}

/** Whether the text is only a town. */
const isWhole = ({ rest, before, states }: Ending) => rest === null && before.length === 0 && states === null;

async function townAlone(text: AddressText, near: Near): Promise<Reading[]> {
  const towns = await typedTowns(allPieces(text), { ...near, state: null });
  // "Broadway" is more likely a street of the chosen place than a town in Virginia.
  return isStreetWord(text.pieces[0]?.text ?? '') ? [...(await inPlace(text, near)), ...towns] : towns;
}

/** How likely the text means this town, given the chosen place. */
function howMeant(
  { town, states, rest }: Ending,
  best: Town,
  placeId: number | null,
): 'yes' | 'perhaps' | 'no' {
  const place = places.find(({ id }) => id === placeId);
  if (!place || states !== null)
    return rest === null || states !== null || endsLikeStreet(rest) ? 'yes' : 'no';
  if (best.placeId === placeId) return 'yes';
  // In Seattle, "500 Pike St, Washington" means the state.
  if (stateOf(town ?? '') === place.state) return 'no';
  if (rest !== null && !endsLikeStreet(rest)) return 'no';
  return best.placeId !== null || best.zips >= wellKnown || best.state === place.state ? 'yes' : 'perhaps';
}

/** A state without a known town: a town that is being typed, else the center of the chosen place if it is in that state. */
async function inState({ states, before }: Ending, near: Near): Promise<Reading[]> {
  const state = states?.[0] ?? '';
  const typed = await typedTowns(before, { ...near, state });
  if (typed.length > 0 || near.placeId === null || !before.some(saysWherePiece)) return typed;
  const own = (await centralTowns(near.placeId)).filter((row) => row.state === state);
  const other = own.length > 0 ? null : await zipOfPlaceIn(near.placeId, state);
  return [...own, ...(other ? [other] : [])].map((row) => [row, before]);
}

const saysWherePiece = ({ kind, text }: Piece) => kind === 'box' || (kind === 'words' && saysWhere(text));

/** The whole text at the centers of the chosen place's towns, if it is more than a town. */
async function inPlace(text: AddressText, { placeId }: Near): Promise<Reading[]> {
  const pieces = allPieces(text);
  if (placeId === null || !pieces.some(saysWherePiece)) return [];
  return (await centralTowns(placeId)).map((row) => [row, pieces]);
}
