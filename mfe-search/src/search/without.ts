/** Food that must not hold something, as it was typed. */
export interface Without {
  /** From a character to behind another one. */
  start: number;
  end: number;
  words: string;
  /** Each thing that is to be left out. */
  things: readonly string[];
}

/** What caterers state of their dishes, by the names that people have for it. */
export const allergen =
  '(?:(?:tree |pine |mixed |pea ?|wal|hazel|coco)?nut|almond|cashew|pecan|pistachio|egg|(?:shell[ -]?)?fish|sea ?food|shrimp|prawn|crab|lobster|soya?|sesame|tahini|allergen)s?';
/** Of these a diet is free. */
const ofDiet = 'wheat|gluten|dairy|lactose|milk';
const food = `(?:${allergen}|(?:${ofDiet}|meat|pork|ham|bacon|beef|chicken|onion|garlic|mushroom|alcohol|sugar|cheese|corn)s?|tomato(?:es)?)`;
/** How food is, and what else people turn down. Any other word may be a name: 'Nothing Bundt Cakes'. */
const kinds =
  '(?:spicy|hot|fried|raw|cilantro|parsley|olives|buffet|thai|chinese|mexican|italian|indian|japanese|korean|sushi|pizza|salads?|soups?)';
const between = String.raw`(?:\s*(?:[,/&]|\b(?:or|nor|and)\b))+\s*(?:any |no |the )?`;
const leads = String.raw`(?:(?:(?:must|do|does|should|can) )?(?:no|not|non)|without|w\/o|free (?:of|from)|allerg(?:ic|y|ies) to|intolerant (?:to|of)|cannot|(?:do|does|ca|wo|must|should)n['’]?t|avoid(?:ing)?|except|nothing(?: with)?|hold the)[\s-]+|non(?=dairy)`;
const fillers =
  '(?:(?:any|the|an?|too|so|very|added|contain(?:ing)?|includ(?:e|ing)|have|eat|like|want|be) )*';
const thing = String.raw`(?:(?:red|deep|raw)[\s-]+)?(?:${food}|${kinds})\b`;
/** Behind one thing that is left out stand others, but for the dish that a word only belongs to: 'no nuts, egg sandwiches'. */
const ends = String.raw`(?=\s*(?:$|[^\s\p{L}-]|\b(?:or|nor|and|for|on|in|at|by|to|from|under|please|but)\b))`;
const things = String.raw`${thing}(?:${between}${food}\b${ends}|\s*\b(?:or|nor)\s+(?:any )?${thing})*`;
/** A dish before them is none of them: 'chicken, nut free'. */
const free = `(?:${allergen}|${ofDiet})`;
const list = `(?:${free}(?:${between}${free})*|${food})`;
const tails = String.raw`(?:[\s-]*(?:free|safe|allerg(?:y|ies|ic)|intoleran(?:t|ce))|less)\b(?:[\s-]+friendly)?`;
const whose = '(?:some(?:body|one) )?(?:with |is |has )?(?:an? )?';
/** Quoted words are searched for as they stand. */
const pattern = new RegExp(
  String.raw`["“][^"“”]*["”]|\b${whose}(?:(?:${leads})${fillers}(${things})|(${list})${tails})(?: please)?`,
  'giu',
);

const apart = new RegExp(between, 'iu');

/** What of a text asks for food without something, or that is not so: 'no nuts', 'egg-free', 'peanut allergy', 'not spicy'. */
export const withoutsIn = (text: string): Without[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: words, 1: behind, 2: before, index: start }) => {
    const named = behind ?? before;
    return named ? [{ start, end: start + words.length, words, things: named.split(apart) }] : [];
  });

/** The diets that hold no such thing: a package is found by their names. */
const diets: readonly [RegExp, string][] = [
  [/^(?:gluten|wheat)$/i, 'gluten free'],
  [/^(?:dairy|lactose|milk)$/i, 'dairy free'],
  [/^meats?$/i, 'vegetarian'],
];
export const dietWithout = (thing: string): string | undefined =>
  diets.find(([things]) => things.test(thing))?.[1];

/** The words that a text is searched for by: a search for 'no nuts' would find the very nuts. */
export function askedWords(text: string): string {
  let asked = '';
  let at = 0;
  for (const { start, end, things } of withoutsIn(text)) {
    const named = things.map(dietWithout).filter((diet) => diet !== undefined);
    asked += `${text.slice(at, start)} ${[...new Set(named)].join(' ')} `;
    at = end;
  }
  if (at === 0) return text;
  const words = `${asked}${text.slice(at)}`
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:and|or|but) /i, '');
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}
