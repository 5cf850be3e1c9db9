import type { Schemas } from '@copper-carrot/contracts';
import { makeChoice } from '../catalog/catalog.factory';
import { sql } from '../database';
import {
  mailTo,
  makeMember,
  makeUser,
  runPendingJobs,
  signedIn,
  timeComesFor,
  useLocalServices,
} from '../testing';
import { inDays, makeCart, makeCaterer, makeReadyCart, type Cart, type Caterer } from './order.factory';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

const base = '/cpi/v1/orderer';
const patch = ({ orderer, orderId }: Cart, body: object) =>
  orderer.patch(`${base}/orders/${orderId}`).send(body);
const refused = (answer: { body: unknown }) => answer.body as Schemas['Error'];
const preview = async (cart: Cart, body: object) =>
  (
    (await cart.orderer
      .post(`${base}/packages/${caterer.pack.slug}/order/preview`)
      .send(body)
      .expect(200)) as {
      body: Schemas['OrderPreview'];
    }
  ).body;
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
    const seen = await preview(cart, {
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
});

describe('a change of a cart', () => {
  test('[API-017] moves the quantities with the headcount when it should redistribute', async () => {
    const cart = await makeCart(caterer);
    const { body } = (await patch(cart, { order: { headcount: 35 }, should_redistribute: true }).expect(
      200,
    )) as {
      body: Schemas['Order'];
    };
    const sum = body.chosen_options
      .filter((each) => each.item_choice_type === 'constant_sum')
      .reduce((all, { qty }) => all + qty, 0);
    expect([body.headcount, sum]).toEqual([35, 35]);
  });

  test('[API-017] makes what was chosen for everyone enough for everyone again, as a fresh order would', async () => {
    const offer = await makeCaterer();
    const sides = await makeChoice(
      offer.pack.id,
      {
        choiceType: 'choose_up_to',
        properChoiceSubject: 'side',
        incrementBy: 12,
        maximumChoosableOptions: 2,
      },
      [{ name: 'Slaw' }, { name: 'Greens' }, { name: 'Beans' }],
    );
    const drinks = await makeChoice(offer.pack.id, { choiceType: 'add_on' }, [{ name: 'Lemonade' }]);
    const optionsOf = ({ id }: { id: number }) =>
      sql.rows<{ id: number }>(
        'select id from package_item_options where package_item_id = $1 order by position',
        [id],
      );
    const [slaw, greens] = await optionsOf(sides);
    const [lemonade] = await optionsOf(drinks);
    const cart = await makeCart(offer);
    const kept = cart.order.chosen_options.map(({ option_id, qty }) => ({ option_id, qty }));
    expect(kept).toContainEqual({ option_id: slaw?.id, qty: 24 });
    const more = [
      { option_id: greens?.id, qty: 24 },
      { option_id: lemonade?.id, qty: 3 },
    ];
    await patch(cart, { order: { chosen_options: [...kept, ...more] } }).expect(200);
    const { body } = (await patch(cart, { order: { headcount: 40 }, should_redistribute: true }).expect(
      200,
    )) as { body: Schemas['Order'] };
    const fresh = (await makeCart(offer, { headcount: 40 })).order;
    const qtyIn = (order: Schemas['Order'], id = 0) =>
      order.chosen_options.find(({ option_id }) => option_id === id)?.qty;
    expect(qtyIn(fresh, slaw?.id)).toBe(48);
    expect([qtyIn(body, slaw?.id), qtyIn(body, greens?.id)]).toEqual([48, 48]);
    expect(qtyIn(body, lemonade?.id)).toBe(3);
    const back = (await patch(cart, { order: { headcount: 12 }, should_redistribute: true }))
      .body as Schemas['Order'];
    expect([qtyIn(back, slaw?.id), qtyIn(back, greens?.id), qtyIn(back, lemonade?.id)]).toEqual([12, 12, 3]);
  });

  test('that leaves quantities unlike the headcount is refused whole', async () => {
    const cart = await makeCart(caterer);
    const answer = await patch(cart, { order: { headcount: 35, cost_center: 'A1' } }).expect(422);
    expect(refused(answer).code).toContain('mismatched_headcount');
    const after = (await cart.orderer.get(`${base}/orders/${cart.orderId}`)).body as Schemas['Order'];
    expect([after.headcount, after.cost_center]).toEqual([20, null]);
  });

  test.each([
    [{ headcount: 5 }, 'headcount', 'greater_than'],
    [{ headcount: 101 }, 'headcount', 'less_than_or_equal_to'],
    [{ start_date: '2020-01-01' }, 'start_date', 'in_past'],
    [{ formatted_address: '1 Main St, Seattle, WA 98101' }, 'kitchen_delivery_area', 'blank'],
    [{ team_id: 999_999 }, 'team_id', 'inclusion'],
    [{ credit_card_id: 999_999 }, 'credit_card_id', 'inclusion'],
    [{ address_id: 999_999 }, 'address_id', 'inclusion'],
    [{ coupon_code: 'NO-SUCH' }, 'coupon_code', 'unknown'],
    [{ paid_with_invoice: true }, 'paid_with_invoice', 'inclusion'],
  ])('%j is refused with the field %s named', async (order, field, code) => {
    const cart = await makeCart(caterer);
    const answer = await patch(cart, { order, should_redistribute: true }).expect(422);
    expect(refused(answer).fields[field]).toContain(code);
  });

  test('by two people at once is refused to the second', async () => {
    const cart = await makeCart(caterer);
    await patch(cart, { order: { cost_center: 'A', lock_version: 0 } }).expect(200);
    const answer = await patch(cart, { order: { cost_center: 'B', lock_version: 0 } }).expect(409);
    expect(refused(answer).code).toBe('stale_record');
  });

  test('of a submitted order is refused', async () => {
    const cart = await makeReadyCart(caterer);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
    const answer = await patch(cart, { order: { headcount: 30 }, should_redistribute: true }).expect(409);
    expect(refused(answer).code).toContain('order_already_submitted');
  });
});

