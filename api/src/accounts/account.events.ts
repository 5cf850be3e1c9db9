import { defineEvent } from '../events';

/** Events of accounts; their subject is the person, of the kind `user`. */
export const accountEvents = {
  /** The account can't sign in any more; subscribers delete what the person kept for themselves. */
  deleted: defineEvent<object>('account.deleted'),
};
