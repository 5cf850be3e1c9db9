import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { makeCaterer, makeReadyCart, type Caterer } from '../../orders/order.factory';
import { makeUser, signedIn, useLocalServices, type TestClient } from '../../testing';
import { makeChoice } from '../catalog.factory';
import { brandLimit } from './access';

useLocalServices();

const v1 = '/cpi/v1/caterer';
const v2 = '/cpi/v2/caterer';
let caterer: Caterer;
let owner: TestClient;
let cook: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  caterer = await makeCaterer();
  owner = await signedIn(caterer.cook);
  const helper = await makeUser();
  await sql.rows(`insert into brand_members (brand_id, user_id, role) values ($1, $2, 'cook')`, [
    caterer.brand.id,
    helper.id,
  ]);
  cook = await signedIn(helper);
  stranger = await signedIn((await makeCaterer()).cook);
});

interface Answer {
  body: unknown;
}
const bodyOf = async <Body>(call: PromiseLike<Answer>) => (await call).body as Body;
const made = async <Body>(path: string, body: object) =>
  bodyOf<Body>(owner.post(path).send(body).expect(201));
const idsOf = async (by: TestClient, path: string) =>
  (await bodyOf<List<{ id: number }>>(by.get(path).expect(200))).records.map(({ id }) => id);
const makeMenu = (more: Partial<Schemas['NewBrandMenuBody']['menu']> = {}) =>
  made<Schemas['OwnMenu']>(`${v2}/menus`, { menu: { name: 'Lunch', active: true, ...more } });
const soldNow = async () =>
  (
    await bodyOf<List<Schemas['MenuItem']>>(
      owner.get(`/cpi/v2/public/brands/${caterer.brand.slug}/menu_items`).expect(200),
    )
  ).records.map(({ name, price }) => [name, price]);

/** Calls by a person of another brand, which all answer 404; a cook may only read. */
async function guarded(path: string, id: number, key: string, change: object) {
  await stranger.get(`${path}/${id}`).expect(404);
  await stranger
    .patch(`${path}/${id}`)
    .send({ [key]: change })
    .expect(404);
  expect(await idsOf(stranger, path)).not.toContain(id);
  expect(await idsOf(cook, path)).toContain(id);
  await cook.get(`${path}/${id}`).expect(200);
  await cook
    .patch(`${path}/${id}`)
    .send({ [key]: change })
    .expect(403);
  await (await signedIn(await makeUser())).get(path).expect(403);
}

test('[API-089] a brand is read and changed by its own people alone', async () => {
  const changed = await owner
    .patch(`${v2}/brand`)
    .send({ brand: { description: 'Tacos since 1999.', lead_time_hours: 48, day_before_cutoff: '15:00' } })
    .expect(200);
  expect(changed.body).toMatchObject({
    id: caterer.brand.id,
    description: 'Tacos since 1999.',
    lead_time_hours: 48,
    day_before_cutoff: '15:00',
    kitchen_count: 1,
    can: { update: true },
  });
  expect(await bodyOf(cook.get(`${v2}/brand`).expect(200))).toMatchObject({ can: { update: false } });
  await cook
    .patch(`${v2}/brand`)
    .send({ brand: { story: 'Mine' } })
    .expect(403);
  const refused = await bodyOf<Schemas['Error']>(
    owner
      .patch(`${v2}/brand`)
      .send({ brand: { lead_time_hours: -1 } })
      .expect(422),
  );
  expect(Object.keys(refused.fields)).toEqual(['lead_time_hours']);
  expect(await bodyOf(stranger.get(`${v2}/brand`))).not.toMatchObject({ id: caterer.brand.id });
  await owner.patch(`${v2}/brand`).send({ brand: { lead_time_hours: 24, day_before_cutoff: null } });
});

test('[API-090] kitchens answer with what they deliver to, and name what is missing around them', async () => {
  const { id } = caterer.kitchen;
  const missing = async () =>
    (
      await bodyOf<List<Schemas['MissingDeliveryArea']>>(
        owner.get(`${v2}/kitchens/${id}/missing_delivery_areas?limit=5`).expect(200),
      )
    ).records;
  const milesOf = (areas: Schemas['MissingDeliveryArea'][]) =>
    areas.map(({ distance_miles: miles }) => miles);
  const before = milesOf(await missing());
  expect(before).toHaveLength(5);
  expect(before).toEqual(before.toSorted((one, other) => one - other));
  expect(before.filter((miles) => miles < 10 || miles > 11)).toEqual([]);
  const delivery_areas = [{ max_distance_miles: 15, fee: 25.5, minimum: 100 }];
  const kitchen = await bodyOf<Schemas['OwnKitchen']>(
    owner.patch(`${v2}/kitchens/${id}`).send({ kitchen: { delivery_areas } }).expect(200),
  );
  expect(kitchen.delivery_areas).toEqual(delivery_areas);
  const after = milesOf(await missing());
  expect(after.filter((miles) => miles < 15 || miles > 20)).toEqual([]);
  expect(after).toHaveLength(5);
  await stranger.get(`${v2}/kitchens/${id}/missing_delivery_areas`).expect(404);
  await guarded(`${v2}/kitchens`, id, 'kitchen', { pickup_allowed: false });
});

