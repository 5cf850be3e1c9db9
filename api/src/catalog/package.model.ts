import type {
  Allergen,
  ChoiceType,
  ChosenPresentation,
  DietaryTag,
  MealType,
  PresentationType,
  SetUpType,
} from '@copper-carrot/contracts';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { database } from '../database';
import type { StoredPicture } from './brand.model';

export class Package extends Model<InferAttributes<Package>, InferCreationAttributes<Package>> {
  declare id: CreationOptional<number>;
  declare brandId: number;
  declare packageCategoryId: number;
  declare packageTemplateId: CreationOptional<number | null>;
  declare name: string;
  declare slug: string;
  declare description: CreationOptional<string>;
  declare picture: CreationOptional<StoredPicture>;
  declare pictureAlt: CreationOptional<string>;
  declare active: CreationOptional<boolean>;
  declare mealType: MealType;
  declare presentationType: PresentationType;
  declare setUpType: CreationOptional<SetUpType>;
  /** The day on which its caterer last said what is in its dishes; null for never. */
  declare allergensStatedOn: CreationOptional<string | null>;
  declare priceCents: number;
  declare minimumHeadcount: CreationOptional<number>;
  declare maximumHeadcount: CreationOptional<number>;
  declare incrementBy: CreationOptional<number>;
  /** Its own lead time; null takes the brand's. */
  declare leadTimeHours: CreationOptional<number | null>;
  declare groupEligible: CreationOptional<boolean>;
  declare pollLeadTimeHours: CreationOptional<number>;
  declare includes: CreationOptional<string[]>;
  declare choiceVersion: CreationOptional<number>;
  declare popularity: CreationOptional<number>;
  declare ratingAverage: CreationOptional<string | null>;
  declare reviewCount: CreationOptional<number>;
  declare viewCount: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export class PackageItem extends Model<InferAttributes<PackageItem>, InferCreationAttributes<PackageItem>> {
  declare id: CreationOptional<number>;
  declare packageId: number;
  declare position: CreationOptional<number>;
  declare hasChoice: CreationOptional<boolean>;
  declare choiceType: ChoiceType;
  declare properChoiceSubject: CreationOptional<string | null>;
  declare description: CreationOptional<string>;
  declare incrementBy: CreationOptional<number>;
  declare incrementSubject: CreationOptional<string>;
  declare incrementSubjectPlural: CreationOptional<string>;
  declare extraHeadcountPriceCents: CreationOptional<number>;
  declare maximumChoosableOptions: CreationOptional<number | null>;
  declare servingInfo: CreationOptional<string>;
  declare archivedAt: CreationOptional<Date | null>;
}

export class PackageItemOption extends Model<
  InferAttributes<PackageItemOption>,
  InferCreationAttributes<PackageItemOption>
> {
  declare id: CreationOptional<number>;
  declare packageItemId: number;
  declare menuItemId: CreationOptional<number | null>;
  declare position: CreationOptional<number>;
  declare name: string;
  declare description: CreationOptional<string>;
  declare priceCents: CreationOptional<number>;
  declare dietaryTags: CreationOptional<DietaryTag[]>;
  declare allergens: CreationOptional<Allergen[]>;
  declare presentationType: CreationOptional<ChosenPresentation | null>;
  declare comboOf: CreationOptional<number[]>;
  declare createdByOrderId: CreationOptional<number | null>;
  declare archivedAt: CreationOptional<Date | null>;
}

const { ARRAY, BIGINT, BOOLEAN, DATE, DATEONLY, DECIMAL, INTEGER, JSONB, TEXT } = DataTypes;

Package.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    brandId: { type: INTEGER, allowNull: false },
    packageCategoryId: { type: INTEGER, allowNull: false },
    packageTemplateId: INTEGER,
    name: { type: TEXT, allowNull: false },
    slug: { type: TEXT, allowNull: false },
    description: TEXT,
    picture: JSONB,
    pictureAlt: TEXT,
    active: BOOLEAN,
    mealType: { type: TEXT, allowNull: false },
    presentationType: { type: TEXT, allowNull: false },
    setUpType: TEXT,
    allergensStatedOn: DATEONLY,
    priceCents: { type: INTEGER, allowNull: false },
    minimumHeadcount: INTEGER,
    maximumHeadcount: INTEGER,
    incrementBy: INTEGER,
    leadTimeHours: INTEGER,
    groupEligible: BOOLEAN,
    pollLeadTimeHours: INTEGER,
    includes: ARRAY(TEXT),
    choiceVersion: INTEGER,
    popularity: INTEGER,
    ratingAverage: DECIMAL(3, 2),
    reviewCount: INTEGER,
    viewCount: BIGINT,
    createdAt: DATE,
    updatedAt: DATE,
  },
  { sequelize: database, tableName: 'packages' },
);

PackageItem.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    packageId: { type: INTEGER, allowNull: false },
    position: INTEGER,
    hasChoice: BOOLEAN,
    choiceType: { type: TEXT, allowNull: false },
    properChoiceSubject: TEXT,
    description: TEXT,
    incrementBy: INTEGER,
    incrementSubject: TEXT,
    incrementSubjectPlural: TEXT,
    extraHeadcountPriceCents: INTEGER,
    maximumChoosableOptions: INTEGER,
    servingInfo: TEXT,
    archivedAt: DATE,
  },
  { sequelize: database, tableName: 'package_items' },
);

PackageItemOption.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    packageItemId: { type: INTEGER, allowNull: false },
    menuItemId: INTEGER,
    position: INTEGER,
    name: { type: TEXT, allowNull: false },
    description: TEXT,
    priceCents: INTEGER,
    dietaryTags: ARRAY(TEXT),
    allergens: ARRAY(TEXT),
    presentationType: TEXT,
    comboOf: ARRAY(INTEGER),
    createdByOrderId: INTEGER,
    archivedAt: DATE,
  },
  { sequelize: database, tableName: 'package_item_options' },
);
