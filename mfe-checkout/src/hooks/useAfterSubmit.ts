import type { Schemas } from '@copper-carrot/contracts';
import { currentUser, events, refetchUser, useReads } from '@copper-carrot/contracts/runtime';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { urls } from '../api';
import { afterSubmit } from '../checkout/destination';
import { endPress } from '../checkout/press-key';
import { announcePurchase } from '../checkout/purchase';

/** After an order is placed: reports the purchase once and navigates on (1 §2, 1 §9). */
export function useAfterSubmit() {
  const navigate = useNavigate();
  const { put } = useReads();
  return async (answer: Schemas['SubmittedOrder'], order: Schemas['Order'], options?: NavigateOptions) => {
    const { status } = answer;
    endPress(order.id);
    announcePurchase(answer);
    events.emit('order.changed@1', { orderId: order.id, status });
    // The order's page must not read a cart from the cache.
    put(urls.order(order.id), { ...order, status });
    const target = afterSubmit(answer, order, currentUser());
    // The navigation shows the number of submitted orders; navigating does not wait for it.
    void refetchUser();
    await navigate(target, options);
  };
}
