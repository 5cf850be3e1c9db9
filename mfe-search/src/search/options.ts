import {
  budgetCeiling,
  cuisineCategories,
  type MealType,
  perPersonPriceRanges,
} from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { count } from '@copper-carrot/shared-ui/words';

export const searchTypes = ['packages', 'restaurants'] as const;
export type SearchType = (typeof searchTypes)[number];

export const budgetTiers = ['$', '$$', '$$$'] as const;
export type BudgetTier = (typeof budgetTiers)[number];

/** The upper limit of a tier per person in dollars, by meal; 9999 for the last tier (1 §9, 2 §9). */
export function budgetCap(tier: BudgetTier, meal: MealType | null): number {
  const [low, high] = perPersonPriceRanges[meal ?? 'all'];
  return { $: low, $$: high, $$$: budgetCeiling }[tier];
}

/** The minimum own rating of ordered packages, in stars. */
export const ownRatings = [3, 4, 4.5] as const;

export const sorts = [
  'popularity',
  'newness',
  'price_lowest',
  'price_highest',
  'rating',
  'distance',
  'frequently_ordered',
  'oldie_but_goodie',
  'new_to_me',
] as const;
export type Sort = (typeof sorts)[number];

/** The meal of an hour, by the kitchens' dayparts. */
export function mealOfHour(time: string): MealType {
  if (time < '10:30') return 'breakfast';
  return time >= '14:30' && time < '17:00' ? 'appetizer_snack' : 'lunch_or_dinner';
}

export const views = ['list', 'map'] as const;
export type View = (typeof views)[number];

export const cuisineLabel = (key: string) => cuisineCategories[key]?.label ?? key;

/** Values under 48 in hours, others in days (1 §9). */
export const noticeWords = (hours: number): string =>
  hours < 48 ? count(hours, 'hour') : count(hours / 24, 'day');
export const milesWords = (miles: number): string => `Within ${count(miles, 'mile')}`;
/** The price range of a tier. */
export function budgetWords(tier: BudgetTier, meal: MealType | null): string {
  return tier === '$$$' ? 'any price' : `up to ${formatMoney(budgetCap(tier, meal))} a person`;
}
