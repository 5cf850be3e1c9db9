import type { Piece } from './address-pieces';
import { isStreetWord, saysWhere } from './address-text';
import { inTheMiddle } from './central-towns';
import type { Near, Reading } from './town-at-end';
import { plainName, type Town, townsLike, townsThatBegin } from './towns';

/** After a street, fewer letters are not read as a town that is being typed. */
const shortest = 3;

/** Towns that start with the last words, else similar names; after a street only those of the place or state. */
export async function typedTowns(pieces: Piece[], near: Near & { state: string | null }): Promise<Reading[]> {
  const at = pieces.findLastIndex(({ kind }) => kind === 'words');
  const typed = pieces[at]?.text ?? '';
  const before = pieces.toSpliced(at, 1);
  const isAlone = before.length === 0;
  if (at === -1 || /\d/.test(typed) || (saysWhere(typed) && !(isAlone && isStreetWord(typed)))) return [];
  if (!isAlone && typed.length < shortest) return [];
  const isNear = ({ placeId }: Town) => isAlone || near.state !== null || placeId === near.placeId;
  if (!isAlone && near.placeId === null && near.state === null) return [];
  const begun = (await townsThatBegin(typed, near)).filter(isNear);
  const found =
    begun.length > 0
      ? begun
      : (await townsLike(typed, near)).filter((town) => isNear(town) && isMistyped(typed, town.city));
  return inTheMiddle(found.map((town) => [town, before]));
}

/** Whether a name differs by one letter, or by two if it is long. */
function isMistyped(typed: string, name: string): boolean {
  const [from, to] = [plainName(typed), plainName(name)];
  const most = to.length > 7 ? 2 : 1;
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let y = 1; y <= from.length; y++) {
    const next = [y];
    for (let x = 1; x <= to.length; x++)
      next.push(
        Math.min(
          (row[x] ?? 0) + 1,
          (next[x - 1] ?? 0) + 1,
          (row[x - 1] ?? 0) + Number(from[y - 1] !== to[x - 1]),
        ),
      );
    row = next;
  }
  return (row.at(-1) ?? most + 1) <= most;
}
