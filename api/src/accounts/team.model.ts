import {
  DataTypes,
  Model,
  type Transaction,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
} from 'sequelize';
import type { Role } from '@copper-carrot/contracts';
import { database } from '../database';

/** An organization; "team" is its name on the wire. */
export class Team extends Model<InferAttributes<Team>, InferCreationAttributes<Team>> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare accessCode: string;
  declare emailDomain: CreationOptional<string | null>;
  declare requiresEmailDomain: CreationOptional<boolean>;
  declare requiresEmailVerification: CreationOptional<boolean>;
  declare invoiceTermsDays: CreationOptional<number>;
  /** What it may owe on invoices at once; null: as much as it orders. */
  declare creditLimitCents: CreationOptional<number | null>;
  declare mealAllowanceCents: CreationOptional<number | null>;
  declare costCenters: CreationOptional<string[]>;
  declare purchaseOrders: CreationOptional<string[]>;
  declare defaultAddressId: CreationOptional<number | null>;
  /** From what total on its orders wait for an admin's yes; null: never. */
  declare approvalOverCents: CreationOptional<number | null>;
  declare budgetPerPersonCents: CreationOptional<number | null>;
  declare ordersFrom: CreationOptional<string | null>;
  declare ordersUntil: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

Team.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    name: { type: DataTypes.TEXT, allowNull: false },
    accessCode: { type: DataTypes.TEXT, allowNull: false },
    emailDomain: { type: DataTypes.STRING },
    requiresEmailDomain: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    requiresEmailVerification: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    invoiceTermsDays: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 30 },
    creditLimitCents: { type: DataTypes.INTEGER },
    mealAllowanceCents: { type: DataTypes.INTEGER },
    costCenters: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    purchaseOrders: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    defaultAddressId: { type: DataTypes.INTEGER },
    approvalOverCents: { type: DataTypes.INTEGER },
    budgetPerPersonCents: { type: DataTypes.INTEGER },
    ordersFrom: { type: DataTypes.TIME },
    ordersUntil: { type: DataTypes.TIME },
    createdAt: DataTypes.DATE,
    updatedAt: DataTypes.DATE,
  },
  { sequelize: database, tableName: 'teams', modelName: 'Team' },
);

/** Whether a person belongs to an organization now. */
export const isMember = async (
  userId: number,
  teamId: number,
  transaction: Transaction | null,
): Promise<boolean> => (await Membership.count({ where: { userId, teamId }, transaction })) > 0;

/** A person's place in an organization. */
export class Membership extends Model<InferAttributes<Membership>, InferCreationAttributes<Membership>> {
  declare id: CreationOptional<number>;
  declare teamId: number;
  declare userId: number;
  declare role: Role;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

Membership.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    teamId: { type: DataTypes.INTEGER, allowNull: false },
    userId: { type: DataTypes.INTEGER, allowNull: false },
    role: { type: DataTypes.TEXT, allowNull: false },
    createdAt: DataTypes.DATE,
    updatedAt: DataTypes.DATE,
  },
  { sequelize: database, tableName: 'memberships', modelName: 'Membership' },
);
