import { defineEvent } from '../../events';

/** Events of order changes; the subject is the change, of kind `order_change`. */
export const changeEvents = {
  paying: defineEvent<object>('order_change.paying'),
  requested: defineEvent<object>('order_change.requested'),
  /** Applied without asking the restaurant. */
  applied: defineEvent<object>('order_change.applied'),
  /** A caterer changed their own direct order. */
  made: defineEvent<object>('order_change.made'),
  approved: defineEvent<object>('order_change.approved'),
  declined: defineEvent<{ reason: string }>('order_change.declined'),
  withdrawn: defineEvent<object>('order_change.withdrawn'),
  expired: defineEvent<object>('order_change.expired'),
  /** The order has ended. */
  ended: defineEvent<object>('order_change.ended'),
  refused: defineEvent<object>('order_change.refused'),
  /** Paid, but could not be applied; `isHeard` if its sender got that answer from the call. */
  notMade: defineEvent<{ reason: string; isHeard: boolean }>('order_change.not_made'),
  lapsed: defineEvent<object>('order_change.lapsed'),
};
