import type { Schemas } from '@copper-carrot/contracts';
import { defineList, presentList, type Paging, type RecordOf } from '../http';
import { centsToDollars } from '../pricing';
import { presentPicture } from './catalog.presenter';
import { column } from '../prepared';

interface ModifierGroup {
  id: number;
  name: string;
  minimum: number;
  maximum: number;
  modifiers: { id: number; name: string; priceCents: number }[];
}

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
    picture: column<{ url?: string }>('jsonb'),
    modifierGroups: column<ModifierGroup[]>('json'),
  },
  select: `i.id, i.menu_id as "menuId", i.menu_category_id as "menuCategoryId", i.source_item_id as "sourceItemId", i.name,
    i.description, i.price_cents as "priceCents", i.serves, i.dietary_tags as "dietaryTags", i.picture,
    coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name, 'minimum', g.minimum, 'maximum', g.maximum,
        'modifiers', (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'priceCents', m.price_cents)
            order by m.position, m.id), '[]') from modifiers m where m.modifier_group_id = g.id)) order by x.position, g.id)
      from menu_item_modifier_groups x join modifier_groups g on g.id = x.modifier_group_id
      where x.menu_item_id = i.id), '[]') as "modifierGroups"`,
  from: `menu_items i join menus m on m.id = i.menu_id
    where m.brand_id = $1 and m.active and i.active`,
  order: 'm.position, m.id, i.position',
  key: 'i.id',
  fromReplica: true,
});

/** The dishes on a brand's active menus, in the menus' own order. */
export const listMenuItems = async (brandId: number, page: Paging) =>
  presentList(await menuItems.page([brandId], page), presentMenuItem);

const presentMenuItem = (row: RecordOf<typeof menuItems>): Schemas['MenuItem'] => ({
  id: row.id,
  menu_id: row.menuId,
  menu_category_id: row.menuCategoryId,
  source_item_id: row.sourceItemId,
  name: row.name,
  description: row.description,
  price: centsToDollars(row.priceCents),
  serves: row.serves,
  dietary_tags: row.dietaryTags,
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
    })),
  })),
});

const restaurantMenus = defineList({
  columns: {
    id: 'int4',
    name: 'text',
    menu_categories: column<Schemas['RestaurantMenu']['menu_categories']>('json'),
  },
  name: 'menus-of-brand',
  select: `m.id, m.name, coalesce((select json_agg(json_build_object('id', c.id, 'parent_id', c.parent_id, 'name', c.name)
    order by c.position, c.id) from menu_categories c where c.menu_id = m.id), '[]') as menu_categories`,
  from: 'menus m where m.brand_id = $1 and m.active',
  order: 'm.position',
  key: 'm.id',
  fromReplica: true,
});

/** A brand's active menus with their categories. */
export const listRestaurantMenus = (brandId: number, page: Paging) => restaurantMenus.page([brandId], page);
