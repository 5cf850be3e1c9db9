import type { Diet } from '@copper-carrot/contracts';
import { fn, type Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { User } from './user.model';

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
    defaults: { ...person, emailVerifiedAt: await databaseNow(transaction) },
    transaction,
  });
  return made ? user : null;
}

/** Whoever has the mail has the address. */
export async function confirmAddress(userId: number, transaction: Transaction): Promise<void> {
  await User.update({ emailVerifiedAt: fn('now') }, { where: { id: userId }, transaction });
}

/** Keeps by what id Stripe knows a person, and says which that is: the first one stays. */
export async function keepStripeCustomer(
  userId: number,
  stripeCustomerId: string,
  transaction: Transaction,
): Promise<string> {
  const user = await User.findByPk(userId, { transaction, lock: true, rejectOnEmpty: true });
  if (user.stripeCustomerId) return user.stripeCustomerId;
  await user.update({ stripeCustomerId }, { transaction });
  return stripeCustomerId;
}

/** Remembers what somebody needs of their food, as they said it last. */
export async function rememberDiets(
  userId: number,
  diets: readonly Diet[],
  transaction: Transaction,
): Promise<void> {
  await User.update({ dietaryProfile: [...diets] }, { where: { id: userId }, transaction });
}
