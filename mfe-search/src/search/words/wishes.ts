import { type DiversityTag, diversityTags, searchDistancesMiles } from '@copper-carrot/contracts';
import { type Change, type Reading } from './reading';
import { phraseAt, phrases, type Token, wordAt } from './tokens';

interface Wish {
  words: string;
  change: Change;
  /** Only for a signed-in person, about their orders. */
  own?: true;
  soft?: true;
}

const wishes: readonly Wish[] = [
  { words: 'buffet / buffet style / buffets', change: { presentation: 'buffet' } },
  {
    words:
      'individual / individually packaged / individually packed / individually wrapped / individually boxed / individual boxes / individual meals / boxed / boxed meals / box meals / single serve',
    change: { presentation: 'individual' },
  },
  { words: 'family style', change: { style: 2 } },
  { words: 'build your own / build your own bar / diy', change: { style: 1 } },
  { words: 'pickup / pick up / for pickup / to pick up / carryout / takeout', change: { pickup: true } },
  { words: 'delivery / delivered / for delivery', change: { pickup: false } },
  {
    words:
      'group order / group orders / group ordering / everyone picks their own / everyone chooses their own / everybody picks their own',
    change: { group: true },
  },
  {
    words:
      'deal / deals / with a deal / with deals / on sale / discount / discounts / discounted / special offers',
    change: { deals: true },
  },
  {
    words: 'full menu / full menus / whole menu / a la carte',
    change: { fullMenu: true, searchType: 'restaurants' },
  },
  { words: 'hip & hot / hip and hot', change: { quality: 'specialty' } },
  { words: 'tried & true / tried and true', change: { quality: 'classic' } },
  { words: 'minority owned', change: { diversity: [...diversityTags] } },
  { words: 'sustainable / sustainably / sustainability / eco friendly', change: { sustainable: true } },
  {
    words:
      'staff on site / on site staff / onsite staff / staffed / with staff / with servers / with waitstaff / chef on site',
    change: { setUp: 'on_site' },
  },
  {
    words: 'with set up / with setup / with set-up / delivery with set up / set up included',
    change: { setUp: 'set_up' },
  },
  { words: 'drop off / dropoff', change: { setUp: 'drop_off' } },
  {
    words: 'all in / all in price / all in prices / all in pricing / fees included / including fees',
    change: { allIn: true },
  },
  {
    words:
      'cheap / cheapest / cheapest first / lowest price / lowest prices / price low to high / inexpensive / affordable',
    change: { sort: 'price_lowest' },
  },
  {
    words: 'most expensive / priciest / highest price / price high to low',
    change: { sort: 'price_highest' },
  },
  {
    words: 'popular / most popular / best sellers / bestsellers / best selling',
    change: { sort: 'popularity' },
  },
  { words: 'newest / newest first / new arrivals', change: { sort: 'newness' } },
  {
    words: 'best rated / top rated / highest rated / best reviewed / best reviews',
    change: { sort: 'rating' },
  },
  { words: 'nearest / closest / nearest first', change: { sort: 'distance' } },
  {
    own: true,
    words: 'frequently ordered / most ordered / what we order most',
    change: { sort: 'frequently_ordered' },
  },
  { own: true, words: 'oldie but goodie / oldies but goodies', change: { sort: 'oldie_but_goodie' } },
  { own: true, words: 'new to me / new to us', change: { sort: 'new_to_me' } },
  {
    own: true,
    words:
      'ordered before / previously ordered / i ordered before / that i ordered before / i have ordered before / ive ordered before / that ive ordered before / that i have ordered before / we ordered before / that we ordered before / weve ordered before / what i ordered before',
    change: { ordered: true },
  },
  {
    own: true,
    words:
      'never ordered / not ordered yet / not ordered before / that i never ordered / ive never ordered / i never ordered',
    change: { ordered: false },
  },
  {
    own: true,
    words:
      'favorite / favorites / favourites / my favorites / my favourites / my favorite / favorited / from my favorites',
    change: { favorited: true },
  },
  { words: 'restaurant / restaurants', change: { searchType: 'restaurants' } },
  { words: 'package / packages', change: { searchType: 'packages' } },
];

const owners: Record<DiversityTag, string> = {
  woman: 'woman / women / womens / female',
  hispanic: 'hispanic / latino / latina / latinx',
  native_american: 'native american / indigenous',
  lgbtq: 'lgbtq / lgbt / lgbtqia / queer / gay',
  veteran: 'veteran / veterans / vet',
  asian: 'asian / aapi',
  black: 'black / african american',
};

const table = [
  ...wishes,
  ...diversityTags.map((tag): Wish => ({
    words: owners[tag]
      .split(' / ')
      .flatMap((owner) => [`${owner} owned`, `owned by ${owner}`])
      .join(' / '),
    change: { diversity: [tag] },
  })),
].flatMap((wish) => phrases(wish.words).map((phrase) => ({ ...wish, phrase })));

/** Reads the names of other filters and sorts; 'ordered before' only if signed in. */
export function wishAt(tokens: readonly Token[], at: number, isSignedIn: boolean): Reading | null {
  let best: (typeof table)[number] | null = null;
  for (const each of table)
    if (
      (!each.own || isSignedIn) &&
      each.phrase.length > (best?.phrase.length ?? 0) &&
      phraseAt(tokens, at, each.phrase)
    )
      best = each;
  if (!best) return boxAt(tokens, at);
  const { change } = best;
  return { kind: 'wish', length: best.phrase.length, mean: () => change };
}

const boxes = new Set(['box', 'boxes']);
const mealWords = new Set(['lunch', 'lunches', 'breakfast', 'breakfasts', 'dinner', 'dinners']);
/** 'box' beside a meal: 'box lunches', 'lunch boxes'. */
function boxAt(tokens: readonly Token[], at: number): Reading | null {
  const token = tokens[at];
  if (!token || !boxes.has(token.text)) return null;
  const isBefore = mealWords.has(wordAt(tokens, at + 1)) && !tokens[at + 1]?.fresh;
  const isBehind = mealWords.has(wordAt(tokens, at - 1)) && !token.fresh;
  return isBefore || isBehind
    ? { kind: 'wish', length: 1, mean: () => ({ presentation: 'individual' }) }
    : null;
}

/** Reads 'within 5 miles' as the nearest distance filter. */
export function milesAt(tokens: readonly Token[], at: number): Reading | null {
  const lead = phraseAt(tokens, at, ['within']);
  const miles = Number(wordAt(tokens, at + lead) || NaN);
  const isMiles = ['mile', 'miles', 'mi'].includes(wordAt(tokens, at + lead + 1));
  const known = searchDistancesMiles.find((each) => each === miles);
  return lead && isMiles && known ? { kind: 'wish', length: 3, mean: () => ({ miles: known }) } : null;
}
