import { orderStatuses } from '@copper-carrot/contracts';
import Joi from 'joi';
import { addressBookQuery, addressList } from '../addresses';
import { choiceView, presentChoice } from '../catalog';
import { forbidden } from '../errors';
import {
  actingBrand,
  asList,
  authorize,
  id,
  idParams,
  listAnswer,
  listOf,
  listQuery,
  nothing,
  rateLimit,
  Reply,
  routes,
  type Actor,
} from '../http';
import { addressesToChoose } from './access';
import { offerOfOrder } from './assessment/load-terms';
import { findOrder } from './find-order';
import { teamOrdersPolicy } from './order.policy';
import { listOrders, type CustomerFilter } from './reading/list-orders';
import { loadOrder } from './reading/load-order';
import { orderListRecord, yearCount } from './reading/listed-order.schemas';
import { orderAnswer } from './reading/order-answers.schemas';
import { presentOrder } from './reading/order.presenter';
import { ordersFile } from './reading/orders-file';
import { yearCounts } from './reading/year-counts';

export const orderRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });
const exportLimit = rateLimit({ name: 'orders_export', tries: 30, seconds: 60 * 60 });

interface OfTeam {
  team_id?: number;
}
const teamId = id().description('The organization whose orders are meant; left out, one’s own.');
const filters: Joi.StrictSchemaMap<CustomerFilter & OfTeam> = {
  status: listOf(Joi.string().valid(...orderStatuses)),
  when: Joi.string().valid('upcoming', 'past'),
  year: Joi.number().integer().min(2000).max(2100).description('The year of the event.'),
  cost_center: Joi.string().max(100).description('As the order has it.'),
  query: Joi.string()
    .trim()
    .allow('')
    .max(100)
    .description('The number of an order, or words of its food, its restaurant or who ordered it.'),
  team_id: teamId,
};

/** Whose orders are meant: one's own, or those of an organization that one orders for. */
function whose({ team_id }: OfTeam, actor: Actor): { scope: 'user' | 'team'; id: number } {
  if (team_id === undefined) return { scope: 'user', id: actor.userId };
  authorize(teamOrdersPolicy, 'list', actor, { teamId: team_id });
  return { scope: 'team', id: team_id };
}

orderRoutes.get(
  '/orders',
  {
    summary: 'Lists orders: of an organization, else one’s own',
    spec: '2 §2',
    who: 'signed-in',
    query: listQuery<CustomerFilter & OfTeam>(filters),
    answer: listAnswer(orderListRecord),
  },
  ({ actor, query }) => {
    const { team_id: _team, ...filter } = query;
    return listOrders(whose(query, actor), filter, actor);
  },
);

orderRoutes.get(
  '/orders/export',
  {
    summary: 'The same list whole, as a CSV file',
    who: 'signed-in',
    query: Joi.object<CustomerFilter & OfTeam>(filters),
    answer: nothing,
    produces: 'text/csv',
  },
  async ({ actor, query }) => {
    if (actor.ghostingAdmin) throw forbidden('Only they themselves can export their orders.');
    await exportLimit.spend(String(actor.userId));
    const { team_id: _team, ...filter } = query;
    const file = await ordersFile(whose(query, actor), filter);
    return Reply.file(file, 'text/csv; charset=utf-8', 'orders.csv');
  },
);

/** How orders lie over the years, which a list offers to choose from. */
export const orderYearRoutes = routes({ tag: 'Orders', base: '/cpi' });

orderYearRoutes.get(
  '/v2/orderer/orders/year_counts',
  {
    summary: 'How many orders that were placed have their event in which year',
    spec: '2 §7',
    who: 'signed-in',
    query: Joi.object<OfTeam>({ team_id: teamId }),
    answer: listAnswer(yearCount),
  },
  ({ actor, query }) => {
    const { scope, id: of } = whose(query, actor);
    return yearCounts(scope, of);
  },
);

orderYearRoutes.get(
  '/v1/caterer/orders/year_counts',
  {
    summary: 'The same of the acting brand',
    spec: '2 §7',
    who: 'signed-in',
    answer: listAnswer(yearCount),
  },
  ({ actor }) => yearCounts('brand', actingBrand(actor)),
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
