import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { makeCaterer, type Caterer } from '../../orders/order.factory';
import { client, signedIn, useLocalServices, type TestClient } from '../../testing';

useLocalServices();

const base = '/cpi/v2/caterer';
const day = '2026-03-02';
let caterer: Caterer;
let owner: TestClient;
/** A menu with a dish that takes an addition, the allergens of both stated. */
let menu: Schemas['OwnMenu'];
let group: Schemas['OwnModifierGroup'];
let dish: Schemas['OwnMenuItem'];
beforeAll(async () => {
  caterer = await makeCaterer();
  owner = await signedIn(caterer.cook);
  menu = await made('menus', { menu: { name: 'Lunch', active: true } });
  group = await made('modifier_groups', {
    modifier_group: { name: 'Salsas', modifiers: [{ name: 'Verde', price: 1, allergens: [] }] },
  });
  dish = await made('menu_items', {
    menu_item: {
      ...{ menu_id: menu.id, name: 'Tamal', price: 4, allergens: ['milk'] },
      modifier_group_ids: [group.id],
    },
  });
});

async function made<Body>(what: string, body: object): Promise<Body> {
  return (await owner.post(`${base}/${what}`).send(body).expect(201)).body as Body;
}

const change = (menu_item: object) =>
  owner.patch(`${base}/menu_items/${dish.id}`).send({ menu_item }).expect(200);
const add = (more: object) =>
  made('menu_items', { menu_item: { menu_id: menu.id, name: 'Elote', price: 5, ...more } });
const offer = (...modifiers: object[]) =>
  owner.patch(`${base}/modifier_groups/${group.id}`).send({ modifier_group: { modifiers } }).expect(200);
const verde = (more: object = {}) => ({ id: group.modifiers[0]?.id, name: 'Verde', price: 1, ...more });

const filling = (more: object) => ({
  choice_type: 'constant_sum',
  options: [{ name: 'Carnitas', ...more }],
});
const rice = { choice_type: 'included', description: 'Rice with almonds', options: [] };

/** When the allergens of the menu were stated, as customers read it after a change. */
async function statedAfter(changeIt: () => PromiseLike<unknown>): Promise<string | null | undefined> {
  await sql.rows('update menus set allergens_stated_on = $2 where id = $1', [menu.id, day]);
  await changeIt();
  const { body } = (await client()
    .get(`/cpi/v2/public/brands/${caterer.brand.slug}/restaurant_menus`)
    .expect(200)) as { body: List<Schemas['RestaurantMenu']> };
  return body.records.find(({ id }) => id === menu.id)?.allergens_stated_on;
}

test.each([
  ['a dish at another price', () => change({ price: 4.5, position: 2 })],
  ['the same words again', () => change({ name: 'Tamal', description: '', dietary_tags: [] })],
  ['the same additions again', () => change({ modifier_group_ids: [group.id] })],
  ['a new dish with its allergens', () => add({ allergens: [] })],
  ['another name with its allergens', () => change({ name: 'Tamal de rajas', allergens: ['milk'] })],
  ['an addition at another price', () => offer(verde({ price: 2 }))],
  ['a new addition with its allergens', () => offer(verde(), { name: 'Roja', price: 1, allergens: [] })],
])('a menu keeps its allergen statement with %s', async (_change, changeIt) => {
  expect(await statedAfter(changeIt)).toBe(day);
});

test.each([
  ['a new dish', () => add({})],
  ['another name of a dish', () => change({ name: 'Tamal de mole' })],
  ['another description of a dish', () => change({ description: 'With peanuts' })],
  ['other marks of a dish', () => change({ dietary_tags: ['vegetarian'] })],
  ['a new addition', () => offer(verde(), { name: 'Macha', price: 1 })],
  ['another name of an addition', () => offer(verde({ name: 'Mole' }))],
])('a menu loses its allergen statement by %s without allergens', async (_change, changeIt) => {
  expect(await statedAfter(changeIt)).toBeNull();
});

test('a menu loses its allergen statement by additions that none of its dishes had', async () => {
  const { id } = await made<Schemas['OwnModifierGroup']>('modifier_groups', {
    modifier_group: { name: 'Toppings', modifiers: [{ name: 'Nuts', price: 1 }] },
  });
  const link = () => change({ modifier_group_ids: [group.id, id] });
  expect(await statedAfter(link)).toBeNull();
  expect(await statedAfter(link)).toBe(day);
});

test('a menu loses its allergen statement when a draft is published, and not before', async () => {
  let draft = { id: 0 };
  const begin = async () => {
    draft = await made('caterer_draft_menu_items', {
      caterer_draft_menu_item: { menu_item_id: dish.id, name: 'Tamal de cacahuate' },
    });
  };
  expect(await statedAfter(begin)).toBe(day);
  const publish = () => owner.post(`${base}/caterer_draft_menu_items/${draft.id}/publish`).expect(200);
  expect(await statedAfter(publish)).toBeNull();
});

test.each([
  ['keeps', 'another price', { price: 16 }, day],
  ['keeps', 'choices with their allergens', { choices: [filling({ allergens: ['milk'] })] }, day],
  ['loses', 'choices without', { choices: [filling({ allergens: [] }), filling({})] }, null],
  ['loses', 'food in words', { choices: [filling({ allergens: [] }), rice] }, null],
])('a package %s its allergen statement by %s', async (_keeps, _what, changes, stated) => {
  const { id, slug } = caterer.pack;
  await sql.rows('update packages set allergens_stated_on = $2 where id = $1', [id, day]);
  await owner.patch(`/cpi/v1/caterer/packages/${id}`).send({ package: changes }).expect(200);
  const { body } = (await client().get(`/cpi/v1/public/packages/${slug}`).expect(200)) as {
    body: Schemas['Package'];
  };
  expect(body.allergens_stated_on).toBe(stated);
});
