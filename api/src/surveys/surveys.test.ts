import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { colleagueOf, placedOrder } from '../messages/message.factory';
import { makeCart, makeCaterer, type Cart } from '../orders/order.factory';
import { client, makeUser, signedIn, useLocalServices, type TestClient } from '../testing';

useLocalServices();

let cart: Cart;
beforeEach(async () => {
  cart = await placedOrder(await makeCaterer());
});
const path = ({ orderId }: Cart = cart) => `/cpi/v2/orderer/orders/${orderId}/survey`;
const make = async (by: TestClient, order_survey: object = {}) =>
  (await by.post(path()).send({ order_survey }).expect(201)).body as Schemas['OrderSurvey'];
const readBy = async (by: TestClient) => (await by.get(path()).expect(200)).body as Schemas['SurveyOfOrder'];
const foodIsThere = () =>
  sql.rows(`update orders set start_at = now() - interval '1 hour' where id = $1`, [cart.orderId]);
const publicly = async (by: TestClient, code: string) =>
  (await by.get(`/cpi/v2/public/order_surveys/${code}`).expect(200)).body as Schemas['PublicOrderSurvey'];
const answer = (by: TestClient, code: string, order_survey_response: object) =>
  by.post('/cpi/v2/public/order_survey_responses').send({ code, order_survey_response });
const responsesTo = async (by: TestClient) =>
  (
    (await by.get(`${path()}/responses`).expect(200)).body as List<Schemas['OrderSurveyResponse']>
  ).records.map(({ rating, comment, name }) => [rating, comment, name]);

test('[API-095] an orderer makes the survey of an order, and again gets the same', async () => {
  expect((await readBy(cart.orderer)).order_survey).toBeNull();
  const made = await make(cart.orderer, { question: 'Enough food?' });
  expect(made).toMatchObject({
    question: 'Enough food?',
    is_open: false,
    response_count: 0,
    average_rating: null,
  });
  const again = await cart.orderer.post(path()).send({ order_survey: {} }).expect(200);
  expect((again.body as Schemas['OrderSurvey']).code).toBe(made.code);
  expect((await readBy(cart.orderer)).order_survey?.code).toBe(made.code);
});

test('[API-082] [API-083] [API-096] who ate answers by its code without an account, once, and may think again', async () => {
  const { code } = await make(cart.orderer);
  const [ada, bo] = [client(), client()];
  expect((await publicly(ada, code)).state).toBe('early');
  await answer(ada, code, { rating: 5 }).expect(409);
  await foodIsThere();
  expect(await publicly(ada, code)).toMatchObject({
    state: 'open',
    response: null,
    food: expect.any(String) as unknown,
  });
  await publicly(bo, code);
  await answer(ada, code, { rating: 2, comment: 'Cold', name: 'Ada' }).expect(201);
  await answer(ada, code, { rating: 4, comment: 'Warm after all', name: 'Ada' }).expect(201);
  await answer(bo, code, { rating: 5, name: '' }).expect(201);
  expect((await publicly(ada, code)).response).toMatchObject({ rating: 4, comment: 'Warm after all' });
  expect((await responsesTo(cart.orderer)).toSorted()).toEqual([
    [4, 'Warm after all', 'Ada'],
    [5, '', null],
  ]);
  expect((await readBy(cart.orderer)).order_survey).toMatchObject({
    response_count: 2,
    average_rating: 4.5,
    is_open: true,
  });
});

test('takes no answer that is none, by field, nor one that comes too late', async () => {
  const { code } = await make(cart.orderer);
  await foodIsThere();
  const eater = client();
  const refused = await answer(eater, code, { rating: 6, comment: 'x'.repeat(2001) }).expect(422);
  expect(Object.keys((refused.body as Schemas['Error']).fields ?? {}).toSorted()).toEqual([
    'comment',
    'rating',
  ]);
  await answer(eater, code, {}).expect(422);
  await answer(eater, 'nosuchcode', { rating: 5 }).expect(404);
  await cart.orderer
    .patch(path())
    .send({ order_survey: { closes_at: new Date(Date.now() - 1000).toISOString() } })
    .expect(200);
  await answer(eater, code, { rating: 5 }).expect(409);
  expect((await publicly(eater, code)).state).toBe('closed');
});

test('is for those whom the table gives it, and of an order that comes', async () => {
  const peer = await colleagueOf(cart, 'orderer');
  const staff = await colleagueOf(cart, 'staff');
  const stranger = await signedIn(await makeUser());
  await make(peer.client);
  for (const by of [staff.client, stranger]) {
    await by.get(path()).expect(404);
    await by.post(path()).send({ order_survey: {} }).expect(404);
    await by.get(`${path()}/responses`).expect(404);
    await by.delete(path()).expect(404);
  }
  // A former member reads the order, but can't survey the organization any more.
  await sql.rows('delete from memberships where user_id = $1', [cart.user.id]);
  await cart.orderer.get(path()).expect(403);
  await cart.orderer.post(path()).send({ order_survey: {} }).expect(403);
  await peer.client.delete(path()).expect(204);
  await peer.client.delete(path()).expect(404);
  const open = await makeCart(await makeCaterer());
  await open.orderer.post(path(open)).send({ order_survey: {} }).expect(409);
});
