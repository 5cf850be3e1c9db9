import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { addDays, slots, weekdayOf } from '../../schedule';
import { useLocalServices } from '../../testing';
import { inDays, makeCart, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
  // A date without any fee or tax rate lies before the marketplace existed.
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

describe('the earliest start that an order says', () => {
  const read = async ({ orderer, orderId }: Cart) =>
    ((await orderer.get(`${base}/orders/${orderId}`).expect(200)) as { body: Schemas['Order'] }).body
      .earliest_start;
  const isTooLate = async ({ orderer, orderId }: Cart, order: object) => {
    const { body } = (await orderer
      .post(`${base}/orders/${orderId}/check_validity`)
      .send({ order })
      .expect(200)) as { body: Schemas['OrderValidity'] };
    return body.errors.some(({ fields }) => fields.start_time?.includes('too_late'));
  };

  test.each([
    ['hours of notice', 50, null],
    ['a clock of the day before', 1, '00:00'],
  ])('is the first time that is not refused for %s', async (_what, lead, clock) => {
    const always = await makeCaterer({ leadTimeHours: lead });
    await sql.rows(`update kitchen_hours set closes = '23:00' where kitchen_id = $1 and daypart = 'dinner'`, [
      always.kitchen.id,
    ]);
    const cart = await makeReadyCart(always, { days: 9 });
    await sql.rows('update brands set day_before_cutoff = $2 where id = $1', [cart.order.brand_id, clock]);
    const earliest = await read(cart);
    if (!earliest) throw new Error('A cart has a notice.');
    expect(await isTooLate(cart, earliest)).toBe(false);
    const { start_date, start_time } = earliest;
    const before = slots[slots.indexOf(start_time) - 1];
    const sooner = before
      ? { start_date, start_time: before }
      : { start_date: addDays(start_date, -1), start_time: '22:00' };
    expect(await isTooLate(cart, sooner)).toBe(true);
  });

  test('is none at which no kitchen is open or has room, in a preview and in a cart; by the notice alone where none ever is', async () => {
    const { kitchen, pack, ...others } = await makeCaterer({ leadTimeHours: 1 });
    const day = inDays(2);
    await sql.rows('delete from kitchen_hours where kitchen_id = $1 and weekday <> $2', [
      kitchen.id,
      weekdayOf(day),
    ]);
    const cart = await makeReadyCart({ kitchen, pack, ...others }, { days: 9 });
    const said = async () => {
      const { body } = (await cart.orderer
        .post(`${base}/packages/${pack.slug}/order/preview`)
        .send({ formatted_address: midtown, headcount: 20 })
        .expect(200)) as { body: Schemas['OrderPreview'] };
      return [body.order?.earliest_start, await read(cart)];
    };
    const at = (start_time: string) => [1, 2].map(() => ({ start_date: day, start_time }));
    expect(await said()).toEqual(at('06:00'));
    await sql.rows(
      `insert into kitchen_closures (kitchen_id, during) values ($1, tsrange($2::date, $2::date + interval '11 hours'))`,
      [kitchen.id, day],
    );
    expect(await said()).toEqual(at('11:00'));
    await sql.rows(
      `insert into kitchen_days (kitchen_id, on_date, daypart, booked_headcount, booked_orders) values ($1, $2, 'lunch', 981, 1)`,
      [kitchen.id, day],
    );
    const [earliest] = await said();
    expect(earliest).toEqual(at('14:00')[0]);
    const { body } = (await cart.orderer
      .post(`${base}/orders/${cart.orderId}/check_validity`)
      .send({ order: earliest })
      .expect(200)) as { body: Schemas['OrderValidity'] };
    expect(body).toEqual({ valid: true, errors: [] });
    await sql.rows('delete from kitchen_hours where kitchen_id = $1', [kitchen.id]);
    const [ofPreview, ofCart] = await said();
    expect(ofPreview).toEqual(ofCart);
    expect(String(ofCart?.start_date) < day).toBe(true);
  });

  test('stays that of what was agreed, and is none where that was not kept', async () => {
    const always = await makeCaterer({ leadTimeHours: 50 });
    await sql.rows(`update kitchen_hours set closes = '23:00' where kitchen_id = $1 and daypart = 'dinner'`, [
      always.kitchen.id,
    ]);
    const cart = await makeReadyCart(always, { days: 9 });
    const earliest = await read(cart);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
    await sql.rows('update packages set lead_time_hours = 1');
    expect(await read(cart)).toEqual(earliest);
    await sql.rows(`update orders set agreed = agreed - 'cutoffRule' where id = $1`, [cart.orderId]);
    expect(await read(cart)).toBeNull();
  });
});
