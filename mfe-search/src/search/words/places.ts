import { foodAt } from './food';
import { type Reading } from './reading';
import { longestAt, phraseAt, phrases, type Token, tokensOf } from './tokens';

/** A place that is delivered to. */
export interface KnownPlace {
  id: number;
  label: string;
}

/** What people call a place besides its own names, by the first of them; those in capitals only behind 'in'. */
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

/** The names of a place: the halves of its label, and what else it is called. */
function namesOf({ label }: KnownPlace) {
  const halves = label.split(' and ').map((half) => tokensOf(half).map(({ text }) => text));
  const others = phrases(nicknames[halves[0]?.join(' ') ?? ''] ?? '').filter(([first]) => first);
  const all = [tokensOf(label).map(({ text }) => text), ...halves, ...others];
  return all.map((words) => ({
    words: words.map((word) => word.toLowerCase()),
    needsLead: words.some((word) => word !== word.toLowerCase()),
  }));
}

/** Reads where; a name without 'in' only where it belongs to no dish ('new york bagels'). */
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
    return { kind: 'place', length: end - at, soft: lead === 0, mean: () => ({ placeId: place.id }) };
  };
}
