import { type Sort } from './options';

/** Sorts by the person's past orders (1 §6). */
export const personalSorts: readonly Sort[] = ['frequently_ordered', 'oldie_but_goodie', 'new_to_me'];
export const sortLabels: Record<Sort, string> = {
  popularity: 'Most popular',
  newness: 'Newest',
  price_lowest: 'Price, lowest first',
  price_highest: 'Price, highest first',
  rating: 'Best rated',
  distance: 'Nearest to the address',
  frequently_ordered: 'Frequently ordered',
  oldie_but_goodie: 'Oldie but goodie',
  new_to_me: 'New to me',
};
