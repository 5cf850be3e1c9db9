/**
 * Splits a whole number by weights with the largest-remainder method: the shares sum to the total, and
 * equal remainders go to the earlier one; evenly if all weights are zero. Uses integers, as fractions could
 * make equal remainders differ between browser and API.
 */
export function sharedOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((left, weight) => left + weight, 0);
  if (sum === 0)
    return weights.length > 0
      ? sharedOut(
          total,
          weights.map(() => 1),
        )
      : [];
  const shares = weights.map((weight) => Math.floor((total * weight) / sum));
  const byRemainder = weights
    .map((weight, index) => ({ index, left: (total * weight) % sum }))
    .sort((a, b) => b.left - a.left || a.index - b.index);
  const missing = total - shares.reduce((left, share) => left + share, 0);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
