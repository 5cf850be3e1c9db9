import { randomUUID } from 'node:crypto';
import type { Transaction } from 'sequelize';
import { database } from '../database';
import { invalid } from '../errors';
import { addressTakenMail, emailAskedMail, emailChangedMail, newEmailMail } from './account.mails';
import { isPassword } from './passwords';
import { endTokens, issueToken } from './tokens';
import { User } from './user.model';
import { confirmAddress } from './users';

const oneDay = 24 * 60;

/**
 * Asks the holder of another address whether it is this person's, and tells the present one. Nothing changes before the answer;
 * the caller does not learn whether the address has an account, which its holder is told.
 */
export const askForNewEmail = (userId: number, email: string, password: string): Promise<User> =>
  database.transaction(async (transaction) => {
    const user = await User.findByPk(userId, { transaction, lock: true, rejectOnEmpty: true });
    if (!(await isPassword(user.passwordHash, password)))
      throw invalid('current_password', 'invalid', 'is not your password');
    if (email === user.email.toLowerCase())
      throw invalid('email', 'same', 'is the one that you sign in with already');
    await user.update({ newEmail: email }, { transaction });
    const event = `user-${userId}-email-${randomUUID()}`;
    const { firstName } = user;
    await endTokens(transaction, userId, 'email_change');
    if ((await User.count({ where: { email }, transaction })) > 0) {
      await addressTakenMail.queue(transaction, { event, to: email, data: {} });
    } else {
      const token = await issueToken(transaction, userId, 'email_change', oneDay);
      await newEmailMail.queue(transaction, { event, to: email, data: { firstName, token } });
    }
    await emailAskedMail.queue(transaction, { event, to: user.email, data: { firstName, email } });
    return user;
  });

/** Leaves the address as it is; the mailed link is worth nothing any more. */
export const keepPresentEmail = (userId: number): Promise<User> =>
  database.transaction(async (transaction) => {
    const user = await User.findByPk(userId, { transaction, lock: true, rejectOnEmpty: true });
    await endTokens(transaction, userId, 'email_change');
    return user.update({ newEmail: null }, { transaction });
  });

/** The holder of the new address has answered: from now on it is the one to sign in with; the old one is told. */
export async function takeNewEmail(userId: number, transaction: Transaction): Promise<boolean> {
  const user = await User.findByPk(userId, { transaction, lock: true, rejectOnEmpty: true });
  const { email: before, newEmail: email, firstName } = user;
  if (!email || user.deactivatedAt) return false;
  await user.update({ email, newEmail: null }, { transaction });
  await confirmAddress(userId, transaction);
  // What was mailed to the old address must not open the account any more.
  await endTokens(transaction, userId, 'password_reset');
  const event = `user-${userId}-email-${randomUUID()}`;
  await emailChangedMail.queue(transaction, { event, to: before, data: { firstName, email } });
  return true;
}
