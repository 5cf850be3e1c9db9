import type { Diet, MailKind } from '@copper-carrot/contracts';
import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
} from 'sequelize';
import { database } from '../database';

/** What somebody wants filled in for each new order; a key left out is filled in as without it. */
export interface OrderPreferences {
  contactName?: string;
  contactPhone?: string;
  deliveryInstructions?: string;
  /** In whole percent of the food. */
  tipPercent?: number;
  /** False where the kitchen is to bring none. */
  cutlery?: boolean;
}

export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: CreationOptional<number>;
  declare email: string;
  declare passwordHash: CreationOptional<string | null>;
  declare firstName: string;
  declare lastName: CreationOptional<string>;
  declare type: CreationOptional<'member' | 'pollee'>;
  declare isAdmin: CreationOptional<boolean>;
  declare isPhotographer: CreationOptional<boolean>;
  declare invoiceable: CreationOptional<boolean>;
  declare rewardsDisabled: CreationOptional<boolean>;
  /** A decimal, which the driver gives as text. */
  declare awardsMultiplier: CreationOptional<string | number>;
  declare stripeCustomerId: CreationOptional<string | null>;
  declare reviewAnonymously: CreationOptional<boolean>;
  declare phone: CreationOptional<string | null>;
  /** An address that is theirs once they answer the mail to it. */
  declare newEmail: CreationOptional<string | null>;
  /** False for each kind of mail that they turned off. */
  declare emailPreferences: CreationOptional<Partial<Record<MailKind, boolean>>>;
  /** What checkout fills in for a new order of theirs. */
  declare orderPreferences: CreationOptional<OrderPreferences>;
  /** What they need of their food, as they said it last. */
  declare dietaryProfile: CreationOptional<Diet[]>;
  declare emailVerifiedAt: CreationOptional<Date | null>;
  /** Their picture, among the uploaded files. */
  declare avatarFileId: CreationOptional<number | null>;
  declare deactivatedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

User.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    email: { type: DataTypes.STRING, allowNull: false },
    passwordHash: { type: DataTypes.TEXT },
    firstName: { type: DataTypes.TEXT, allowNull: false },
    lastName: { type: DataTypes.TEXT, allowNull: false, defaultValue: '' },
    type: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'member' },
    isAdmin: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    isPhotographer: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    invoiceable: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    rewardsDisabled: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    awardsMultiplier: { type: DataTypes.DECIMAL(4, 2), allowNull: false, defaultValue: 1 },
    stripeCustomerId: { type: DataTypes.TEXT },
    reviewAnonymously: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    phone: { type: DataTypes.TEXT },
    newEmail: { type: DataTypes.STRING },
    emailPreferences: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
    orderPreferences: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
    dietaryProfile: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    emailVerifiedAt: { type: DataTypes.DATE },
    avatarFileId: { type: DataTypes.INTEGER },
    deactivatedAt: { type: DataTypes.DATE },
    createdAt: DataTypes.DATE,
    updatedAt: DataTypes.DATE,
  },
  { sequelize: database, tableName: 'users', modelName: 'User' },
);
