import type { ChoiceType } from '@copper-carrot/contracts';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { database } from '../database';

const { BOOLEAN, INTEGER, TEXT } = DataTypes;

export class ChosenOption extends Model<
  InferAttributes<ChosenOption>,
  InferCreationAttributes<ChosenOption>
> {
  declare id: CreationOptional<number>;
  declare orderId: number;
  declare packageItemId: number;
  declare optionId: number;
  declare choiceType: ChoiceType;
  declare qty: number;
  declare name: string;
  declare priceCents: number;
}

ChosenOption.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    orderId: { type: INTEGER, allowNull: false },
    packageItemId: { type: INTEGER, allowNull: false },
    optionId: { type: INTEGER, allowNull: false },
    choiceType: { type: TEXT, allowNull: false },
    qty: { type: INTEGER, allowNull: false },
    name: { type: TEXT, allowNull: false },
    priceCents: { type: INTEGER, allowNull: false },
  },
  { sequelize: database, tableName: 'order_chosen_options', underscored: true },
);

export class OrderPriceLine extends Model<
  InferAttributes<OrderPriceLine>,
  InferCreationAttributes<OrderPriceLine>
> {
  declare orderId: number;
  declare position: number;
  declare code: string;
  declare key: string;
  declare label: string;
  declare amountCents: number;
  declare taxable: boolean;
  declare taxableCents: number;
  declare catererCents: number;
  declare platformCents: number;
}

OrderPriceLine.init(
  {
    orderId: { type: INTEGER, primaryKey: true },
    position: { type: INTEGER, primaryKey: true },
    code: { type: TEXT, allowNull: false },
    key: { type: TEXT, allowNull: false },
    label: { type: TEXT, allowNull: false },
    amountCents: { type: INTEGER, allowNull: false },
    taxable: { type: BOOLEAN, allowNull: false },
    taxableCents: { type: INTEGER, allowNull: false },
    catererCents: { type: INTEGER, allowNull: false },
    platformCents: { type: INTEGER, allowNull: false },
  },
  { sequelize: database, tableName: 'order_price_lines', underscored: true },
);