test('[API-087] [API-086] a menu is made with its dishes, changed, and sold no more once it is removed', async () => {
  const menu = await makeMenu({ name: 'Dinner', active: false, categories: ['Mains', 'Sides'] });
  expect(menu.menu_categories.map(({ name }) => name)).toEqual(['Mains', 'Sides']);
  const sides = menu.menu_categories[1]?.id;
  const dish = await made<Schemas['OwnMenuItem']>(`${v2}/menus/${menu.id}/menu_items`, {
    menu_item: { name: 'Elote', price: 6.5, menu_category_id: sides },
  });
  expect(dish).toMatchObject({ menu_id: menu.id, menu_category_id: sides, price: 6.5, active: true });
  expect(await soldNow()).not.toContainEqual(['Elote', 6.5]);
  await owner
    .patch(`${v2}/menus/${menu.id}`)
    .send({ menu: { active: true } })
    .expect(200);
  await owner
    .patch(`${v2}/menus/${menu.id}/menu_items/${dish.id}`)
    .send({ menu_item: { price: 7 } })
    .expect(200);
  expect(await soldNow()).toContainEqual(['Elote', 7]);
  const read = await bodyOf<Schemas['OwnMenu']>(owner.get(`${v2}/menus/${menu.id}`).expect(200));
  expect(read.menu_items).toMatchObject([{ id: dish.id, price: 7 }]);
  expect(await idsOf(owner, `${v2}/menus/${menu.id}/menu_items`)).toEqual([dish.id]);
  const other = await makeMenu({ name: 'Other' });
  await owner.delete(`${v2}/menus/${other.id}/menu_items/${dish.id}`).expect(404);
  await guarded(`${v2}/menus`, menu.id, 'menu', { name: 'Theirs' });
  await owner.delete(`${v2}/menus/${menu.id}`).expect(204);
  expect(await soldNow()).not.toContainEqual(['Elote', 7]);
});

test('[API-086] a dish keeps to its brand’s menus, categories and additions, and to what its marks say', async () => {
  const menu = await makeMenu();
  const group = await made<Schemas['OwnModifierGroup']>(`${v2}/modifier_groups`, {
    modifier_group: { name: 'Salsas', maximum: 2, modifiers: [{ name: 'Verde', price: 0.5 }] },
  });
  const path = `${v2}/menu_items`;
  const dish = await made<Schemas['OwnMenuItem']>(path, {
    menu_item: {
      ...{ menu_id: menu.id, name: 'Tamal', price: 4, dietary_tags: ['vegan'] },
      modifier_group_ids: [group.id],
    },
  });
  expect(dish.modifier_groups).toMatchObject([{ id: group.id, modifiers: [{ name: 'Verde', price: 0.5 }] }]);
  const wrong: [object, string][] = [
    [{ menu_id: 1_999_999_999, name: 'X', price: 1 }, 'menu_id'],
    [{ menu_id: menu.id, name: 'X', price: 1, menu_category_id: 1_999_999_999 }, 'menu_category_id'],
    [{ menu_id: menu.id, name: 'X', price: 1, modifier_group_ids: [1_999_999_999] }, 'modifier_group_ids'],
    [{ menu_id: menu.id, name: 'X', price: 1, source_item_id: 1_999_999_999 }, 'source_item_id'],
    [{ menu_id: menu.id, name: 'X', price: 1, dietary_tags: ['vegan'], allergens: ['milk'] }, 'allergens'],
    [{ menu_id: menu.id, name: 'X', price: -1 }, 'price'],
  ];
  for (const [menu_item, field] of wrong) {
    const refused = await owner.post(path).send({ menu_item }).expect(422);
    expect(Object.keys((refused.body as Schemas['Error']).fields)).toEqual([field]);
  }
  const theirs = await bodyOf<Schemas['OwnMenu']>(
    stranger
      .post(`${v2}/menus`)
      .send({ menu: { name: 'Theirs' } })
      .expect(201),
  );
  await owner
    .post(path)
    .send({ menu_item: { menu_id: theirs.id, name: 'X', price: 1 } })
    .expect(422);
  await cook
    .post(path)
    .send({ menu_item: { menu_id: menu.id, name: 'X', price: 1 } })
    .expect(403);
  await guarded(path, dish.id, 'menu_item', { price: 1 });
  await owner.delete(`${path}/${dish.id}`).expect(204);
  expect(await soldNow()).not.toContainEqual(['Tamal', 4]);
  expect(await idsOf(owner, `${path}?active=false`)).toContain(dish.id);
});

