import type { Schemas } from '@copper-carrot/contracts';
import { now } from '../../clock';
import type { Actor } from '../../http';
import { presentCard } from '../../payments';
import { findAlsoRemoved } from '../find-order';
import { loadToPay } from '../reading/load-order';
import { presentOrder } from '../reading/order.presenter';
import type { AskParams } from './ask.schemas';
import { askTo, cardsOfAsked } from './pay-as-asked';
import { payableUntil, paymentFor, statusOf } from './payment-asks';

/**
 * A payment request as the asked person sees it, with the cart and their cards while it is open; 404 for everybody
 * else.
 */
export async function loadAsk({ id, askId }: AskParams, actor: Actor): Promise<Schemas['PaymentAsk']> {
  const record = await findAlsoRemoved(id, actor);
  const ask = await askTo(actor, { askId, order: record }, null);
  const status = statusOf(ask, record);
  const { askedUserId, askedAt, until, byName } = ask;
  const isOpen = status === 'asked';
  const order = isOpen ? await loadToPay(id, await paymentFor(ask), actor) : null;
  const cards = isOpen ? await cardsOfAsked(record, ask, actor, null) : [];
  return {
    ask: {
      id: askId,
      user_id: askedUserId,
      name: actor.name,
      status,
      asked_at: askedAt.toISOString(),
      until: payableUntil(until, record).toISOString(),
    },
    asked_by: byName,
    order: order && presentOrder(order, actor),
    cards: cards.map((card) => presentCard(card, now())),
  };
}
