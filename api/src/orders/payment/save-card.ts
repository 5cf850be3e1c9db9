import { User } from '../../accounts';
import { rateLimit, type Actor } from '../../http';
import { addCard, type CreditCard } from '../../payments';

/** Whoever tries card after card tests stolen ones, and each costs a call. */
const cardLimit = rateLimit({ name: 'cards', tries: 20, seconds: 60 * 60 });

/** Saves a card that Stripe has verified, for its person or for an organization; 429 for too many within an hour. */
export async function saveCard(
  { stripe_token: stripeToken, nickname = '' }: { stripe_token: string; nickname?: string },
  teamId: number | null,
  actor: Actor,
): Promise<CreditCard> {
  await cardLimit.spend(String(actor.userId));
  const owner = await User.findByPk(actor.userId, { rejectOnEmpty: true });
  return addCard(owner, { stripeToken, nickname, teamId });
}