test('[API-091] additions keep their numbers where they are kept, and are offered no more where they are left out', async () => {
  const path = `${v2}/modifier_groups`;
  const group = await made<Schemas['OwnModifierGroup']>(path, {
    modifier_group: {
      ...{ name: 'Toppings', minimum: 0, maximum: 3 },
      modifiers: [
        { name: 'Cheese', price: 1, allergens: ['milk'] },
        { name: 'Beans', price: 0.75 },
      ],
    },
  });
  const [cheese] = group.modifiers;
  const changed = await bodyOf<Schemas['OwnModifierGroup']>(
    owner
      .patch(`${path}/${group.id}`)
      .send({
        modifier_group: {
          modifiers: [
            { name: 'Onion', price: 0 },
            { id: cheese?.id, name: 'Cotija', price: 1.25 },
          ],
        },
      })
      .expect(200),
  );
  expect(changed.modifiers).toEqual([
    { id: expect.any(Number) as unknown, name: 'Onion', price: 0, allergens: [] },
    { id: cheese?.id, name: 'Cotija', price: 1.25, allergens: ['milk'] },
  ]);
  const low = await owner
    .patch(`${path}/${group.id}`)
    .send({ modifier_group: { minimum: 5 } })
    .expect(422);
  expect((low.body as Schemas['Error']).fields).toEqual({ maximum: ['greater_than_or_equal_to'] });
  await guarded(path, group.id, 'modifier_group', { name: 'Theirs' });
  await stranger.delete(`${path}/${group.id}`).expect(404);
  await owner.delete(`${path}/${group.id}`).expect(204);
  await owner.get(`${path}/${group.id}`).expect(404);
});

test('[API-088] a draft touches nothing that is sold until it is published, once', async () => {
  const menu = await makeMenu();
  const path = `${v2}/caterer_draft_menu_items`;
  const begin = (caterer_draft_menu_item: object) =>
    made<Schemas['DraftMenuItem']>(path, { caterer_draft_menu_item });
  const dish = await made<Schemas['OwnMenuItem']>(`${v2}/menu_items`, {
    menu_item: { menu_id: menu.id, name: 'Pozole', price: 9 },
  });
  const draft = await begin({ menu_item_id: dish.id, price: 11 });
  await owner
    .patch(`${path}/${draft.id}`)
    .send({ caterer_draft_menu_item: { name: 'Pozole rojo', status: 'submitted' } })
    .expect(200);
  expect(await soldNow()).toContainEqual(['Pozole', 9]);
  await guarded(path, draft.id, 'caterer_draft_menu_item', { price: 1 });
  await stranger.post(`${path}/${draft.id}/publish`).expect(404);
  await cook.post(`${path}/${draft.id}/publish`).expect(403);
  const published = await bodyOf<Schemas['OwnMenuItem']>(
    owner.post(`${path}/${draft.id}/publish`).expect(200),
  );
  expect(published).toMatchObject({ id: dish.id, name: 'Pozole rojo', price: 11 });
  expect(await soldNow()).toContainEqual(['Pozole rojo', 11]);
  await owner.post(`${path}/${draft.id}/publish`).expect(409);
  await owner.delete(`${path}/${draft.id}`).expect(409);
  const fresh = await begin({ name: 'Atole', price: 3 });
  const refused = await owner.post(`${path}/${fresh.id}/publish`).expect(422);
  expect((refused.body as Schemas['Error']).fields).toEqual({ menu_id: ['blank'] });
  await owner
    .patch(`${path}/${fresh.id}`)
    .send({ caterer_draft_menu_item: { menu_id: menu.id } })
    .expect(200);
  await owner.post(`${path}/${fresh.id}/publish`).expect(200);
  expect(await soldNow()).toContainEqual(['Atole', 3]);
  const thrown = await begin({ name: 'Nothing' });
  await owner.delete(`${path}/${thrown.id}`).expect(204);
  await owner.get(`${path}/${thrown.id}`).expect(404);
});

