import { asked, signedIn, useLocalServices, type TestClient } from '../../testing';
import { inDays, makeCart, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';
const costOf = async (by: TestClient, path: string) =>
  (await asked(() => by.get(path).expect(200))).statements.length;

let caterer: Caterer;
let cart: Cart;
let submitted: Cart;
beforeAll(async () => {
  caterer = await makeCaterer();
  cart = await makeReadyCart(caterer);
  submitted = await makeReadyCart(caterer);
  await submitted.orderer.post(`${base}/${submitted.orderId}/submit`).send({}).expect(200);
});

test('a cart is read in four statements, whose price is as of today', async () => {
  expect(await costOf(cart.orderer, `${base}/${cart.orderId}`)).toBe(4);
});

test('a submitted order is read in one statement, by its orderer and by its caterer', async () => {
  expect(await costOf(submitted.orderer, `${base}/${submitted.orderId}`)).toBe(1);
  const cook = await signedIn(caterer.cook);
  expect(await costOf(cook, `/cpi/v2/caterer/orders/${submitted.orderId}`)).toBe(1);
});

test('a list takes one statement, however many orders it holds', async () => {
  const { orderer } = await makeCart(caterer);
  expect(await costOf(orderer, base)).toBe(1);
  for (const headcount of [21, 22, 23])
    await orderer
      .post(`/cpi/v1/orderer/packages/${caterer.pack.slug}/order`)
      .send({
        formatted_address: '350 5th Ave, New York, NY 10001',
        order: { headcount, start_date: inDays(3), start_time: '12:00' },
      })
      .expect(201);
  expect(await costOf(orderer, base)).toBe(1);
});
