import { orderStatuses } from '@copper-carrot/contracts';
import Joi from 'joi';
import { addressBookQuery, addressList, lookUpLimit } from '../addresses';
import { choiceView, presentChoice } from '../catalog';
import { onDatabaseClock } from '../clock';
import { forbidden, invalid, notFound } from '../errors';
import {
  arrivedAt,
  authorize,
  id,
  idOrSlugParams,
  idParams,
  listAnswer,
  listOf,
  networkOf,
  paging,
  rateLimit,
  routes,
  type Actor,
} from '../http';
import { User } from '../accounts';
import { addCard, presentCard } from '../payments';
import { addressesToChoose, cardsToChoose, mayAddTeamCard } from './access';
import { checkValidity } from './assessment/check-validity';
import { createPackageOrder, previewOrder } from './cart/create-order';
import { listOrders, type OrderFilter } from './reading/list-orders';
import { Order } from './order.model';
import { orderPolicy, teamOrdersPolicy } from './order.policy';
import { presentOrder } from './reading/order.presenter';
import {
  createdOrder,
  creditCard,
  orderAnswer,
  orderListRecord,
  orderPreview,
  orderValidity,
  submittedOrder,
} from './reading/order-answers.schemas';
import {
  addCardBody,
  checkValidityBody,
  createPackageOrderBody,
  patchOrderBody,
  previewOrderBody,
  submitHeaders,
  submitOrderBody,
} from './order.schemas';
import { termsOfOrder } from './assessment/order-terms';
import { patchOrder } from './cart/patch-order';
import { submitOrder } from './submission/submit-order';

/** Whoever tries card after card tests stolen ones, and each costs a call. */
const cardLimit = rateLimit({ name: 'cards', tries: 20, seconds: 60 * 60 });

const previewLimit = lookUpLimit('order_previews');

export const orderRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

/** An order that the actor may read; 404 for one that is not there or not theirs. */
export async function findOrder(orderId: number, actor: Actor): Promise<Order> {
  const order = await Order.findByPk(orderId);
  if (!order) throw notFound();
  authorize(orderPolicy, 'read', actor, order);
  return order;
}

const requireMayIgnore = (actor: Actor, order: Order, checks: object | undefined) => {
  if (checks && Object.values(checks).some(Boolean) && !orderPolicy.ignoreChecks(actor, order))
    throw forbidden();
};

const listOrdersQuery = Joi.object<OrderFilter & { team_id?: number }, true>({
  status: listOf(Joi.string().valid(...orderStatuses)),
  when: Joi.string().valid('upcoming', 'past'),
  team_id: id(),
  ...paging(),
});

orderRoutes.get(
  '/orders',
  {
    summary: 'Lists orders: of an organization, else one’s own',
    spec: '2 §2',
    who: 'signed-in',
    query: listOrdersQuery,
    answer: listAnswer(orderListRecord),
  },
  ({ actor, query }) => {
    const { team_id: teamId, ...filter } = query;
    if (teamId === undefined) return listOrders({ scope: 'user', id: actor.userId }, filter);
    authorize(teamOrdersPolicy, 'list', actor, { teamId });
    return listOrders({ scope: 'team', id: teamId }, filter);
  },
);

orderRoutes.get(
  '/orders/:id',
  {
    summary: 'An order with its price line by line',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    answer: orderAnswer,
  },
  async ({ actor, params }) => presentOrder(await findOrder(params.id, actor), actor),
);

orderRoutes.get(
  '/orders/:id/package/items',
  {
    summary: 'The choices of an order’s package',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    answer: listAnswer(choiceView),
  },
  async ({ actor, params }) => {
    const { package: pack } = await termsOfOrder(await findOrder(params.id, actor));
    return { records: pack.choices.map(presentChoice), count: pack.choices.length };
  },
);

orderRoutes.get(
  '/orders/:id/addresses',
  {
    summary: 'The address book that an order may choose from',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    query: addressBookQuery,
    answer: addressList,
  },
  async ({ actor, params, query }) => addressesToChoose(await findOrder(params.id, actor), actor, query),
);

orderRoutes.get(
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
    const cards = (await cardsToChoose(await findOrder(params.id, actor), actor)).map(presentCard);
    const records = query.valid_stripe ? cards.filter((card) => card.valid_stripe) : cards;
    return { records, count: records.length };
  },
);

orderRoutes.post(
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
    return presentCard(await addCard(owner, { stripeToken: stripe_token, nickname, teamId: team_id }));
  },
);

orderRoutes.patch(
  '/orders/:id',
  {
    summary: 'Changes a cart',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    body: patchOrderBody,
    answer: orderAnswer,
  },
  async ({ actor, params, body }) => {
    const order = await findOrder(params.id, actor);
    authorize(orderPolicy, 'edit', actor, order);
    requireMayIgnore(actor, order, body.ignore_checks);
    const changed = await patchOrder({
      orderId: params.id,
      actor,
      changes: body.order,
      shouldRedistribute: body.should_redistribute ?? false,
      ignoreChecks: body.ignore_checks ?? {},
    });
    return presentOrder(changed, actor);
  },
);

orderRoutes.post(
  '/orders/:id/check_validity',
  {
    summary: 'Whether an order could be submitted now, as it stands or with changes',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    body: checkValidityBody,
    answer: orderValidity,
  },
  async ({ actor, params, body }) => {
    const order = await findOrder(params.id, actor);
    requireMayIgnore(actor, order, body.ignore_checks);
    if (body.order) authorize(orderPolicy, 'edit', actor, order);
    return checkValidity(order, body, actor);
  },
);

orderRoutes.post(
  '/orders/:id/submit',
  {
    summary: 'Submits a cart exactly once',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    headers: submitHeaders,
    body: submitOrderBody,
    answer: submittedOrder,
  },
  async ({ actor, params, headers, body, response }) => {
    const order = await findOrder(params.id, actor);
    authorize(orderPolicy, 'submit', actor, order);
    requireMayIgnore(actor, order, body.ignore_checks);
    return submitOrder({
      orderId: order.id,
      actor,
      ignoreChecks: body.ignore_checks ?? {},
      submitKey: headers['Idempotency-Key'] ?? null,
      arrivedAt: await onDatabaseClock(arrivedAt(response)),
    });
  },
);

orderRoutes.post(
  '/packages/:id/order/preview',
  {
    summary: 'What an order of a package would be',
    spec: '1 §7',
    who: 'anyone',
    params: idOrSlugParams,
    body: previewOrderBody,
    answer: orderPreview,
  },
  async ({ actor, params, body, request }) => {
    if (body.google_place_id || body.formatted_address) await previewLimit.spend(networkOf(request));
    return previewOrder(params.id, body, actor);
  },
);

orderRoutes.post(
  '/packages/:id/order',
  {
    summary: 'Starts an order of a package',
    spec: '1 §7',
    who: 'signed-in',
    params: idOrSlugParams,
    body: createPackageOrderBody,
    answer: createdOrder,
    status: 201,
  },
  async ({ actor, params, body }) => {
    const { id: orderId } = await createPackageOrder(params.id, body, actor);
    return { id: orderId };
  },
);
