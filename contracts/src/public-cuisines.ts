import { cuisineCategories, type MealType } from './constants';

/** A cuisine with its own page (2 §2): a meal type or a category. */
export interface PublicCuisine {
  slug: string;
  label: string;
  mealType: MealType;
  /** The category of its packages; null for a whole meal type. */
  category: string | null;
}

const meal = (slug: string, label: string, mealType: MealType): PublicCuisine => ({
  slug,
  label,
  mealType,
  category: null,
});
const cuisine = (slug: string, category = `lunch_${slug}`): PublicCuisine => {
  const known = cuisineCategories[category];
  return { slug, label: known?.label ?? slug, mealType: known?.mealType ?? 'lunch_or_dinner', category };
};

/** Breakfast, Lunch and the 15 cuisines by their address (2 §2). */
export const publicCuisines: readonly PublicCuisine[] = [
  meal('breakfast', 'Breakfast', 'breakfast'),
  meal('lunch', 'Lunch', 'lunch_or_dinner'),
  ...[
    'mexican',
    'american',
    'mediterranean',
    'indian',
    'japanese',
    'italian',
    'vietnamese',
    'thai',
    'hawaiian',
    'chinese',
    'korean',
    'filipino',
    'indonesian',
    'caribbean',
  ].map((slug) => cuisine(slug)),
  cuisine('bagels', 'breakfast_bagels'),
];

/** The cuisine of an address; undefined if unknown. */
export const findPublicCuisine = (slug: string): PublicCuisine | undefined =>
  publicCuisines.find((each) => each.slug === slug);
