import { randomUUID } from 'node:crypto';
import { QueryTypes, type Transaction } from 'sequelize';
import type { Role, Schemas } from '@copper-carrot/contracts';
import { newToken, Team, tokenHash, User } from '../accounts';
import { database, sql } from '../database';
import { ApiError, forbidden, notFound } from '../errors';
import { isSiteAdmin, rateLimit, roleIn, type Actor } from '../http';
import { mayGrant } from './inviter';
import { invitationMail } from './organization.mails';

const hour = 60 * 60;
/** To one address, from whatever organization and whoever invites. */
const inviteeLimit = rateLimit({
  name: 'invitations_to',
  tries: 5,
  seconds: hour,
  says: 'This address was invited often enough for now.',
});
const inviterLimit = rateLimit({ name: 'invitations', tries: 300, seconds: hour });

/** Whoever makes us write to strangers has shown an address of their own. */
async function requireConfirmed(actor: Actor): Promise<void> {
  const inviter = await User.findByPk(actor.userId, { rejectOnEmpty: true });
  if (inviter.emailVerifiedAt || isSiteAdmin(actor)) return;
  throw new ApiError(403, 'email_verification_required', {
    message: 'Please confirm your e-mail address before you invite others.',
  });
}

/** Refuses to make somebody what the actor may not make anybody. */
export function requireRoleGrant(actor: Actor, teamId: number, role: Role): void {
  if (!mayGrant({ isSiteAdmin: isSiteAdmin(actor), role: roleIn(actor, teamId) }, role)) throw forbidden();
}

async function mail(transaction: Transaction, actor: Actor, teamId: number, to: string, token: string) {
  const team = await Team.findByPk(teamId, { transaction, rejectOnEmpty: true });
  await invitationMail.queue(transaction, {
    event: `invitation-${randomUUID()}`,
    to,
    data: { teamName: team.name, inviterName: actor.name, token },
  });
}

/** Invites people by mail, all of them or, where one is a member already, none; the new invitations' ids. */
export async function invite(
  teamId: number,
  invitees: readonly Schemas['Invitee'][],
  actor: Actor,
): Promise<number[]> {
  for (const { role } of invitees) requireRoleGrant(actor, teamId, role);
  await requireConfirmed(actor);
  await inviterLimit.spend(String(actor.userId), { points: invitees.length });
  for (const { email } of invitees) await inviteeLimit.spend(email);
  return database.transaction(async (transaction) => {
    const members = await database.query<{ email: string }>(
      `select u.email::text from memberships m join users u on u.id = m.user_id where m.team_id = $1 and u.email = any($2::citext[])`,
      { type: QueryTypes.SELECT, transaction, bind: [teamId, invitees.map(({ email }) => email)] },
    );
    if (members.length > 0)
      throw alreadyThere(
        members.map(({ email }) => invitees.findIndex((each) => each.email === email.toLowerCase())),
      );
    const ids: number[] = [];
    for (const { email, role } of invitees) {
      const token = newToken();
      const [row] = await database.query<{ id: number }>(
        `insert into invitations (team_id, email, role, token_hash, invited_by, expires_at)
         values ($1, $2, $3, $4, $5, now() + interval '14 days')
         on conflict (team_id, email) where accepted_at is null do update set role = excluded.role,
           token_hash = excluded.token_hash, invited_by = excluded.invited_by, expires_at = excluded.expires_at,
           last_sent_at = now(), sent_count = invitations.sent_count + 1
         returning id`,
        { type: QueryTypes.SELECT, transaction, bind: [teamId, email, role, tokenHash(token), actor.userId] },
      );
      await mail(transaction, actor, teamId, email, token);
      if (row) ids.push(row.id);
    }
    return ids;
  });
}

function alreadyThere(indexes: readonly number[]): ApiError {
  const named = (value: string) =>
    Object.fromEntries(indexes.map((index) => [`memberships.${index}.email`, [value]]));
  return new ApiError(422, 'record_invalid', {
    fields: named('taken'),
    field_errors: named('is a member already'),
  });
}

/** Mails an open invitation again with a new link; the old one ends. */
export async function resendInvitation(teamId: number, invitationId: number, actor: Actor): Promise<void> {
  await requireConfirmed(actor);
  await inviterLimit.spend(String(actor.userId));
  await database.transaction(async (transaction) => {
    const token = newToken();
    const [row] = await database.query<{ email: string }>(
      `update invitations set token_hash = $3, sent_count = sent_count + 1, last_sent_at = now(), expires_at = now() + interval '14 days'
       where id = $2 and team_id = $1 and accepted_at is null returning email::text`,
      { type: QueryTypes.SELECT, transaction, bind: [teamId, invitationId, tokenHash(token)] },
    );
    if (!row) throw notFound();
    await inviteeLimit.spend(row.email);
    await mail(transaction, actor, teamId, row.email, token);
  });
}

/** Takes an open invitation back; its link is as if it had never been. */
export async function withdrawInvitation(teamId: number, invitationId: number): Promise<void> {
  const taken = await sql.rows<{ id: number }>(
    'delete from invitations where id = $2 and team_id = $1 and accepted_at is null returning id',
    [teamId, invitationId],
  );
  if (taken.length === 0) throw notFound();
}
