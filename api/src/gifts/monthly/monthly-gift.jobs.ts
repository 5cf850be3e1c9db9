import { defineJob, rowId } from '../../jobs';

/** Charges a monthly gift whose day has come. */
export const chargeMonth = defineJob<{ monthlyGiftId: number }>('monthly_gift_settle', {
  payload: { monthlyGiftId: rowId() },
  key: ['monthly-gift', 'monthlyGiftId'],
});
