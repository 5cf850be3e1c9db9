import { defineEvent } from '../events';

/** Events of organizations; their subject is the membership, of the kind `membership`. */
export const organizationEvents = {
  /** A member left or was removed; `keepsPaying`: the organization's cards still pay for the orders that they placed. */
  memberRemoved: defineEvent<{ teamId: number; userId: number; by: number; keepsPaying: boolean }>(
    'organization.member_removed',
  ),
};
