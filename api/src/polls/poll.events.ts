import { defineEvent } from '../events';

/** Events of polls; the subject is the poll, of kind `poll`. */
export const pollEvents = {
  /** It accepts answers, for the first time or again. */
  opened: defineEvent<{ round: number }>('poll.opened'),
  /** People were invited. */
  invited: defineEvent<{ by: number }>('poll.invited'),
  /** It ends soon. */
  reminded: defineEvent<{ minutes: number; round: number; day: string }>('poll.reminded'),
  /** A person asked those without an answer again. */
  askedAgain: defineEvent<{ by: number }>('poll.asked_again'),
  closed: defineEvent<{ byClock: boolean; isScheduled: boolean }>('poll.closed'),
  /** Its selections were applied to the order. */
  applied: defineEvent<object>('poll.applied'),
  /** Its order was submitted. */
  submitted: defineEvent<object>('poll.submitted'),
  /** A change of its submitted order moves the food to another time or place. */
  moved: defineEvent<{ changeId: number }>('poll.moved'),
  /** Its submitted order will not be delivered. */
  calledOff: defineEvent<object>('poll.called_off'),
  /** Its scheduled submit failed. */
  failed: defineEvent<{ code: string; message: string; armedBy: number | null }>('poll.failed'),
  deleted: defineEvent<{ by: number | null; emailPollees: boolean }>('poll.deleted'),
};
