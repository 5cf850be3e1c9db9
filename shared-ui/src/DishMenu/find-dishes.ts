import { dietaryNames, type DietaryTag } from '@copper-carrot/contracts';
import { type Dish } from './basket';

export type Diet = Exclude<DietaryTag, 'contains_nuts'> | 'without_nuts';

/** What a menu can be filtered by; of nuts, what is marked as containing them is left out. */
export const diets: readonly { id: Diet; label: string }[] = [
  { id: 'vegetarian', label: dietaryNames.vegetarian },
  { id: 'vegan', label: dietaryNames.vegan },
  { id: 'gluten_free', label: dietaryNames.gluten_free },
  { id: 'dairy_free', label: dietaryNames.dairy_free },
  { id: 'without_nuts', label: 'No nuts' },
];

const fits = ({ dietary_tags: tags }: Dish, diet: Diet): boolean =>
  diet === 'without_nuts' ? !tags.includes('contains_nuts') : tags.includes(diet);

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The dishes that hold every word that was typed, whatever its accents, and fit every diet. */
export function findDishes(
  dishes: readonly Dish[],
  { typed, chosen }: { typed: string; chosen: readonly string[] },
): Dish[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const wanted = diets.filter(({ id }) => chosen.includes(id));
  return dishes.filter((dish) => {
    const text = plain(`${dish.name} ${dish.description}`);
    return words.every((word) => text.includes(word)) && wanted.every(({ id }) => fits(dish, id));
  });
}
