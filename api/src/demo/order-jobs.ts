import { isOpen } from '@copper-carrot/contracts';
import { defineJob } from '../jobs';
import { authorizeOrder } from '../orders';
import { wakeProcess } from '../processes';
import { addHours } from './clock';
import { authorizedAt } from './order-history';
import { type DemoOrder } from './orders';
import { type World } from './world';

export const demoCards = defineJob<object>('demo_cards', { payload: {}, key: ['demo-cards'] });

/** Queues what the clock will do with the orders that lie ahead. */
export function addJobs(world: World, orders: readonly DemoOrder[]): void {
  const wake = ({ id: key, state }: DemoOrder, runAt: Date) => {
    const process = { kind: 'order', key };
    world.tables.add('processes', { ...process, state, due_at: runAt.toISOString() });
    world.jobs.push(wakeProcess.row(process, { runAt }));
  };
  for (const order of orders) {
    const { state, row } = order;
    if (!isOpen(state)) continue;
    wake(order, state === 'pending' ? new Date(String(row.expires_at)) : addHours(order.startAt, 1));
    const due = authorizedAt(order);
    if (order.cardId !== null && due > world.now)
      world.jobs.push(authorizeOrder.row({ orderId: order.id }, { runAt: due }));
  }
  world.jobs.push(demoCards.row({}, { runAt: world.now }));
}
