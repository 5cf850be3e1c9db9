import type { PublicCuisine, Schemas } from '@copper-carrot/contracts';

/** How many packages of a cuisine a place has. */
export const packagesOf = ({ category, mealType }: PublicCuisine, place: Schemas['Place']): number =>
  (category ? place.category_counts[category] : place.type_counts[mealType]) ?? 0;
