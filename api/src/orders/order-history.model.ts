import {
  type CreationOptional,
  DataTypes,
  fn,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { database } from '../database';

const { BIGINT, DATE, INTEGER, JSONB, TEXT } = DataTypes;

export class OrderHistory extends Model<
  InferAttributes<OrderHistory>,
  InferCreationAttributes<OrderHistory>
> {
  declare id: CreationOptional<string>;
  declare orderId: number;
  declare kind: string;
  declare details: CreationOptional<Record<string, unknown>>;
  declare userId: number | null;
  declare actingUserId: CreationOptional<number | null>;
  declare at: CreationOptional<Date>;
}

OrderHistory.init(
  {
    id: { type: BIGINT, primaryKey: true, autoIncrement: true },
    orderId: { type: INTEGER, allowNull: false },
    kind: { type: TEXT, allowNull: false },
    details: { type: JSONB, allowNull: false, defaultValue: {} },
    userId: INTEGER,
    actingUserId: INTEGER,
    at: { type: DATE, allowNull: false, defaultValue: fn('clock_timestamp') },
  },
  { sequelize: database, tableName: 'order_history', underscored: true },
);
