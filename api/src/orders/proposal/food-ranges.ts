/** What an order costs whose food comes to a sum, in cents, and whether such an order is taken. */
export interface FoodPrice {
  totalCents: number;
  /** Whether it is too little: for the kitchen to bring it, or for a card. */
  tooLittle: boolean;
  /** Whether it is more than an order can be. */
  tooMuch: boolean;
}

/** Food from a sum to a sum, in cents, both included. */
export interface FoodRange {
  least: number;
  most: number;
}

/** More food than any order can hold. */
const mostFoodCents = 99_999_999;

/**
 * The sums of food whose order is taken and comes to a limit at most, all of them. `priceOf` grows with the food but where
 * it has a step (a deal that begins): between two of those each end is found by halves.
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

/** The first whole number from one to another of which something holds, as it does of all after it; one more than the last where it holds of none. */
function firstWhere(from: number, to: number, holds: (value: number) => boolean): number {
  let [low, high] = [from, to + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
