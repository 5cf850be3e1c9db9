import { read, type Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

export const reviewUrls = {
  awaited: (query: { team_id?: number; limit: number; offset: number }) =>
    read('/cpi/v1/orderer/reviews/awaited', { query }),
  given: (query: { team_id?: number; limit: number; offset: number }) =>
    read('/cpi/v1/orderer/reviews', { query }),
} as const;

/** All that a review, or none, changes of what was read; each with every query. */
export const staleByReview = (orderId: number) => [
  read('/cpi/v1/orderer/reviews', { query: {} }),
  read('/cpi/v1/orderer/reviews/awaited', { query: {} }),
  read('/cpi/v1/orderer/coins', { query: {} }),
  read('/cpi/v1/orderer/award_redemptions/redeemable_coins'),
  read('/cpi/v2/user/stats'),
  read('/cpi/v1/orderer/orders/{id}', { params: { id: orderId } }),
];

export const saveReview = (id: number, review: Schemas['ReviewBody']['review']) =>
  client.patch('/cpi/v1/orderer/orders/{id}/review', { params: { id }, body: { review } });

export const skipReview = (id: number) =>
  client.post('/cpi/v1/orderer/orders/{id}/review/skip', { params: { id } });
