import { on, subscribe, type EventHandler } from '../../events';
import { orderEvents } from '../order.events';
import { changeProcess } from './change.process';
import { lockChange } from './open-change';
import { OrderChange } from './order-change.model';

/** Ends the open change of an order that has ended, and releases the change's hold. */
const close: EventHandler<object> = async ({ subject }, transaction) => {
  const waiting = await OrderChange.findOne({
    where: { orderId: subject.key, status: ['paying', 'requested'] },
    transaction,
  });
  const open = waiting && (await lockChange(waiting.id, transaction));
  const by = { actor: null, input: undefined, transaction };
  if (open?.change.status === 'requested') await changeProcess.step('end', open, by);
  if (open?.change.status === 'paying') await changeProcess.step('endUnpaid', open, by);
};

export const changeSubscription = subscribe(
  'order_changes',
  on(orderEvents.canceled, close),
  on(orderEvents.canceledUnpaid, close),
  on(orderEvents.declined, close),
  on(orderEvents.expired, close),
  on(orderEvents.fulfilled, close),
);
