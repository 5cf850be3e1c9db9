import type { List, Schemas } from '@copper-carrot/contracts';
import { makeKitchen } from '../catalog/catalog.factory';
import { sql } from '../database';
import { makeMember, makeUser, signedIn, useLocalServices } from '../testing';
import {
  inDays,
  makeCart,
  makeCaterer,
  makeReadyCart,
  previewOf,
  type Cart,
  type Caterer,
} from './order.factory';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

const base = '/cpi/v1/orderer';
const patch = ({ orderer, orderId }: Cart, body: object) =>
  orderer.patch(`${base}/orders/${orderId}`).send(body);
const midtown = '350 5th Ave, New York, NY 10001';

describe('an order', () => {
  test('[PKG-02] [API-010] [ENTI-01] [ENTI-02] [ENTI-03] [ENTI-04] is built from a package with choices and options', async () => {
    const { order } = await makeCart(caterer);
    expect(order).toMatchObject({
      status: 'in_cart',
      headcount: 20,
      start_date: inDays(3),
      start_time: '12:00',
      time_zone: 'America/New_York',
      credit_card_id: null,
      bypass_payment: false,
      paid_with_invoice: false,
      poll_code: null,
      poll: null,
      reordered_from: null,
      is_direct: false,
      claimed_by_customer_at: null,
      is_managed: false,
      pickup: false,
      pickup_kitchen_id: null,
      cost_center: null,
      purchase_order_reference_code: null,
      lock_version: 0,
      package: { increment_by: 1 },
      user: { invoiceable: false },
    });
    expect(order.distance_miles).toBeGreaterThanOrEqual(0);
    expect(order.possible_kitchens).toEqual([expect.objectContaining({ pickup_allowed: true })]);
    const sums = order.chosen_options.filter((each) => each.item_choice_type === 'constant_sum');
    expect(sums.reduce((sum, { qty }) => sum + qty, 0)).toBe(20);
    expect(order.chosen_options.filter((each) => each.item_choice_type === 'presentation')).toHaveLength(1);
  });

  test('[ENTI-01] [ENTI-02] [ENTI-03] [ENTI-04] carries what was entered, chosen and noted of it', async () => {
    const cart = await makeReadyCart(caterer);
    const earlier = await makeCart(caterer);
    const entered = { cost_center: 'R&D', purchase_order_reference_code: 'PO-7', pickup: true };
    const more = { pickup_kitchen_id: caterer.kitchen.id, lock_version: cart.order.lock_version };
    await patch(cart, { order: { ...entered, ...more } }).expect(200);
    await sql.rows(
      `update orders set is_direct = true, claimed_by_customer_at = '2026-03-01T12:00Z', is_managed = true, reordered_from = $2
       where id = $1`,
      [cart.orderId, earlier.orderId],
    );
    await cart.user.update({ invoiceable: true });
    const { body: order } = (await cart.orderer.get(`${base}/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(order).toMatchObject({
      ...entered,
      id: cart.orderId,
      team_id: cart.teamId,
      user_id: cart.user.id,
      user: { id: cart.user.id, invoiceable: true },
      credit_card_id: order.credit_card?.id,
      is_direct: true,
      claimed_by_customer_at: '2026-03-01T12:00:00.000Z',
      is_managed: true,
      reordered_from: earlier.orderId,
      pickup_kitchen_id: caterer.kitchen.id,
      lock_version: cart.order.lock_version + 1,
    });
    expect(order.credit_card).toMatchObject({ brand: 'visa' });
    const options = await sql.rows<{ option_id: number; item_id: number; item_choice_type: string }>(
      `select o.id as option_id, i.id as item_id, i.choice_type as item_choice_type
       from package_item_options o join package_items i on i.id = o.package_item_id where i.package_id = $1`,
      [caterer.pack.id],
    );
    expect(order.chosen_options.length).toBeGreaterThan(1);
    for (const { option_id, item_id, item_choice_type } of order.chosen_options)
      expect(options).toContainEqual({ option_id, item_id, item_choice_type });
  });

  test('[ENTI-01] [ENTI-03] [ENTI-04] carries the steps of its package, that an invoice pays it, and how far each kitchen is', async () => {
    const offer = await makeCaterer({ incrementBy: 5 });
    const albany = { latitude: 42.65, longitude: -73.75, city: 'Albany', zip: '12207' };
    const far = await makeKitchen(offer.brand.id, { ...albany, pickupAllowed: false });
    const cart = await makeReadyCart(offer);
    await cart.user.update({ invoiceable: true });
    const { body: order } = (await patch(cart, { order: { paid_with_invoice: true } }).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(order).toMatchObject({
      credit_card_id: null,
      paid_with_invoice: true,
      package: { increment_by: 5 },
      possible_kitchens: [
        { id: offer.kitchen.id, distance_miles: order.distance_miles, pickup_allowed: true },
        { id: far.id, pickup_allowed: false },
      ],
    });
    expect(order.possible_kitchens[1]?.distance_miles).toBeGreaterThan(100);
  });

  test('[PKG-02] is started with the portions that were chosen, however uneven', async () => {
    const { orderer, order: even } = await makeCart(caterer);
    const uneven = [13, 7];
    const chosen = even.chosen_options.map(({ option_id, qty, item_choice_type: type }) => ({
      option_id,
      qty: type === 'constant_sum' ? (uneven.shift() ?? 0) : qty,
    }));
    const wish = { headcount: 20, start_date: inDays(3), start_time: '12:00', chosen_options: chosen };
    const { body: started } = (await orderer
      .post(`${base}/packages/${caterer.pack.slug}/order`)
      .send({ formatted_address: midtown, order: wish })
      .expect(201)) as { body: { id: number } };
    const { body: order } = (await orderer.get(`${base}/orders/${started.id}`).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(chosen.map(({ qty }) => qty)).toEqual(expect.arrayContaining([13, 7]));
    expect(order.chosen_options.map(({ option_id, qty }) => ({ option_id, qty }))).toEqual(chosen);
  });

  test('[PAY-06] carries a tip of 8% of its food until another is given', async () => {
    const cart = await makeCart(caterer);
    expect(cart.order.pricing.order_items_price).toBe(300);
    expect(cart.order.pricing.tip).toBe(24);
    const { body } = (await patch(cart, { order: { tip: 10.5 } }).expect(200)) as { body: Schemas['Order'] };
    expect(body.pricing.tip).toBe(10.5);
    const again = (await patch(cart, { order: { tip: null } }).expect(200)) as { body: Schemas['Order'] };
    expect(again.body.pricing.tip).toBe(24);
  });

  test('its price is the same in preview, cart and submit, and its lines sum to it', async () => {
    const cart = await makeReadyCart(caterer);
    const seen = await previewOf(cart, caterer, {
      formatted_address: midtown,
      headcount: 20,
      start_date: inDays(3),
      start_time: '12:00',
    });
    expect(seen.error).toBeNull();
    expect(seen.order?.pricing.lines).toEqual(cart.order.pricing.lines);
    const cents = cart.order.pricing.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(cents).toBe(Math.round(cart.order.pricing.customer_price * 100));
    const { body } = (await cart.orderer
      .post(`${base}/orders/${cart.orderId}/submit`)
      .send({})
      .expect(200)) as {
      body: { pricing: { customer_price: number } };
    };
    expect(body.pricing.customer_price).toBe(cart.order.pricing.customer_price);
  });

  test('[API-011] [API-012] [API-013] lists its choices, the address book and the cards that can pay', async () => {
    const cart = await makeReadyCart(caterer);
    const at = `${base}/orders/${cart.orderId}`;
    const choices = await cart.orderer.get(`${at}/package/items`).expect(200);
    expect((choices.body as { records: unknown[] }).records).toHaveLength(3);
    await sql.rows(
      `insert into addresses (user_id, formatted_address, google_place_id, city, state, zip, latitude, longitude, time_zone)
       values ($1, $2, 'local:10001', 'New York', 'NY', '10001', 40.75, -73.99, 'America/New_York')`,
      [cart.user.id, midtown],
    );
    const book = await cart.orderer
      .get(`${at}/addresses?for_address_book=true&root=true&limit=100`)
      .expect(200);
    expect(book.body).toMatchObject({ count: 1, records: [{ formatted_address: midtown }] });
    await cart.orderer.get(`${at}/addresses?limit=101`).expect(422);
    const cards = await cart.orderer.get(`${at}/credit_cards?valid_stripe=true`).expect(200);
    expect(cards.body).toMatchObject({ count: 1, records: [{ brand: 'visa', valid_stripe: true }] });
  });

  test('[API-012] the address book leaves out what stands in none and copies of its entries, where that is asked for', async () => {
    const cart = await makeCart(caterer);
    const add = async (street: string, forBook: boolean, rootId: number | null) => {
      const [row] = await sql.rows<{ id: number }>(
        `insert into addresses (user_id, formatted_address, google_place_id, city, state, zip, latitude, longitude, time_zone,
           for_address_book, root_id)
         values ($1, $2, 'local:10001', 'New York', 'NY', '10001', 40.75, -73.99, 'America/New_York', $3, $4) returning id`,
        [cart.user.id, street, forBook, rootId],
      );
      return row?.id ?? 0;
    };
    const entry = await add('1 Entry Street', true, null);
    const copy = await add('1 Entry Street', true, entry);
    const unkept = await add('2 Other Street', false, null);
    const listed = async (query: string) => {
      const { body } = (await cart.orderer
        .get(`${base}/orders/${cart.orderId}/addresses?${query}`)
        .expect(200)) as { body: List<{ id: number }> };
      return body.records.map(({ id }) => id);
    };
    expect(await listed('')).toEqual([unkept, copy, entry]);
    expect(await listed('for_address_book=true')).toEqual([copy, entry]);
    expect(await listed('root=true')).toEqual([unkept, entry]);
    expect(await listed('for_address_book=true&root=true&limit=100')).toEqual([entry]);
  });

  test('[API-013] cards that can not pay are left out where valid ones are asked for', async () => {
    const cart = await makeReadyCart(caterer);
    const at = `${base}/orders/${cart.orderId}/credit_cards`;
    await cart.orderer
      .post(at)
      .send({ credit_card: { stripe_token: 'pm_card_mastercard', nickname: 'Old', team_id: cart.teamId } })
      .expect(201);
    await sql.rows(`update credit_cards set exp_year = 2020 where nickname = 'Old' and team_id = $1`, [
      cart.teamId,
    ]);
    const listed = async (query: string) => {
      const { body } = (await cart.orderer.get(`${at}${query}`).expect(200)) as {
        body: List<Schemas['CreditCard']>;
      };
      return body.records.map(({ brand, valid_stripe }) => [brand, valid_stripe]).sort();
    };
    expect(await listed('?valid_stripe=true')).toEqual([['visa', true]]);
    expect(await listed('')).toEqual([
      ['mastercard', false],
      ['visa', true],
    ]);
  });
});

test('[ENTI-13] a card that is saved at checkout carries its token, its name and whose it is', async () => {
  const cart = await makeReadyCart(caterer);
  const at = `${base}/orders/${cart.orderId}/credit_cards`;
  const own = { nickname: 'Team lunch', team_id: cart.teamId };
  const save = (credit_card: object) => cart.orderer.post(at).send({ credit_card });
  expect((await save({ ...own, stripe_token: 'pm_card_mastercard' }).expect(201)).body).toMatchObject({
    ...own,
    ...{ brand: 'mastercard', last4: '4444', user_id: cart.user.id },
  });
  expect((await save(own).expect(422)).body).toMatchObject({ fields: { stripe_token: ['blank'] } });
});

test('[ENTI-25] [ENTI-26] an order in a list says whose it is, of what, for when, where to, and what it costs', async () => {
  const cart = await makeReadyCart(caterer);
  await patch(cart, { order: { company_name: 'Northwind Labs' } }).expect(200);
  await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  const { body: order } = (await cart.orderer.get(`${base}/orders/${cart.orderId}`).expect(200)) as {
    body: Schemas['Order'];
  };
  const { body } = (await cart.orderer.get(`${base}/orders?when=upcoming`).expect(200)) as {
    body: { records: Schemas['OrderListRecord'][] };
  };
  const listed = body.records.find(({ id }) => id === order.id);
  expect(listed).toMatchObject({
    ...{ team_id: cart.teamId, brand_id: order.brand.id, user_id: cart.user.id, user_name: order.user_name },
    ...{ start_at: order.start_at, pickup: false, courier_pickup_text: null, courier_label: null },
    ...{ address: { company_name: 'Northwind Labs' }, points_awarded: 300, review: null },
    package: {
      ...{ name: order.package?.name, slug: order.package?.slug, image: order.package?.image },
      set_up_type: order.package?.set_up_type,
    },
    brand: { name: order.brand.name, avatar_url: expect.any(String) as string },
    pricing: { order_items_price: order.pricing.order_items_price },
  });
});

test('[ENTI-26] an order in a list says how it was reviewed, and by itself how it is had', async () => {
  const cart = await makeReadyCart(caterer);
  const { lock_version } = cart.order;
  await patch(cart, { order: { pickup: true, lock_version } }).expect(200);
  await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  await sql.rows(
    'insert into reviews (order_id, brand_id, package_id, reviewer_id, overall_rating) values ($1, $2, $3, $4, 4)',
    [cart.orderId, caterer.brand.id, caterer.pack.id, cart.user.id],
  );
  const { body } = (await cart.orderer.get(`${base}/orders?when=upcoming`).expect(200)) as {
    body: { records: Schemas['OrderListRecord'][] };
  };
  expect(body.records.find(({ id }) => id === cart.orderId)).toMatchObject({
    ...{ pickup: true, review: { overall_rating: 4 } },
  });
});

test('[RWD-06] an order earns coins by the multiplier of its owner', async () => {
  const { user, orderer, orderId } = await makeReadyCart(caterer);
  await sql.rows('update users set awards_multiplier = 1.5 where id = $1', [user.id]);
  await orderer.post(`${base}/orders/${orderId}/submit`).send({}).expect(200);
  const { body: order } = (await orderer.get(`${base}/orders/${orderId}`).expect(200)) as {
    body: Schemas['Order'];
  };
  expect(order.points_awarded).toBe(Math.ceil((order.pricing.order_items_price * 100 * 3) / 200));
});

test('[PAY-08] [PAY-09] an order says beside each fee what the fee is for', async () => {
  const { order } = await makeReadyCart(caterer);
  const explained = order.pricing.lines.map(({ code, explanation }) => [code, explanation]);
  expect(Object.fromEntries(explained)).toMatchObject({
    service_fee: 'The service fee supports Copper Carrot.',
    processing_fee: 'The processing fee covers credit card processing costs.',
  });
});

describe('who may read and edit', () => {
  test('[OPERM-05] [OPERM-09] without edit permission the whole order is read-only, its address too', async () => {
    const cart = await makeReadyCart(caterer);
    const { user } = await makeMember('orderer');
    await sql.rows('insert into memberships (team_id, user_id, role) values ($1, $2, $3)', [
      cart.teamId,
      user.id,
      'orderer',
    ]);
    const colleague = await signedIn(user);
    const at = `${base}/orders/${cart.orderId}`;
    const read = async () => ((await colleague.get(at).expect(200)) as { body: Schemas['Order'] }).body;
    const before = await read();
    expect(before.can).toMatchObject({ edit: false, edit_address: false, submit: false });
    const { credit_card_id, chosen_options } = before;
    for (const order of [
      { headcount: 30 },
      { start_date: inDays(4) },
      { team_id: null },
      { formatted_address: midtown },
      { suite: '5' },
      { credit_card_id },
      { chosen_options: chosen_options.map(({ option_id, qty }) => ({ option_id, qty })) },
      { tip: 500 },
      { coupon_code: 'ANY' },
    ])
      await colleague.patch(at).send({ order }).expect(403);
    const card = { stripe_token: 'pm_card_visa', nickname: '', team_id: cart.teamId };
    await colleague.post(`${at}/credit_cards`).send({ credit_card: card }).expect(403);
    const combination = { combo_of: chosen_options.map(({ option_id }) => option_id) };
    const choiceId = chosen_options[0]?.item_id;
    for (const [action, body] of [
      ['submit', {}],
      ['reset_choices', {}],
      [`package/items/${choiceId}/options`, combination],
      ['check_validity', { order: { headcount: 30 } }],
    ] as const)
      await colleague.post(`${at}/${action}`).send(body).expect(403);
    expect(await read()).toEqual(before);

    await cart.orderer.post(`${at}/submit`).send({}).expect(200);
    const placed = await read();
    expect(placed.can).toMatchObject({ modify: false, cancel: false, choose_card: false });
    const order = { headcount: 30 };
    await colleague.patch(`${at}/calculate_changes`).send({ order }).expect(403);
    await colleague.post(`${at}/modify`).send({ order }).expect(403);
    await colleague.post(`${at}/cancel`).send({ reason: 'No', fee: 0 }).expect(403);
    await colleague.patch(`${at}/payment`).send({ payment: { credit_card_id } }).expect(403);
    expect(await read()).toEqual(placed);
  });

  test('[OPERM-10] a first order is the first that its owner submits, whatever stands in their cart', async () => {
    const cart = await makeReadyCart(caterer);
    const submit = async (orderId: number) =>
      (
        (await cart.orderer.post(`${base}/orders/${orderId}/submit`).send({}).expect(200)) as {
          body: Schemas['SubmittedOrder'];
        }
      ).body;
    const { body: next } = (await cart.orderer
      .post(`${base}/packages/${caterer.pack.slug}/order`)
      .send({
        formatted_address: midtown,
        order: { headcount: 20, start_date: inDays(4), start_time: '12:00' },
      })
      .expect(201)) as { body: { id: number } };
    const { credit_card_id } = cart.order;
    const contact = { credit_card_id, contact_name: 'Pat', contact_phone: '(555) 555-0100' };
    await cart.orderer.patch(`${base}/orders/${next.id}`).send({ order: contact }).expect(200);
    // The order that was started later is submitted first; only submitted orders count.
    expect((await submit(next.id)).first_order).toBe(true);
    expect((await submit(cart.orderId)).first_order).toBe(false);
  });

  test('[OPERM-02] [OPERM-03] the owner and an admin of the team edit; an orderer of the team only reads; others find nothing', async () => {
    const cart = await makeCart(caterer);
    const rows = await sql.rows<{ email: string }>(
      `select u.email::text from memberships m join users u on u.id = m.user_id where m.team_id = $1 and m.role = 'admin'`,
      [cart.teamId],
    );
    const admin = await signedIn({ email: rows[0]?.email ?? '' });
    await admin
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { cost_center: 'Admin' } })
      .expect(200);

    const orderer = await makeMember('orderer');
    await sql.rows('insert into memberships (team_id, user_id, role) values ($1, $2, $3)', [
      cart.teamId,
      orderer.user.id,
      'orderer',
    ]);
    const colleague = await signedIn(orderer.user);
    const seen = (await colleague.get(`${base}/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(seen.body.can).toMatchObject({ edit: false, submit: false });
    await colleague
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { cost_center: 'X' } })
      .expect(403);
    await (await signedIn(await makeUser())).get(`${base}/orders/${cart.orderId}`).expect(404);
    const elsewhere = await signedIn((await makeMember('admin')).user);
    await elsewhere.get(`${base}/orders/${cart.orderId}`).expect(404);
    await elsewhere
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { cost_center: 'X' } })
      .expect(404);
  });

  test.each([
    ['of somebody else', 'is_direct = false'],
    ['that is direct', 'is_direct = true'],
    ['that is direct and claimed by its customer', 'is_direct = true, claimed_by_customer_at = now()'],
    ['that is direct and of no organization', 'is_direct = true, team_id = null'],
  ])('[OPERM-01] a site admin edits an order %s', async (_which, columns) => {
    const cart = await makeCart(caterer);
    await sql.rows(`update orders set ${columns} where id = $1`, [cart.orderId]);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    const at = `${base}/orders/${cart.orderId}`;
    const { body: seen } = (await admin.get(at).expect(200)) as { body: Schemas['Order'] };
    expect(seen.can).toMatchObject({ edit: true, edit_address: true, ignore_checks: true });

    const order = {
      headcount: 30,
      cost_center: 'S',
      suite: 'Floor 20',
      formatted_address: '11 Madison Ave, New York, NY 10010',
      lock_version: seen.lock_version,
    };
    await admin.patch(at).send({ order, should_redistribute: true }).expect(200);
    const { body: changed } = (await admin.get(at).expect(200)) as { body: Schemas['Order'] };
    expect(changed).toMatchObject({ headcount: 30, cost_center: 'S', user_id: cart.user.id });
    expect(changed.address).toMatchObject({ suite: 'Floor 20' });
    expect(changed.address.formatted_address).not.toBe(seen.address.formatted_address);
    expect(changed.lock_version).toBeGreaterThan(seen.lock_version);

    const stranger = await signedIn(await makeUser());
    await stranger
      .patch(at)
      .send({ order: { cost_center: 'X' } })
      .expect(404);
  });
});
