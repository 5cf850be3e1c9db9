import type { Schemas } from '@copper-carrot/contracts';
import type { Dish } from '../../catalog';
import { mostOfADish } from '../offer/dish.schemas';
import { additionsOf, priceOfOne, wishedDishes, type OrderedDish } from '../offer/ordered-dish';
import { grouped } from './grouped';
import type { Candidate, Candidates, Role } from './candidates';

type Menus = readonly Schemas['RestaurantMenu'][];

const besideWords = /\b(sides?|salads?|appetizers?|starters?|snacks?|soups?|breads?|small plates?)\b/i;
const noMealWords =
  /\b(extras?|drinks?|beverages?|coffee|teas?|juices?|water|desserts?|sweets?|sauces?|dips?|add[- ]?ons?|condiments?|utensils?|cutlery)\b/i;

const courses: { name: string; role: Role }[] = [
  { name: 'main', role: 'meal' },
  { name: 'side', role: 'beside' },
  { name: 'extra', role: 'none' },
];

/** A menu does not state a dish's course, so it is guessed from its category's name. */
function roleOf(menus: Menus, dish: Dish): Role {
  const category = menus
    .flatMap(({ menu_categories }) => menu_categories)
    .find(({ id }) => id === dish.menuCategoryId);
  if (!category) return 'meal';
  if (noMealWords.test(category.name)) return 'none';
  return besideWords.test(category.name) ? 'beside' : 'meal';
}

/**
 * All candidates of a menu: each dish with its required additions, the cheapest ones. Kept dishes stay as they are, and
 * no more of them is added. Extras feed nobody, unless the menu has nothing else.
 */
export function menuCandidates(
  dishes: readonly Dish[],
  menus: Menus,
  kept: readonly OrderedDish[],
): Candidates {
  const roles = new Map(dishes.map((dish) => [dish.id, roleOf(menus, dish)]));
  const hasMeals = dishes.some(({ id }) => roles.get(id) === 'meal');
  const courseOf = (id: number) =>
    hasMeals ? courses.findIndex(({ role }) => role === (roles.get(id) ?? 'none')) : 0;
  const taken = new Set(kept.map(({ menuItemId }) => menuItemId));
  const fixed = kept.map((line): Candidate => {
    const course = courseOf(line.menuItemId);
    const portions = courses[course]?.role === 'none' ? 0 : line.qty * line.serves;
    return {
      ...{ course, name: line.name, tags: line.dietaryTags, unitCents: priceOfOne(line) },
      ...{ step: line.qty, portions, least: 1, most: 1, family: familyOf(dishes, line.menuItemId) },
      ...{ kept: true, as: { line: wishFor(line) }, withIt: '' },
    };
  });
  const free = dishes.flatMap((dish): Candidate[] => {
    const course = courseOf(dish.id);
    if (taken.has(dish.id) || courses[course]?.role === 'none') return [];
    const line = plainLine(dish);
    if (!line) return [];
    return [
      {
        ...{ course, name: dish.name, tags: dish.dietaryTags, unitCents: priceOfOne(line), step: 1 },
        ...{ portions: dish.serves, least: 0, most: mostOfADish, family: familyOf(dishes, dish.id) },
        ...{ kept: false, as: { line: wishFor(line) }, withIt: requiredWords(line) },
      },
    ];
  });
  return {
    courses: courses.map((course) => ({ ...course, total: null, picks: null })),
    candidates: [...fixed, ...free],
  };
}

const familyOf = (dishes: readonly Dish[], id: number) =>
  String(dishes.find((dish) => dish.id === id)?.sourceItemId ?? id);

/** One portion of a dish with the required additions: the cheapest of each group, each once before any is repeated. */
function plainLine(dish: Dish): OrderedDish | null {
  const modifiers: NonNullable<Schemas['MenuItemQuantity']['modifiers']> = [];
  for (const { minimum, modifiers: offered } of dish.modifierGroups) {
    if (minimum > 0 && offered.length === 0) return null;
    const cheapest = offered.toSorted((a, b) => a.priceCents - b.priceCents);
    cheapest.forEach(({ id }, index) => {
      const qty = Math.ceil((minimum - index) / cheapest.length);
      if (qty > 0) modifiers.push({ modifier_id: id, qty });
    });
  }
  return wishedDishes([dish], [{ menu_item_id: dish.id, qty: 1, modifiers }])[0] ?? null;
}

/** The required additions of a dish with the names of their groups: 'Heat: Mild'. */
const requiredWords = ({ modifiers }: OrderedDish): string =>
  [...grouped(modifiers, ({ group }) => group)]
    .map(([group, taken]) => `${group}: ${additionsOf({ modifiers: taken })}`)
    .join(', ');

const wishFor = ({
  menuItemId,
  qty,
  modifiers,
  note,
  forName,
}: OrderedDish): Schemas['MenuItemQuantity'] => ({
  menu_item_id: menuItemId,
  qty,
  modifiers: modifiers.map(({ modifierId, qty: each }) => ({ modifier_id: modifierId, qty: each })),
  note,
  for_name: forName,
});
