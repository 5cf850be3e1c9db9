import { dietNames, diets as allDiets, suitsDiet, type Diet } from '@copper-carrot/contracts';
import { type Dish } from './basket';

/** What a menu can be filtered by; of nuts, what is marked as containing them is left out. */
export const diets: readonly { id: Diet; label: string }[] = allDiets.map((id) => ({
  id,
  label: dietNames[id],
}));

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
    return (
      words.every((word) => text.includes(word)) && wanted.every(({ id }) => suitsDiet(dish.dietary_tags, id))
    );
  });
}
