import type { Schemas } from '@copper-carrot/contracts';
import { now } from '../clock';
import type { CreditCard } from './payment.model';

export const presentCard = (card: CreditCard): Schemas['CreditCard'] => ({
  id: card.id,
  user_id: card.userId,
  team_id: card.teamId,
  nickname: card.nickname,
  brand: card.brand,
  last4: card.last4,
  exp_month: card.expMonth,
  exp_year: card.expYear,
  valid_stripe: card.isValidOn(now()),
});
