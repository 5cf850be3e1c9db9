export { loadReferenceData } from './load-reference-data';
export { earthRadiusMiles, milesBetween, type Position } from './distance';
export { places, taxedCharges, type Place } from './places.data';
export {
  cuisineCategories,
  packageCategories,
  type CuisineCategory,
  type MealType,
  type PackageCategory,
  type Presentation,
} from './package-categories.data';
export { positionOfZip } from './zip-codes';
export { default as timeZoneAt } from 'tz-lookup';
