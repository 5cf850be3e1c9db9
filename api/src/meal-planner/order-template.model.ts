import type { ChosenPresentation, MealType, SavedSearchFilters } from '@copper-carrot/contracts';
import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
} from 'sequelize';
import { database } from '../database';

export type PlannedSearch = SavedSearchFilters & { name?: string };

/** What planned meals of an organization begin with. */
export class OrderTemplate extends Model<
  InferAttributes<OrderTemplate>,
  InferCreationAttributes<OrderTemplate>
> {
  declare id: CreationOptional<number>;
  declare teamId: number;
  declare createdBy: number;
  declare name: string;
  declare color: CreationOptional<string>;
  declare mealType: MealType;
  declare startTime: CreationOptional<string | null>;
  declare headcount: CreationOptional<number | null>;
  declare presentationType: CreationOptional<ChosenPresentation | null>;
  declare budgetPerPersonCents: CreationOptional<number | null>;
  declare filters: CreationOptional<PlannedSearch>;
  declare addressId: CreationOptional<number | null>;
  declare googlePlaceId: CreationOptional<string | null>;
  declare formattedAddress: CreationOptional<string | null>;
  declare isDefault: CreationOptional<boolean>;
  declare archivedAt: CreationOptional<Date | null>;
}

const { BOOLEAN, DATE, INTEGER, JSONB, TEXT, TIME } = DataTypes;

OrderTemplate.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    teamId: { type: INTEGER, allowNull: false },
    createdBy: { type: INTEGER, allowNull: false },
    name: { type: TEXT, allowNull: false },
    color: TEXT,
    mealType: { type: TEXT, allowNull: false },
    startTime: TIME,
    headcount: INTEGER,
    presentationType: TEXT,
    budgetPerPersonCents: INTEGER,
    filters: JSONB,
    addressId: INTEGER,
    googlePlaceId: TEXT,
    formattedAddress: TEXT,
    isDefault: BOOLEAN,
    archivedAt: DATE,
  },
  { sequelize: database, tableName: 'order_templates', modelName: 'OrderTemplate' },
);
