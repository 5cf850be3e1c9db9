import type { Schemas } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen, makePackage, nashville } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { addDays, toLocal } from '../../schedule';
import { makeUser, useLocalServices } from '../../testing';
import { inDays, makeCart, makeCaterer, type Cart, type Caterer } from '../order.factory';

useLocalServices();

const at = ({ orderId }: Cart) => `/cpi/v1/orderer/orders/${orderId}`;
const changed = async (cart: Cart, order: object) =>
  (await cart.orderer.patch(at(cart)).send({ order }).expect(422)).body as Schemas['Error'];
const validity = async (cart: Cart) =>
  (
    await cart.orderer
      .post(`${at(cart)}/check_validity`)
      .send({})
      .expect(200)
  ).body as Schemas['OrderValidity'];
const standing = async (cart: Cart) =>
  Object.assign(
    {},
    ...(await validity(cart)).errors.map(({ fields }) => fields),
  ) as Schemas['Error']['fields'];

type Made = Parameters<typeof makeKitchen>;

async function withKitchens(...kitchens: { values?: Made[1]; setting?: Made[2] }[]): Promise<Caterer> {
  const brand = await makeBrand();
  const made = [];
  for (const { values, setting } of kitchens) made.push(await makeKitchen(brand.id, values, setting));
  const [kitchen] = made;
  if (!kitchen) throw new Error('a caterer needs a kitchen');
  return { brand, kitchen, pack: await makePackage(brand.id), cook: await makeUser() };
}

