import { grants, roles } from '@copper-carrot/contracts';
import type { Policy } from '../http';
import { hasPrivilege } from '../organizations';

/** Who may read the documents of an organization (2 §6). */
export const documentPolicy: Policy<{ teamId: number }, 'list' | 'upload'> = {
  read: (actor, { teamId }) => hasPrivilege(actor, 'teams', 'read', teamId),
  list: (actor, { teamId }) => hasPrivilege(actor, 'customer_documents', 'list', teamId),
  // Site admins, and not while they act as another person.
  upload: (actor) => actor?.isAdmin ?? false,
};

const listers = roles.filter((role) => grants(role, 'customer_documents', 'list'));

/** People with the privilege in one of their organizations may read the documents of their own orders. */
export const ownDocumentPolicy: Policy<null, 'list'> = {
  read: (actor) => actor !== null,
  list: (actor) =>
    actor !== null && (actor.isAdmin || actor.memberships.some(({ role }) => listers.includes(role))),
};
