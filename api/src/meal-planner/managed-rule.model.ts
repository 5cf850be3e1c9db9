import type { Diet } from '@copper-carrot/contracts';
import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
} from 'sequelize';
import { database } from '../database';

/** A rule by which meals of an organization are planned. */
export class ManagedRule extends Model<InferAttributes<ManagedRule>, InferCreationAttributes<ManagedRule>> {
  declare id: CreationOptional<number>;
  declare teamId: number;
  declare createdBy: number;
  declare orderTemplateId: CreationOptional<number | null>;
  declare name: string;
  /** 1 for Monday to 7 for Sunday. */
  declare weekdays: number[];
  declare everyWeeks: CreationOptional<number>;
  declare startsOn: string;
  declare endsOn: CreationOptional<string | null>;
  declare startTime: CreationOptional<string | null>;
  declare headcount: CreationOptional<number | null>;
  declare budgetPerPersonCents: CreationOptional<number | null>;
  declare budgetPerWeekCents: CreationOptional<number | null>;
  declare cuisineGapDays: CreationOptional<number>;
  declare brandGapDays: CreationOptional<number>;
  declare minimumRating: CreationOptional<number | null>;
  declare diets: CreationOptional<Diet[]>;
  declare rosterId: CreationOptional<number | null>;
  declare blockRosterId: CreationOptional<number | null>;
  declare skipHolidays: CreationOptional<boolean>;
  declare submitDaysBefore: CreationOptional<number | null>;
  declare pausedAt: CreationOptional<Date | null>;
}

const { ARRAY, BOOLEAN, DATE, DATEONLY, DECIMAL, INTEGER, TEXT, TIME } = DataTypes;

ManagedRule.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    teamId: { type: INTEGER, allowNull: false },
    createdBy: { type: INTEGER, allowNull: false },
    orderTemplateId: INTEGER,
    name: { type: TEXT, allowNull: false },
    weekdays: { type: ARRAY(INTEGER), allowNull: false },
    everyWeeks: INTEGER,
    startsOn: { type: DATEONLY, allowNull: false },
    endsOn: DATEONLY,
    startTime: TIME,
    headcount: INTEGER,
    budgetPerPersonCents: INTEGER,
    budgetPerWeekCents: INTEGER,
    cuisineGapDays: INTEGER,
    brandGapDays: INTEGER,
    minimumRating: DECIMAL(2, 1),
    diets: ARRAY(TEXT),
    rosterId: INTEGER,
    blockRosterId: INTEGER,
    skipHolidays: BOOLEAN,
    submitDaysBefore: INTEGER,
    pausedAt: DATE,
  },
  { sequelize: database, tableName: 'managed_rules', modelName: 'ManagedRule' },
);
