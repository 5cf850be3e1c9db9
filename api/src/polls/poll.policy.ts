import type { Actor, Policy } from '../http';
import { mayReadPoll } from '../orders';
import { hasPrivilege } from '../organizations';

/** The current organization of a poll, or of an order that is to have one. */
interface InPolicy {
  teamId: number | null;
}

const may =
  (action: 'list' | 'create' | 'update' | 'delete') =>
  (actor: Actor | null, { teamId }: InPolicy): boolean =>
    hasPrivilege(actor, 'order_polls', action, teamId);

/** Who may do what with a poll: the privileges on `order_polls`, by the current role (2 §6, PERM-14). */
export const pollPolicy: Policy<InPolicy, 'list' | 'create' | 'update' | 'delete'> = {
  // The same rule decides who sees the code on the order.
  read: mayReadPoll,
  list: may('list'),
  create: may('create'),
  update: may('update'),
  delete: may('delete'),
};
