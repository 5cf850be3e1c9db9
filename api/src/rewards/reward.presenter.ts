import { coinsPerDollar, type Schemas } from '@copper-carrot/contracts';
import { centsToDollars } from '../pricing';
import type { CartRow, EntryRow, RedemptionRow } from './load-rewards';

export const presentCoins = (
  coins: number,
  nextLapse: { coins: number; at: Date } | undefined,
): Schemas['RedeemableCoins'] => ({
  coins,
  amount: Math.floor(coins / coinsPerDollar),
  coins_per_dollar: coinsPerDollar,
  next_lapse: nextLapse ? { coins: Math.min(nextLapse.coins, coins), at: nextLapse.at.toISOString() } : null,
});

export const presentEntry = (row: EntryRow): Schemas['CoinEntry'] => ({
  id: row.id,
  coins: row.coins,
  reason: row.reason,
  order_id: row.orderId,
  brand_name: row.brandName,
  at: row.at.toISOString(),
  lapses_at: row.lapsesAt?.toISOString() ?? null,
});

/** In a cart what is wished, afterwards what was spent: as much as its food came to, or nothing where that ended. */
export function presentRedemption(row: RedemptionRow): Schemas['AwardRedemption'] {
  const spent = row.spent ?? 0;
  const cents = row.isCart || spent === 0 ? row.creditCents : spent;
  return {
    order_id: row.orderId,
    amount: centsToDollars(cents),
    coins: cents,
    status: row.isCart ? 'in_cart' : spent > 0 ? 'redeemed' : 'returned',
    brand: { name: row.brandName },
    start_date: row.startDate,
  };
}

export const presentRedeemable = (row: CartRow): Schemas['RedeemableOrder'] => ({
  id: row.id,
  brand: { name: row.brandName, avatar_url: row.brandPicture },
  package_name: row.packageName,
  start_date: row.startDate,
  headcount: row.headcount,
  total: row.savedCents === null ? null : centsToDollars(row.savedCents),
  amount: centsToDollars(row.creditCents ?? 0),
});
