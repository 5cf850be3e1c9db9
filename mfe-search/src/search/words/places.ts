import { foodAt } from './food';
import { isCounted } from './people';
import { type Reading } from './reading';
import { isStreetType } from './streets';
import { longestAt, phraseAt, phrases, type Token, tokensOf, wordAt } from './tokens';

/** A delivery place. */
export interface KnownPlace {
  id: number;
  label: string;
}

/** Other names of places, by their first name; those in capitals count only after 'in'. */
const nicknames: Readonly<Record<string, string>> = {
  'new york city': 'new york / nyc / ny / manhattan / brooklyn',
  'washington dc': 'washington / dc / d c',
  'san francisco': 'sf / san fran',
  'los angeles': 'LA / L A',
  minneapolis: 'saint paul / twin cities',
  'salt lake city': 'salt lake / slc',
  atlanta: 'atl',
  'las vegas': 'vegas',
  'san jose': 'silicon valley',
};
const leads = phrases('in / near / around / to / in the / near the / around the / within / at');

/** The names of a place: the parts of its label, and its nicknames. */
function namesOf({ label }: KnownPlace) {
  const halves = label.split(' and ').map((half) => tokensOf(half).map(({ text }) => text));
  const others = phrases(nicknames[halves[0]?.join(' ') ?? ''] ?? '').filter(([first]) => first);
  const all = [tokensOf(label).map(({ text }) => text), ...halves, ...others];
  return all.map((words) => ({
    words: words.map((word) => word.toLowerCase()),
    needsLead: words.some((word) => word !== word.toLowerCase()),
  }));
}

/** Reads a place; without 'in' only if it is not part of a dish ('new york bagels'). */
export function placeReader(places: readonly KnownPlace[]) {
  const names = places.flatMap((place) => namesOf(place).map((name) => ({ ...name, place })));
  return (tokens: readonly Token[], at: number): Reading | null => {
    const lead = longestAt(tokens, at, leads);
    const start = at + lead;
    if (lead && tokens[start]?.fresh) return null;
    let best: (typeof names)[number] | null = null;
    for (const each of names)
      if (
        (lead > 0 || !each.needsLead) &&
        each.words.length > (best?.words.length ?? 0) &&
        phraseAt(tokens, start, each.words)
      )
        best = each;
    if (!best) return null;
    const { place, words } = best;
    const end = start + words.length;
    if (lead === 0 && tokens[end] && !tokens[end].fresh && foodAt(tokens, end)) return null;
    // "near Washington Street"
    if (isStreetType(tokens, end)) return null;
    return { kind: 'place', length: end - at, soft: lead === 0, mean: () => ({ placeId: place.id }) };
  };
}

/** The ZIP prefixes of a place, by its first name, of post offices mostly within its area. */
const zipStarts: Readonly<Record<string, RegExp>> = {
  'new york city': /^(?:07[0-69]|1(?:0[0-4678]|1[0-68]))/,
  boston: /^(?:01[789]|02[0-4])/,
  chicago: /^(?:464|60[1-46-8])/,
  'washington dc': /^(?:20[0-57-9]|214|22[0-3])/,
  'san francisco': /^(?:941|94[4-9])/,
  austin: /^787/,
  'los angeles': /^(?:90[02-8]|91[0-8]|928)/,
  seattle: /^98[014]/,
  denver: /^80[0-3]/,
  nashville: /^372/,
  minneapolis: /^55[14]/,
  'salt lake city': /^841/,
  atlanta: /^30[03]/,
  'las vegas': /^891/,
  'san jose': /^(?:940|943|95[01])/,
};
const zipLeads = [
  ...leads,
  ...phrases('zip / zip code / zipcode / in zip code / to zip code / near zip code'),
];
/** After these words, five digits are people or money: 'up to 15000', 'budget 12000'. */
const counting = new Set(
  'for up $ under over max maximum budget most least than of about roughly'.split(' '),
);

/** Reads a ZIP code as the delivery address, and its place if served. */
export function zipReader(places: readonly KnownPlace[]) {
  const starts = places.flatMap(({ id, label }) => {
    const start = zipStarts[label.split(' and ')[0]?.toLowerCase() ?? ''];
    return start ? [{ placeId: id, start }] : [];
  });
  return (tokens: readonly Token[], at: number): Reading | null => {
    const lead = longestAt(tokens, at, zipLeads);
    const zip = tokens[at + lead];
    if (!zip || !/^\d{5}$/.test(zip.text) || zip.end - zip.start > 5) return null;
    if (lead > 0 && zip.fresh) return null;
    const more =
      wordAt(tokens, at + lead + 1) === '-' && /^\d{4}$/.test(wordAt(tokens, at + lead + 2)) ? 2 : 0;
    const length = lead + 1 + more;
    const isSum = !tokens[at]?.fresh && counting.has(wordAt(tokens, at - 1));
    if (isSum || isCounted(tokens, at + length, lead > 0)) return null;
    const place = starts.find(({ start }) => start.test(zip.text));
    const address = { address: zip.text, googlePlaceId: null };
    return place
      ? { kind: 'place', length, mean: () => ({ placeId: place.placeId, ...address }) }
      : { kind: 'wish', length, mean: () => address };
  };
}
