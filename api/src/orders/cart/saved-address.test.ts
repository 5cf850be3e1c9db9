import type { Schemas } from '@copper-carrot/contracts';
import { Address } from '../../addresses';
import { makeKitchen, nashville } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { makeMember, makeTeam, makeUser, signedIn, useLocalServices } from '../../testing';
import { inDays, makeCart, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

const base = '/cpi/v1/orderer';
const patch = (cart: Cart, order: object) =>
  cart.orderer.patch(`${base}/orders/${cart.orderId}`).send({ order });
const changed = async (cart: Cart, order: object) =>
  ((await patch(cart, order).expect(200)) as { body: Schemas['Order'] }).body;

const office = {
  companyName: 'Northwind Labs',
  formattedAddress: '350 5th Ave, New York, NY 10118',
  googlePlaceId: 'local:10118',
  suite: '9th floor',
  city: 'New York',
  state: 'NY',
  zip: '10118',
  latitude: 40.7484,
  longitude: -73.9857,
  placeId: 1,
  timeZone: 'America/New_York',
  contactName: 'Dana Desk',
  contactPhone: '(555) 555-0142',
  deliveryInstructions: 'Freight lift on 33rd Street.',
};
const save = (owner: { userId?: number; teamId?: number; archivedAt?: Date }, change: object = {}) =>
  Address.create({ ...office, ...owner, ...change });

const onTheOrder = {
  google_place_id: 'local:10118',
  formatted_address: '350 5th Ave, New York, NY 10118',
  company_name: 'Northwind Labs',
  suite: '9th floor',
  contact_name: 'Dana Desk',
  contact_phone: '(555) 555-0142',
  delivery_instructions: 'Freight lift on 33rd Street.',
};

test('[API-012] the address book shows each column of its entries as it was saved', async () => {
  const cart = await makeCart(caterer);
  const { id } = await save({ userId: cart.user.id });
  const { body } = (await cart.orderer
    .get(`${base}/orders/${cart.orderId}/addresses?for_address_book=true&root=true&limit=100`)
    .expect(200)) as { body: { count: number; records: Schemas['Address'][] } };
  expect(body).toEqual({
    count: 1,
    records: [
      {
        ...onTheOrder,
        id,
        label: null,
        user_id: cart.user.id,
        team_id: null,
        city: 'New York',
        state: 'NY',
        zip: '10118',
        latitude: 40.7484,
        longitude: -73.9857,
        approximate: false,
        place_id: 1,
        time_zone: 'America/New_York',
        lock_version: 0,
      },
    ],
  });
});

/** A typed contact stays whichever address is chosen. */
const noContact = { contact_name: null, contact_phone: null };

test('a saved address takes its place, contact and instructions to the order, and the order can be placed', async () => {
  const cart = await makeReadyCart(caterer);
  await changed(cart, noContact);
  const { id } = await save({ teamId: cart.teamId });
  const order = await changed(cart, { address_id: id });
  expect(order.address).toEqual({ ...onTheOrder, address_id: id });
  expect(order).toMatchObject({ time_zone: 'America/New_York', distance_miles: 0 });
  await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
});

test('a saved address in another state brings its zone, its tax and its place along', async () => {
  const local = await makeCaterer();
  await makeKitchen(local.brand.id, { ...nashville, name: 'Nashville kitchen' });
  const cart = await makeReadyCart(local);
  const { id } = await save({ userId: cart.user.id }, nashville);
  const taxesOf = ({ pricing }: Schemas['Order']) =>
    pricing.lines.filter(({ code }) => code === 'tax').map(({ label }) => label);
  expect(taxesOf(cart.order)).toEqual(['New York City sales tax']);
  const there = await changed(cart, { address_id: id });
  expect(there).toMatchObject({ time_zone: 'America/Chicago', start_time: '12:00', distance_miles: 0 });
  expect(taxesOf(there)).toEqual(['Nashville sales tax']);
  expect(await sql.rows('select delivery_state, place_id from orders where id = $1', [cart.orderId])).toEqual(
    [{ delivery_state: 'TN', place_id: 10 }],
  );
  const back = await changed(cart, { formatted_address: '350 5th Ave, New York, NY 10001' });
  expect([back.time_zone, ...taxesOf(back)]).toEqual(['America/New_York', ...taxesOf(cart.order)]);
  expect(await sql.rows('select delivery_state, place_id from orders where id = $1', [cart.orderId])).toEqual(
    [{ delivery_state: 'NY', place_id: 1 }],
  );
});

test('what is said with a saved address is stronger than what is saved with it', async () => {
  const cart = await makeCart(caterer);
  const { id } = await save({ userId: cart.user.id });
  const { address } = await changed(cart, { address_id: id, contact_name: 'Sam Front', suite: null });
  expect(address).toEqual({ ...onTheOrder, address_id: id, contact_name: 'Sam Front', suite: null });
});

test('another saved address leaves nothing of the place before it, but keeps a contact that it has none of', async () => {
  const cart = await makeCart(caterer);
  const first = await save({ userId: cart.user.id });
  const second = await save(
    { userId: cart.user.id },
    {
      companyName: null,
      suite: null,
      contactName: null,
      contactPhone: null,
      deliveryInstructions: null,
      formattedAddress: '11 Madison Ave, New York, NY 10010',
      googlePlaceId: 'local:10010',
    },
  );
  await changed(cart, { address_id: first.id });
  expect((await changed(cart, { address_id: second.id })).address).toEqual({
    address_id: second.id,
    google_place_id: 'local:10010',
    formatted_address: '11 Madison Ave, New York, NY 10010',
    company_name: null,
    suite: null,
    contact_name: 'Dana Desk',
    contact_phone: '(555) 555-0142',
    delivery_instructions: null,
  });
});

test('a change of something else leaves the saved address as it is', async () => {
  const cart = await makeReadyCart(caterer);
  await changed(cart, noContact);
  const { id } = await save({ teamId: cart.teamId });
  await changed(cart, { address_id: id });
  const { address } = await changed(cart, { tip: 20, suite: '12th floor' });
  expect(address).toEqual({ ...onTheOrder, address_id: id, suite: '12th floor' });
});

test('a new address, or none, is no saved one any more', async () => {
  const cart = await makeCart(caterer);
  const { id } = await save({ userId: cart.user.id });
  await changed(cart, { address_id: id });
  const moved = await changed(cart, { formatted_address: '11 Madison Ave, New York, NY 10010' });
  expect(moved.address).toMatchObject({
    address_id: null,
    formatted_address: '11 Madison Ave, New York, NY 10010',
  });
  await changed(cart, { address_id: id });
  const left = await changed(cart, { address_id: null });
  expect(left.address).toEqual({ ...onTheOrder, address_id: null });
});

test('[API-041] an order starts with a saved address', async () => {
  const { user, orderer } = await makeCart(caterer);
  const { id } = await save({ userId: user.id });
  const { body: created } = (await orderer
    .post(`${base}/packages/${caterer.pack.slug}/order`)
    .send({ address_id: id, order: { headcount: 20, start_date: inDays(4), start_time: '12:30' } })
    .expect(201)) as { body: { id: number } };
  const { body: order } = (await orderer.get(`${base}/orders/${created.id}`).expect(200)) as {
    body: Schemas['Order'];
  };
  expect(order.address).toEqual({ ...onTheOrder, address_id: id });
  expect(order).toMatchObject({
    time_zone: 'America/New_York',
    distance_miles: 0,
    start_date: inDays(4),
    start_time: '12:30',
  });
});

test('an order takes what its book shows: of its owner and its organization, to whoever may edit it', async () => {
  const cart = await makeCart(caterer);
  const { user: admin } = await makeMember('admin', await makeTeam());
  const own = await save({ userId: cart.user.id });
  const strangers = await save({ userId: admin.id });
  const archived = await save({ userId: cart.user.id, archivedAt: new Date() });
  for (const { id } of [strangers, archived]) {
    const { body } = (await patch(cart, { address_id: id }).expect(422)) as { body: Schemas['Error'] };
    expect(body.fields).toEqual({ address_id: ['inclusion'] });
  }
  const siteAdmin = await signedIn(await makeUser({ isAdmin: true }));
  const forThem = { ...cart, orderer: siteAdmin };
  expect((await changed(forThem, { address_id: own.id })).address.address_id).toBe(own.id);
});
