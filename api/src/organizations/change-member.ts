import type { Transaction } from 'sequelize';
import type { Role } from '@copper-carrot/contracts';
import { changeMembership, endMembership, Membership } from '../accounts';
import { database } from '../database';
import { notFound } from '../errors';
import type { Actor } from '../http';
import { requireRoleGrant } from './invite';
import { endInvitations } from './inviter';
import { organizationEvents } from './organization.events';
import type { MemberParams } from './team.schemas';

async function change(
  teamId: number,
  membershipId: number,
  act: (membership: Membership, transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const membership = await Membership.findOne({
      where: { id: membershipId, teamId },
      transaction,
      lock: true,
    });
    if (!membership) throw notFound();
    await act(membership, transaction);
    await endInvitations(membership, transaction);
    // Checked now rather than at the commit, whose failure costs a connection.
    await database.query('set constraints team_keeps_an_admin immediate', { transaction });
  });
}

/** Gives a member another role, which may end invitations that they wrote; 422 where that would leave the organization without an admin. */
export function changeRole(teamId: number, membershipId: number, role: Role, actor: Actor): Promise<void> {
  requireRoleGrant(actor, teamId, role);
  return change(teamId, membershipId, (membership, transaction) =>
    changeMembership(membership, role, transaction),
  );
}

/**
 * Ends a membership and the open invitations that its member wrote; 422 for the last admin. Members who leave by themselves
 * can't decide that the organization goes on paying.
 */
export const removeMember = (
  { id: teamId, membershipId }: MemberParams,
  { actor, keepsPaying }: { actor: Actor; keepsPaying: boolean },
): Promise<void> =>
  change(teamId, membershipId, async (membership, transaction) => {
    const { userId } = membership;
    await endMembership(membership, transaction);
    await organizationEvents.memberRemoved.publish(
      transaction,
      { kind: 'membership', key: membershipId },
      { teamId, userId, by: actor.userId, keepsPaying: keepsPaying && userId !== actor.userId },
    );
  });
