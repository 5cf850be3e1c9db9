import type { Schemas } from '@copper-carrot/contracts';
import { centsToDollars } from '../../pricing';
import { totalCents } from '../gift-total';
import type { MonthlyGift } from './load-monthly-gift';

export const presentMonthlyGift = (gift: MonthlyGift): Schemas['MonthlyGift'] => ({
  campaign: { name: gift.campaignName, slug: gift.campaignSlug },
  amount: centsToDollars(gift.amountCents),
  total: centsToDollars(totalCents(gift)),
  honoree: gift.honoree,
  status: gift.status,
  next_on: gift.status === 'active' ? (gift.nextAt?.toISOString().slice(0, 10) ?? null) : null,
});
