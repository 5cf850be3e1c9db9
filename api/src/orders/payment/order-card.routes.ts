import Joi from 'joi';
import { now } from '../../clock';
import { forbidden, invalid } from '../../errors';
import { asList, authorize, idParams, listAnswer, routes, type Actor } from '../../http';
import { presentCard } from '../../payments';
import { cardsToChoose, mayAddTeamCard } from '../access';
import { findOrder } from '../find-order';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { addCardBody } from '../order.schemas';
import { creditCard } from '../reading/order-shapes.schemas';
import { saveCard } from './save-card';

export const orderCardRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

orderCardRoutes.get(
  '/orders/:id/credit_cards',
  {
    summary: 'The cards that may pay for an order',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    query: Joi.object<{ valid_stripe?: boolean }, true>({ valid_stripe: Joi.boolean() }),
    answer: listAnswer(creditCard),
  },
  async ({ actor, params, query }) => {
    const usable = await cardsToChoose(await findOrder(params.id, actor), actor, null);
    const cards = usable.map((card) => presentCard(card, now()));
    return asList(query.valid_stripe ? cards.filter((card) => card.valid_stripe) : cards);
  },
);

orderCardRoutes.post(
  '/orders/:id/credit_cards',
  {
    summary: 'Saves a verified card for an order',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    body: addCardBody,
    answer: creditCard,
    status: 201,
  },
  async ({ actor, params, body }) => {
    const order = await findOrder(params.id, actor);
    const { team_id = null } = body.credit_card;
    const card = await saveCard(body.credit_card, actor, (by) => requireMayAdd(order, team_id, by));
    return presentCard(card, now());
  },
);

function requireMayAdd(order: Order, teamId: number | null, actor: Actor): void {
  authorize(orderPolicy, 'edit', actor, order);
  if (teamId !== null && teamId !== order.teamId)
    throw invalid('team_id', 'inclusion', 'must be the organization of this order');
  if (teamId !== null && !mayAddTeamCard(order, actor)) throw forbidden();
  if (teamId === null && order.userId !== actor.userId)
    throw invalid('team_id', 'blank', 'is needed: a card of your own pays for your own orders alone');
}
