import type { Schemas } from '@copper-carrot/contracts';
import { currentUser, events, refetchUser, useReads } from '@copper-carrot/contracts/runtime';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { urls } from '../api';
import { afterSubmit } from '../checkout/destination';
import { endPress } from '../checkout/press-key';
import { announcePurchase } from '../checkout/purchase';

/** What follows an order that was placed, whoever pays for it: it is counted and told once, and leads on (1 §2, 1 §9). */
export function useAfterSubmit() {
  const navigate = useNavigate();
  const { put } = useReads();
  return async (answer: Schemas['SubmittedOrder'], order: Schemas['Order'], options?: NavigateOptions) => {
    const { status } = answer;
    endPress(order.id);
    announcePurchase(answer);
    events.emit('order.changed@1', { orderId: order.id, status });
    // The order's page must not meet a cart there.
    put(urls.order(order.id), { ...order, status });
    const target = afterSubmit(answer, order, currentUser());
    // The navigation counts submitted orders; the way on does not wait for it.
    void refetchUser();
    await navigate(target, options);
  };
}
