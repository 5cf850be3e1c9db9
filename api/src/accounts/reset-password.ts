import { randomUUID } from 'node:crypto';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { database } from '../database';
import { ApiError, invalid } from '../errors';
import { endSessions } from '../http';
import { defineJob } from '../jobs';
import { passwordChangedMail, resetPasswordMail } from './account.mails';
import { hashNewPassword, isPassword } from './passwords';
import { endTokens, isTokenGood, issueToken, useToken } from './tokens';
import { User } from './user.model';
import { confirmAddress } from './users';

const oneHour = 60;

const sendLink = defineJob<{ email: string; request: string }>('password_reset_mail', {
  payload: { email: Joi.string().required(), request: Joi.string().guid().required() },
});

/** Has a link mailed to choose a new password; whether the address has an account is for the job to ask. */
export async function requestPasswordReset(email: string): Promise<void> {
  await database.transaction((transaction) =>
    sendLink.enqueue(transaction, { email, request: randomUUID() }),
  );
}

/** Mails the link to whoever has the account. A second run must not end the link that the first one mailed. */
async function mailPasswordReset({ email, request }: { email: string; request: string }): Promise<void> {
  await database.transaction(async (transaction) => {
    const user = await User.findOne({ where: { email, deactivatedAt: null }, transaction, lock: true });
    if (!user) return;
    const mail = { event: `user-${user.id}-reset-${request}`, to: user.email };
    if (await resetPasswordMail.wasQueued(transaction, mail)) return;
    const token = await issueToken(transaction, user.id, 'password_reset', oneHour);
    await resetPasswordMail.queue(transaction, { ...mail, data: { firstName: user.firstName, token } });
  });
}

export const passwordJobs = [sendLink.handledBy(mailPasswordReset)];

async function setPassword(user: User, password: string, transaction: Transaction, keep?: string) {
  const about = [user.email, user.firstName, `${user.firstName} ${user.lastName}`];
  // An address that somebody else may have named with the old password ends with it.
  await user.update(
    { passwordHash: await hashNewPassword(password, about), newEmail: null },
    { transaction },
  );
  await endSessions(user.id, transaction, keep);
  await endTokens(transaction, user.id, 'password_reset');
  await endTokens(transaction, user.id, 'email_change');
  await passwordChangedMail.queue(transaction, {
    event: `user-${user.id}-password-${randomUUID()}`,
    to: user.email,
    data: { firstName: user.firstName },
  });
}

const badToken = () =>
  new ApiError(422, 'token_invalid', {
    message: 'This link was used already or is too old.',
    fields: { token: ['invalid'] },
  });

/** 422 for a mailed token that sets no password any more; nothing is used up. */
export async function checkResetToken(token: string): Promise<void> {
  if (!(await isTokenGood(token, 'password_reset'))) throw badToken();
}

/** Sets a new password by a mailed token, which is used up, and signs every session out; 422 for a bad token. */
export async function resetPassword(token: string, password: string): Promise<User> {
  return database.transaction(async (transaction) => {
    const userId = await useToken(transaction, token, 'password_reset');
    const user =
      userId === null
        ? null
        : await User.findOne({ where: { id: userId, deactivatedAt: null }, transaction });
    if (!user) throw badToken();
    await setPassword(user, password, transaction);
    if (!user.emailVerifiedAt) await confirmAddress(user.id, transaction);
    return user;
  });
}

/** Changes the password of somebody who knows the present one; the other sessions end. */
export async function changePassword(
  userId: number,
  current: string,
  password: string,
  keep: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const user = await User.findByPk(userId, { transaction, rejectOnEmpty: true, lock: true });
    if (!(await isPassword(user.passwordHash, current)))
      throw invalid('current_password', 'invalid', 'is not your password');
    await setPassword(user, password, transaction, keep);
  });
}
