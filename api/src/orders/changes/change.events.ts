import { defineEvent } from '../../events';

/** What happens to changes of orders, for whoever subscribes; the subject is the change, of the kind `order_change`. */
export const changeEvents = {
  paying: defineEvent<object>('order_change.paying'),
  requested: defineEvent<object>('order_change.requested'),
  /** It holds without the restaurant having been asked. */
  applied: defineEvent<object>('order_change.applied'),
  /** A caterer changed a direct order of theirs. */
  made: defineEvent<object>('order_change.made'),
  approved: defineEvent<object>('order_change.approved'),
  declined: defineEvent<{ reason: string }>('order_change.declined'),
  withdrawn: defineEvent<object>('order_change.withdrawn'),
  expired: defineEvent<object>('order_change.expired'),
  /** Its order is over. */
  ended: defineEvent<object>('order_change.ended'),
  refused: defineEvent<object>('order_change.refused'),
  /** It was paid for and could not be made; `isHeard` where its sender was there to hear so. */
  notMade: defineEvent<{ reason: string; isHeard: boolean }>('order_change.not_made'),
  lapsed: defineEvent<object>('order_change.lapsed'),
};
