import { randomUUID } from 'node:crypto';
import type { Transaction } from 'sequelize';
import { database } from '../database';
import { ApiError } from '../errors';
import { verifyEmailMail } from './account.mails';
import { takeNewEmail } from './change-email';
import { Membership, Team } from './team.model';
import { issueToken, useToken } from './tokens';
import { User } from './user.model';
import { confirmAddress } from './users';

const threeDays = 3 * 24 * 60;

/** Confirms an address, or takes the new one of an account, by the mailed token; 422 when it was used or is too old. */
export async function verifyEmail(token: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const userId = await useToken(transaction, token, 'email_verification');
    if (userId !== null) return confirmAddress(userId, transaction);
    const changing = await useToken(transaction, token, 'email_change');
    if (changing === null || !(await takeNewEmail(changing, transaction))) {
      throw new ApiError(422, 'token_invalid', {
        message: 'This link was used already or is too old.',
        fields: { token: ['invalid'] },
      });
    }
  });
}

/** Mails the confirmation link again; nothing happens for a confirmed address. */
export async function resendVerification(userId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const user = await User.findByPk(userId, { transaction, rejectOnEmpty: true });
    if (user.emailVerifiedAt) return;
    const token = await issueToken(transaction, user.id, 'email_verification', threeDays);
    const ordersWait = await waitForConfirmation(userId, transaction);
    await verifyEmailMail.queue(transaction, {
      event: `user-${user.id}-verify-${randomUUID()}`,
      to: user.email,
      data: { firstName: user.firstName, token, ordersWait },
    });
  });
}

/** Whether an organization of the person lets orders go out only from confirmed addresses. */
async function waitForConfirmation(userId: number, transaction: Transaction): Promise<boolean> {
  const memberships = await Membership.findAll({ where: { userId }, transaction });
  const id = memberships.map(({ teamId }) => teamId);
  return (await Team.count({ where: { id, requiresEmailVerification: true }, transaction })) > 0;
}
