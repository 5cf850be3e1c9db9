import { ChangePollBody } from '@copper-carrot/contracts/limits';

/** Date and time are both required. */
export const endLimits = {
  ...ChangePollBody,
  'order_poll.end_date': { ...ChangePollBody['order_poll.end_date'], required: true },
  'order_poll.end_time': { ...ChangePollBody['order_poll.end_time'], required: true },
};
export const endLabels = { end_date: 'Last day to answer', end_time: 'Time' };
