import { defineJob, rowId } from '../jobs';

/** Submits the order of a scheduled poll that has ended. */
export const sendPolled = defineJob<{ pollId: number }>('poll_send', {
  payload: { pollId: rowId() },
  key: ['poll-send', 'pollId'],
});
