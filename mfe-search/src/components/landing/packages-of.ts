import type { PublicCuisine, Schemas } from '@copper-carrot/contracts';

/** The number of packages that a place has of a cuisine. */
export const packagesOf = ({ category, mealType }: PublicCuisine, place: Schemas['Place']): number =>
  (category ? place.category_counts[category] : place.type_counts[mealType]) ?? 0;
