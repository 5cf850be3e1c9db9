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

/** Who sends mails, and by which press: null where none was named, and a repeat is another mail. */
interface Sending {
  actor: Actor;
  requestKey: string | null;
}

/**
 * Invites people by mail, all of them or, where one is a member already, none; the new invitations' ids. Who was invited by
 * the same press, as the same, gets no second mail and keeps the link.
 */
export async function invite(
  teamId: number,
  invitees: readonly Schemas['Invitee'][],
  { actor, requestKey }: Sending,
): Promise<number[]> {
  for (const { role } of invitees) requireRoleGrant(actor, teamId, role);
  await requireConfirmed(actor);
  const unsent = await notSentYet(teamId, invitees, requestKey);
  if (unsent.length > 0) await inviterLimit.spend(String(actor.userId), { points: unsent.length });
  for (const { email } of unsent) await inviteeLimit.spend(email);
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
        `insert into invitations (team_id, email, role, token_hash, invited_by, expires_at, request_key)
         values ($1, $2, $3, $4, $5, now() + interval '14 days', $6)
         on conflict (team_id, email) where accepted_at is null do update set role = excluded.role,
           token_hash = excluded.token_hash, invited_by = excluded.invited_by, expires_at = excluded.expires_at,
           last_sent_at = now(), sent_count = invitations.sent_count + 1, request_key = excluded.request_key
           where excluded.request_key is null or excluded.role <> invitations.role
             or excluded.request_key is distinct from invitations.request_key
         returning id`,
        {
          type: QueryTypes.SELECT,
          transaction,
          bind: [teamId, email, role, tokenHash(token), actor.userId, requestKey],
        },
      );
      if (row) await mail(transaction, actor, teamId, email, token);
      const known = row ?? (await openInvitation(teamId, email, transaction));
      if (known) ids.push(known.id);
    }
    return ids;
  });
}

/** Those whom this press has not written to, which alone counts for the limits. */
async function notSentYet(
  teamId: number,
  invitees: readonly Schemas['Invitee'][],
  requestKey: string | null,
): Promise<readonly Schemas['Invitee'][]> {
  if (requestKey === null) return invitees;
  const sent = await sql.rows<{ email: string; role: string }>(
    'select lower(email::text) as email, role from invitations where team_id = $1 and request_key = $2 and accepted_at is null',
    [teamId, requestKey],
  );
  const roles = new Map(sent.map(({ email, role }) => [email, role]));
  return invitees.filter(({ email, role }) => roles.get(email) !== role);
}

async function openInvitation(teamId: number, email: string, transaction: Transaction) {
  const [row] = await database.query<{ id: number }>(
    'select id from invitations where team_id = $1 and email = $2 and accepted_at is null',
    { type: QueryTypes.SELECT, transaction, bind: [teamId, email] },
  );
  return row;
}

function alreadyThere(indexes: readonly number[]): ApiError {
  const named = (value: string) =>
    Object.fromEntries(indexes.map((index) => [`memberships.${index}.email`, [value]]));
  return new ApiError(422, 'record_invalid', {
    fields: named('taken'),
    field_errors: named('is a member already'),
  });
}

/** Mails an open invitation again with a new link, once for each press; the old link ends. */
export async function resendInvitation(
  teamId: number,
  invitationId: number,
  { actor, requestKey }: Sending,
): Promise<void> {
  await requireConfirmed(actor);
  await inviterLimit.spend(String(actor.userId));
  await database.transaction(async (transaction) => {
    const [open] = await database.query<{ email: string; request_key: string | null }>(
      'select email::text, request_key from invitations where id = $2 and team_id = $1 and accepted_at is null for update',
      { type: QueryTypes.SELECT, transaction, bind: [teamId, invitationId] },
    );
    if (!open) throw notFound();
    if (requestKey !== null && open.request_key === requestKey) return;
    const token = newToken();
    await database.query(
      `update invitations set token_hash = $2, sent_count = sent_count + 1, last_sent_at = now(),
         expires_at = now() + interval '14 days', request_key = $3
       where id = $1`,
      { transaction, bind: [invitationId, tokenHash(token), requestKey] },
    );
    await inviteeLimit.spend(open.email);
    await mail(transaction, actor, teamId, open.email, token);
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
