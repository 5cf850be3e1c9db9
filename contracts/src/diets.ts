import { dietaryNames, type DietaryTag } from './constants';

export const diets = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'without_nuts'] as const;
export type Diet = (typeof diets)[number];

export const dietNames: Record<Diet, string> = {
  vegetarian: dietaryNames.vegetarian,
  vegan: dietaryNames.vegan,
  gluten_free: dietaryNames.gluten_free,
  dairy_free: dietaryNames.dairy_free,
  without_nuts: 'No nuts',
};

/**
 * Whether a caterer's marks suit a diet: vegan food is also vegetarian and dairy-free, and nuts are marked.
 */
export function suitsDiet(tags: readonly DietaryTag[], diet: Diet): boolean {
  if (diet === 'without_nuts') return !tags.includes('contains_nuts');
  return tags.includes(diet) || ((diet === 'vegetarian' || diet === 'dairy_free') && tags.includes('vegan'));
}
