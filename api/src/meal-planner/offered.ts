import { searchOfSaved, suitsDiet, type Diet, type Schemas } from '@copper-carrot/contracts';
import { refusalOf, validate, type Actor } from '../http';
import { dollarsToCents } from '../pricing';
import { searchFilters, searchPackages, type SearchFilters } from '../search';
import type { PlannedSearch } from './order-template.model';

/** When, where and for how many a meal is planned. */
export interface Meal {
  teamId: number;
  startDate: string;
  startTime: string | null;
  headcount: number | null;
  addressId: number | null;
  googlePlaceId: string | null;
  formattedAddress: string | null;
}

export type Offered = Schemas['PackageRecord'];

/** Filters of a saved search that say how a page shows it, or that a meal says itself. */
const notOfAMeal = new Set([
  ...['name', 'search_type', 'sort', 'budget', 'start_date', 'start_time', 'headcount', 'pickup'],
  ...['place_id', 'address_id', 'google_place_id', 'formatted_address'],
]);
const mostFound = 200;

const keys = searchFilters.describe().keys as Record<string, { type?: string }>;
/** A saved search may hold a single value where a search takes a list. */
const asFilter = (name: string, value: unknown) =>
  keys[name]?.type === 'array' && !Array.isArray(value) ? [value] : value;

const whereOf = ({ addressId, googlePlaceId, formattedAddress }: Meal) => ({
  ...(addressId !== null && { address_id: addressId }),
  ...(addressId === null && googlePlaceId && { google_place_id: googlePlaceId }),
  ...(addressId === null && formattedAddress && { formatted_address: formattedAddress }),
});
export const saysWhere = (meal: Meal): boolean => Object.keys(whereOf(meal)).length > 0;

/**
 * The packages that search offers for a meal, the most popular first: those whose kitchen delivers there, is open, has
 * room and still takes the order. Throws what search says against the meal itself.
 */
export async function offeredFor(
  meal: Meal,
  search: PlannedSearch,
  { actor, signal, ...filters }: { actor: Actor; signal: AbortSignal } & Partial<SearchFilters>,
): Promise<Offered[]> {
  const saved = Object.entries(searchOfSaved(search))
    .filter(([name]) => !notOfAMeal.has(name))
    .map(([name, value]) => [name, asFilter(name, value)] as const);
  const asked = validate(searchFilters, {
    ...Object.fromEntries(saved),
    ...whereOf(meal),
    start_date: meal.startDate,
    ...(meal.startTime !== null && { start_time: meal.startTime }),
    ...(meal.headcount !== null && { headcount: meal.headcount }),
    ...{ limit: mostFound, expand: ['caterer'] },
    ...filters,
  });
  return (await searchPackages(asked, { ...actor, teamId: meal.teamId }, signal)).records;
}

/** What a planned package costs, and why search does not offer it. */
export interface Quoted {
  totalCents: number | null;
  problem: string | null;
}

/** The price of a package that a person chose for a meal, as search counts it. */
export async function quote(
  meal: Meal,
  { packageId, brandId }: { packageId: number; brandId: number },
  actor: Actor,
): Promise<Quoted> {
  if (!saysWhere(meal)) return { totalCents: null, problem: 'Say where it goes.' };
  try {
    const found = await offeredFor(
      meal,
      {},
      {
        ...{ actor, signal: new AbortController().signal },
        ...{ brand_id: [brandId], with_blocked: true },
      },
    );
    const record = found.find(({ id }) => id === packageId);
    if (!record)
      return { totalCents: null, problem: 'It is not offered for so many people at this day and time.' };
    return {
      totalCents: meal.headcount === null ? null : dollarsToCents(record.total_price),
      problem: null,
    };
  } catch (error) {
    return { totalCents: null, problem: reasonOf(error) };
  }
}

/** What search says against a meal, in a sentence; anything else is no answer to a person. */
export function reasonOf(error: unknown): string {
  const refusal = refusalOf(error);
  if (!refusal || refusal.status >= 500 || refusal.status === 429) throw error;
  const { field_errors: sentences = {} } = refusal.details;
  const [[field, [sentence] = []] = []] = Object.entries(sentences);
  return field && sentence && !/^[A-Z]/.test(sentence)
    ? `${field.replaceAll('_', ' ')} ${sentence}.`.replace(/^./, (letter) => letter.toUpperCase())
    : (sentence ?? refusal.message);
}

/** Whether everybody with a diet gets a full meal of a package: its marks name the diets that do. */
export const feeds = ({ dietary_tags: marks }: Pick<Offered, 'dietary_tags'>, diet: Diet): boolean =>
  suitsDiet(marks, diet);
