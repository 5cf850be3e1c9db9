import type { ChosenPresentation } from '@copper-carrot/contracts';
import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
} from 'sequelize';
import { database } from '../database';
import type { PlannedSearch } from './order-template.model';

/** A planned meal, which is no order yet (2 §3). */
export class DraftOrder extends Model<InferAttributes<DraftOrder>, InferCreationAttributes<DraftOrder>> {
  declare id: CreationOptional<number>;
  declare teamId: number;
  declare createdBy: number;
  declare managedRuleId: CreationOptional<number | null>;
  /** The day of its rule that it fills, which stays when it is moved to another day; null without a rule. */
  declare slotDate: CreationOptional<string | null>;
  declare orderTemplateId: CreationOptional<number | null>;
  declare packageId: CreationOptional<number | null>;
  declare brandId: CreationOptional<number | null>;
  declare orderId: CreationOptional<number | null>;
  declare startDate: string;
  declare startTime: CreationOptional<string | null>;
  declare headcount: CreationOptional<number | null>;
  declare presentationType: CreationOptional<ChosenPresentation | null>;
  declare googlePlaceId: CreationOptional<string | null>;
  declare formattedAddress: CreationOptional<string | null>;
  declare addressId: CreationOptional<number | null>;
  declare savedSearch: CreationOptional<PlannedSearch>;
  /** Empty where the food says enough. */
  declare name: CreationOptional<string>;
  declare totalCents: CreationOptional<number | null>;
  declare byHand: CreationOptional<boolean>;
  declare why: CreationOptional<string[]>;
  declare displaced: CreationOptional<string | null>;
  declare problem: CreationOptional<string | null>;
  /** A removed meal of a rule keeps its day empty. */
  declare removedAt: CreationOptional<Date | null>;
  /** When its standing order made its order; null where a person did. */
  declare standingAt: CreationOptional<Date | null>;
  /** When its standing order could not be sent, which then waits for a person. */
  declare heldAt: CreationOptional<Date | null>;
}

const { ARRAY, BOOLEAN, DATE, DATEONLY, INTEGER, JSONB, TEXT, TIME } = DataTypes;

DraftOrder.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    teamId: { type: INTEGER, allowNull: false },
    createdBy: { type: INTEGER, allowNull: false },
    managedRuleId: INTEGER,
    slotDate: DATEONLY,
    orderTemplateId: INTEGER,
    packageId: INTEGER,
    brandId: INTEGER,
    orderId: INTEGER,
    startDate: { type: DATEONLY, allowNull: false },
    startTime: TIME,
    headcount: INTEGER,
    presentationType: TEXT,
    googlePlaceId: TEXT,
    formattedAddress: TEXT,
    addressId: INTEGER,
    savedSearch: JSONB,
    name: TEXT,
    totalCents: INTEGER,
    byHand: BOOLEAN,
    why: ARRAY(TEXT),
    displaced: TEXT,
    problem: TEXT,
    removedAt: DATE,
    standingAt: DATE,
    heldAt: DATE,
  },
  { sequelize: database, tableName: 'draft_orders', modelName: 'DraftOrder' },
);
