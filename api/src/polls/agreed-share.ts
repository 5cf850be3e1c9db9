import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { ApiError } from '../errors';
import { centsToDollars, dollarsToCents } from '../pricing';
import { ownShare, type MealPrices } from './own-share';
import type { Wish } from './wish';

interface Picked extends Wish {
  qty: number;
}

const isSame = (one: Picked, other: Picked): boolean =>
  one.packageItemOptionId === other.packageItemOptionId &&
  one.comboOf.join() === other.comboOf.join() &&
  one.optedOut === other.optedOut &&
  one.qty === other.qty;

/**
 * What a person pays themselves for their selection, in cents: for an unchanged one at most the share that they agreed
 * to, even if it costs more now. 409 with the share if it is higher than the one they saw.
 */
export function agreedShare(
  prices: MealPrices,
  picked: Picked,
  before: (Picked & { ownShareCents: number }) | null,
  { seen_share: seen }: Schemas['PollSelectionFields'],
): number {
  const now = ownShare(prices, picked, picked.qty);
  const share = before && isSame(before, picked) ? Math.min(now, before.ownShareCents) : now;
  if (seen !== undefined && share > dollarsToCents(seen, 'seen_share'))
    throw new ApiError(409, errorCodes.poll.shareChanged, {
      message: `It is $${centsToDollars(share).toFixed(2)} now that you pay of it. Press again if you agree.`,
      context: { own_share: centsToDollars(share) },
    });
  return share;
}
