import { breakfast } from './breakfast';
import { type Cuisine } from './cuisine';
import { lunchAmericas } from './lunch-americas';
import { lunchAsia } from './lunch-asia';
import { lunchEurope } from './lunch-europe';
import { snacks } from './snacks';
import { sweets } from './sweets';

export { type Cuisine, type DietaryTag, type Dish, type ServedAs } from './cuisine';

export const cuisines: ReadonlyMap<string, Cuisine> = new Map(
  [...breakfast, ...lunchAmericas, ...lunchAsia, ...lunchEurope, ...snacks, ...sweets].map((entry) => [
    entry.key,
    entry,
  ]),
);

/** The cuisine of a category key; an Error for a key that nobody cooks. */
export function cuisineOf(key: string): Cuisine {
  const found = cuisines.get(key);
  if (!found) throw new Error(`No cuisine for ${key}`);
  return found;
}
