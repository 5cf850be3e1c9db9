import { randomBytes } from 'node:crypto';
import { fn, QueryTypes, type Transaction } from 'sequelize';
import type { Role, Schemas } from '@copper-carrot/contracts';
import { database } from '../database';
import { invalid } from '../errors';
import { welcomeMail } from './account.mails';
import { hashPassword, weaknessOf } from './passwords';
import { Membership, Team } from './team.model';
import { issueToken, tokenHash } from './tokens';
import { User } from './user.model';

const threeDays = 3 * 24 * 60;

interface Invitation {
  id: number;
  team_id: number;
  role: Role;
}

/** A new organization with its first admin; its access code opens the attendees' calendar. */
export async function createTeam(name: string, adminId: number, transaction: Transaction): Promise<Team> {
  const team = await Team.create({ name, accessCode: randomBytes(9).toString('base64url') }, { transaction });
  await Membership.create({ teamId: team.id, userId: adminId, role: 'admin' }, { transaction });
  return team;
}

/** Takes an open invitation for this address, once; null when there is none. */
export async function acceptInvitation(
  token: string,
  user: User,
  transaction: Transaction,
): Promise<Invitation | null> {
  const [invitation] = await database.query<Invitation>(
    `update invitations set accepted_at = now()
     where token_hash = $1 and email = $2 and accepted_at is null and expires_at > now() returning id, team_id, role`,
    { type: QueryTypes.SELECT, transaction, bind: [tokenHash(token), user.email] },
  );
  if (!invitation) return null;
  await Membership.findOrCreate({
    where: { teamId: invitation.team_id, userId: user.id },
    defaults: { teamId: invitation.team_id, userId: user.id, role: invitation.role },
    transaction,
  });
  return invitation;
}

const splitName = (name: string) => {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
};

export function refuseWeakPassword(password: string, about: readonly string[]): void {
  const weakness = weaknessOf(password, about);
  if (weakness)
    throw invalid('password', weakness.startsWith('must be at least') ? 'too_short' : 'too_common', weakness);
}

/**
 * A new account with an organization of its own or by invitation; the address is confirmed by the invitation, or by a
 * mail. Fails with `email: taken` for a known address and with `invitation_token: invalid` for a token not meant for it.
 */
export async function signUp(body: Schemas['SignUpBody']): Promise<User> {
  const { firstName, lastName } = splitName(body.name);
  refuseWeakPassword(body.password, [body.email, body.name, firstName, lastName]);
  const passwordHash = await hashPassword(body.password);
  return database.transaction(async (transaction) => {
    if (await User.findOne({ where: { email: body.email }, transaction })) {
      throw invalid('email', 'taken', 'already has an account');
    }
    const user = await User.create({ email: body.email, firstName, lastName, passwordHash }, { transaction });
    const data = { firstName, ...(await firstTeam(body, user, transaction)) };
    await welcomeMail.queue(transaction, { event: `user-${user.id}-welcome`, to: user.email, data });
    return user;
  });
}

/** The organization that a new person begins in, and what the welcome says of it. */
async function firstTeam(body: Schemas['SignUpBody'], user: User, transaction: Transaction) {
  if (body.invitation_token === undefined) {
    await createTeam(body.organization_name ?? '', user.id, transaction);
    return { token: await issueToken(transaction, user.id, 'email_verification', threeDays) };
  }
  const accepted = await acceptInvitation(body.invitation_token, user, transaction);
  if (!accepted) throw invalid('invitation_token', 'invalid', 'is no longer open, or is for another address');
  // The invitation came by mail to this address.
  await user.update({ emailVerifiedAt: fn('now') }, { transaction });
  const team = await Team.findByPk(accepted.team_id, { transaction, rejectOnEmpty: true });
  return { joined: team.name };
}
