import type { DiversityTag, QualityTier } from '@copper-carrot/contracts';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { database } from '../database';

/** A picture as the catalogue keeps it; `alt` is kept beside it in `picture_alt`. */
export interface StoredPicture {
  url?: string;
}

/** What a brand lets a customer change without asking (see the order's change requests). */
export interface AutoApproveLimits {
  headcount_percent: number;
  hours_before: number;
}

export class Brand extends Model<InferAttributes<Brand>, InferCreationAttributes<Brand>> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare slug: string;
  declare description: CreationOptional<string>;
  declare story: CreationOptional<string>;
  declare picture: CreationOptional<StoredPicture>;
  declare pictureAlt: CreationOptional<string>;
  declare qualityTier: CreationOptional<QualityTier | null>;
  declare budgetTier: CreationOptional<number>;
  declare minorityFlags: CreationOptional<DiversityTag[]>;
  declare sustainable: CreationOptional<boolean>;
  declare promoted: CreationOptional<boolean>;
  declare fullMenuOrderingEnabled: CreationOptional<boolean>;
  declare leadTimeHours: CreationOptional<number>;
  /** `HH:mm:ss` on the day before the event, in the kitchen's zone. */
  declare dayBeforeCutoff: CreationOptional<string | null>;
  declare commissionPpm: CreationOptional<number>;
  declare autoApproveLimits: CreationOptional<AutoApproveLimits>;
  declare phoneNumber: CreationOptional<string | null>;
  declare popularity: CreationOptional<number>;
  declare ratingAverage: CreationOptional<string | null>;
  declare reviewCount: CreationOptional<number>;
  declare active: CreationOptional<boolean>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

const { ARRAY, BOOLEAN, DATE, DECIMAL, INTEGER, JSONB, TEXT, TIME } = DataTypes;

Brand.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    name: { type: TEXT, allowNull: false },
    slug: { type: TEXT, allowNull: false },
    description: TEXT,
    story: TEXT,
    picture: JSONB,
    pictureAlt: TEXT,
    qualityTier: TEXT,
    budgetTier: INTEGER,
    minorityFlags: ARRAY(TEXT),
    sustainable: BOOLEAN,
    promoted: BOOLEAN,
    fullMenuOrderingEnabled: BOOLEAN,
    leadTimeHours: INTEGER,
    dayBeforeCutoff: TIME,
    commissionPpm: INTEGER,
    autoApproveLimits: JSONB,
    phoneNumber: TEXT,
    popularity: INTEGER,
    ratingAverage: DECIMAL(3, 2),
    reviewCount: INTEGER,
    active: BOOLEAN,
    createdAt: DATE,
    updatedAt: DATE,
  },
  { sequelize: database, tableName: 'brands' },
);
