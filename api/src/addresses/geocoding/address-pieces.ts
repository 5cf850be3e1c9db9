/**
 * A part of an address between commas, or where a comma is missing: words (a street, a town, a company), a unit in a
 * building, a post office box, or a note on whom to ask for.
 */
export interface Piece {
  kind: 'words' | 'unit' | 'box' | 'note';
  text: string;
}

const ordinal =
  '(?:\\d{1,3}(?:st|nd|rd|th)|(?:twenty|thirty|forty|fifty|sixty)[- ]?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|fortieth|fiftieth)';
const spelled =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)';
/** A suite or floor number: "400", "4B", "B-12", "3rd", "twelve". */
const which = `(?:${ordinal}|\\d{1,5}[a-z]{0,2}|[a-z]{1,3}-?\\d{1,5}[a-z]?|${spelled}|[ivx]{2,4}|[a-z])`;
const several = `${which}(?:(?: ?[-–&/+] ?| and | to )${which})*`;
const ofUnit =
  '(?:suites?|ste|units?|apts?|apartments?|apmt|rooms?|rm|floors?|flr?s?|levels?|lvl|building|bldg|tower|wing|offices?|ofc|studio|loft|space|hangar|gate|dock|door|entrance|stairs?|staircase|desk|dept|department|mailstop|lobby|penthouse|ph|pmb|booth|bay)';
/** As in "Conference Room B". */
const ofRoom = '(?:(?:conference|conf\\.?|meeting|break|freight|service)\\s+)?';
const storey = '(?:floor|flr|fl|level|lvl|story|storey)';
const whichStorey = '(?:ground|main|top|lower|upper|entire|whole|garden|parlor|mezzanine|basement)';
const inHouse =
  '(?:penthouse|basement|bsmt|mezzanine|lobby|reception|front desk|loading dock|mail ?room|roof ?top|roof terrace|roof|rear|upstairs|downstairs|lower level|upper level|ph)';
const end = '(?=\\s*$)';
const boundary = '(?![\\p{L}\\p{N}])';
/** "Gate 5 Road" is a street, not a gate. */
const noStreet =
  '(?!\\s+(?:st|street|ave|avenue|rd|road|dr|drive|blvd|ln|lane|way|ct|court|pl|place|pkwy)\\b)';

const forms = [
  ['box', `(?:p\\W{0,3}o\\W{0,3}|post(?:al)?\\s*(?:office)?\\s*)box(?:es)?\\b\\W*[\\p{L}\\p{N}-]*`],
  ['box', `p\\.?\\s?o\\.?\\s?b\\.?\\s*#?\\s*\\d+`],
  ['box', `(?<=^\\s*)box\\s+#?\\d+${boundary}`],
  ['note', `(?:c\\s?/\\s?o|care of|attn|att|attention|ask for)\\b\\s*[:.]?\\s+\\S.*$`],
  ['unit', `${ordinal}\\s*${storey}${boundary}\\.?(?!\\s*#?\\d{1,4}[a-z]?\\s*$)`],
  ['unit', `(?:\\d{1,3}|${whichStorey})\\s*${storey}${boundary}\\.?(?!\\s*#?\\d)`],
  ['unit', `\\d{1,3}/f${boundary}`],
  [
    'unit',
    `(?!fl\\s+\\d{5})${ofRoom}${ofUnit}(?:\\s*[.:#]\\s*#?\\s*|\\s+(?:no\\.?\\s*)?#?\\s*|(?=\\d))${several}${boundary}`,
  ],
  ['unit', `(?<!^\\s*)(?:no\\.?|№|number)\\s*\\d{1,5}[a-z]?${boundary}`],
  ['unit', `#\\s*[\\p{L}\\p{N}][\\p{L}\\p{N}/-]*`],
  ['unit', `${inHouse}${end}`],
] as const;
const notInWord = '(?<![\\p{L}\\p{N}½¼¾-])';
const anyForm = new RegExp(forms.map(([, form]) => `(${notInWord}${form}${noStreet})`).join('|'), 'giu');

/** "Suite" alone is a unit that is still being typed. */
const unfinished = new RegExp(`^(?:${ofUnit}|${storey})\\.?$`, 'iu');
/** Whether a word after a comma is the start of "Floor", "Suite" or similar. */
export const beginsUnit = (words: string): boolean =>
  words.length > 1 &&
  ['floor', 'suite', 'unit', 'apartment', 'room', 'building', 'level', 'penthouse', 'office'].some((unit) =>
    unit.startsWith(words.toLowerCase()),
  );
/** After a comma, "4B" is a unit. */
const bare = /^(?:\d{1,4}[a-z]?|[a-z]-?\d{1,4}[a-z]?)$/i;
/** Also at the end of a street. */
const bareEnding =
  /^(.*\b(?:st|street|ave?|avenue|blvd|broadway|pl|place|plaza|dr|drive|ln|lane|way|sq|square)\.?) (\d{1,4}[a-z])$/i;

/** Splits a segment between commas into pieces, in order and without loss. */
export function piecesOf(segment: string, isFirst: boolean): Piece[] {
  if (!isFirst && (unfinished.test(segment) || bare.test(segment))) return [{ kind: 'unit', text: segment }];
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], text: string) => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    const [, street, unit] = (kind === 'words' && bareEnding.exec(trimmed)) || [];
    if (street && unit) pieces.push({ kind, text: street }, { kind: 'unit', text: unit });
    else pieces.push({ kind, text: trimmed });
  };
  let at = 0;
  for (const found of segment.matchAll(anyForm)) {
    const form = found.slice(1).findIndex((group) => group !== undefined);
    add('words', segment.slice(at, found.index));
    add(forms[form]?.[0] ?? 'unit', found[0]);
    at = found.index + found[0].length;
  }
  add('words', segment.slice(at));
  return pieces;
}
