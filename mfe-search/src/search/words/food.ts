import { cuisineCategories, type MealType } from '@copper-carrot/contracts';
import { type Context, type Reading } from './reading';
import { phraseAt, phrases, type Token } from './tokens';

/** Names of the meals; hours of an evening meal count from noon. */
const meals: readonly { type: MealType; evening?: boolean; words: string }[] = [
  { type: 'breakfast', words: 'breakfast / breakfasts / brunch / morning / mornings' },
  { type: 'lunch_or_dinner', words: 'lunch / lunches / luncheon / lunchtime / lunch time' },
  { type: 'lunch_or_dinner', evening: true, words: 'dinner / dinners / supper / evening' },
  {
    type: 'appetizer_snack',
    words:
      'snack / snacks / appetizer / appetizers / starters / hors doeuvres / afternoon snack / afternoon snacks / happy hour',
  },
  { type: 'dessert', words: 'dessert / desserts / sweets / something sweet / sweet treats' },
];

/** Names of the cuisines by category; if one name fits several, the meal decides. */
const cuisines: readonly (readonly [string, string])[] = [
  [
    'breakfast_hot',
    'hot breakfast / hot breakfasts / scrambled eggs / omelette / omelettes / pancakes / waffles',
  ],
  ['breakfast_continental', 'continental breakfast / continental'],
  ['breakfast_bagels', 'bagel / bagels / bagels and lox / bagels and schmear'],
  ['breakfast_tacos', 'breakfast taco / breakfast tacos / breakfast burrito / breakfast burritos'],
  ['breakfast_sandwiches', 'breakfast sandwich / breakfast sandwiches / egg sandwiches'],
  ['breakfast_healthy', 'healthy breakfast / healthy breakfasts / yogurt parfaits / overnight oats'],
  ['lunch_american', 'american / burger / burgers / hamburgers / comfort food'],
  ['lunch_bbq', 'bbq / barbecue / barbeque / bar b q / brisket / pulled pork'],
  ['lunch_caribbean', 'caribbean / jamaican / jerk chicken'],
  ['lunch_chinese', 'chinese / dim sum / dumplings / szechuan / sichuan'],
  ['lunch_filipino', 'filipino / philippine / lumpia'],
  ['lunch_hawaiian', 'hawaiian / poke / poke bowl / poke bowls'],
  ['lunch_indian', 'indian / curry / curries / tikka masala / biryani'],
  ['lunch_indonesian', 'indonesian / nasi goreng'],
  ['lunch_italian', 'italian / pasta / lasagna'],
  ['lunch_japanese', 'japanese / sushi / bento / bento boxes / ramen / teriyaki'],
  ['lunch_korean', 'korean / bibimbap / bulgogi'],
  [
    'lunch_mediterranean',
    'mediterranean / greek / falafel / hummus / gyro / gyros / shawarma / kebab / kebabs / middle eastern',
  ],
  [
    'lunch_mexican',
    'mexican / tex mex / taco / tacos / burrito / burritos / fajita / fajitas / enchiladas / quesadillas',
  ],
  ['lunch_pizza', 'pizza / pizzas'],
  [
    'lunch_salads',
    'salad / salads / grain bowl / grain bowls / salads and grain bowls / salads & grain bowls',
  ],
  [
    'lunch_sandwiches',
    'sandwich / sandwiches / wrap / wraps / subs / hoagies / paninis / sandwiches and wraps / sandwiches & wraps',
  ],
  ['lunch_southern', 'southern / soul food / fried chicken'],
  ['lunch_thai', 'thai / pad thai'],
  ['lunch_vietnamese', 'vietnamese / banh mi / pho'],
  [
    'appetizer_boards',
    'cheese board / cheese boards / charcuterie / charcuterie board / charcuterie boards / cheese and charcuterie / cheese & charcuterie',
  ],
  ['appetizer_dips', 'dips / crudites / veggie tray / dips and crudites / dips & crudites'],
  ['appetizer_finger_food', 'finger food / finger foods / sliders / canapes'],
  ['snack_boxes', 'snack box / snack boxes'],
  [
    'snack_drinks',
    'drinks / beverages / refreshments / coffee / drinks and refreshments / drinks & refreshments',
  ],
  ['dessert_cookies', 'cookie / cookies / brownie / brownies / cookies and brownies / cookies & brownies'],
  [
    'dessert_cakes',
    'cake / cakes / cupcake / cupcakes / birthday cake / cakes and cupcakes / cakes & cupcakes',
  ],
  ['dessert_fruit', 'fruit / fruits / fruit salad / fruit platter'],
  ['dessert_frozen', 'frozen treats / ice cream / gelato / popsicles'],
  [
    'dessert_pastries',
    'pie / pies / pastry / pastries / croissants / donut / donuts / doughnut / doughnuts / pies and pastries / pies & pastries',
  ],
  ['breakfast_tacos', 'taco / tacos / burrito / burritos'],
  ['breakfast_sandwiches', 'sandwich / sandwiches'],
  ['breakfast_healthy', 'healthy'],
];

