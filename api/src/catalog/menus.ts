import type { Schemas } from '@copper-carrot/contracts';
import { defineList, presentList, type Paging } from '../http';
import { centsToDollars } from '../pricing';
import { dishColumns, menuColumns, type Dish, type ModifierGroup } from './brand-menu';
import { presentPicture } from './catalog.presenter';
import { column } from '../prepared';

const menuItems = defineList({
  name: 'menu-items-of-brand',
  columns: {
    id: 'int4',
    menuId: 'int4',
    menuCategoryId: 'int4',
    sourceItemId: 'int4?',
    name: 'text',
    description: 'text',
    priceCents: 'int4',
    serves: 'int4',
    dietaryTags: column<Schemas['MenuItem']['dietary_tags']>('text[]'),
    allergens: column<Schemas['MenuItem']['allergens']>('text[]'),
    picture: column<{ url?: string }>('jsonb'),
    modifierGroups: column<ModifierGroup[]>('json'),
  },
  select: dishColumns,
  from: `menu_items i join menus m on m.id = i.menu_id
    where m.brand_id = $1 and m.active and i.active`,
  order: 'm.position, m.id, i.position',
  key: 'i.id',
  fromReplica: true,
});

/** The dishes on a brand's active menus, in the menus' own order. */
export const listMenuItems = async (brandId: number, page: Paging) =>
  presentList(await menuItems.page([brandId], page), presentMenuItem);

/** A dish as screens show it, in dollars. */
export const presentMenuItem = (row: Dish): Schemas['MenuItem'] => ({
  id: row.id,
  menu_id: row.menuId,
  menu_category_id: row.menuCategoryId,
  source_item_id: row.sourceItemId,
  name: row.name,
  description: row.description,
  price: centsToDollars(row.priceCents),
  serves: row.serves,
  dietary_tags: row.dietaryTags,
  allergens: row.allergens ?? [],
  image: presentPicture(row.picture.url, row.name),
  modifier_groups: row.modifierGroups.map(({ id, name, minimum, maximum, modifiers }) => ({
    id,
    name,
    minimum,
    maximum,
    modifiers: modifiers.map((each) => ({
      id: each.id,
      name: each.name,
      price: centsToDollars(each.priceCents),
      allergens: each.allergens ?? [],
    })),
  })),
});

const restaurantMenus = defineList({
  columns: {
    id: 'int4',
    name: 'text',
    allergens_stated_on: 'date?',
    menu_categories: column<Schemas['RestaurantMenu']['menu_categories']>('json'),
  },
  name: 'menus-of-brand',
  select: menuColumns,
  from: 'menus m where m.brand_id = $1 and m.active',
  order: 'm.position',
  key: 'm.id',
  fromReplica: true,
});

/** A brand's active menus with their categories. */
export const listRestaurantMenus = (brandId: number, page: Paging) => restaurantMenus.page([brandId], page);
