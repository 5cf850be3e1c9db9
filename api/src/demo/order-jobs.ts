import { isOpen } from '@copper-carrot/contracts';
import { addHours } from './clock';
import { authorizedAt } from './order-history';
import { type DemoOrder } from './demo-order';
import { type DemoDataset } from './dataset';

/** Queues what the clock will do with the orders that lie ahead, under the keys that the commands use. */
export function addJobs(dataset: DemoDataset, orders: readonly DemoOrder[]): void {
  const queue = (name: string, order: DemoOrder, key: string, runAt: Date) =>
    dataset.jobs.push({
      name,
      payload: { orderId: order.id },
      key: `${key}-${order.id}`,
      runAt: runAt.toISOString(),
    });
  const wake = ({ id: key, state }: DemoOrder, at: Date) => {
    const process = { kind: 'order', key };
    const due = at.toISOString();
    dataset.tables.add('processes', { ...process, state, due_at: due });
    dataset.jobs.push({ name: 'process_wake', payload: process, key: `wake-order-${key}`, runAt: due });
  };
  for (const order of orders) {
    const { state, row } = order;
    if (!isOpen(state)) continue;
    wake(order, state === 'pending' ? new Date(String(row.expires_at)) : addHours(order.startAt, 1));
    const due = authorizedAt(order);
    if (order.cardId !== null && due > dataset.now) queue('authorize_order', order, 'authorize', due);
  }
  dataset.jobs.push({ name: 'demo_cards', payload: {}, key: 'demo-cards', runAt: dataset.now.toISOString() });
}
