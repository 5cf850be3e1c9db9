import type { OrderTerms } from '../assessment/order-terms';

/** The most portions of one course that one person eats; more than that feeds additional people. */
const portionsEach = 3;

/**
 * The number of people that a kitchen cooks for: the headcount, or more if the quantities of one menu category or one
 * add-on choice would feed more. Null without a headcount and quantities.
 */
export function cookedFor({
  offer,
  headcount,
  chosen,
  dishes,
}: Pick<OrderTerms, 'offer' | 'headcount' | 'chosen' | 'dishes'>): number | null {
  const categoryOf = new Map(offer.dishes.map(({ id, menuCategoryId }) => [id, menuCategoryId]));
  const additions = offer.choices.filter(({ choiceType }) => choiceType === 'add_on');
  const additionOf = new Map(additions.flatMap(({ id, options }) => options.map((each) => [each.id, id])));
  const courses = [
    ...sumsOf(dishes.map(({ menuItemId, qty, serves }) => [categoryOf.get(menuItemId) ?? 0, qty * serves])),
    ...sumsOf(
      chosen.flatMap(({ optionId, qty }) => {
        const choice = additionOf.get(optionId);
        return choice === undefined ? [] : [[choice, qty]];
      }),
    ),
  ];
  return Math.max(headcount ?? 0, ...courses.map((portions) => Math.ceil(portions / portionsEach))) || null;
}

/** Sums the amounts by key. */
function sumsOf(parts: (readonly [key: number, amount: number])[]): Iterable<number> {
  const sums = new Map<number, number>();
  for (const [key, amount] of parts) sums.set(key, (sums.get(key) ?? 0) + amount);
  return sums.values();
}
