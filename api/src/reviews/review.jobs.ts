import { defineJob, rowId } from '../jobs';

/** Asks whose order it was for a review, once people have eaten. */
export const askForReview = defineJob<{ orderId: number }>('review_request_send', {
  payload: { orderId: rowId() },
  key: ['review', 'orderId'],
});
