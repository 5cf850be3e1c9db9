import { asked, useLocalServices } from '../testing';
import { inDays, makeCart, makeCaterer, makeReadyCart, type Caterer } from './order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';
/** How a transaction begins and ends. */
const frame = /^(START TRANSACTION|COMMIT)/;

/** How many statements a call costs, its transactions' begin and end left out. */
async function costOf(call: () => Promise<unknown>): Promise<number> {
  const { statements, overlapping } = await asked(call);
  expect(overlapping).toBe(0);
  return statements.filter((text) => !frame.test(text)).length;
}

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

// How many orders a second there can be is how little each asks of this process and of PostgreSQL. Who needs a statement more
// looks first whether one that is there can bring it along.

test('a cart is made in eleven statements at most', async () => {
  const { orderer } = await makeCart(caterer);
  const make = () =>
    orderer
      .post(`/cpi/v1/orderer/packages/${caterer.pack.slug}/order`)
      .send({
        formatted_address: '350 5th Ave, New York, NY 10001',
        order: { headcount: 21, start_date: inDays(3), start_time: '12:00' },
      })
      .expect(201);
  expect(await costOf(make)).toBeLessThanOrEqual(11);
});

test('a cart is changed, and its answer made, in nine statements at most, and two more where its choices or its card move', async () => {
  const { orderer, orderId, order } = await makeReadyCart(caterer);
  const change = (body: object) => () => orderer.patch(`${base}/${orderId}`).send(body).expect(200);
  expect(await costOf(change({ order: { contact_name: 'Alex' } }))).toBeLessThanOrEqual(9);
  const card = { credit_card_id: order.credit_card_id, contact_name: 'Robin' };
  expect(await costOf(change({ order: card }))).toBeLessThanOrEqual(11);
  const people = { order: { headcount: 24 }, should_redistribute: true };
  expect(await costOf(change(people))).toBeLessThanOrEqual(11);
});

// One of them looks for other deliveries again, by the lock of their owner: a statement that waits for a lock sees what was before.
test('a cart is sent in 36 statements at most, its card held between two transactions', async () => {
  const { orderer, orderId } = await makeReadyCart(caterer);
  const send = () => orderer.post(`${base}/${orderId}/submit`).send({}).expect(200);
  expect(await costOf(send)).toBeLessThanOrEqual(36);
});
