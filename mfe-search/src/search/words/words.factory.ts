import { emptySearch, type SearchState } from '../search-state';
import { type Known, understand } from './understand';

export const known: Known = {
  places: [
    'New York City',
    'Boston and Cambridge',
    'Chicago',
    'Washington DC',
    'San Francisco and Bay Area',
    'Austin',
    'Los Angeles and Orange County',
    'Seattle',
    'Denver',
    'Nashville',
    'Minneapolis and St. Paul',
    'Salt Lake City',
    'Atlanta',
    'Las Vegas',
    'San Jose and South Bay',
  ].map((label, at) => ({ id: at + 1, label })),
  signedIn: true,
  names: [],
  literal: [],
  clock: () => ({ date: '2026-11-23', time: '09:00' }),
};

export function read(text: string, present: Partial<SearchState> = {}, more: Partial<Known> = {}) {
  const before: SearchState = { ...emptySearch, placeId: 1, ...present };
  const { parts, rest, state } = understand(text, before, { ...known, ...more });
  const set: Record<string, unknown> = {};
  for (const part of parts)
    for (const [key, value] of Object.entries(part.set))
      set[key] = Array.isArray(value)
        ? [...((set[key] as unknown[] | undefined) ?? []), ...(value as unknown[])]
        : value;
  return { set, rest, parts, state };
}
