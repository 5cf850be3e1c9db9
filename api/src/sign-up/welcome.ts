import type { Transaction } from 'sequelize';
import type { Team, User } from '../accounts';
import { welcomeMail } from './sign-up.mails';

/** Tells a new person what they have now. */
export async function welcome(user: User, team: Team, founded: boolean, transaction: Transaction) {
  await welcomeMail.queue(transaction, {
    event: `user-${user.id}-welcome`,
    to: user.email,
    data: { firstName: user.firstName, teamName: team.name, founded },
  });
}
