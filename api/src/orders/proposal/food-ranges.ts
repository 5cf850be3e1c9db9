/** The price of an order for a food price, in cents, and whether it can be ordered. */
export interface FoodPrice {
  totalCents: number;
  /** Below the delivery minimum or the smallest card payment. */
  tooLittle: boolean;
  /** Above the largest possible order. */
  tooMuch: boolean;
}

/** A range of food prices in cents, both ends included. */
export interface FoodRange {
  least: number;
  most: number;
}

/** Above the food price of any order. */
const mostFoodCents = 99_999_999;

/**
 * All ranges of food prices whose order is accepted and costs at most the limit. `priceOf` rises with the food except
 * at `steps`, such as the start of a deal, so each end between two steps is found by bisection.
 */
export function foodRanges(
  priceOf: (foodCents: number) => FoodPrice,
  steps: readonly number[],
  limitCents: number | null,
): FoodRange[] {
  const starts = [0, ...steps.filter((step) => step > 0 && step <= mostFoodCents)].toSorted((a, b) => a - b);
  return starts.flatMap((start, index) => {
    const end = (starts[index + 1] ?? mostFoodCents + 1) - 1;
    const least = firstWhere(start, end, (food) => !priceOf(food).tooLittle);
    const over = firstWhere(start, end, (food) => {
      const { totalCents, tooMuch } = priceOf(food);
      return tooMuch || (limitCents !== null && totalCents > limitCents);
    });
    return least < over ? [{ least, most: over - 1 }] : [];
  });
}

/** The first integer of a range for which a monotonic condition holds; one past the range if it never does. */
function firstWhere(from: number, to: number, holds: (value: number) => boolean): number {
  let [low, high] = [from, to + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
