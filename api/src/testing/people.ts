import type { CreationAttributes, Transaction } from 'sequelize';
import type { Role } from '@copper-carrot/contracts';
import { hashPassword, Membership, Team, User } from '../accounts';

export const testPassword = 'copper-carrot';

let made = 0;
let hashed: Promise<string> | undefined;

/** A member with `testPassword`; any column may be given. */
export async function makeUser(
  columns: Partial<CreationAttributes<User>> = {},
  transaction?: Transaction,
): Promise<User> {
  const number = (made += 1);
  const passwordHash = await (hashed ??= hashPassword(testPassword));
  return User.create(
    {
      email: `person-${number}@example.com`,
      firstName: 'Pat',
      lastName: `Number ${number}`,
      passwordHash,
      emailVerifiedAt: new Date(),
      ...columns,
    },
    { transaction },
  );
}

export async function makeTeam(columns: Partial<CreationAttributes<Team>> = {}): Promise<Team> {
  const number = (made += 1);
  return Team.create({ name: `Team ${number}`, accessCode: `code${number}`, ...columns });
}

/** A user in an organization: a new one of each unless given. */
export async function makeMember(
  role: Role = 'admin',
  team?: Team,
  columns?: Partial<CreationAttributes<User>>,
) {
  const [user, of] = await Promise.all([makeUser(columns), team ?? makeTeam()]);
  const membership = await Membership.create({ teamId: of.id, userId: user.id, role });
  return { user, team: of, membership };
}
