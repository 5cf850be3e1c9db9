import Joi from 'joi';
import { csvFile, date, id, listAnswer, listQuery, nothing, rateLimit, Reply, routes, shape } from '../http';
import { listPayoutOrders, listPayoutWeeks, loadPayoutOrders, payoutColumns } from './payouts';

/** What a brand earned by its delivered orders, for its owners and managers. */
export const payoutRoutes = routes({ tag: 'Caterer payouts', base: '/cpi/v2/caterer' });

const dollars = (says: string) => Joi.number().required().description(`${says}, in dollars.`);
const moneyKeys = {
  food: dollars('Food before discounts'),
  discounts: dollars('What the brand takes off by deals and coupons of its own; zero or less'),
  delivery: dollars('What the brand gets for bringing it'),
  tip: dollars('The tip'),
  commission: dollars('What the site keeps of the food'),
  payout: dollars('Food, discounts, delivery and tip less the commission'),
};
const payoutWeek = shape('PayoutWeek', 'What a brand earned by the orders of a week.', {
  week_starts_on: Joi.string()
    .required()
    .description('`YYYY-MM-DD`, a Monday, in the zone of each order.'),
  order_count: Joi.number().integer().min(1).required().description('How many orders were delivered.'),
  ...moneyKeys,
});
const payoutOrder = shape('PayoutOrder', 'What a brand earned by a delivered order.', {
  order_id: id().required(),
  start_date: Joi.string().required().description('`YYYY-MM-DD` in the zone of the order.'),
  name: Joi.string().required().description('What was ordered.'),
  kitchen_name: Joi.string().allow('').required(),
  ...moneyKeys,
});
const week = () => date(', the Monday that a week begins with');
const exportLimit = rateLimit({ name: 'payouts_export', tries: 60, seconds: 60 * 60 });
const spec = '2 §7';
const who = 'signed-in';

payoutRoutes.get(
  '/payouts',
  {
    summary: 'What the acting brand earned, by week, the latest first',
    spec,
    who,
    query: listQuery(),
    answer: listAnswer(payoutWeek),
  },
  ({ actor, query }) => listPayoutWeeks(query, actor),
);
payoutRoutes.get(
  '/payouts/orders',
  {
    summary: 'What the acting brand earned, by order, the latest first',
    spec,
    who,
    query: listQuery<{ week?: string }>({ week: week() }),
    answer: listAnswer(payoutOrder),
  },
  ({ actor, query }) => listPayoutOrders(query, actor),
);
payoutRoutes.get(
  '/payouts/csv',
  {
    summary: 'The same, of a week or of all, as a CSV file',
    spec,
    who,
    query: Joi.object<{ brand_id: number; week?: string }, true>({ brand_id: id().required(), week: week() }),
    answer: nothing,
    produces: 'text/csv',
  },
  async ({ actor, query }) => {
    const rows = await loadPayoutOrders(query, actor);
    await exportLimit.spend(String(actor.userId));
    const file = csvFile(payoutColumns, rows);
    return Reply.file(file, 'text/csv; charset=utf-8', `payouts-${query.week ?? 'all'}.csv`);
  },
);
