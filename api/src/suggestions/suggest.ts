import type { SuggestionKind, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { readBlockedBrands } from '../favorites';
import type { Actor } from '../http';
import { findNames, type NamedRow } from './find-names';

export interface SuggestionsWanted {
  query: string;
  place_id?: number;
  limit: number;
}

/** So many of a kind come before another kind has had its turn. */
const turns: Record<SuggestionKind, number> = { category: 2, brand: 3, package: 4, dish: 2 };
const order = Object.keys(turns) as SuggestionKind[];

/**
 * What a text that is being typed may mean, the best match first, kinds mixed; nothing of whom the actor has blocked. Ends in
 * the database when `signal` aborts.
 */
export async function suggest(
  { query, place_id, limit }: SuggestionsWanted,
  actor: Actor | null,
  signal: AbortSignal,
): Promise<Schemas['SearchSuggestion'][]> {
  if (query === '' || limit === 0) return [];
  const blocked = await readBlockedBrands(actor?.userId ?? null, signal);
  const found = await sql.cancellable(signal, (rows) =>
    findNames(rows, { query, placeId: place_id ?? null, blocked, enough: limit }),
  );
  return mixed(found.sort(byMatch), limit).map(present);
}

const byMatch = (a: NamedRow, b: NamedRow) =>
  b.score - a.score ||
  order.indexOf(a.kind) - order.indexOf(b.kind) ||
  b.popularity - a.popularity ||
  a.id - b.id;

/** The best rows, where no kind takes more than its turns while another has something as good as a beginning to show. */
function mixed(found: NamedRow[], limit: number): NamedRow[] {
  const taken: Record<SuggestionKind, number> = { category: 0, brand: 0, package: 0, dish: 0 };
  const first = found.filter(({ kind }) => ++taken[kind] <= turns[kind]);
  const rest = found.filter((row) => !first.includes(row));
  return [...first.slice(0, limit), ...rest].slice(0, limit).sort(byMatch);
}

const mealWords: Record<string, string> = {
  breakfast: 'Breakfast',
  lunch_or_dinner: 'Lunch or dinner',
  appetizer_snack: 'Snacks',
  dessert: 'Dessert',
};

function detailOf({ kind, detail }: NamedRow): string {
  if (kind === 'category') return mealWords[detail] ?? '';
  if (kind === 'brand') return detail === '1' ? '1 package' : `${detail} packages`;
  return detail;
}

const present = (row: NamedRow): Schemas['SearchSuggestion'] => ({
  kind: row.kind,
  id: row.id,
  label: row.label,
  detail: detailOf(row),
  slug: row.slug,
  score: Math.round(row.score * 1000) / 1000,
});
