import type { Schemas } from '@copper-carrot/contracts';
import { canPayOn } from './can-pay-on';
import type { CreditCard } from './payment.model';

/** The fields of a card that are shown. */
export type ShownCard = Pick<
  CreditCard,
  'id' | 'userId' | 'teamId' | 'nickname' | 'brand' | 'last4' | 'expMonth' | 'expYear' | 'archivedAt'
>;

export const presentCard = (card: ShownCard, at: Date): Schemas['CreditCard'] => ({
  id: card.id,
  user_id: card.userId,
  team_id: card.teamId,
  nickname: card.nickname,
  brand: card.brand,
  last4: card.last4,
  exp_month: card.expMonth,
  exp_year: card.expYear,
  valid_stripe: canPayOn(card, at),
});
