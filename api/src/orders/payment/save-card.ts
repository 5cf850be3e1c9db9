import type { Schemas } from '@copper-carrot/contracts';
import { askOutside, User } from '../../accounts';
import { rateLimit, type Actor } from '../../http';
import { keepCard, verifyCard, type CreditCard } from '../../payments';

/** Whoever tries card after card tests stolen ones, and each costs a call. */
const cardLimit = rateLimit({ name: 'cards', tries: 20, seconds: 60 * 60 });

type NewCard = Schemas['AddCardBody']['credit_card'];

/**
 * Saves a card that Stripe has verified, for its person or for an organization; 429 for too many within an hour. `requireMay`
 * throws for who may not: it is asked before Stripe is, and again before the card is kept.
 */
export async function saveCard(
  { stripe_token: token, nickname = '', team_id: teamId = null }: NewCard,
  caller: Actor,
  requireMay: (actor: Actor) => void | Promise<void>,
): Promise<CreditCard> {
  await requireMay(caller);
  await cardLimit.spend(String(caller.userId));
  const owner = await User.findByPk(caller.userId, { rejectOnEmpty: true });
  const { answer: card, actor } = await askOutside(caller, () => verifyCard(owner, token));
  await requireMay(actor);
  return keepCard(card, { teamId, nickname });
}