describe('[OERR-24] the codes of dates that can’t be had', () => {
  test('orders-nyc_same_day: too late for a day that is today in New York', async () => {
    const cart = await makeCart(await makeCaterer());
    const error = await changed(cart, { start_date: inDays(0), start_time: '23:59' });
    expect(error).toMatchObject({ code: 'orders-nyc_same_day', fields: { start_time: ['too_late'] } });
    expect(error.message).toMatch(/^This restaurant needs 24 hours' notice/);
  });

  test('submit_order-same_day_order: the same elsewhere', async () => {
    const caterer = await withKitchens({}, { values: nashville });
    const cart = await makeCart(caterer);
    const today = toLocal(new Date(), 'America/Chicago').date;
    const error = await changed(cart, {
      formatted_address: '100 Broadway, Nashville, TN 37203',
      start_date: today,
      start_time: '23:59',
    });
    expect(error).toMatchObject({
      code: 'submit_order-same_day_order',
      fields: { start_time: ['too_late'] },
    });
  });

  test('submit_order-caterer_unavailable: too late for another day', async () => {
    const cart = await makeCart(await makeCaterer({ leadTimeHours: 72 }), { days: 8 });
    const error = await changed(cart, { start_date: addDays(inDays(0), 1) });
    expect(error).toMatchObject({
      code: 'submit_order-caterer_unavailable',
      fields: { start_time: ['too_late'] },
    });
  });

  test('says which clock ran out: the day before closed, though there are hours enough', async () => {
    const caterer = await makeCaterer({ leadTimeHours: 1 });
    await caterer.brand.update({ dayBeforeCutoff: '00:00' });
    const cart = await makeCart(caterer);
    const { message } = await changed(cart, { start_date: addDays(inDays(0), 1), start_time: '23:30' });
    expect(message).toMatch(
      /^This restaurant takes orders until 12:00 am of the day before, so it is too late for that date and time\. For/,
    );
  });

  test('submit_order-date_in_past: a day that is over', async () => {
    const cart = await makeCart(await makeCaterer());
    const error = await changed(cart, { start_date: addDays(inDays(0), -1) });
    expect(error).toMatchObject({
      code: 'submit_order-date_in_past',
      message: 'This date is in the past. Please choose a later date.',
      fields: { start_date: ['in_past'] },
      context: { next_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown },
    });
  });

  test('submit_order-date_in_past: an hour of today that has passed says the next date', async () => {
    const cart = await makeCart(await makeCaterer());
    const error = await changed(cart, { start_date: inDays(0), start_time: '00:00' });
    expect(error).toMatchObject({
      code: 'submit_order-date_in_past',
      message: expect.stringMatching(
        /^This date is today, and 12:00 am has passed\. The next one for that time is [A-Z][a-z]+, [A-Z][a-z]+ \d+\.$/,
      ) as unknown,
    });
  });
});

// In a list of several problems, screens show the message of the first one only.
describe('[CHK-20] submit_order-mismatched_headcount says which choice it is, and what would do', () => {
  const chosenOf = ({ order }: Cart, change: (qty: number) => number) => ({
    chosen_options: order.chosen_options.map(({ option_id, qty, item_choice_type: type }) => ({
      option_id,
      qty: type === 'constant_sum' ? change(qty) : qty,
    })),
  });

  test('a sum that misses the headcount', async () => {
    const cart = await makeCart(await makeCaterer());
    const { code, message } = await changed(
      cart,
      chosenOf(cart, (qty) => qty + 1),
    );
    expect([code, message]).toEqual([
      'submit_order-mismatched_headcount',
      expect.stringMatching(/^[A-Z][^:]*: 2\d chosen for 20 people\. Take away \d \w+ to make 20\.$/),
    ]);
  });

  test('a quantity between two steps', async () => {
    const caterer = await makeCaterer({ incrementBy: 5 });
    await sql.rows(
      `update package_items set increment_by = 5 where package_id = $1 and choice_type = 'constant_sum'`,
      [caterer.pack.id],
    );
    const cart = await makeCart(caterer);
    const { code, message } = await changed(
      cart,
      chosenOf(cart, (qty) => qty + 1),
    );
    expect([code, message]).toEqual([
      'submit_order-mismatched_headcount',
      expect.stringMatching(/^This quantity goes in steps of 5 \w+; the nearest is \d+\.$/),
    ]);
  });
});

describe('[OERR-25] the blank fields', () => {
  test('start_date and start_time of an order that says neither', async () => {
    const cart = await makeCart(await makeCaterer());
    await sql.rows('update orders set start_date = null, start_time = null, start_at = null where id = $1', [
      cart.orderId,
    ]);
    expect(await standing(cart)).toMatchObject({ start_date: ['blank'], start_time: ['blank'] });
  });

  test('kitchen_delivery_area: an address that no kitchen reaches', async () => {
    const cart = await makeCart(await makeCaterer());
    const error = await changed(cart, { formatted_address: '100 Broadway, Nashville, TN 37203' });
    expect(error).toMatchObject({
      code: 'packages-address_undeliverable',
      fields: { kitchen_delivery_area: ['blank'] },
    });
  });

  test('delivery_area: kitchens that deliver nowhere', async () => {
    const caterer = await makeCaterer();
    const cart = await makeCart(caterer);
    await sql.rows('delete from delivery_areas where kitchen_id = $1', [caterer.kitchen.id]);
    expect(await changed(cart, { suite: '20' })).toMatchObject({
      code: 'packages-address_undeliverable',
      fields: { delivery_area: ['blank'] },
    });
  });

  test('kitchen_id: a kitchen that has no room on that day', async () => {
    const caterer = await withKitchens({ setting: { capacity: { maxHeadcount: 30, maxOrders: 5 } } });
    const cart = await makeCart(caterer);
    const { body } = (await cart.orderer
      .patch(at(cart))
      .send({ order: { headcount: 40 }, should_redistribute: true })
      .expect(422)) as { body: Schemas['Error'] };
    expect(body).toMatchObject({
      code: 'submit_order-caterer_unavailable',
      fields: { kitchen_id: ['blank'] },
    });
  });

  test('pickup_kitchen_id: a pickup from no kitchen within 50 miles', async () => {
    const caterer = await withKitchens({}, { values: nashville, setting: { tiers: [] } });
    const cart = await makeCart(caterer);
    await sql.rows('update kitchens set pickup_allowed = (place_id = 10) where brand_id = $1', [
      caterer.brand.id,
    ]);
    expect(await changed(cart, { pickup: true })).toMatchObject({
      fields: { pickup_kitchen_id: ['blank'] },
      field_errors: {
        pickup_kitchen_id: [
          'This restaurant does not have any locations within 50 miles of your event address.',
        ],
      },
    });
  });
});

test.each([10, 100])(
  '[OERR-26] a headcount of %i, the least or the most there is, is taken',
  async (headcount) => {
    const cart = await makeCart(await makeCaterer());
    const { body } = (await cart.orderer
      .patch(at(cart))
      .send({ order: { headcount }, should_redistribute: true })
      .expect(200)) as { body: Schemas['Order'] };
    expect(body.headcount).toBe(headcount);
  },
);

test.each([
  [9, 'greater_than', 'must be at least 10'],
  [101, 'less_than_or_equal_to', 'must be at most 100'],
])('[OERR-26] a headcount of %i is %s', async (headcount, code, sentence) => {
  const cart = await makeCart(await makeCaterer());
  const { body } = (await cart.orderer
    .patch(at(cart))
    .send({ order: { headcount }, should_redistribute: true })
    .expect(422)) as { body: Schemas['Error'] };
  expect(body.fields.headcount).toEqual([code]);
  expect(body.field_errors.headcount).toEqual([sentence]);
});

describe('an address that no driver can hand food over at', () => {
  const zipAlone = 'New York, NY 10011';
  const box = 'P.O. Box 12, New York, NY 10011';
  const preview = async ({ orderer }: Cart, { pack }: Caterer, formatted_address: string) =>
    (
      await orderer
        .post(`/cpi/v1/orderer/packages/${pack.slug}/order/preview`)
        .send({ formatted_address, headcount: 20 })
    ).body as Schemas['OrderPreview'];

  test('[OERR-15] a ZIP code alone has prices, and is no place that an order can be sent to', async () => {
    const caterer = await makeCaterer();
    const cart = await makeCart(caterer);
    const { order, error } = await preview(cart, caterer, zipAlone);
    expect(error).toBeNull();
    expect(order?.pricing.lines.map(({ code }) => code)).toContain('delivery');
    await cart.orderer
      .patch(at(cart))
      .send({ order: { formatted_address: zipAlone } })
      .expect(200);
    const said = {
      code: 'record_invalid',
      type: 'record_invalid',
      fields: { deliverable: ['no_street'] },
      field_errors: { deliverable: [expect.stringMatching(/^Deliverable - Please add the street/)] },
    };
    expect((await validity(cart)).errors[0]).toMatchObject(said);
    const submitted = await cart.orderer.post(`${at(cart)}/submit`).send({});
    expect(submitted).toMatchObject({
      status: 422,
      body: { ...said, fields: { ...said.fields, credit_card_id: ['blank'] } },
    });
    await cart.orderer
      .patch(at(cart))
      .send({ order: { pickup: true } })
      .expect(200);
    expect(await standing(cart)).toEqual({ credit_card_id: ['blank'] });
  });

  test('[OERR-19] a post office box is refused where prices are asked for, and is kept by no order', async () => {
    const caterer = await makeCaterer();
    const cart = await makeCart(caterer);
    const refusal = await preview(cart, caterer, box);
    expect(refusal).toMatchObject({
      order: null,
      error: { type: 'record_invalid', fields: { deliverable: ['post_box'] } },
    });
    expect((await changed(cart, { formatted_address: box })).fields).toEqual({ deliverable: ['post_box'] });
  });
});

test.each([
  ['call me'],
  // Digits of an extension are no substitute for an area code.
  ['555-0101 ext. 123'],
])(
  '[CHK-13] %j, which nobody can dial, is kept while it is typed, and refused at the submit',
  async (phone) => {
    const cart = await makeCart(await makeCaterer());
    const said = {
      code: 'record_invalid',
      message:
        'The contact phone must be one full number with its area code, such as (212) 555-0199 ext. 12.',
      fields: { contact_phone: ['invalid'] },
    };
    await cart.orderer
      .patch(at(cart))
      .send({ order: { contact_phone: phone } })
      .expect(200);
    expect((await validity(cart)).errors[0]).toMatchObject(said);
    const submitted = await cart.orderer.post(`${at(cart)}/submit`).send({});
    const fields = { ...said.fields, credit_card_id: ['blank'] };
    expect(submitted).toMatchObject({ status: 422, body: { ...said, fields } });
  },
);
