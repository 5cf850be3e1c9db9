import type { Actor, Policy } from '../http';
import { mayReadPoll } from '../orders';
import { hasPrivilege } from '../organizations';

/** Of a poll, or of an order that is to have one: whose organization it is, today. */
interface InPolicy {
  teamId: number | null;
}

const may =
  (action: 'list' | 'create' | 'update' | 'delete') =>
  (actor: Actor | null, { teamId }: InPolicy): boolean =>
    hasPrivilege(actor, 'order_polls', action, teamId);

/** Who may do what with a poll: the privileges on `order_polls`, by the role of the moment (2 §6, PERM-14). */
export const pollPolicy: Policy<InPolicy, 'list' | 'create' | 'update' | 'delete'> = {
  // An order tells its poll's code by the same.
  read: mayReadPoll,
  list: may('list'),
  create: may('create'),
  update: may('update'),
  delete: may('delete'),
};
