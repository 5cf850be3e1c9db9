import { packageStyles } from '@copper-carrot/contracts';

export type MealType = 'breakfast' | 'lunch_or_dinner' | 'appetizer_snack' | 'dessert';
export type Presentation = 'buffet' | 'individual' | 'mixed';

/** A cuisine category: tied to exactly one meal type, and offered in some ways of presenting it. */
export interface CuisineCategory {
  key: string;
  label: string;
  mealType: MealType;
  presentations: readonly Presentation[];
}
export interface PackageCategory {
  id: number;
  packageCategory: string;
  label: string;
  mealType: MealType;
  presentationType: Presentation;
}

const all: Presentation[] = ['buffet', 'individual', 'mixed'];
const two: Presentation[] = ['buffet', 'individual'];
const of = (mealType: MealType, rows: [string, string, Presentation[]][]): CuisineCategory[] =>
  rows.map(([key, label, presentations]) => ({ key, label, mealType, presentations }));

/** About 35 keys, as 1 §3 has it; the fifteen cuisines of the public cuisine pages are among them. */
export const cuisineCategories: readonly CuisineCategory[] = [
  ...of('breakfast', [
    ['breakfast_hot', 'Hot Breakfast', all],
    ['breakfast_continental', 'Continental Breakfast', all],
    ['breakfast_bagels', 'Bagels', all],
    ['breakfast_tacos', 'Breakfast Tacos', two],
    ['breakfast_sandwiches', 'Breakfast Sandwiches', two],
    ['breakfast_healthy', 'Healthy Breakfast', two],
  ]),
  ...of('lunch_or_dinner', [
    ['lunch_american', 'American', all],
    ['lunch_bbq', 'Barbecue', all],
    ['lunch_caribbean', 'Caribbean', all],
    ['lunch_chinese', 'Chinese', all],
    ['lunch_filipino', 'Filipino', all],
    ['lunch_hawaiian', 'Hawaiian', all],
    ['lunch_indian', 'Indian', all],
    ['lunch_indonesian', 'Indonesian', all],
    ['lunch_italian', 'Italian', all],
    ['lunch_japanese', 'Japanese', all],
    ['lunch_korean', 'Korean', all],
    ['lunch_mediterranean', 'Mediterranean', all],
    ['lunch_mexican', 'Mexican', all],
    ['lunch_pizza', 'Pizza', two],
    ['lunch_salads', 'Salads & Grain Bowls', all],
    ['lunch_sandwiches', 'Sandwiches & Wraps', all],
    ['lunch_southern', 'Southern', two],
    ['lunch_thai', 'Thai', all],
    ['lunch_vietnamese', 'Vietnamese', all],
  ]),
  ...of('appetizer_snack', [
    ['appetizer_boards', 'Cheese & Charcuterie', two],
    ['appetizer_dips', 'Dips & Crudités', two],
    ['appetizer_finger_food', 'Finger Food', two],
    ['snack_boxes', 'Snack Boxes', two],
    ['snack_drinks', 'Drinks & Refreshments', two],
  ]),
  ...of('dessert', [
    ['dessert_cookies', 'Cookies & Brownies', two],
    ['dessert_cakes', 'Cakes & Cupcakes', two],
    ['dessert_fruit', 'Fruit', two],
    ['dessert_frozen', 'Frozen Treats', two],
    ['dessert_pastries', 'Pies & Pastries', two],
  ]),
];

/** Ids 1 to 91 (64, then 66: there is no 65) and -2 'Other' (2 §3), each key once per way of presenting it. */
export const packageCategories: readonly PackageCategory[] = [
  ...cuisineCategories
    .flatMap(({ key, label, mealType, presentations }) =>
      presentations.map((presentationType) => ({ packageCategory: key, label, mealType, presentationType })),
    )
    .map((row, index) => ({ id: index < 64 ? index + 1 : index + 2, ...row })),
  {
    id: -2,
    packageCategory: 'other',
    label: 'Other',
    mealType: 'lunch_or_dinner',
    presentationType: 'mixed',
  },
];

/** What each package style is, by its id. */
const styleDescriptions: Readonly<Record<number, string>> = {
  1: 'Everything laid out in a line, so that each person puts together a plate.',
  2: 'Mains and sides in shared trays, hot and ready to serve.',
  3: 'One labelled box for each person.',
  4: 'A base, a main and toppings, one bowl for each person.',
  5: 'Cold platters that can stand on the table through a long meeting.',
  6: 'Grazing boards to share standing up.',
  7: 'Cut sandwiches and wraps with sides.',
  8: 'Baked the same morning and set out on trays.',
  9: 'Cooked or served in front of your guests by our own staff.',
  10: 'Something sweet or crisp for each person, closed until opened.',
};

/** The package styles of the search's package_template_id filter. */
export const packageTemplates: readonly { id: number; name: string; description: string }[] = Object.entries(
  packageStyles,
).map(([id, name]) => ({ id: Number(id), name, description: styleDescriptions[Number(id)] ?? '' }));
