import { type Schemas } from '@copper-carrot/contracts';
import { events, notify, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { useState } from 'react';
import { cancelOrder, urls } from '../../api';

/** Cancels an order; what it costs is said before, and is what is charged. */
export function CancelOrder({ order }: { order: Schemas['Order'] }) {
  const [asking, setAsking] = useState(false);
  const { put, refresh } = useReads();
  const fee = order.cancellation_policy?.fee ?? 0;
  const send = () =>
    cancelOrder(order.id, fee).catch((error: unknown) => {
      // The fee may be another by now: it is shown before it is agreed to.
      void refresh([urls.order(order.id)]);
      throw error;
    });
  const cancel = useWrite(send, {
    onDone(next) {
      setAsking(false);
      put(urls.order(order.id), next);
      events.emit('order.changed@1', { orderId: order.id, status: next.status });
      notify({ kind: 'success', message: `Order #${order.id} is canceled. ${order.brand.name} is told.` });
    },
  });
  if (!order.can.cancel) return null;
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Cancel order #${order.id}?`}
        confirm={fee > 0 ? `Cancel for ${formatMoney(fee)}` : 'Cancel order'}
        cancel="Keep it"
        onConfirm={() => cancel.run()}
        error={cancel.failure?.message}
      >
        {fee > 0
          ? `Canceling now costs ${formatMoney(fee)}, a part of the food that ${order.brand.name} has begun to prepare. Nothing else is charged.`
          : 'It costs nothing.'}{' '}
        {order.brand.name} is told at once. A canceled order can’t be brought back.
      </AlertDialog>
    </>
  );
}
