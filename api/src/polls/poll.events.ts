import { defineEvent } from '../events';

/** What happens to polls, for whoever subscribes; the subject is the poll, of the kind `poll`. */
export const pollEvents = {
  /** It takes answers, for the first time or again. */
  opened: defineEvent<{ round: number }>('poll.opened'),
  /** Somebody was asked to answer it. */
  invited: defineEvent<{ by: number }>('poll.invited'),
  /** The end is near. */
  reminded: defineEvent<{ minutes: number; round: number; day: string }>('poll.reminded'),
  /** Who has not answered is asked once more, by somebody. */
  askedAgain: defineEvent<{ by: number }>('poll.asked_again'),
  closed: defineEvent<{ byClock: boolean; isScheduled: boolean }>('poll.closed'),
  /** Its selections are on the order. */
  applied: defineEvent<object>('poll.applied'),
  /** Its order was sent. */
  submitted: defineEvent<object>('poll.submitted'),
  /** Its order was sent, and a change of it brings the food at another time or to another place. */
  moved: defineEvent<{ changeId: number }>('poll.moved'),
  /** Its order was sent, and the food does not come. */
  calledOff: defineEvent<object>('poll.called_off'),
  /** It was to send its order, and something stood in the way. */
  failed: defineEvent<{ code: string; message: string; armedBy: number | null }>('poll.failed'),
  deleted: defineEvent<{ by: number | null; emailPollees: boolean }>('poll.deleted'),
};