interface Named<Value> {
  phrase: string[];
  value: Value;
}
const named = <Value>(lines: readonly (readonly [Value, string])[]): Named<Value>[] =>
  lines.flatMap(([value, words]) => phrases(words).map((phrase) => ({ phrase, value })));
const mealNames = named(meals.map((meal) => [meal, meal.words] as const));
const cuisineNames = named(cuisines);

/** The longest names at a position, with their length. */
function namesAt<Value>(tokens: readonly Token[], at: number, names: readonly Named<Value>[]) {
  const found = names.filter(({ phrase }) => phraseAt(tokens, at, phrase) > 0);
  const length = Math.max(0, ...found.map(({ phrase }) => phrase.length));
  return { length, values: found.filter(({ phrase }) => phrase.length === length).map(({ value }) => value) };
}

/** Reads the name of a meal. */
export function mealAt(tokens: readonly Token[], at: number): Reading | null {
  const { length, values } = namesAt(tokens, at, mealNames);
  const [meal] = values;
  if (!meal) return null;
  return {
    kind: 'meal',
    length,
    meal: meal.type,
    evening: meal.evening,
    mean: () => ({ mealType: meal.type }),
  };
}

/** 'afternoon' implies a meal only if no food is named. */
export const afternoonAt = (tokens: readonly Token[], at: number): Reading | null =>
  phraseAt(tokens, at, ['afternoon'])
    ? {
        kind: 'wish',
        length: 1,
        mean: ({ foodKnown, mealSaid, present }) =>
          (mealSaid ?? (foodKnown || (present.mealType !== null && !present.mealByHour)))
            ? null
            : { mealType: 'appetizer_snack' },
      }
    : null;

/** Reads a cuisine or dish; of several matches, that of the meal. */
export function foodAt(tokens: readonly Token[], at: number): Reading | null {
  const { length, values } = namesAt(tokens, at, cuisineNames);
  if (values.length === 0) return null;
  const isHealthy = values.length === 1 && length === 1 && phraseAt(tokens, at, ['healthy']) > 0;
  return {
    kind: 'food',
    length,
    soft: !isHealthy,
    mean: (context) => {
      const wanted = mealWanted(context);
      const key = values.find((each) => mealOf(each) === wanted) ?? (isHealthy ? undefined : values[0]);
      if (key === undefined) return null;
      // A cuisine belongs to one meal: it conflicts with a meal in the text, and replaces one chosen
      // before.
      const meal = mealOf(key);
      return wanted === null || wanted === meal ? { cuisines: [key] } : { cuisines: [key], mealType: meal };
    },
  };
}

const mealOf = (cuisine: string): MealType | null => cuisineCategories[cuisine]?.mealType ?? null;
const mealWanted = ({ mealSaid, present }: Context) =>
  mealSaid ?? (present.mealByHour ? null : present.mealType);
