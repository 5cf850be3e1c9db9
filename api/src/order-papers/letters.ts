import { readFileSync } from 'node:fs';
import { drawnFromTheRight } from './joined-letters';
import { unpackedWoff } from './unpacked-woff';

/** What papers are set in; the weights of what has the letters of most of our people. */
export const fonts = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};
export type Weight = keyof typeof fonts;

let unpacked: Buffer | undefined;
/** The font that has a letter for all that is written anywhere, in one weight; unpacked for who needs it first. */
export const fontOfEverything = (): Buffer =>
  (unpacked ??= unpackedWoff(
    readFileSync(require.resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff')),
  ));

/** Letters that stand side by side and come of one font, as they are drawn from the left. */
export interface Run {
  isOfEverything: boolean;
  text: string;
}

/** Spaces, digits and signs that Noto has, and the marks that stand on its letters. */
const signs =
  ' -~\\u00a0-\\u00bf\\u00d7\\u00f7\\u02b9-\\u02df\\u2010-\\u2027\\u202f-\\u205e\\u20a0-\\u20c0\\u2100-\\u2125\\u2212';
const marks = '\\u0300-\\u036f\\u0951-\\u0954\\u0964\\u0965';
const scripts = ['Latin', 'Greek', 'Cyrillic', 'Devanagari'].map((name) => `\\p{Script=${name}}`).join('');
// What it lacks of these scripts: numerals of letters, wide letters, and some that scholars alone write.
const lacking = '\\u1c89\\u1c8a\\u2160-\\u2188\\ua7cb-\\ua7f1\\ua8e0-\\ua8fe\\uff00-\\uffef';
const ofNoto = new RegExp(`^(?![${lacking}])[${scripts}${signs}${marks}]`, 'u');
const fromTheRight =
  '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
const wordsFromTheRight = new RegExp(
  `[${fromTheRight}](?:[${fromTheRight}\\p{M} ]*[${fromTheRight}\\p{M}])?`,
  'gu',
);

/**
 * What somebody wrote, in letters that a paper can print: what only looks like a letter is one, pictures and marks that
 * nobody sees are left out, and a letter that no font here has is a box.
 */
export const printable = (said: string): string =>
  [...said.normalize('NFC').replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')]
    .map((letter) => ((letter.codePointAt(0) ?? 0) > 0xffff ? letter.normalize('NFKC') : letter))
    .join('')
    .replace(/[\u{10000}-\u{10ffff}]/gu, (letter) => (/\p{L}/u.test(letter) ? '\u25a1' : ''))
    .replace(/[\p{Cf}\p{Co}\p{Cs}\ufe00-\ufe0f\u20e3]/gu, '')
    .trim();

/** Printable words by the fonts that have their letters. */
export function runsOf(said: string): Run[] {
  const runs: Run[] = [];
  for (const letter of said) {
    const last = runs.at(-1);
    // A blank and a mark go with what they follow.
    const isOfEverything = last && /[ \p{M}]/u.test(letter) ? last.isOfEverything : !ofNoto.test(letter);
    if (last?.isOfEverything === isOfEverything) last.text += letter;
    else runs.push({ isOfEverything, text: letter });
  }
  return runs.map(({ isOfEverything, text }) => ({
    isOfEverything,
    text: isOfEverything ? text.replace(wordsFromTheRight, drawnFromTheRight) : text,
  }));
}
