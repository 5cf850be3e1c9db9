/**
 * Shares a whole number out by weights: the parts sum to it, what is left over goes to the largest remainders, and of equal
 * ones to the earlier part. In whole numbers all through, so that each side of the site comes to the same parts.
 */
export function largestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((left, weight) => left + weight, 0);
  const parts = weights.map((weight) => Math.floor((total * weight) / sum));
  const byRemainder = weights
    .map((weight, index) => ({ index, left: (total * weight) % sum }))
    .sort((a, b) => b.left - a.left || a.index - b.index);
  const missing = total - parts.reduce((left, part) => left + part, 0);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
