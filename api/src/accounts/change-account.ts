import type { MailKind, Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { database } from '../database';
import { User } from './user.model';

/** Changes what somebody says of themselves; how they sign in has calls of its own. */
export const changeAccount = (
  userId: number,
  { first_name, last_name, phone, review_anonymously, notifications = [] }: Schemas['AccountBody']['account'],
): Promise<User> =>
  database.transaction(async (transaction) => {
    const user = await User.findByPk(userId, { transaction, lock: true, rejectOnEmpty: true });
    const columns = {
      firstName: first_name,
      lastName: last_name,
      phone,
      reviewAnonymously: review_anonymously,
      emailPreferences: {
        ...user.emailPreferences,
        ...Object.fromEntries(notifications.map(({ kind, on }) => [kind, on])),
      },
    };
    const said = Object.entries(columns).filter(([, value]) => value !== undefined);
    return user.update(Object.fromEntries(said), { transaction });
  });

/** Turns a kind of mail on or off for the account of an address; false where it has none. */
export async function setMailKind(
  email: string,
  { kind, on }: { kind: MailKind; on: boolean },
  transaction: Transaction,
): Promise<boolean> {
  const user = await User.findOne({ where: { email, deactivatedAt: null }, transaction, lock: true });
  await user?.update({ emailPreferences: { ...user.emailPreferences, [kind]: on } }, { transaction });
  return user !== null;
}

/** What the account of an address says of a kind of mail; null where it has none. */
export async function mailKindIsOn(email: string, kind: MailKind): Promise<boolean | null> {
  const user = await User.findOne({ where: { email, deactivatedAt: null } });
  return user && user.emailPreferences[kind] !== false;
}
