import { pageQuery, read } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';

export const pageSize = 20;
const base = '/cpi/v1/orderer/award_redemptions';

const urls = {
  coins: read(`${base}/redeemable_coins`),
  orders: read(`${base}/redeemable_orders`, { query: { limit: 20 } }),
  entries: (page: number) => read('/cpi/v1/orderer/coins', { query: pageQuery(page, pageSize) }),
} as const;
/** What a redemption changes of this page. */
export const stale = (orderId: number) => [
  urls.coins,
  urls.orders,
  read('/cpi/v1/orderer/orders/{id}', { params: { id: orderId } }),
];

export const useCoins = () => useRead(urls.coins);
export const useRedeemable = () => useRead(urls.orders, { keepPrevious: true });
export const useEntries = (page: number) => useRead(urls.entries(page), { keepPrevious: true });

/** Has coins pay whole dollars of a cart. */
export const redeem = (orderId: number, amount: number) =>
  client.post(base, { body: { award_redemption: { order_id: orderId, amount } } });

/** Has them pay nothing of it. */
export const takeOff = (orderId: number) => client.delete(`${base}/{id}`, { params: { id: orderId } });
