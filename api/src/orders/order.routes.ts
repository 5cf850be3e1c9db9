import { orderStatuses } from '@copper-carrot/contracts';
import Joi from 'joi';
import { addressBookQuery, addressList } from '../addresses';
import { choiceView, presentChoice } from '../catalog';
import { asList, authorize, id, idParams, listAnswer, listOf, listQuery, routes } from '../http';
import { addressesToChoose } from './access';
import { offerOfOrder } from './assessment/load-terms';
import { findOrder } from './find-order';
import { teamOrdersPolicy } from './order.policy';
import { listOrders, type OrderFilter } from './reading/list-orders';
import { loadOrder } from './reading/load-order';
import { orderListRecord } from './reading/listed-order.schemas';
import { orderAnswer } from './reading/order-answers.schemas';
import { presentOrder } from './reading/order.presenter';

/** Orders as they are read. */
export const orderRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

const listOrdersQuery = listQuery<OrderFilter & { team_id?: number }>({
  status: listOf(Joi.string().valid(...orderStatuses)),
  when: Joi.string().valid('upcoming', 'past'),
  team_id: id(),
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
    if (teamId === undefined) return listOrders({ scope: 'user', id: actor.userId }, filter, actor);
    authorize(teamOrdersPolicy, 'list', actor, { teamId });
    return listOrders({ scope: 'team', id: teamId }, filter, actor);
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
  async ({ actor, params }) => presentOrder(await loadOrder(params.id, actor), actor),
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
    const { choices } = await offerOfOrder(await findOrder(params.id, actor), null);
    return asList(choices.map(presentChoice));
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
