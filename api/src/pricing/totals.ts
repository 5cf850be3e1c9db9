import { FieldRangeError, MAX_CENTS } from './money';
import { type PriceLine } from './types';

/** The sums over a list of lines, as `priceOrder` gives them; also for lines read back from the database. */
export function totalsOf(lines: PriceLine[]) {
  const sum = (of: (entry: PriceLine) => number, which: (entry: PriceLine) => boolean = () => true) =>
    lines.filter(which).reduce((left, entry) => left + of(entry), 0);
  const amount = (entry: PriceLine) => entry.amountCents;
  const totalCents = sum(amount);
  if (totalCents > MAX_CENTS) throw new FieldRangeError('total', `must be at most ${MAX_CENTS} cents`);
  return {
    lines,
    foodCents: sum(amount, ({ code }) => code === 'food'),
    tipCents: sum(amount, ({ code }) => code === 'tip'),
    taxCents: sum(amount, ({ code }) => code === 'tax'),
    totalCents,
    payoutCents: sum(({ parties }) => parties.caterer),
    platformCents: sum(({ parties }) => parties.platform),
    commissionCents: sum(
      ({ parties }) => parties.platform,
      ({ code, fundedBy }) => code === 'food' || code === 'deal' || fundedBy === 'caterer',
    ),
  };
}
