import type { Schemas } from '@copper-carrot/contracts';
import { Address } from '../../addresses';
import { useLocalServices } from '../../testing';
import { makeCart, makeCaterer, makeReadyCart, previewOf, type Cart } from '../order.factory';

useLocalServices();

const patched = async ({ orderer, orderId }: Cart, order: Schemas['OrderChanges']) =>
  (
    (await orderer.patch(`/cpi/v1/orderer/orders/${orderId}`).send({ order }).expect(200)) as {
      body: Schemas['Order'];
    }
  ).body.address;

const saved = (userId: number, more: Partial<Address> = {}) =>
  Address.create({
    userId,
    formattedAddress: '350 5th Ave, New York, NY 10001',
    googlePlaceId: 'local:10001',
    city: 'New York',
    state: 'NY',
    zip: '10001',
    latitude: 40.75,
    longitude: -73.99,
    timeZone: 'America/New_York',
    ...more,
  });
const newPlace = {
  address_id: null,
  google_place_id: null,
  formatted_address: '233 Broadway, New York, NY 10007',
};

async function cartAtTheOffice() {
  const cart = await makeCart(await makeCaterer());
  const office = await saved(cart.user.id, {
    companyName: 'Northwind Labs',
    suite: 'Floor 20',
    contactName: 'Maya',
    deliveryInstructions: 'Ring at dock 5',
  });
  await patched(cart, { address_id: office.id });
  return cart;
}

test('a new place lets go of the saved address and of what is true only there', async () => {
  const cart = await cartAtTheOffice();
  expect(await patched(cart, newPlace)).toMatchObject({
    address_id: null,
    formatted_address: '233 Broadway, New York, NY 10007',
    company_name: null,
    suite: null,
    contact_name: 'Maya',
    delivery_instructions: null,
  });
});

test('a new place takes nothing of the saved one along either that was let go of before', async () => {
  const cart = await cartAtTheOffice();
  expect(await patched(cart, { address_id: null })).toMatchObject({
    address_id: null,
    suite: 'Floor 20',
    delivery_instructions: 'Ring at dock 5',
  });
  const { formatted_address } = newPlace;
  expect(await patched(cart, { formatted_address, delivery_instructions: 'Left of the arch' })).toMatchObject(
    {
      formatted_address,
      company_name: null,
      suite: null,
      contact_name: 'Maya',
      delivery_instructions: 'Left of the arch',
    },
  );
});

test.each([
  ['of its organization', 'team'],
  ['that is archived meanwhile', 'archived'],
] as const)('nor of a saved one %s', async (_which, which) => {
  const cart = await makeCart(await makeCaterer());
  const office = await saved(cart.user.id, { suite: 'Floor 20', companyName: 'Northwind Labs' });
  if (which === 'team') await office.update({ userId: null, teamId: cart.teamId });
  await patched(cart, { address_id: office.id });
  await patched(cart, { address_id: null });
  if (which === 'archived') await office.update({ archivedAt: new Date() });
  expect(await patched(cart, { formatted_address: newPlace.formatted_address })).toMatchObject({
    company_name: null,
    suite: null,
  });
});

test('a saved address of somebody else says nothing of what was typed', async () => {
  const cart = await makeCart(await makeCaterer());
  const { formatted_address } = await patched(cart, { suite: 'Floor 20' });
  const { user } = await makeCart(await makeCaterer());
  await saved(user.id, { formattedAddress: formatted_address ?? '', suite: 'Floor 20' });
  const { formatted_address: next } = newPlace;
  expect(await patched(cart, { formatted_address: next })).toMatchObject({ suite: 'Floor 20' });
});

test('another saved address does not take over the floor of the one before', async () => {
  const cart = await cartAtTheOffice();
  const home = await saved(cart.user.id, { suite: null, deliveryInstructions: 'Second bell' });
  expect(await patched(cart, { address_id: home.id })).toMatchObject({
    address_id: home.id,
    suite: null,
    delivery_instructions: 'Second bell',
  });
});

test('what was typed for this order stays with it, and what comes along with the new place counts', async () => {
  const cart = await cartAtTheOffice();
  await patched(cart, { delivery_instructions: 'Call when you are here' });
  expect(await patched(cart, { ...newPlace, suite: '7' })).toMatchObject({
    suite: '7',
    delivery_instructions: 'Call when you are here',
  });
});

test('the same saved address again changes nothing that was typed', async () => {
  const cart = await cartAtTheOffice();
  const { address_id } = await patched(cart, { suite: 'Floor 21' });
  expect(await patched(cart, { address_id, suite: 'Floor 22' })).toMatchObject({ suite: 'Floor 22' });
});

