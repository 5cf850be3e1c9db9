import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { useLocalServices } from '../../testing';
import { makeCart, makeCaterer, makeReadyCart, type Caterer } from '../order.factory';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
  // What no rate was ever written for is before the marketplace was.
  for (const table of ['fee_rates', 'tax_rates'])
    await sql.rows(`update ${table} set effective = daterange('2020-01-01', null)`);
});

const base = '/cpi/v1/orderer';
const midtown = '350 5th Ave, New York, NY 10001';

describe.each(['2000-01-01', '2010-06-01', '2019-12-31', '2020-01-01'])('an event on %s', (start_date) => {
  const when = { headcount: 20, start_date, start_time: '12:00' };
  const past = { code: 'submit_order-date_in_past', fields: { start_date: ['in_past'] } };

  test('has a price, that of today, and a word on its date in a preview', async () => {
    const { orderer } = await makeCart(caterer);
    const preview = async (wish: object) =>
      (
        (await orderer
          .post(`${base}/packages/${caterer.pack.slug}/order/preview`)
          .send({ formatted_address: midtown, ...wish })
          .expect(200)) as { body: Schemas['OrderPreview'] }
      ).body;
    const { order, error } = await preview(when);
    expect(error).toMatchObject(past);
    expect(order?.pricing).toEqual((await preview({ headcount: 20 })).order?.pricing);
  });

  test('can neither be ordered nor set', async () => {
    const cart = await makeReadyCart(caterer);
    const started = await cart.orderer
      .post(`${base}/packages/${caterer.pack.slug}/order`)
      .send({ formatted_address: midtown, order: when })
      .expect(422);
    expect(started.body).toMatchObject(past);
    const changed = await cart.orderer
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { start_date } })
      .expect(422);
    expect(changed.body).toMatchObject(past);
    const { body } = (await cart.orderer
      .post(`${base}/orders/${cart.orderId}/check_validity`)
      .send({ order: { start_date } })
      .expect(200)) as { body: Schemas['OrderValidity'] };
    expect(body).toMatchObject({ valid: false, errors: [past] });
  });

  test('is refused by a submit and shown by a read, where it lies in a cart', async () => {
    const cart = await makeReadyCart(caterer);
    await sql.rows('update orders set start_date = $2, start_at = $2::date where id = $1', [
      cart.orderId,
      start_date,
    ]);
    const { body } = (await cart.orderer.get(`${base}/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(body.pricing).toEqual(cart.order.pricing);
    const refused = await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(422);
    expect(refused.body).toMatchObject(past);
  });
});

test('an event as far ahead as a date can lie is priced, set and ordered', async () => {
  const cart = await makeReadyCart(caterer);
  const when = { headcount: 20, start_date: '2100-12-31', start_time: '12:00' };
  const { body } = (await cart.orderer
    .post(`${base}/packages/${caterer.pack.slug}/order/preview`)
    .send({ formatted_address: midtown, ...when })
    .expect(200)) as { body: Schemas['OrderPreview'] };
  expect(body.error).toBeNull();
  await cart.orderer
    .post(`${base}/packages/${caterer.pack.slug}/order`)
    .send({ formatted_address: midtown, order: when })
    .expect(201);
  await cart.orderer
    .patch(`${base}/orders/${cart.orderId}`)
    .send({ order: { start_date: when.start_date } })
    .expect(200);
  const { body: validity } = (await cart.orderer
    .post(`${base}/orders/${cart.orderId}/check_validity`)
    .send({})
    .expect(200)) as { body: Schemas['OrderValidity'] };
  expect(validity).toEqual({ valid: true, errors: [] });
  await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
});
