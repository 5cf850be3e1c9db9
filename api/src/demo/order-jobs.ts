import { addHours } from './clock';
import { authorizedAt } from './order-history';
import { type DemoOrder } from './orders';
import { type World } from './world';

/** Queues what the clock will do with the orders that lie ahead, under the keys that the commands use. */
export function addJobs(world: World, orders: readonly DemoOrder[]): void {
  const queue = (name: string, order: DemoOrder, key: string, runAt: Date) =>
    world.jobs.push({
      name,
      payload: { orderId: order.id },
      key: `${key}-${order.id}`,
      runAt: runAt.toISOString(),
    });
  for (const order of orders) {
    const { state, row } = order;
    if (state === 'pending') queue('expire_order', order, 'expire', new Date(String(row.expires_at)));
    if (state === 'accepted' || state === 'confirmed')
      queue('fulfil_order', order, 'fulfil', addHours(order.startAt, 1));
    const lies = state === 'pending' || state === 'accepted' || state === 'confirmed';
    const due = authorizedAt(order);
    if (lies && order.cardId !== null && due > world.now) queue('authorize_order', order, 'authorize', due);
  }
  world.jobs.push({ name: 'demo_cards', payload: {}, key: 'demo-cards', runAt: world.now.toISOString() });
}
