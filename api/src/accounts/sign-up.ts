import { randomBytes } from 'node:crypto';
import { QueryTypes, type Transaction } from 'sequelize';
import type { Role, Schemas } from '@copper-carrot/contracts';
import { now } from '../clock';
import { database } from '../database';
import { invalid } from '../errors';
import { welcomeMail } from './account.mails';
import { mightBeWrittenNow } from './inviter';
import { hashPassword, weaknessOf } from './passwords';
import { Membership, Team } from './team.model';
import { tokenHash } from './tokens';
import { User } from './user.model';

/** A new organization with its first admin; its access code opens the attendees' calendar. */
export async function createTeam(name: string, adminId: number, transaction: Transaction): Promise<Team> {
  const team = await Team.create({ name, accessCode: randomBytes(9).toString('base64url') }, { transaction });
  await Membership.create({ teamId: team.id, userId: adminId, role: 'admin' }, { transaction });
  return team;
}

export const splitName = (name: string) => {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
};

async function refuseWeakPassword(password: string, about: readonly string[]): Promise<void> {
  const weakness = await weaknessOf(password, about);
  if (weakness)
    throw invalid('password', weakness.startsWith('must be at least') ? 'too_short' : 'too_common', weakness);
}

/** The hash of a new password; 422 for one that is too weak, `about` holding the person's own words. */
export async function hashNewPassword(password: string, about: readonly string[]): Promise<string> {
  await refuseWeakPassword(password, about);
  return hashPassword(password);
}

/** Tells a new person what they have now. */
export async function welcome(user: User, team: Team, founded: boolean, transaction: Transaction) {
  await welcomeMail.queue(transaction, {
    event: `user-${user.id}-welcome`,
    to: user.email,
    data: { firstName: user.firstName, teamName: team.name, founded },
  });
}

/** Takes an open invitation for this address, once; null when there is none, or none whose writer may still invite. */
async function takeInvitation(token: string, email: string, transaction: Transaction) {
  const [invitation] = await database.query<{ id: number; team_id: number; role: Role }>(
    `update invitations set accepted_at = now()
     where token_hash = $1 and email = $2 and accepted_at is null and expires_at > now() returning id, team_id, role`,
    { type: QueryTypes.SELECT, transaction, bind: [tokenHash(token), email] },
  );
  return invitation && (await mightBeWrittenNow(invitation.id, transaction)) ? invitation : null;
}

/**
 * A new account by an invitation, whose mail proved the address. Fails with `invitation_token: invalid` for a token not
 * meant for it, and only after that with `email: taken`: whoever has no invitation learns of nobody's account.
 */
export async function signUpByInvitation(body: Schemas['InvitedSignUpBody']): Promise<User> {
  const { email, name } = body;
  const person = splitName(name);
  const passwordHash = await hashNewPassword(body.password, [email, name, person.firstName, person.lastName]);
  return database.transaction(async (transaction) => {
    const invitation = await takeInvitation(body.invitation_token, email, transaction);
    if (!invitation)
      throw invalid('invitation_token', 'invalid', 'is no longer open, or is for another address');
    const user = await createUser({ email, ...person, passwordHash }, transaction);
    if (!user) throw invalid('email', 'taken', 'already has an account');
    const { team_id: teamId, role } = invitation;
    await Membership.create({ teamId, userId: user.id, role }, { transaction });
    const team = await Team.findByPk(teamId, { transaction, rejectOnEmpty: true });
    await welcome(user, team, false, transaction);
    return user;
  });
}

interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

/** Makes somebody who has shown that the address is theirs; null where it has an account. */
export async function createUser(person: NewUser, transaction: Transaction): Promise<User | null> {
  const [user, made] = await User.findOrCreate({
    where: { email: person.email },
    defaults: { ...person, emailVerifiedAt: now() },
    transaction,
  });
  return made ? user : null;
}
