export { earthRadiusMiles, milesBetween, type Position } from './distance';
export { centralZips } from './central-zips.data';
export { places, type Place } from './places.data';
export {
  cuisineCategories,
  packageCategories,
  type CuisineCategory,
  type MealType,
  type PackageCategory,
  type Presentation,
} from './package-categories.data';
export { default as timeZoneAt } from 'tz-lookup';
