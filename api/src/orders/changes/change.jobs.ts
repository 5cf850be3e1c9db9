import { defineJob, rowId } from '../../jobs';

/** Goes on with a change whose process died, or whose hold Stripe had not decided. */
export const finishChange = defineJob<{ changeId: number }>('change_finish', {
  payload: { changeId: rowId() },
  key: ['finish-change', 'changeId'],
});
