import type { Schemas } from '@copper-carrot/contracts';
import { makeKitchen } from '../../catalog/catalog.factory';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import { earthRadiusMiles } from '../../places';
import { makeMember, signedIn, useLocalServices } from '../../testing';
import { inDays, makeCart, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

const base = '/cpi/v1/orderer';
const milesInADegree = (Math.PI / 180) * earthRadiusMiles;
const midtown = '350 5th Ave, New York, NY 10001';
const when = { headcount: 20, start_date: inDays(3), start_time: '12:00' };

describe('the validity of an order that is changed', () => {
  const validity = async (cart: Cart, body: object) =>
    (
      (await cart.orderer.post(`${base}/orders/${cart.orderId}/check_validity`).send(body).expect(200)) as {
        body: Schemas['OrderValidity'];
      }
    ).body;
  const stored = async ({ orderId }: Cart) => [
    await sql.rows('select * from orders where id = $1', [orderId]),
    await sql.rows('select * from order_chosen_options where order_id = $1 order by id', [orderId]),
    await sql.rows('select * from order_history where order_id = $1 order by id', [orderId]),
  ];

  const wishes: [object, string, string][] = [
    [{ headcount: 5 }, 'headcount', 'greater_than'],
    [{ headcount: 101 }, 'headcount', 'less_than_or_equal_to'],
    [{ start_date: '2020-01-01' }, 'start_date', 'in_past'],
    [{ start_date: null }, 'start_date', 'blank'],
    [{ team_id: null }, 'team_id', 'blank'],
    [{ contact_phone: '' }, 'contact_phone', 'blank'],
    [{ credit_card_id: null }, 'credit_card_id', 'blank'],
    [{ credit_card_id: 999_999 }, 'credit_card_id', 'inclusion'],
    [{ address_id: 999_999 }, 'address_id', 'inclusion'],
    [{ coupon_code: 'NO-SUCH' }, 'coupon_code', 'unknown'],
    [{ paid_with_invoice: true }, 'paid_with_invoice', 'inclusion'],
    [{ formatted_address: '1 Main St, Seattle, WA 98101' }, 'kitchen_delivery_area', 'blank'],
    [{ chosen_options: [] }, 'chosen_options', 'mismatched_headcount'],
  ];
  test.each(wishes)('[API-023] with %j names %s, and nothing is stored', async (order, field, code) => {
    const cart = await makeReadyCart(caterer);
    const before = await stored(cart);
    expect(await validity(cart, {})).toEqual({ valid: true, errors: [] });
    const { valid, errors } = await validity(cart, { order });
    expect(valid).toBe(false);
    expect(errors.flatMap(({ fields }) => fields[field] ?? [])).toContain(code);
    expect(await stored(cart)).toEqual(before);
  });

  test('[API-023] is that of the order with the change, not of the order as it stands', async () => {
    const cart = await makeReadyCart(caterer);
    await sql.rows('update orders set start_date = null, start_time = null, start_at = null where id = $1', [
      cart.orderId,
    ]);
    const before = await stored(cart);
    expect((await validity(cart, {})).valid).toBe(false);
    const order = { start_date: inDays(4), start_time: '12:30', lock_version: cart.order.lock_version };
    expect(await validity(cart, { order })).toEqual({ valid: true, errors: [] });
    expect(await stored(cart)).toEqual(before);
  });

  test('a change of an older version, or by someone who only reads, is refused as the change would be', async () => {
    const cart = await makeReadyCart(caterer);
    const at = `${base}/orders/${cart.orderId}/check_validity`;
    const stale = await cart.orderer
      .post(at)
      .send({ order: { lock_version: 99 } })
      .expect(409);
    expect((stale.body as Schemas['Error']).code).toBe('stale_record');
    const { user } = await makeMember('orderer');
    await Membership.create({ teamId: cart.teamId, userId: user.id, role: 'orderer' });
    const reader = await signedIn(user);
    await reader.post(at).send({}).expect(200);
    await reader
      .post(at)
      .send({ order: { headcount: 30 } })
      .expect(403);
    await cart.orderer
      .post(at)
      .send({ order: { bypass_payment: true } })
      .expect(403);
  });
});

describe('a pickup from a kitchen of one’s choice', () => {
  const albany = {
    latitude: 42.6526,
    longitude: -73.7562,
    name: 'Albany kitchen',
    formattedAddress: '5 State St, Albany, NY 12207',
    city: 'Albany',
    zip: '12207',
  };
  const preview = async (to: Caterer, body: object) => {
    const { orderer } = await makeCart(caterer);
    return (
      (await orderer.post(`${base}/packages/${to.pack.slug}/order/preview`).send(body).expect(200)) as {
        body: Schemas['OrderPreview'];
      }
    ).body;
  };

  test('[OERR-20] [PKG-08] [ENTI-04] 50 miles away or more is noted, and the order stays valid and can be started', async () => {
    const to = await makeCaterer();
    const far = await makeKitchen(to.brand.id, albany);
    const wish = { formatted_address: midtown, ...when, order: { pickup: true, pickup_kitchen_id: far.id } };
    const { order, error } = await preview(to, wish);
    expect(error).toBeNull();
    expect(order).toMatchObject({ kitchen_id: far.id, pickup_kitchen_id: far.id });
    expect(order?.distance_miles).toBeGreaterThan(100);
    const miles = Math.round((order?.distance_miles ?? 0) * 10) / 10;
    expect(order?.note).toBe(`Note, the pickup location is ${miles} miles from your event address.`);

    const cart = await makeCart(caterer);
    const { body: created } = (await cart.orderer
      .post(`${base}/packages/${to.pack.slug}/order`)
      .send({ formatted_address: midtown, order: { ...when, pickup: true, pickup_kitchen_id: far.id } })
      .expect(201)) as { body: { id: number } };
    const { body } = (await cart.orderer.get(`${base}/orders/${created.id}`).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(body).toMatchObject({ pickup: true, pickup_kitchen_id: far.id });
    expect(body.distance_miles).toBe(order?.distance_miles);
  });

  test.each([
    [49.9, null],
    [50, 'Note, the pickup location is 50 miles from your event address.'],
    [50.1, 'Note, the pickup location is 50.1 miles from your event address.'],
  ])('[OERR-20] [PKG-08] at %s miles the note is: %s', async (miles, note) => {
    const { orderId } = await makeCart(caterer);
    const [event] = await sql.rows<{ latitude: number; longitude: number }>(
      'select latitude, longitude from orders where id = $1',
      [orderId],
    );
    const to = await makeCaterer();
    const far = await makeKitchen(to.brand.id, {
      ...albany,
      latitude: (event?.latitude ?? 0) + miles / milesInADegree,
      longitude: event?.longitude,
    });
    const { order, error } = await preview(to, {
      formatted_address: midtown,
      ...when,
      order: { pickup: true, pickup_kitchen_id: far.id },
    });
    expect(error).toBeNull();
    expect(order).toMatchObject({ kitchen_id: far.id, distance_miles: miles, note });
  });

  test('nearer has no note; the kitchens to choose from come with their distances, the nearest first', async () => {
    const to = await makeCaterer();
    const far = await makeKitchen(to.brand.id, { ...albany, pickupAllowed: false });
    const { order } = await preview(to, {
      formatted_address: midtown,
      ...when,
      order: { pickup: true, pickup_kitchen_id: to.kitchen.id },
    });
    expect(order).toMatchObject({ kitchen_id: to.kitchen.id, pickup_kitchen_id: to.kitchen.id, note: null });
    expect(order?.possible_kitchens).toEqual([
      {
        id: to.kitchen.id,
        name: 'Midtown kitchen',
        formatted_address: '1 Test Street, New York, NY 10001',
        distance_miles: order?.distance_miles,
        pickup_allowed: true,
      },
      {
        id: far.id,
        name: 'Albany kitchen',
        formatted_address: '5 State St, Albany, NY 12207',
        distance_miles: order?.possible_kitchens[1]?.distance_miles,
        pickup_allowed: false,
      },
    ]);
    expect(order?.possible_kitchens[1]?.distance_miles).toBeGreaterThan(100);
  });

  test('[PKG-06] [PKG-07] with none within 50 miles and none chosen there is no order, but kitchens to choose from', async () => {
    const to = await makeCaterer();
    await to.kitchen.update(albany);
    const wish = { formatted_address: midtown, ...when, order: { pickup: true } };
    const { order, error } = await preview(to, wish);
    expect(error?.fields).toEqual({ pickup_kitchen_id: ['blank'] });
    expect(error?.message).toBe(
      'This restaurant does not have any locations within 50 miles of your event address.',
    );
    expect(order?.possible_kitchens.map(({ id }) => id)).toEqual([to.kitchen.id]);
    const cart = await makeCart(caterer);
    const refused = await cart.orderer
      .post(`${base}/packages/${to.pack.slug}/order`)
      .send({ formatted_address: midtown, order: { ...when, pickup: true } })
      .expect(422);
    expect((refused.body as Schemas['Error']).fields).toEqual({ pickup_kitchen_id: ['blank'] });
  });

  test('is none of another restaurant’s', async () => {
    const other = await makeCaterer();
    const { error } = await preview(caterer, {
      formatted_address: midtown,
      ...when,
      order: { pickup: true, pickup_kitchen_id: other.kitchen.id },
    });
    expect(error?.fields).toEqual({ pickup_kitchen_id: ['blank'] });
  });
});

describe('an order that a referral brought', () => {
  test.each([
    [{ is_referral: true }, true],
    [{ is_referral: false }, false],
    [{}, false],
  ])('[CHK-08] started with %j says so when it is submitted: %s', async (given, referred) => {
    const cart = await makeReadyCart(caterer);
    const { body: created } = (await cart.orderer
      .post(`${base}/packages/${caterer.pack.slug}/order`)
      .send({ formatted_address: midtown, ...given, order: when })
      .expect(201)) as { body: { id: number } };
    await cart.orderer
      .patch(`${base}/orders/${created.id}`)
      .send({ order: { credit_card_id: cart.order.credit_card_id, contact_phone: '(555) 555-0100' } })
      .expect(200);
    const { body } = (await cart.orderer
      .post(`${base}/orders/${created.id}/submit`)
      .send({})
      .expect(200)) as { body: { from_referral: boolean } };
    expect(body.from_referral).toBe(referred);
  });
});
