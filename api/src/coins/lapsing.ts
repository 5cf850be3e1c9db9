import { coinMonths, coinNoticeDays } from '@copper-carrot/contracts';

/**
 * SQL: when an entry of `coin_entries` lapses: 18 months after it was earned, or 30 days after it came back from an order or
 * a returned refund, so that old coins can be spent again; null for coins that went.
 */
export const lapsesAtSql = (entry: string): string =>
  `case when ${entry}.coins > 0 then ${entry}.at + case when ${entry}.reason in ('redemption', 'refund')
     then interval '${coinNoticeDays} days' else interval '${coinMonths} months' end end`;

export interface LedgerEntry {
  coins: number;
  /** When it lapses; null for coins that were spent, taken back or have lapsed. */
  lapsesAt: Date | null;
}

/**
 * How many coins of a ledger have lapsed by a moment and are not written off yet. The oldest coins are spent first, so the
 * rest of the old coins is what was earned by then less all that was spent.
 */
export function coinsThatLapse(entries: readonly LedgerEntry[], at: Date): number {
  const counted = entries.filter(({ lapsesAt }) => lapsesAt === null || lapsesAt <= at);
  return Math.max(
    0,
    counted.reduce((sum, { coins }) => sum + coins, 0),
  );
}
