import Joi from 'joi';
import { User } from '../../accounts';
import { now } from '../../clock';
import { forbidden, invalid } from '../../errors';
import { asList, authorize, idParams, listAnswer, rateLimit, routes } from '../../http';
import { addCard, presentCard } from '../../payments';
import { cardsToChoose, mayAddTeamCard } from '../access';
import { findOrder } from '../find-order';
import { orderPolicy } from '../order.policy';
import { addCardBody } from '../order.schemas';
import { creditCard } from '../reading/order-answers.schemas';

/** Whoever tries card after card tests stolen ones, and each costs a call. */
const cardLimit = rateLimit({ name: 'cards', tries: 20, seconds: 60 * 60 });

/** The cards that an order may be paid with. */
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
    authorize(orderPolicy, 'edit', actor, order);
    const { stripe_token, nickname = '', team_id = null } = body.credit_card;
    if (team_id !== null && team_id !== order.teamId)
      throw invalid('team_id', 'inclusion', 'must be the organization of this order');
    if (team_id !== null && !mayAddTeamCard(order, actor)) throw forbidden();
    if (team_id === null && order.userId !== actor.userId)
      throw invalid('team_id', 'blank', 'is needed: a card of your own pays for your own orders alone');
    await cardLimit.spend(String(actor.userId));
    const owner = await User.findByPk(actor.userId, { rejectOnEmpty: true });
    const card = await addCard(owner, { stripeToken: stripe_token, nickname, teamId: team_id });
    return presentCard(card, now());
  },
);
