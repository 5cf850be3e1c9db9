import type { Policy } from '../http';

/** What was given is public; only a site admin in person gives it back. */
export const giftPolicy: Policy<object, 'refund'> = {
  read: () => true,
  refund: (actor) => actor?.isAdmin ?? false,
};
