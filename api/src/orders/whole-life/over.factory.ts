import { openStatuses } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { hour, minute, timePasses } from './virtual-time.factory';
import { nextDue, sweep, work } from './worker.factory';

/** Moves the clock from one due job to the next until the order has been delivered or has ended. */
export async function untilItIsOver(orderId: number): Promise<void> {
  for (let look = 0; look < 60; look += 1) {
    const order = await sql.first<{ status: string }>('select status from orders where id = $1', [orderId]);
    if (order && !(openStatuses as readonly string[]).includes(order.status)) return work();
    const due = await nextDue();
    await timePasses(Math.max(due ?? hour, minute));
    if (due === null || due < 0) await sweep();
    await work();
  }
  throw new Error(`the order ${orderId} is never over`);
}
