import { defineEvent } from '../../events';

/** What happens to changes of orders, for whoever subscribes; the subject is the change, of the kind `order_change`. */
export const changeEvents = {
  paying: defineEvent<object>('order_change.paying'),
  requested: defineEvent<object>('order_change.requested'),
  /** It holds without the restaurant having been asked. */
  applied: defineEvent<object>('order_change.applied'),
  approved: defineEvent<object>('order_change.approved'),
  declined: defineEvent<{ reason: string }>('order_change.declined'),
  withdrawn: defineEvent<object>('order_change.withdrawn'),
  expired: defineEvent<object>('order_change.expired'),
  refused: defineEvent<object>('order_change.refused'),
  lapsed: defineEvent<object>('order_change.lapsed'),
};
