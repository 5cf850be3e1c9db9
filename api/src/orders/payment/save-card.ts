import type { Schemas } from '@copper-carrot/contracts';
import { askOutside, User } from '../../accounts';
import { rateLimit, type Actor } from '../../http';
import { keepCard, verifyCard, type CreditCard } from '../../payments';

/** Trying many cards is a sign of card testing, and each costs a call to Stripe. */
const cardLimit = rateLimit({ name: 'cards', tries: 20, seconds: 60 * 60 });

type NewCard = Schemas['AddCardBody']['credit_card'];

/**
 * Saves a card that Stripe has verified, for the actor or an organization; 429 for too many within an hour.
 * `requireMay` throws for an actor without the right; it runs before the call to Stripe and again before the card is
 * stored.
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
