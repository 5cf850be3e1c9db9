import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { database } from '../database';

export class Kitchen extends Model<InferAttributes<Kitchen>, InferCreationAttributes<Kitchen>> {
  declare id: CreationOptional<number>;
  declare brandId: number;
  declare placeId: number;
  declare name: string;
  declare formattedAddress: string;
  declare city: string;
  declare state: string;
  declare zip: string;
  declare latitude: number;
  declare longitude: number;
  declare timeZone: string;
  declare phoneNumber: CreationOptional<string | null>;
  declare pickupAllowed: CreationOptional<boolean>;
  declare active: CreationOptional<boolean>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

const { BOOLEAN, DATE, DOUBLE, INTEGER, TEXT } = DataTypes;

Kitchen.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    brandId: { type: INTEGER, allowNull: false },
    placeId: { type: INTEGER, allowNull: false },
    name: { type: TEXT, allowNull: false },
    formattedAddress: { type: TEXT, allowNull: false },
    city: { type: TEXT, allowNull: false },
    state: { type: TEXT, allowNull: false },
    zip: { type: TEXT, allowNull: false },
    latitude: { type: DOUBLE, allowNull: false },
    longitude: { type: DOUBLE, allowNull: false },
    timeZone: { type: TEXT, allowNull: false },
    phoneNumber: TEXT,
    pickupAllowed: BOOLEAN,
    active: BOOLEAN,
    createdAt: DATE,
    updatedAt: DATE,
  },
  { sequelize: database, tableName: 'kitchens' },
);