test('[API-074] a package is made unsold, sold once it is active, and changed without touching what was agreed', async () => {
  const path = `${v1}/packages`;
  const [category] = await sql.rows<{ id: number }>(
    `select id from package_categories where package_category = 'lunch_mexican' order by id limit 1`,
  );
  const filling = (...names: string[]) => ({
    choice_type: 'constant_sum',
    proper_choice_subject: 'filling',
    options: names.map((name) => ({ name })),
  });
  const pack = await made<Schemas['OwnPackageWithChoices']>(path, {
    package: {
      ...{ name: 'Burrito Box', price: 14.5, package_category_id: category?.id },
      choices: [filling('Carnitas', 'Beans')],
    },
  });
  expect(pack).toMatchObject({
    active: false,
    slug: expect.stringMatching(/^burrito-box/) as unknown,
    price: 14.5,
  });
  expect(pack.choices[0]?.options.map(({ name }) => name)).toEqual(['Carnitas', 'Beans']);
  const publicly = () => owner.get(`/cpi/v1/public/packages/${pack.slug}`);
  expect(await bodyOf(publicly())).toMatchObject({ active: false });
  await owner
    .patch(`${path}/${pack.id}`)
    .send({ package: { active: true } })
    .expect(200);
  expect(await bodyOf(publicly())).toMatchObject({ active: true });
  const changed = await bodyOf<Schemas['OwnPackageWithChoices']>(
    owner
      .patch(`${path}/${pack.id}`)
      .send({ package: { choices: [filling('Pollo', 'Beans')] } })
      .expect(200),
  );
  expect(changed.choice_version).toBe(pack.choice_version + 1);
  expect(changed.choices[0]?.options.map(({ name }) => name)).toEqual(['Pollo', 'Beans']);
  const second = await made<Schemas['OwnPackageWithChoices']>(path, {
    package: { name: 'Burrito Box', price: 15, package_category_id: category?.id },
  });
  expect(second.slug).not.toBe(pack.slug);
  await guarded(path, pack.id, 'package', { price: 1 });
  await stranger.delete(`${path}/${pack.id}`).expect(404);
  await owner.delete(`${path}/${pack.id}`).expect(204);
  expect(await bodyOf(publicly())).toMatchObject({ active: false });
  expect(await idsOf(owner, `${path}?active=true`)).not.toContain(pack.id);
});

test('[API-074] a package that could not be ordered exactly is refused by its field', async () => {
  const path = `${v1}/packages/${caterer.pack.id}`;
  const options = [{ name: 'Box' }];
  const wrong: [object, string][] = [
    [{ minimum_headcount: 7, increment_by: 5 }, 'minimum_headcount'],
    [{ maximum_headcount: 5 }, 'maximum_headcount'],
    [{ choices: [{ choice_type: 'constant_sum', increment_by: 3, options }] }, 'increment_by'],
    [{ choices: [{ choice_type: 'add_on', options: [] }] }, 'choices'],
    [{ price: 0 }, 'price'],
  ];
  for (const [change, field] of wrong) {
    const refused = await owner.patch(path).send({ package: change }).expect(422);
    expect(Object.keys((refused.body as Schemas['Error']).fields)).toEqual([field]);
  }
});

test('[API-074] a cart of the choices before learns that they changed', async () => {
  const { orderer, orderId } = await makeReadyCart(caterer);
  await makeChoice(caterer.pack.id, { choiceType: 'add_on' }, [{ name: 'Chips' }]);
  await owner
    .patch(`${v1}/packages/${caterer.pack.id}`)
    .send({
      package: { choices: [{ choice_type: 'constant_sum', options: [{ name: 'Carnitas' }] }] },
    })
    .expect(200);
  const refused = await orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({});
  expect((refused.body as Schemas['Error']).code).toBe('submit_order-choice_version_mismatch');
});

test('a brand is changed 300 times an hour, by all its people together', async () => {
  const other = await makeCaterer();
  const by = await signedIn(other.cook);
  const change = () => by.patch(`${v2}/brand`).send({ brand: { description: 'Pies.' } });
  await brandLimit.spend(String(other.brand.id), { points: 299 });
  await change().expect(200);
  const refused = await change().expect(429);
  expect((refused.body as Schemas['Error']).message).toBe(
    'Too many changes of what this brand sells. Please wait 60 minutes.',
  );
});
