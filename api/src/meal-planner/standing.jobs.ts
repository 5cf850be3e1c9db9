import { defineJob, rowId } from '../jobs';

/** Sends the order of a planned meal whose rule is a standing order. */
export const sendStanding = defineJob<{ draftId: number }>('standing_order_send', {
  payload: { draftId: rowId() },
  key: ['standing-order', 'draftId'],
});
/** Finds the meals whose day to be sent has come. */
export const sweepStanding = defineJob<object>('standing_orders_sweep', {
  payload: {},
  cron: '*/10 * * * *',
});
