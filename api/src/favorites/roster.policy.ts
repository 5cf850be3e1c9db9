import { belongsTo, isSiteAdmin, roleIn, type Policy } from '../http';

/** Who of an organization keeps its lists: whoever orders for it. The rest of its members read them. */
export const rosterPolicy: Policy<{ teamId: number }, 'change'> = {
  read: (actor, { teamId }) => actor !== null && (isSiteAdmin(actor) || belongsTo(actor, teamId)),
  change: (actor, { teamId }) => {
    if (actor === null) return false;
    const role = roleIn(actor, teamId);
    return isSiteAdmin(actor) || role === 'admin' || role === 'orderer';
  },
};
