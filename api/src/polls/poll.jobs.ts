import { defineJob, rowId } from '../jobs';

/** Sends the order of a scheduled poll that is over. */
export const sendPolled = defineJob<{ pollId: number }>('poll_send', {
  payload: { pollId: rowId() },
  key: ['poll-send', 'pollId'],
});
