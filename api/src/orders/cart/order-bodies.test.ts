import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { makeMember, makeUser, signedIn, useLocalServices, type TestClient } from '../../testing';
import { inDays, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

let caterer: Caterer;
let orderer: TestClient;
let userId: number;
beforeAll(async () => {
  caterer = await makeCaterer();
  const { user } = await makeMember('orderer');
  userId = user.id;
  orderer = await signedIn(user);
});

const base = '/cpi/v1/orderer';
const midtown = '350 5th Ave, New York, NY 10001';
const seattle = '1 Main St, Seattle, WA 98101';
const event = { formatted_address: midtown, headcount: 20, start_date: inDays(3), start_time: '12:00' };

describe('preview', () => {
  const preview = async (body: object) =>
    (
      (await orderer.post(`${base}/packages/${caterer.pack.slug}/order/preview`).send(body).expect(200)) as {
        body: Schemas['OrderPreview'];
      }
    ).body;

  test('[API-039] google_place_id says where it goes', async () => {
    const { formatted_address: _words, ...when } = event;
    const near = await preview({ ...when, google_place_id: 'local:10001' });
    expect([near.error, near.order?.kitchen_id]).toEqual([null, caterer.kitchen.id]);
    expect(near.search_params.google_place_id).toBe('local:10001');
    const far = await preview({ ...when, google_place_id: 'local:98101' });
    expect(far.error?.code).toBe('packages-address_undeliverable');
  });

  test('[API-039] formatted_address says where it goes', async () => {
    const near = await preview(event);
    expect([near.error, near.order?.kitchen_id]).toEqual([null, caterer.kitchen.id]);
    expect(near.search_params.formatted_address).toBe(midtown);
    expect((await preview({ ...event, formatted_address: seattle })).error?.code).toBe(
      'packages-address_undeliverable',
    );
  });

  test('[API-039] headcount sets the price, beside the order and in it', async () => {
    const beside = await preview({ ...event, headcount: 30 });
    const inside = await preview({ ...event, order: { headcount: 40 } });
    expect([beside.order?.headcount, beside.order?.pricing.order_items_price]).toEqual([30, 450]);
    expect([inside.order?.headcount, inside.order?.pricing.order_items_price]).toEqual([40, 600]);
    expect((await preview({ ...event, headcount: 5 })).error?.fields.headcount).toEqual(['greater_than']);
  });

  test('[API-039] start_date and start_time set the moment and its cutoff, beside the order and in it', async () => {
    const beside = await preview({ ...event, start_date: inDays(4), start_time: '13:30' });
    expect(beside.order).toMatchObject({ start_date: inDays(4), start_time: '13:30' });
    const inside = await preview({ ...event, order: { start_date: inDays(5), start_time: '18:00' } });
    expect(inside.order).toMatchObject({ start_date: inDays(5), start_time: '18:00' });
    expect(inside.order?.cutoff_at).not.toBe(beside.order?.cutoff_at);
    expect((await preview({ ...event, start_date: '2020-01-01' })).error?.code).toContain('date_in_past');
    // The kitchen opens at six.
    expect((await preview({ ...event, order: { start_time: '03:00' } })).error?.code).toContain(
      'caterer_unavailable',
    );
  });

  test('[API-039] order.pickup has it fetched: no delivery is paid', async () => {
    const codes = ({ order }: Schemas['OrderPreview']) => order?.pricing.lines.map(({ code }) => code) ?? [];
    const delivered = await preview({ ...event, order: { pickup: false } });
    const fetched = await preview({ ...event, order: { pickup: true } });
    expect([delivered.order?.pickup, fetched.order?.pickup]).toEqual([false, true]);
    expect(codes(delivered)).toContain('delivery');
    expect(codes(fetched)).not.toContain('delivery');
  });

  test('[API-039] is_referral is kept among what was searched for', async () => {
    expect((await preview({ ...event, is_referral: true })).search_params.is_referral).toBe(true);
    expect((await preview(event)).search_params.is_referral).toBe(false);
  });
});

describe('an order of a package', () => {
  const order = { headcount: 20, start_date: inDays(3), start_time: '12:00' };
  const started = async (body: object) => {
    const { body: made } = (await orderer
      .post(`${base}/packages/${caterer.pack.slug}/order`)
      .send(body)
      .expect(201)) as { body: { id: number } };
    return ((await orderer.get(`${base}/orders/${made.id}`).expect(200)) as { body: Schemas['Order'] }).body;
  };

  test('[API-041] address_id takes an address of the book, with its contact', async () => {
    const [address] = await sql.rows<{ id: number }>(
      `insert into addresses (user_id, formatted_address, google_place_id, company_name, suite, contact_name, contact_phone, city,
         state, zip, latitude, longitude, place_id, time_zone)
       values ($1, '20 W 34th St', 'local:10001', 'Northwind', 'Floor 3', 'Pat', '(555) 555-0100', 'New York', 'NY', '10001',
         40.7484, -73.9857, 1, 'America/New_York') returning id`,
      [userId],
    );
    expect((await started({ address_id: address?.id, order })).address).toEqual({
      address_id: address?.id,
      google_place_id: 'local:10001',
      formatted_address: '20 W 34th St',
      company_name: 'Northwind',
      suite: 'Floor 3',
      contact_name: 'Pat',
      contact_phone: '(555) 555-0100',
      delivery_instructions: null,
    });
  });

  test('[API-041] google_place_id says where it goes', async () => {
    const made = await started({ google_place_id: 'local:10001', order });
    expect(made.address).toMatchObject({ address_id: null, google_place_id: 'local:10001' });
    expect(made.distance_miles).toBeLessThan(5);
    const far = await orderer
      .post(`${base}/packages/${caterer.pack.slug}/order`)
      .send({ google_place_id: 'local:98101', order })
      .expect(422);
    expect((far.body as Schemas['Error']).fields).toHaveProperty('kitchen_delivery_area');
  });

  test.each([
    ['buffet', 'Buffet'],
    ['individual', 'Individual boxes'],
  ])('[API-041] presentation_type %s is kept, and its option chosen', async (type, option) => {
    const made = await started({ presentation_type: type, formatted_address: midtown, order });
    expect(made.presentation_type).toBe(type);
    expect(
      made.chosen_options
        .filter((each) => each.item_choice_type === 'presentation')
        .map(({ name, qty }) => [name, qty]),
    ).toEqual([[option, 1]]);
  });

  test('[API-041] order holds pickup, headcount, start_date and start_time', async () => {
    const wish = { pickup: true, headcount: 34, start_date: inDays(6), start_time: '17:30' };
    const made = await started({ formatted_address: midtown, order: wish });
    expect(made).toMatchObject({ ...wish, status: 'in_cart' });
    expect(made.pricing.order_items_price).toBe(510);
    expect(made.pricing.lines.map(({ code }) => code)).not.toContain('delivery');
    const other = await started({ formatted_address: midtown, order: { ...wish, pickup: false } });
    expect(other.pickup).toBe(false);
    expect(other.pricing.lines.map(({ code }) => code)).toContain('delivery');
  });
});

describe('a package that is not offered, or whose restaurant is not', () => {
  const wish = { formatted_address: midtown, order: { headcount: 20 } };
  const calls = [
    ['is not previewed', 'order/preview'],
    ['starts no order', 'order'],
  ] as const;
  test.each(calls)('%s', async (_what, call) => {
    for (const withdraw of [
      ({ pack }: Caterer) => pack.update({ active: false }),
      ({ brand }: Caterer) => brand.update({ active: false }),
    ]) {
      const gone = await makeCaterer();
      const path = `${base}/packages/${gone.pack.slug}/${call}`;
      await orderer
        .post(path)
        .send(wish)
        .expect(call === 'order' ? 201 : 200);
      await withdraw(gone);
      const { body } = (await orderer.post(path).send(wish).expect(404)) as { body: Schemas['Error'] };
      expect(body.message).toBe('This package is no longer offered.');
    }
  });
});

describe('submit', () => {
  const submit = (by: TestClient, { orderId }: Cart, body: object) =>
    by.post(`${base}/orders/${orderId}/submit`).send(body);
  const codeOf = (answer: { body: unknown }) => (answer.body as Schemas['Error']).code;
  const siteAdmin = async () => signedIn(await makeUser({ isAdmin: true }));

  test('[API-020] ignore_checks.delivery_area_minimum, and nothing else, lets an order below the minimum through', async () => {
    const dear = await makeCaterer();
    const cart = await makeReadyCart(dear);
    await sql.rows('update delivery_areas set minimum_cents = 900000 where kitchen_id = $1', [
      dear.kitchen.id,
    ]);
    const admin = await siteAdmin();
    for (const body of [{}, { ignore_checks: {} }, { ignore_checks: { delivery_area_minimum: false } }]) {
      expect(codeOf(await submit(admin, cart, body).expect(422))).toContain('delivery_minimum_not_satisfied');
    }
    expect(
      codeOf(await submit(admin, cart, { ignore_checks: { availability: true } }).expect(422)),
    ).toContain('delivery_minimum_not_satisfied');
    await submit(admin, cart, { ignore_checks: { delivery_area_minimum: true } }).expect(200);
  });

  test('[API-020] ignore_checks.availability, and nothing else, lets an order after the cutoff through', async () => {
    const slow = await makeCaterer();
    const cart = await makeReadyCart(slow);
    await sql.rows('update brands set lead_time_hours = 200 where id = $1', [slow.brand.id]);
    await sql.rows('update packages set lead_time_hours = 200 where id = $1', [slow.pack.id]);
    const admin = await siteAdmin();
    for (const body of [{}, { ignore_checks: { delivery_area_minimum: true } }]) {
      expect(codeOf(await submit(admin, cart, body).expect(422))).toContain('caterer_unavailable');
    }
    await submit(admin, cart, { ignore_checks: { availability: true } }).expect(200);
  });

  test('[API-020] ignore_checks is for site admins, and holds these two alone', async () => {
    const cart = await makeReadyCart(caterer);
    await submit(cart.orderer, cart, { ignore_checks: { availability: true } }).expect(403);
    const unknown = await submit(await siteAdmin(), cart, { ignore_checks: { payment: true } }).expect(422);
    expect((unknown.body as Schemas['Error']).fields).toEqual({ payment: ['unknown'] });
  });

  test('[OERR-12] tells that the caterer changed the menu since the choices were made', async () => {
    const cart = await makeReadyCart(caterer);
    await sql.rows('update orders set choice_version = choice_version + 7 where id = $1', [cart.orderId]);
    expect(codeOf(await submit(cart.orderer, cart, {}).expect(409))).toBe(
      'submit_order-choice_version_mismatch',
    );
  });

  test('[OERR-11] tells whose addresses an organization takes orders from', async () => {
    const cart = await makeReadyCart(caterer);
    await sql.rows(
      `update teams set requires_email_domain = true, email_domain = 'contoso.example' where id = $1`,
      [cart.teamId],
    );
    const { body } = (await submit(cart.orderer, cart, {}).expect(403)) as { body: Schemas['Error'] };
    expect(body.code).toBe('submit_order-enterprise_email_domain_mismatch');
    expect(body.message).toContain('takes orders from @contoso.example addresses only');
  });

  test.each([
    ['credit_card_id', true, 'bypass_payment = false, paid_with_invoice = false'],
    ['paid_with_invoice', false, 'credit_card_id = null, bypass_payment = false, paid_with_invoice = true'],
    ['bypass_payment', false, 'credit_card_id = null, paid_with_invoice = false, bypass_payment = true'],
  ])('[CHK-15] asks for no payment method where %s alone is set', async (_alone, byCard, columns) => {
    const cart = await makeReadyCart(caterer);
    await sql.rows('update users set invoiceable = true where id = $1', [cart.user.id]);
    await sql.rows(`update orders set ${columns} where id = $1`, [cart.orderId]);
    const { body } = (await cart.orderer.get(`${base}/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(body.credit_card_id !== null).toBe(byCard);
    await submit(cart.orderer, cart, {}).expect(200);
  });

  test('[CHK-15] asks for one where none of the three is set', async () => {
    const cart: Cart = await makeReadyCart(caterer);
    await sql.rows('update orders set credit_card_id = null where id = $1', [cart.orderId]);
    const { body } = (await submit(cart.orderer, cart, {}).expect(422)) as { body: Schemas['Error'] };
    expect(body.fields).toEqual({ credit_card_id: ['blank'] });
  });
});

test("a kitchen that is nobody's, or another restaurant's, is refused by its field, for a delivery too", async () => {
  const other = await makeCaterer();
  for (const pickup_kitchen_id of [2_143_616_611, other.kitchen.id]) {
    const answer = await orderer
      .post(`${base}/packages/${caterer.pack.slug}/order`)
      .send({ formatted_address: midtown, order: { pickup: false, pickup_kitchen_id } })
      .expect(422);
    expect((answer.body as Schemas['Error']).fields).toEqual({ pickup_kitchen_id: ['not_found'] });
  }
});
