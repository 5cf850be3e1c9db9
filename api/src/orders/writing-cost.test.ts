import { asked, useLocalServices } from '../testing';
import { inDays, makeCart, makeCaterer, makeReadyCart, type Caterer } from './order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';
/** The begin and end of a transaction. */
const frame = /^(START TRANSACTION|COMMIT)/;

/** The number of statements of a call without its transactions' begin and end, and of round trips to the database. */
async function costOf(call: () => Promise<unknown>) {
  const { statements, rounds } = await asked(call);
  return { statements: statements.filter((text) => !frame.test(text)).length, rounds };
}

async function expectAtMost(most: { statements: number; rounds: number }, call: () => Promise<unknown>) {
  const cost = await costOf(call);
  expect(cost.statements).toBeLessThanOrEqual(most.statements);
  expect(cost.rounds).toBeLessThanOrEqual(most.rounds);
}

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

// Statements and round trips limit the orders per second. Before adding a statement, try to extend an existing one.

test('a cart is made in ten statements and nine rounds at most', async () => {
  const { orderer } = await makeCart(caterer);
  const make = () =>
    orderer
      .post(`/cpi/v1/orderer/packages/${caterer.pack.slug}/order`)
      .send({
        formatted_address: '350 5th Ave, New York, NY 10001',
        order: { headcount: 21, start_date: inDays(3), start_time: '12:00' },
      })
      .expect(201);
  await expectAtMost({ statements: 10, rounds: 9 }, make);
});

test('a cart is changed, and its answer made, in eight statements and rounds at most, and one or two more where its card or its choices move', async () => {
  const { orderer, orderId, order } = await makeReadyCart(caterer);
  const change = (body: object) => () => orderer.patch(`${base}/${orderId}`).send(body).expect(200);
  await expectAtMost({ statements: 8, rounds: 8 }, change({ order: { contact_name: 'Alex' } }));
  const card = { credit_card_id: order.credit_card_id, contact_name: 'Robin' };
  await expectAtMost({ statements: 11, rounds: 11 }, change({ order: card }));
  const people = { order: { headcount: 24 }, should_redistribute: true };
  await expectAtMost({ statements: 10, rounds: 8 }, change(people));
});

// One of them reads other deliveries again under the owner's lock, because a statement that waits for a lock sees older
// data.
test('a cart is sent in 33 statements and 24 rounds at most, its card held between two transactions', async () => {
  const { orderer, orderId } = await makeReadyCart(caterer);
  const send = () => orderer.post(`${base}/${orderId}/submit`).send({}).expect(200);
  await expectAtMost({ statements: 33, rounds: 24 }, send);
});
