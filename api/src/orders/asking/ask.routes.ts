import { onDatabaseClock, now } from '../../clock';
import { invalid } from '../../errors';
import { arrivedAt, authorize, idParams, nothing, routes } from '../../http';
import { presentCard } from '../../payments';
import { requireMayIgnore } from '../access';
import { findOrder } from '../find-order';
import { orderPolicy } from '../order.policy';
import { addCardBody, submitHeaders } from '../order.schemas';
import { saveCard } from '../payment/save-card';
import { loadOrder } from '../reading/load-order';
import { submittedOrder } from '../reading/cart-answers.schemas';
import { orderAnswer } from '../reading/order-answers.schemas';
import { creditCard } from '../reading/order-shapes.schemas';
import { presentOrder } from '../reading/order.presenter';
import { seenOf } from '../submission/seen';
import { submitOrder } from '../submission/submit-order';
import { askColleague, payersOf, takeAskBack } from './ask-colleague';
import { askAnswer, askBody, askParams, payBody, payersAnswer, payersQuery } from './ask.schemas';
import { loadAsk } from './load-ask';
import { askTo, declineToPay, requireOpen } from './pay-as-asked';

export const askRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

const spec = '1 §6';

askRoutes.get(
  '/orders/:id/payers',
  {
    summary: 'Members who may be asked to pay for a cart, by name',
    spec,
    who: 'signed-in',
    params: idParams,
    query: payersQuery,
    answer: payersAnswer,
  },
  async ({ actor, params, query }) => {
    const order = await findOrder(params.id, actor);
    authorize(orderPolicy, 'askToPay', actor, order);
    return payersOf(order, actor, query);
  },
);

askRoutes.post(
  '/orders/:id/payment_asks',
  {
    summary: 'Asks a colleague by mail to pay for a cart, instead of whoever was asked before',
    spec,
    who: 'signed-in',
    params: idParams,
    body: askBody,
    answer: orderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(orderPolicy, 'askToPay', actor, await findOrder(params.id, actor));
    await askColleague(params.id, body.ask, actor);
    return presentOrder(await loadOrder(params.id, actor), actor);
  },
);

askRoutes.delete(
  '/orders/:id/payment_asks/:askId',
  {
    summary: 'Takes the question to a colleague back',
    spec,
    who: 'signed-in',
    params: askParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    authorize(orderPolicy, 'pay', actor, await findOrder(params.id, actor));
    await takeAskBack(params.id, params.askId, actor);
  },
);

askRoutes.get(
  '/orders/:id/payment_asks/:askId',
  {
    summary: 'A cart as whoever is asked to pay for it sees it, with their cards',
    spec,
    who: 'signed-in',
    params: askParams,
    answer: askAnswer,
  },
  ({ actor, params }) => loadAsk(params, actor),
);

askRoutes.post(
  '/orders/:id/payment_asks/:askId/credit_cards',
  {
    summary: 'Saves a verified card of whoever is asked to pay, for themselves',
    spec,
    who: 'signed-in',
    params: askParams,
    body: addCardBody,
    answer: creditCard,
    status: 201,
  },
  async ({ actor, params, body }) => {
    const order = await findOrder(params.id, actor);
    const card = await saveCard(body.credit_card, actor, async (by) => {
      requireOpen(await askTo(by, { askId: params.askId, order }, null), order);
      if ((body.credit_card.team_id ?? null) !== null)
        throw invalid('team_id', 'inclusion', 'must be left out: the card is your own');
    });
    return presentCard(card, now());
  },
);

askRoutes.post(
  '/orders/:id/payment_asks/:askId/pay',
  {
    summary: 'Pays for a cart as it was seen, and submits it exactly once',
    spec: '1 §7',
    who: 'signed-in',
    params: askParams,
    headers: submitHeaders,
    body: payBody,
    answer: submittedOrder,
  },
  async ({ actor, params, headers, body, response }) => {
    const order = await findOrder(params.id, actor);
    await askTo(actor, { askId: params.askId, order }, null);
    requireMayIgnore(actor, order, body.ignore_checks);
    return submitOrder({
      orderId: order.id,
      actor,
      ignoreChecks: body.ignore_checks ?? {},
      submitKey: headers['Idempotency-Key'] ?? null,
      seen: seenOf(body),
      asked: { askId: params.askId, cardId: body.credit_card_id },
      arrivedAt: await onDatabaseClock(arrivedAt(response)),
      isThere: () => !response.closed,
    });
  },
);

askRoutes.post(
  '/orders/:id/payment_asks/:askId/decline',
  {
    summary: 'Says no to paying for a cart',
    spec,
    who: 'signed-in',
    params: askParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    await findOrder(params.id, actor);
    await declineToPay(params.id, params.askId, actor);
  },
);
