import type { Allergen, DietaryTag, Schemas } from '@copper-carrot/contracts';
import { column, prepared } from '../prepared';
import { idOrSlug } from './find-catalog';
import { sql } from '../database';

/** Additions to a dish, of which so many may be taken of one portion of it. */
export interface ModifierGroup {
  id: number;
  name: string;
  minimum: number;
  maximum: number;
  /** Their allergens are absent in what was agreed before anybody stated them. */
  modifiers: { id: number; name: string; priceCents: number; allergens?: Allergen[] }[];
}

/** A dish of a menu with all that may be added to it; money in cents. */
export interface Dish {
  id: number;
  menuId: number;
  menuCategoryId: number;
  /** The dish that it is a variation of (1 §3). */
  sourceItemId: number | null;
  name: string;
  description: string;
  priceCents: number;
  /** For how many people one is. */
  serves: number;
  dietaryTags: DietaryTag[];
  /** Absent in what was agreed before anybody stated them. */
  allergens?: Allergen[];
  picture: { url?: string };
  modifierGroups: ModifierGroup[];
}

/** A restaurant with all that its active menus hold, as orders take it; clock times `HH:mm`. */
export interface BrandMenu {
  brandId: number;
  name: string;
  brandActive: boolean;
  /** Whether its dishes are sold by themselves. */
  takesOrders: boolean;
  commissionPpm: number;
  leadTimeHours: number;
  dayBeforeCutoff: string | null;
  pictureUrl: string;
  pictureAlt: string;
  placeIds: number[];
  dishes: Dish[];
  menus: Schemas['RestaurantMenu'][];
}

/** The columns of a dish, of a statement that knows it as `i`. */
export const dishColumns = `i.id, i.menu_id as "menuId", i.menu_category_id as "menuCategoryId",
    i.source_item_id as "sourceItemId", i.name, i.description, i.price_cents as "priceCents", i.serves,
    i.dietary_tags as "dietaryTags", i.allergens, i.picture,
    coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name, 'minimum', g.minimum, 'maximum', g.maximum,
        'modifiers', (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'priceCents', m.price_cents,
            'allergens', m.allergens)
            order by m.position, m.id), '[]') from modifiers m where m.modifier_group_id = g.id)) order by x.position, g.id)
      from menu_item_modifier_groups x join modifier_groups g on g.id = x.modifier_group_id
      where x.menu_item_id = i.id), '[]') as "modifierGroups"`;

/** The columns of a menu, of a statement that knows it as `m`. */
export const menuColumns = `m.id, m.name, m.allergens_stated_on, coalesce((select json_agg(json_build_object('id', c.id, 'parent_id', c.parent_id,
    'name', c.name) order by c.position, c.id) from menu_categories c where c.menu_id = m.id), '[]') as menu_categories`;

/** $1 the id of a brand or null, $2 its slug or null. */
export const brandMenuQuery = prepared(
  'brand-menu',
  {
    brandId: 'int4',
    name: 'text',
    brandActive: 'bool',
    takesOrders: 'bool',
    commissionPpm: 'int4',
    leadTimeHours: 'int4',
    dayBeforeCutoff: 'text?',
    pictureUrl: 'text',
    pictureAlt: 'text',
    placeIds: 'int4[]',
    dishes: column<Dish[]>('json'),
    menus: column<Schemas['RestaurantMenu'][]>('json'),
  },
  `
select b.id as "brandId", b.name, b.active as "brandActive", b.full_menu_ordering_enabled as "takesOrders",
  b.commission_ppm as "commissionPpm", b.lead_time_hours as "leadTimeHours",
  to_char(b.day_before_cutoff, 'HH24:MI') as "dayBeforeCutoff", coalesce(b.picture ->> 'url', '') as "pictureUrl",
  b.picture_alt as "pictureAlt",
  array(select distinct k.place_id from kitchens k where k.brand_id = b.id and k.active order by 1) as "placeIds",
  coalesce((select json_agg(to_json(dish)) from (
    select ${dishColumns} from menu_items i join menus m on m.id = i.menu_id
    where m.brand_id = b.id and m.active and i.active order by m.position, m.id, i.position, i.id) dish), '[]') as dishes,
  coalesce((select json_agg(to_json(menu)) from (
    select ${menuColumns} from menus m where m.brand_id = b.id and m.active order by m.position, m.id) menu), '[]') as menus
from brands b where b.id = coalesce($1, (select id from brands where slug = $2))`,
);

/** The menu of a restaurant by its id or slug, whether it takes orders or not; null where there is none. */
export async function findBrandMenu(which: number | string): Promise<BrandMenu | null> {
  const taken = idOrSlug(which);
  return (await sql.first(brandMenuQuery, 'id' in taken ? [taken.id, null] : [null, taken.slug])) ?? null;
}
