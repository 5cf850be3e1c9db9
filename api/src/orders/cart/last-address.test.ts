import type { Schemas } from '@copper-carrot/contracts';
import { Address } from '../../addresses';
import { nashville } from '../../catalog/catalog.factory';
import { useLocalServices } from '../../testing';
import { inDays, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer';
let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

const office = {
  label: 'Office',
  companyName: 'Northwind Labs',
  formattedAddress: '350 5th Ave, New York, NY 10001',
  googlePlaceId: 'local:10001',
  suite: '9th floor',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  latitude: 40.7484,
  longitude: -73.9857,
  placeId: 1,
  timeZone: 'America/New_York',
  contactName: 'Dana Desk',
  contactPhone: '(555) 555-0142',
  deliveryInstructions: 'Freight lift on 33rd Street.',
};

/** A person whose last order went to a saved address with a contact typed for it. */
async function orderedBefore(change: Partial<Address> = {}) {
  const cart = await makeReadyCart(caterer);
  const saved = await Address.create({ ...office, userId: cart.user.id, ...change });
  await cart.orderer
    .patch(`${base}/orders/${cart.orderId}`)
    .send({ order: { address_id: saved.id } })
    .expect(200);
  await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  return { cart, saved };
}

/** The next order of the same person, as checkout finds it. */
async function startAgain({ orderer }: Cart, where: object = {}, order: object = {}) {
  const { body: created } = (await orderer
    .post(`${base}/packages/${caterer.pack.slug}/order`)
    .send({ ...where, order: { headcount: 20, start_date: inDays(4), start_time: '12:00', ...order } })
    .expect(201)) as { body: { id: number } };
  const { body } = (await orderer.get(`${base}/orders/${created.id}`).expect(200)) as {
    body: Schemas['Order'];
  };
  return body;
}

test.each([
  ['no address', {}],
  ['its ZIP code alone', { formatted_address: '10001' }],
])('an order begun with %s goes where the last one went, with the contact of that', async (_, where) => {
  const { cart, saved } = await orderedBefore();
  const order = await startAgain(cart, where);
  expect(order.address).toEqual({
    address_id: saved.id,
    google_place_id: 'local:10001',
    formatted_address: '350 5th Ave, New York, NY 10001',
    company_name: 'Northwind Labs',
    suite: '9th floor',
    contact_name: 'Pat',
    contact_phone: '(555) 555-0100',
    delivery_instructions: 'Freight lift on 33rd Street.',
  });
  expect(order.distance_miles).toBe(0);
});

test.each([
  ['another ZIP code', { formatted_address: '10007' }, {}],
  ['a street', { formatted_address: '233 Broadway, New York, NY 10007' }, {}],
  ['another door in the same ZIP code', { formatted_address: '20 W 34th St, New York, NY 10001' }, {}],
  ['a pickup', {}, { pickup: true }],
])('an order that says %s is left as it says', async (_, where, order) => {
  const { cart } = await orderedBefore();
  const { address } = await startAgain(cart, where, order);
  expect([address.address_id, address.suite]).toEqual([null, null]);
  expect(address.formatted_address === null).toBe(!('formatted_address' in where));
});

test('an order whose caterer does not come to the last address begins without one', async () => {
  const { cart, saved } = await orderedBefore();
  await saved.update(nashville);
  const { address, time_zone } = await startAgain(cart);
  expect([address.address_id, address.formatted_address, time_zone]).toEqual([
    null,
    null,
    'America/New_York',
  ]);
});

test('an address that was deleted since is not gone back to', async () => {
  const { cart, saved } = await orderedBefore();
  await saved.update({ archivedAt: new Date() });
  expect((await startAgain(cart)).address.address_id).toBeNull();
});
