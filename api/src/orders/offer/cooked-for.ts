import type { OrderTerms } from '../assessment/order-terms';

/** What one person eats of one course at the most; what is ordered beyond that feeds others, whoever was counted. */
const portionsEach = 3;

/**
 * For how many people a kitchen cooks an order: for its headcount, or for more where so many could eat what is ordered of
 * one category of a menu, or of one choice of additions. Null while nobody has said for how many, and nothing is ordered.
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

/** What each key comes to. */
function sumsOf(parts: (readonly [key: number, amount: number])[]): Iterable<number> {
  const sums = new Map<number, number>();
  for (const [key, amount] of parts) sums.set(key, (sums.get(key) ?? 0) + amount);
  return sums.values();
}