test('a saved address replaces the contact of the one before it, and none that was typed for this order', async () => {
  const cart = await cartAtTheOffice();
  const contact = { contactName: 'Kit', contactPhone: '212-555-0100' };
  const home = await saved(cart.user.id, contact);
  expect(await patched(cart, { address_id: home.id })).toMatchObject({
    contact_name: 'Kit',
    contact_phone: '212-555-0100',
  });
  await patched(cart, { contact_phone: '212-555-0199' });
  const third = await saved(cart.user.id, { contactName: 'Ada', contactPhone: '212-555-0155' });
  expect(await patched(cart, { address_id: third.id })).toMatchObject({
    address_id: third.id,
    contact_name: 'Kit',
    contact_phone: '212-555-0199',
  });
});

describe('what somebody wrote of a floor, a suite or a company', () => {
  const written = [
    ['350 5th Ave, Floor 3, New York 10118', '350 5th Ave, Floor 3, New York, NY 10118'],
    ['350 5th Ave, New York, NY 10001, Suite 300', '350 5th Ave, Suite 300, New York, NY 10001'],
    [
      'Northwind Labs, 350 5th Ave, 3rd Floor, New York',
      'Northwind Labs, 350 5th Ave, 3rd Floor, New York, NY 10001',
    ],
  ] as const;

  test.each(written)('is kept by a cart that is changed to %s', async (formatted_address, kept) => {
    const cart = await makeCart(await makeCaterer());
    expect(await patched(cart, { google_place_id: null, formatted_address })).toMatchObject({
      formatted_address: kept,
    });
  });

  test.each(written)(
    'is kept by an order that is changed and submitted to %s',
    async (formatted_address, kept) => {
      const cart = await makeReadyCart(await makeCaterer());
      const path = `/cpi/v1/orderer/orders/${cart.orderId}`;
      await patched(cart, { google_place_id: null, formatted_address });
      await cart.orderer.post(`${path}/submit`).send({}).expect(200);
      const { body } = (await cart.orderer.get(path).expect(200)) as { body: Schemas['Order'] };
      expect(body.address.formatted_address).toBe(kept);
    },
  );

  test('is put back where it stands beside the id of an address without it', async () => {
    const cart = await makeCart(await makeCaterer());
    const { google_place_id } = await patched(cart, { formatted_address: '350 5th Ave, New York, NY 10001' });
    const formatted_address = '350 5th Ave, Floor 3, New York, NY 10001';
    expect(await patched(cart, { google_place_id, formatted_address })).toMatchObject({ formatted_address });
  });
});

describe('a street without its town', () => {
  const street = '20 West 34th Street';
  const here = '20 West 34th Street, New York, NY 10001';

  test('lies in the place of the order', async () => {
    const cart = await makeCart(await makeCaterer());
    expect(await patched(cart, { formatted_address: street })).toMatchObject({ formatted_address: here });
    const check = await cart.orderer
      .post(`/cpi/v1/orderer/orders/${cart.orderId}/check_validity`)
      .send({ order: { formatted_address: 'One Penn Plaza' } })
      .expect(200);
    expect(JSON.stringify(check.body)).not.toMatch(/formatted_address|kitchen_delivery_area/);
  });

  test('[API-039] [API-041] lies in the place of the kitchens, in a preview and in a new order', async () => {
    const caterer = await makeCaterer();
    const cart = await makeCart(caterer);
    const { order, error } = await previewOf(cart, caterer, {
      formatted_address: street,
      order: { headcount: 20 },
    });
    expect(error).toBeNull();
    expect(order?.kitchen_id).toBe(caterer.kitchen.id);
    const { body } = (await cart.orderer
      .post(`/cpi/v1/orderer/packages/${caterer.pack.slug}/order`)
      .send({ formatted_address: street, order: { headcount: 20 } })
      .expect(201)) as { body: { id: number } };
    const created = await cart.orderer.get(`/cpi/v1/orderer/orders/${body.id}`).expect(200);
    expect((created.body as Schemas['Order']).address.formatted_address).toBe(here);
  });

  test('is suggested where the kitchens of a brand are', async () => {
    const { brand } = await makeCaterer();
    const { orderer } = await makeCart(await makeCaterer());
    const { body } = (await orderer
      .get('/cpi/v1/public/addresses/suggestions')
      .query({ query: street, brand_id: brand.id })
      .expect(200)) as { body: { records: Schemas['AddressSuggestion'][] } };
    expect(body.records[0]).toMatchObject({ formatted_address: here, approximate: true });
  });
});
