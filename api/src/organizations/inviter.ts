import { QueryTypes, type Transaction } from 'sequelize';
import { grants, type Role } from '@copper-carrot/contracts';
import { database } from '../database';

interface Inviter {
  isSiteAdmin: boolean;
  /** Their role in the organization; null for a stranger to it. */
  role: Role | null;
}

/** Only admins make admins and orderers, whatever else the table grants. */
export const mayGrant = ({ isSiteAdmin, role }: Inviter, granted: Role): boolean =>
  isSiteAdmin || role === 'admin' || (granted !== 'admin' && granted !== 'orderer');

/** Whether somebody may invite to an organization as something. */
const mayInvite = (inviter: Inviter, as: Role): boolean =>
  mayGrant(inviter, as) && (inviter.isSiteAdmin || grants(inviter.role, 'memberships', 'create'));

/** Whether who wrote an invitation might write it now; of one whose writer's account is gone nothing is asked. */
export async function mightBeWrittenNow(invitationId: number, transaction: Transaction): Promise<boolean> {
  const [row] = await database.query<Inviter & { as: Role; active: boolean }>(
    `select i.role as "as", u.is_admin as "isSiteAdmin", u.deactivated_at is null as active, m.role
     from invitations i join users u on u.id = i.invited_by
       left join memberships m on m.team_id = i.team_id and m.user_id = u.id where i.id = $1`,
    { type: QueryTypes.SELECT, transaction, bind: [invitationId] },
  );
  return !row || (row.active && mayInvite(row, row.as));
}

/** Ends the open invitations that a member may no longer write, so that they can't return by one. */
export async function endInvitations(
  { teamId, userId }: { teamId: number; userId: number },
  transaction: Transaction,
): Promise<void> {
  const open = await database.query<{ id: number }>(
    'select id from invitations where team_id = $1 and invited_by = $2 and accepted_at is null for update',
    { type: QueryTypes.SELECT, transaction, bind: [teamId, userId] },
  );
  for (const { id } of open)
    if (!(await mightBeWrittenNow(id, transaction)))
      await database.query('delete from invitations where id = $1', { transaction, bind: [id] });
}
