import { isOpen } from '@copper-carrot/contracts';
import { deliverEvents } from '../events';
import { defineJob } from '../jobs';
import { authorizeOrder, orderEvents } from '../orders';
import { wakeProcess } from '../processes';
import { addHours } from './clock';
import { authorizedAt } from './order-history';
import { type DemoOrder } from './demo-order';
import { type DemoDataset } from './dataset';

export const demoCards = defineJob<object>('demo_cards_register', {
  payload: {},
  key: ['demo-cards'],
  formerly: 'demo_cards',
});

/** Queues what the clock will do with the orders that lie ahead, and the mails of those that a caterer made. */
export function addJobs(dataset: DemoDataset, orders: readonly DemoOrder[]): void {
  const wake = ({ id: key, state }: DemoOrder, runAt: Date) => {
    const process = { kind: 'order', key };
    dataset.tables.add('processes', { ...process, state, due_at: runAt.toISOString() });
    dataset.jobs.push(wakeProcess.row(process, { runAt }));
  };
  for (const order of orders) {
    const { state, row } = order;
    if (order.direct) tellMade(dataset, order);
    if (!isOpen(state)) continue;
    wake(order, state === 'pending' ? new Date(String(row.expires_at)) : addHours(order.startAt, 1));
    const due = authorizedAt(order);
    if (order.cardId !== null && due > dataset.now)
      dataset.jobs.push(authorizeOrder.row({ orderId: order.id }, { runAt: due }));
  }
  dataset.jobs.push(demoCards.row({}, { runAt: dataset.now }));
}

/** As for any order that a caterer makes: its screen says that the link was mailed. */
function tellMade({ tables, jobs, now }: DemoDataset, { id: key }: DemoOrder): void {
  const subject = { kind: 'order', key };
  tables.add('events', { type: orderEvents.madeForCustomer.type, ...subject, data: {} });
  jobs.push(deliverEvents.row(subject, { runAt: now }));
}
