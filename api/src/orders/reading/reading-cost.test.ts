import pg from 'pg';
import { signedIn, useLocalServices, type TestClient } from '../../testing';
import { inDays, makeCart, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';
/** Who asks, and as whom. */
const ofSession = /^\s*(select sess from user_sessions|select u\.id, u\.email::text, trim)/;

/** What the database is asked, save for the session, and whether one connection was asked twice at once. */
async function asked(call: () => Promise<unknown>) {
  const statements: string[] = [];
  let overlapping = 0;
  const ask = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first] = given as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    if (!ofSession.test(text)) statements.push(text);
    if ((this as unknown as { _activeQuery: unknown })._activeQuery) overlapping += 1;
    return ask.apply(this, given) as never;
  });
  try {
    await call();
  } finally {
    jest.restoreAllMocks();
  }
  return { statements, overlapping };
}

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

test('what changes or sends an order asks one thing after the other of its connection', async () => {
  const { orderer, orderId } = await makeReadyCart(caterer);
  const changed = await asked(() =>
    orderer
      .patch(`${base}/${orderId}`)
      .send({ order: { headcount: 24 }, should_redistribute: true })
      .expect(200),
  );
  const checked = await asked(() => orderer.post(`${base}/${orderId}/check_validity`).send({}).expect(200));
  const sent = await asked(() => orderer.post(`${base}/${orderId}/submit`).send({}).expect(200));
  expect([changed, checked, sent].map(({ overlapping }) => overlapping)).toEqual([0, 0, 0]);
});
