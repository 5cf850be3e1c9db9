import type { DietaryTag, Schemas } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen } from '../../catalog/catalog.factory';
import { Membership } from '../../accounts';
import { Menu, MenuCategory, MenuItem } from '../../catalog';
import { sql } from '../../database';
import { makeMember, makeUser, signedIn, type TestClient } from '../../testing';
import { inDays, type Cart } from '../order.factory';

interface Group {
  minimum: number;
  maximum: number;
  prices: number[];
}

/** A modifier group of a brand with one addition per price in cents. */
async function makeGroup(brandId: number, name: string, { minimum, maximum, prices }: Group) {
  const [group] = await sql.rows<{ id: number }>(
    'insert into modifier_groups (brand_id, name, minimum, maximum) values ($1, $2, $3, $4) returning id',
    [brandId, name, minimum, maximum],
  );
  const groupId = group?.id ?? 0;
  const ids: number[] = [];
  for (const [position, price] of prices.entries()) {
    const [made] = await sql.rows<{ id: number }>(
      `insert into modifiers (modifier_group_id, name, price_cents, position) values ($1, $2, $3, $4) returning id`,
      [groupId, `${name} ${position + 1}`, price, position],
    );
    ids.push(made?.id ?? 0);
  }
  return { groupId, ids };
}

export interface DishOnMenu {
  id: number;
  priceCents: number;
  group: { minimum: number; maximum: number; modifiers: { id: number; priceCents: number }[] } | null;
}

/** A brand that sells its menu: a kitchen in midtown, a cook, and a menu with the given dishes. */
export async function makeMenuCaterer(
  dishes: { name: string; priceCents: number; serves?: number; group?: Group; tags?: DietaryTag[] }[],
) {
  const brand = await makeBrand({ fullMenuOrderingEnabled: true });
  const kitchen = await makeKitchen(brand.id);
  const cook = await makeUser({ firstName: 'Cook' });
  await sql.rows('insert into brand_members (brand_id, user_id) values ($1, $2)', [brand.id, cook.id]);
  const menu = await Menu.create({ brandId: brand.id, name: 'Catering menu' });
  const category = await MenuCategory.create({ menuId: menu.id, name: 'Mains' });
  const made: DishOnMenu[] = [];
  for (const [position, { name, priceCents, serves = 1, group, tags = [] }] of dishes.entries()) {
    const { id } = await MenuItem.create({
      ...{ menuId: menu.id, menuCategoryId: category.id, name, priceCents, serves, position },
      dietaryTags: tags,
    });
    const additions = group ? await makeGroup(brand.id, `Extras of ${name}`, group) : null;
    if (additions)
      await sql.rows(
        'insert into menu_item_modifier_groups (menu_item_id, modifier_group_id) values ($1, $2)',
        [id, additions.groupId],
      );
    const modifiers = (additions?.ids ?? []).map((each, at) => ({
      id: each,
      priceCents: group?.prices[at] ?? 0,
    }));
    made.push({ id, priceCents, group: group ? { ...group, modifiers } : null });
  }
  return { brand, kitchen, cook, menu, dishes: made };
}
export type MenuCaterer = Awaited<ReturnType<typeof makeMenuCaterer>>;

type Wish = Schemas['MenuItemQuantity'];
const where = { formatted_address: '350 5th Ave, New York, NY 10001' };
const when = (headcount: number) => ({ headcount, start_date: inDays(3), start_time: '12:00' });

/** Previews these dishes for an office in three days. */
export const previewMenu = async (
  client: TestClient,
  { brand }: MenuCaterer,
  wishes: Wish[],
): Promise<Schemas['OrderPreview']> =>
  (
    (await client
      .post(`/cpi/v1/orderer/brands/${brand.slug}/order/preview`)
      .send({ ...where, order: { ...when(20), menu_items: wishes } })
      .expect(200)) as { body: Schemas['OrderPreview'] }
  ).body;

/** A cart of a new organization's orderer, with the organization's card. */
export async function makeMenuCart({ brand }: MenuCaterer, wishes: Wish[], headcount = 20): Promise<Cart> {
  const { user, team } = await makeMember('orderer');
  // The database requires an admin in every organization.
  await Membership.create({ teamId: team.id, userId: (await makeUser()).id, role: 'admin' });
  const orderer = await signedIn(user);
  const { body: created } = (await orderer
    .post(`/cpi/v1/orderer/brands/${brand.slug}/order`)
    .send({ ...where, order: { ...when(headcount), menu_items: wishes } })
    .expect(201)) as { body: { id: number } };
  const { body: card } = (await orderer
    .post(`/cpi/v1/orderer/orders/${created.id}/credit_cards`)
    .send({ credit_card: { stripe_token: 'pm_card_visa', nickname: 'Team card', team_id: team.id } })
    .expect(201)) as { body: { id: number } };
  const { body: order } = (await orderer
    .patch(`/cpi/v1/orderer/orders/${created.id}`)
    .send({ order: { credit_card_id: card.id, contact_name: 'Pat', contact_phone: '(555) 555-0100' } })
    .expect(200)) as { body: Schemas['Order'] };
  return { orderer, user, teamId: team.id, orderId: created.id, order };
}
