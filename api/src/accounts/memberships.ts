import { randomBytes } from 'node:crypto';
import type { Role } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { database } from '../database';
import { Membership, Team } from './team.model';

/** A new organization with its first admin; its access code opens the attendees' calendar. */
export async function createTeam(name: string, adminId: number, transaction: Transaction): Promise<Team> {
  const team = await Team.create({ name, accessCode: randomBytes(9).toString('base64url') }, { transaction });
  await Membership.create({ teamId: team.id, userId: adminId, role: 'admin' }, { transaction });
  return team;
}

export type TeamChanges = Partial<
  Pick<
    Team,
    | 'name'
    | 'costCenters'
    | 'purchaseOrders'
    | 'defaultAddressId'
    | 'approvalOverCents'
    | 'budgetPerPersonCents'
    | 'ordersFrom'
    | 'ordersUntil'
  >
>;

export async function changeTeam(id: number, changes: TeamChanges, transaction: Transaction): Promise<void> {
  await Team.update(changes, { where: { id }, transaction });
}

interface Joining {
  teamId: number;
  userId: number;
  role: Role;
}

/** Makes a person a member; nothing happens to one who is a member already. */
export async function joinTeam({ teamId, userId, role }: Joining, transaction: Transaction): Promise<void> {
  await database.query(
    'insert into memberships (team_id, user_id, role) values ($1, $2, $3) on conflict do nothing',
    { transaction, bind: [teamId, userId, role] },
  );
}

export async function changeMembership(
  membership: Membership,
  role: Role,
  transaction: Transaction,
): Promise<void> {
  await membership.update({ role }, { transaction });
}

export async function endMembership(membership: Membership, transaction: Transaction): Promise<void> {
  await membership.destroy({ transaction });
}

/** What an organization asks of the addresses of those who order for it. */
export type AddressRules = Pick<Team, 'emailDomain' | 'requiresEmailDomain' | 'requiresEmailVerification'>;

export async function changeAddressRules(
  id: number,
  rules: Partial<AddressRules>,
  transaction: Transaction,
): Promise<void> {
  await Team.update(rules, { where: { id }, transaction });
}
