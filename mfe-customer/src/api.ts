import { read, submitTimeoutMs, type QueryOf, type Schemas } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';

export const urls = {
  order: (id: number) => read('/cpi/v1/orderer/orders/{id}', { params: { id } }),
  reorder: (id: number) => read('/cpi/v1/orderer/orders/{id}/reorder', { params: { id } }),
  cards: (id: number) =>
    read('/cpi/v1/orderer/orders/{id}/credit_cards', { params: { id }, query: { valid_stripe: true } }),
  receipt: (id: number) => read('/cpi/v1/orderer/orders/{id}/receipt', { params: { id } }),
  invoice: (id: number) => read('/cpi/v1/orderer/orders/{id}/invoice', { params: { id } }),
  calendar: (id: number) => read('/cpi/v1/orderer/orders/{id}/calendar', { params: { id } }),
  orders: (query: OrdersQuery) => read('/cpi/v1/orderer/orders', { query }),
  ordersFile: (query: QueryOf<'/cpi/v1/orderer/orders/export'>) =>
    read('/cpi/v1/orderer/orders/export', { query }),
  orderYears: (teamId: number | undefined) =>
    read('/cpi/v2/orderer/orders/year_counts', { query: { team_id: teamId } }),
} as const;

/** Takes changes back that the caterer has not answered, or lets them go before they are paid for. */
export const withdrawChanges = (id: number, changeId: number) =>
  client.post('/cpi/v1/orderer/orders/{id}/withdraw_changes', {
    params: { id },
    body: { change_id: changeId },
  });

/** Goes on with changes whose payment the bank wants confirmed. */
export const payChanges = (id: number, changeId: number) =>
  client.post('/cpi/v1/orderer/orders/{id}/pay_changes', {
    params: { id },
    body: { change_id: changeId },
  });

/** Cancels an order for the fee that was shown, in dollars. */
export const cancelOrder = (id: number, fee: number) =>
  client.post('/cpi/v1/orderer/orders/{id}/cancel', { params: { id }, body: { fee } });

/** Makes a cart of an order that was placed; again it is the same one until that has a date. */
export const reorder = (id: number) => client.post('/cpi/v1/orderer/orders/{id}/reorder', { params: { id } });

/** Takes a cart away for good. */
export const removeCart = (id: number) => client.delete('/cpi/v1/orderer/orders/{id}', { params: { id } });

/** Without `team_id`, which names the organization whose orders are listed, one's own. */
export type OrdersQuery = QueryOf<'/cpi/v1/orderer/orders'>;

/** An order, which moves on in the kitchen while somebody looks at it. */
export const useOrder = (id: number) => useRead(urls.order(id), { everyMs: 15_000, keepPrevious: true });

export const useOrders = (query: OrdersQuery) => useRead(urls.orders(query), { keepPrevious: true });

/** Raises the tip of a delivered order to a sum in dollars. */
export const raiseTip = (id: number, amount: number) =>
  client.patch('/cpi/v1/orderer/orders/{id}/tip', { params: { id }, body: { tip: { amount } } });

/** Has another card pay for an order that stands. */
export const payWith = (id: number, cardId: number) =>
  client.patch('/cpi/v1/orderer/orders/{id}/payment', {
    params: { id },
    body: { payment: { credit_card_id: cardId } },
    timeoutMs: submitTimeoutMs,
  });

/** Sends what no card took back to its card once more, or says how it was sent. */
export const sendBack = (id: number, sentOtherwise?: string) =>
  client.post('/cpi/v1/orderer/orders/{id}/refund', {
    params: { id },
    body: { refund: sentOtherwise === undefined ? {} : { sent_otherwise: sentOtherwise } },
  });

/** Saves a card by its payment-method id, which the specification's `stripe_token` carries. */
export const addCard = (id: number, card: Schemas['AddCardBody']['credit_card']) =>
  client.post('/cpi/v1/orderer/orders/{id}/credit_cards', { params: { id }, body: { credit_card: card } });
