import { QueryTypes, type Transaction } from 'sequelize';
import type { Role } from '@copper-carrot/contracts';
import { confirmAddress, joinTeam, tokenHash } from '../accounts';
import { database } from '../database';
import { ApiError, notFound } from '../errors';
import { roleIn, type Actor } from '../http';
import { mightBeWrittenNow } from './inviter';

interface Claimed {
  team_id: number;
  role: Role;
  open: boolean;
  /** Whether the person's address is confirmed. */
  confirmed: boolean;
  /** Whether they hold the token, which came by mail to that address. */
  proven: boolean | null;
}

/** Takes an open invitation for this address, once; null when there is none, or none whose writer may still invite. */
export async function takeInvitation(token: string, email: string, transaction: Transaction) {
  const [invitation] = await database.query<{ id: number; team_id: number; role: Role }>(
    `update invitations set accepted_at = now()
     where token_hash = $1 and email = $2 and accepted_at is null and expires_at > now() returning id, team_id, role`,
    { type: QueryTypes.SELECT, transaction, bind: [tokenHash(token), email] },
  );
  return invitation && (await mightBeWrittenNow(invitation.id, transaction)) ? invitation : null;
}

/**
 * Makes the actor a member by an invitation to their own address, which is confirmed, or is now by the token that came
 * to it; the same answer when they are a member already.
 */
export async function claimInvitation(
  invitationId: number,
  actor: Actor,
  token?: string,
): Promise<{ team_id: number }> {
  return database.transaction(async (transaction) => {
    const [row] = await database.query<Claimed>(
      `select i.team_id, i.role, i.accepted_at is null and i.expires_at > now() as open,
         u.email_verified_at is not null as confirmed, i.token_hash = $3 as proven
       from invitations i join users u on u.email = i.email where i.id = $1 and u.id = $2 for update of i`,
      {
        type: QueryTypes.SELECT,
        transaction,
        bind: [invitationId, actor.userId, token === undefined ? null : tokenHash(token)],
      },
    );
    if (!row) throw notFound();
    if (roleIn(actor, row.team_id) !== null) return { team_id: row.team_id };
    if (!row.confirmed && !row.proven)
      throw new ApiError(403, 'email_verification_required', {
        message: 'Please verify your e-mail address first.',
      });
    if (!row.open || !(await mightBeWrittenNow(invitationId, transaction)))
      throw new ApiError(409, 'invitation_closed', { message: 'This invitation is no longer open.' });
    if (!row.confirmed) await confirmAddress(actor.userId, transaction);
    await database.query('update invitations set accepted_at = now() where id = $1', {
      transaction,
      bind: [invitationId],
    });
    await joinTeam({ teamId: row.team_id, userId: actor.userId, role: row.role }, transaction);
    return { team_id: row.team_id };
  });
}
