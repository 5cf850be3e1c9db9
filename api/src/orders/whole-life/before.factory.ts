import { sql } from '../../database';
import { hour, minute, timePasses } from './virtual-time.factory';
import { nextDue, sweep, work } from './worker.factory';
import { beginAnew, copyCart, type World } from './world.factory';

/** An order of its owner whose food was there, before all that is tried; it is somebody else's until a life wants it. */
export async function orderBefore(world: World): Promise<number> {
  const orderId = await copyCart(world, { days: 3, card: 'pays', isDirect: false });
  await world.owner.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({}).expect(200);
  await world.cook.post(`/cpi/v1/caterer/orders/${orderId}/accept`).expect(200);
  await untilItIsOver(orderId);
  await beginAnew(world);
  return orderId;
}

/** The clock goes from one thing that is due to the next, until the food of an order was there or it has ended. */
export async function untilItIsOver(orderId: number): Promise<void> {
  for (let look = 0; look < 60; look += 1) {
    const order = await sql.first<{ status: string }>('select status from orders where id = $1', [orderId]);
    if (order && !['pending', 'accepted', 'confirmed'].includes(order.status)) return work();
    const due = await nextDue();
    await timePasses(Math.max(due ?? hour, minute));
    if (due === null || due < 0) await sweep();
    await work();
  }
  throw new Error(`the order ${orderId} is never over`);
}
