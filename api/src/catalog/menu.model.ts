import type { Allergen, DietaryTag } from '@copper-carrot/contracts';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { database } from '../database';
import type { StoredPicture } from './brand.model';

export class Menu extends Model<InferAttributes<Menu>, InferCreationAttributes<Menu>> {
  declare id: CreationOptional<number>;
  declare brandId: number;
  declare name: string;
  declare position: CreationOptional<number>;
  declare active: CreationOptional<boolean>;
  declare updatedAt: CreationOptional<Date>;
}

export class MenuCategory extends Model<
  InferAttributes<MenuCategory>,
  InferCreationAttributes<MenuCategory>
> {
  declare id: CreationOptional<number>;
  declare menuId: number;
  declare parentId: CreationOptional<number | null>;
  declare name: string;
  declare position: CreationOptional<number>;
}

export class MenuItem extends Model<InferAttributes<MenuItem>, InferCreationAttributes<MenuItem>> {
  declare id: CreationOptional<number>;
  declare menuId: number;
  declare menuCategoryId: number;
  /** The item that this one is a variation of (1 §3). */
  declare sourceItemId: CreationOptional<number | null>;
  declare name: string;
  declare description: CreationOptional<string>;
  declare priceCents: number;
  declare serves: CreationOptional<number>;
  declare dietaryTags: CreationOptional<DietaryTag[]>;
  declare allergens: CreationOptional<Allergen[]>;
  declare picture: CreationOptional<StoredPicture>;
  declare active: CreationOptional<boolean>;
  declare position: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

const { ARRAY, BOOLEAN, DATE, INTEGER, JSONB, TEXT } = DataTypes;
// Sequelize writes into the definition that it is given, so each model gets its own.
const id = () => ({ type: INTEGER, primaryKey: true, autoIncrement: true });

Menu.init(
  {
    id: id(),
    brandId: { type: INTEGER, allowNull: false },
    name: { type: TEXT, allowNull: false },
    position: INTEGER,
    active: BOOLEAN,
    updatedAt: DATE,
  },
  { sequelize: database, tableName: 'menus' },
);

MenuCategory.init(
  {
    id: id(),
    menuId: { type: INTEGER, allowNull: false },
    parentId: INTEGER,
    name: { type: TEXT, allowNull: false },
    position: INTEGER,
  },
  { sequelize: database, tableName: 'menu_categories' },
);

MenuItem.init(
  {
    id: id(),
    menuId: { type: INTEGER, allowNull: false },
    menuCategoryId: { type: INTEGER, allowNull: false },
    sourceItemId: INTEGER,
    name: { type: TEXT, allowNull: false },
    description: TEXT,
    priceCents: { type: INTEGER, allowNull: false },
    serves: INTEGER,
    dietaryTags: ARRAY(TEXT),
    allergens: ARRAY(TEXT),
    picture: JSONB,
    active: BOOLEAN,
    position: INTEGER,
    createdAt: DATE,
    updatedAt: DATE,
  },
  { sequelize: database, tableName: 'menu_items' },
);