describe('preview', () => {
  test('[PKG-05] [API-040] answers the order, an error and the search parameters', async () => {
    const cart = await makeCart(caterer);
    const good = await preview(cart, {
      formatted_address: midtown,
      headcount: 20,
      start_date: inDays(3),
      start_time: '12:00',
      is_referral: false,
    });
    expect(good.error).toBeNull();
    expect(good.order).toMatchObject({ headcount: 20, kitchen_id: caterer.kitchen.id });
    expect(good.search_params).toMatchObject({ headcount: 20, start_time: '12:00' });
    const far = await preview(cart, {
      formatted_address: '1 Main St, Seattle, WA 98101',
      headcount: 20,
      start_date: inDays(3),
      start_time: '12:00',
    });
    expect(far.error?.code).toBe('packages-address_undeliverable');
    expect(far.error?.message).toBe(
      "Sorry, the caterer doesn't deliver to this address. Please try another address",
    );
  });

  test('[PKG-06] [PKG-07] a pickup farther than 50 miles has no kitchen', async () => {
    const cart = await makeCart(caterer);
    const far = await preview(cart, {
      formatted_address: '1 Main St, Seattle, WA 98101',
      headcount: 20,
      order: { pickup: true },
    });
    expect(far.error?.fields).toEqual({ pickup_kitchen_id: ['blank'] });
    expect(far.error?.message).toBe(
      'This restaurant does not have any locations within 50 miles of your event address.',
    );
    const near = await preview(cart, { formatted_address: midtown, headcount: 20, order: { pickup: true } });
    expect(near.error).toBeNull();
    expect(near.order?.pickup_kitchen_id).toBe(caterer.kitchen.id);
  });

  test('is too late after the cutoff', async () => {
    const slow = await makeCaterer({ leadTimeHours: 96 });
    const cart = await makeCart(caterer);
    const wish = { formatted_address: midtown, headcount: 20, start_date: inDays(3), start_time: '12:00' };
    const { body } = (await cart.orderer
      .post(`${base}/packages/${slow.pack.slug}/order/preview`)
      .send(wish)) as {
      body: Schemas['OrderPreview'];
    };
    expect(body.error?.fields).toEqual({ start_time: ['too_late'] });
    expect(body.error?.code).toContain('caterer_unavailable');
  });
});

describe('who may read and edit', () => {
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

describe('the caterer', () => {
  const submitted = async () => {
    const cart = await makeReadyCart(caterer);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
    return cart;
  };

  test('[CAT-12] [API-075] [CAT-14] accepts a pending order, once; the orderer is told', async () => {
    const cart = await submitted();
    const cook = await signedIn(caterer.cook);
    const accept = () => cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
    const { body } = (await accept()) as { body: { status: string; pricing: { payout: number } } };
    expect(body.status).toBe('accepted');
    expect(body.pricing.payout).toBeLessThan(cart.order.pricing.customer_price);
    await accept();
    await runPendingJobs();
    expect((await mailTo(cart.user.email)).map(({ template }) => template)).toEqual([
      'order_submitted',
      'order_accepted',
    ]);
    const order = (await cart.orderer.get(`${base}/orders/${cart.orderId}`)).body as Schemas['Order'];
    expect(order.history.map(({ kind }) => kind)).toEqual([
      'created',
      'payment_authorized',
      'submitted',
      'accepted',
    ]);
    await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/decline`).send({ reason: 'No gas.' }).expect(409);
  });

  test('[CAT-13] [API-076] declines: the hold is released, the kitchen has room again', async () => {
    const cart = await submitted();
    const cook = await signedIn(caterer.cook);
    await cook
      .post(`/cpi/v1/caterer/orders/${cart.orderId}/decline`)
      .send({ reason: 'Our oven broke.' })
      .expect(200);
    await runPendingJobs();
    const order = (await cart.orderer.get(`${base}/orders/${cart.orderId}`)).body as Schemas['Order'];
    expect(order).toMatchObject({
      status: 'declined',
      end_reason: 'Our oven broke.',
      payment: { status: 'voided' },
    });
    expect(await sql.rows('select 1 from capacity_holds where order_id = $1', [cart.orderId])).toHaveLength(
      0,
    );
  });

  test('sees the orders of its brand and of no other, and no cart', async () => {
    const cart = await submitted();
    const open = await makeCart(caterer);
    const cook = await signedIn(caterer.cook);
    const { body } = (await cook.get('/cpi/v1/caterer/orders?status=pending').expect(200)) as {
      body: { records: { id: number }[] };
    };
    expect(body.records.map(({ id }) => id)).toContain(cart.orderId);
    await cook.get(`/cpi/v2/caterer/orders/${open.orderId}`).expect(404);
    const other = await signedIn((await makeCaterer()).cook);
    await other.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(404);
    await other.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(404);
  });

  test('that does not answer lets the order expire, and nothing is charged', async () => {
    const cart = await submitted();
    await timeComesFor('order', cart.orderId);
    const order = (await cart.orderer.get(`${base}/orders/${cart.orderId}`)).body as Schemas['Order'];
    expect(order).toMatchObject({ status: 'expired', payment: { status: 'voided' } });
  });
});
