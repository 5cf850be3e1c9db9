import { fn, QueryTypes } from 'sequelize';
import type { Role } from '@copper-carrot/contracts';
import { mightBeWrittenNow, tokenHash, User } from '../accounts';
import { database } from '../database';
import { ApiError, notFound } from '../errors';
import { roleIn, type Actor } from '../http';

interface Claimed {
  team_id: number;
  role: Role;
  open: boolean;
  /** Whether the person's address is confirmed. */
  confirmed: boolean;
  /** Whether they hold the token, which came by mail to that address. */
  proven: boolean | null;
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
    if (!row.confirmed)
      await User.update({ emailVerifiedAt: fn('now') }, { where: { id: actor.userId }, transaction });
    await database.query('update invitations set accepted_at = now() where id = $1', {
      transaction,
      bind: [invitationId],
    });
    await database.query(
      'insert into memberships (team_id, user_id, role) values ($1, $2, $3) on conflict do nothing',
      {
        transaction,
        bind: [row.team_id, actor.userId, row.role],
      },
    );
    return { team_id: row.team_id };
  });
}
