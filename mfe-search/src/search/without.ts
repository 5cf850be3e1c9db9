/** Food that must not contain something, as typed. */
export interface Without {
  /** The first character, and the one after the last. */
  start: number;
  end: number;
  words: string;
  /** The things to exclude. */
  things: readonly string[];
}

/** Common names of the allergens that caterers declare. */
export const allergen =
  '(?:(?:tree |pine |mixed |pea ?|wal|hazel|coco)?nut|almond|cashew|pecan|pistachio|egg|(?:shell[ -]?)?fish|sea ?food|shrimp|prawn|crab|lobster|soya?|sesame|tahini|allergen)s?';
/** Ingredients that a diet excludes. */
const ofDiet = 'wheat|gluten|dairy|lactose|milk';
const food = `(?:${allergen}|(?:${ofDiet}|meat|pork|ham|bacon|beef|chicken|onion|garlic|mushroom|alcohol|sugar|cheese|corn)s?|tomato(?:es)?)`;
/** Other things that people exclude. Other words may be names: 'Nothing Bundt Cakes'. */
const kinds =
  '(?:spicy|hot|fried|raw|cilantro|parsley|olives|buffet|thai|chinese|mexican|italian|indian|japanese|korean|sushi|pizza|salads?|soups?)';
const between = String.raw`(?:\s*(?:[,/&]|\b(?:or|nor|and)\b))+\s*(?:any |no |the )?`;
const leads = String.raw`(?:(?:(?:must|do|does|should|can) )?(?:no|not|non)|without|w\/o|free (?:of|from)|allerg(?:ic|y|ies) to|intolerant (?:to|of)|cannot|(?:do|does|ca|wo|must|should)n['’]?t|avoid(?:ing)?|except|nothing(?: with)?|hold the)[\s-]+|non(?=dairy)`;
const fillers =
  '(?:(?:any|the|an?|too|so|very|added|contain(?:ing)?|includ(?:e|ing)|have|eat|like|want|be) )*';
const thing = String.raw`(?:(?:red|deep|raw)[\s-]+)?(?:${food}|${kinds})\b`;
/**
 * An excluded thing ends before punctuation or a connecting word, so that a dish such as 'egg sandwiches'
 * in 'no nuts, egg sandwiches' is not excluded.
 */
const ends = String.raw`(?=\s*(?:$|[^\s\p{L}-]|\b(?:or|nor|and|for|on|in|at|by|to|from|under|please|but)\b))`;
const things = String.raw`${thing}(?:${between}${food}\b${ends}|\s*\b(?:or|nor)\s+(?:any )?${thing})*`;
/** A dish before a list of 'free' ingredients is not part of it: 'chicken, nut free'. */
const free = `(?:${allergen}|${ofDiet})`;
const list = `(?:${free}(?:${between}${free})*|${food})`;
const tails = String.raw`(?:[\s-]*(?:free|safe|allerg(?:y|ies|ic)|intoleran(?:t|ce))|less)\b(?:[\s-]+friendly)?`;
const whose = '(?:some(?:body|one) )?(?:with |is |has )?(?:an? )?';
/** Quoted words are searched literally. */
const pattern = new RegExp(
  String.raw`["“][^"“”]*["”]|\b${whose}(?:(?:${leads})${fillers}(${things})|(${list})${tails})(?: please)?`,
  'giu',
);

const apart = new RegExp(between, 'iu');

/** The parts of a text that exclude something: 'no nuts', 'egg-free', 'peanut allergy', 'not spicy'. */
export const withoutsIn = (text: string): Without[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: words, 1: behind, 2: before, index: start }) => {
    const named = behind ?? before;
    return named ? [{ start, end: start + words.length, words, things: named.split(apart) }] : [];
  });

/** Diets that exclude the thing; packages are found by their names. */
const diets: readonly [RegExp, string][] = [
  [/^(?:gluten|wheat)$/i, 'gluten free'],
  [/^(?:dairy|lactose|milk)$/i, 'dairy free'],
  [/^meats?$/i, 'vegetarian'],
];
export const dietWithout = (thing: string): string | undefined =>
  diets.find(([things]) => things.test(thing))?.[1];

/** The words to search for, without exclusions: a search for 'no nuts' would find nuts. */
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
