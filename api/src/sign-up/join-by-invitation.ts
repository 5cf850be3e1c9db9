import type { Schemas } from '@copper-carrot/contracts';
import { createUser, hashNewPassword, joinTeam, Team, type User } from '../accounts';
import { database } from '../database';
import { invalid } from '../errors';
import { takeInvitation } from '../organizations';
import { splitName } from './split-name';
import { welcome } from './welcome';

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
    await joinTeam({ teamId, userId: user.id, role }, transaction);
    const team = await Team.findByPk(teamId, { transaction, rejectOnEmpty: true });
    await welcome(user, team, false, transaction);
    return user;
  });
}
