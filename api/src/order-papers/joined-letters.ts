/** The letters that a letter of Arabic script looks like: alone, at the end of a word, at its start, and inside. */
const looks = new Map<string, string[]>();
// In these parts of Unicode they stand one after the other, in that sequence.
for (const [first, last] of [
  [0xfb50, 0xfbb1],
  [0xfbd3, 0xfbe7],
  [0xfbfc, 0xfbff],
  [0xfe80, 0xfefc],
] as const)
  for (let code = first; code <= last; code += 1) {
    const look = String.fromCodePoint(code);
    const letter = look.normalize('NFKC');
    looks.set(letter, [...(looks.get(letter) ?? []), look]);
  }

/** What is drawn as one: lam with alef, or a letter, each with its marks. */
const drawnAsOne = /(?:\u0644[\u0622\u0623\u0625\u0627]|\P{M})\p{M}*/gu;
const unmarked = (unit: string) => unit.replace(/\p{M}+$/u, '');
const reachesBack = (unit: string | undefined) => (looks.get(unmarked(unit ?? ''))?.length ?? 0) >= 2;
const reachesOn = (unit: string | undefined) => (looks.get(unmarked(unit ?? ''))?.length ?? 0) === 4;

/**
 * Words of a script that is written from the right, as a font draws them that neither joins letters nor knows of directions:
 * each Arabic letter as it looks between its neighbours, and the last letter first.
 */
export function drawnFromTheRight(said: string): string {
  const units = said.match(drawnAsOne) ?? [];
  return units
    .map((unit, at) => {
      const letter = unmarked(unit);
      const joinsBack = reachesBack(unit) && reachesOn(units[at - 1]);
      const joinsOn = reachesOn(unit) && reachesBack(units[at + 1]);
      const look = looks.get(letter)?.[(joinsBack ? 1 : 0) + (joinsOn ? 2 : 0)] ?? letter;
      return look + unit.slice(letter.length);
    })
    .reverse()
    .join('');
}
