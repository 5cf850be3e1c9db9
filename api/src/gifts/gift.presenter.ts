import type { Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../http';
import { centsToDollars } from '../pricing';
import { receiptPath } from './gift.mails';
import { giftToken } from './gift-token';
import { totalCents } from './gift-total';
import { giftPolicy } from './gift.policy';
import type { Giver } from './list-givers';
import type { Gift } from './load-gift';

/** A gift for the person who made it just now. */
export const presentGift = (gift: Gift): Schemas['Gift'] => ({
  id: gift.id,
  amount: centsToDollars(gift.amountCents),
  total: centsToDollars(totalCents(gift)),
  monthly: gift.monthlyGiftId !== null,
  email: gift.email ?? '',
  receipt_url: receiptPath(giftToken('receipt', gift.id)),
});

export const presentGiver = (giver: Giver, actor: Actor | null): Schemas['Giver'] => ({
  id: giver.id,
  name: giver.name,
  honoree: giver.honoree,
  amount: centsToDollars(giver.amountCents),
  monthly: giver.isMonthly,
  given_at: giver.givenAt.toISOString(),
  can: { refund: giftPolicy.refund(actor, giver) },
});
