import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
} from 'sequelize';
import { database } from '../database';

/** A delivery address of a person or an organization. */
export class Address extends Model<InferAttributes<Address>, InferCreationAttributes<Address>> {
  declare id: CreationOptional<number>;
  declare userId: CreationOptional<number | null>;
  declare teamId: CreationOptional<number | null>;
  /** Its label in the book; null for older entries. */
  declare label: CreationOptional<string | null>;
  declare companyName: CreationOptional<string | null>;
  declare formattedAddress: string;
  declare googlePlaceId: string;
  declare suite: CreationOptional<string | null>;
  declare city: string;
  declare state: string;
  declare zip: string;
  declare latitude: number;
  declare longitude: number;
  declare approximate: CreationOptional<boolean>;
  declare placeId: CreationOptional<number | null>;
  declare timeZone: string;
  declare contactName: CreationOptional<string | null>;
  declare contactPhone: CreationOptional<string | null>;
  declare deliveryInstructions: CreationOptional<string | null>;
  declare rootId: CreationOptional<number | null>;
  declare forAddressBook: CreationOptional<boolean>;
  declare archivedAt: CreationOptional<Date | null>;
  declare lockVersion: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

// A new object per column, because Sequelize writes the column's name into it.
const text = () => ({ type: DataTypes.TEXT });
const required = () => ({ type: DataTypes.TEXT, allowNull: false });

Address.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    userId: { type: DataTypes.INTEGER },
    teamId: { type: DataTypes.INTEGER },
    label: text(),
    companyName: text(),
    formattedAddress: required(),
    googlePlaceId: required(),
    suite: text(),
    city: required(),
    state: required(),
    zip: required(),
    latitude: { type: DataTypes.DOUBLE, allowNull: false },
    longitude: { type: DataTypes.DOUBLE, allowNull: false },
    approximate: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    placeId: { type: DataTypes.INTEGER },
    timeZone: required(),
    contactName: text(),
    contactPhone: text(),
    deliveryInstructions: text(),
    rootId: { type: DataTypes.INTEGER },
    forAddressBook: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
    archivedAt: { type: DataTypes.DATE },
    lockVersion: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    createdAt: DataTypes.DATE,
    updatedAt: DataTypes.DATE,
  },
  { sequelize: database, tableName: 'addresses', modelName: 'Address', version: 'lockVersion' },
);
