import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { inDollars } from '../../pricing';
import { mailTo, runPendingJobs, signedIn } from '../../testing';
import { inDays, makeCart, makeCaterer, makeReadyCart, type Cart } from '../order.factory';
import { placeOrder } from '../payment/payment.factory';
import { base, change, direct, errorOf, read, start, useDirectOrders, wish } from './direct.factory';

const kitchen = useDirectOrders();

/** An order of 15 Carnitas and 5 Mushroom in boxes, which differs from the menu's default. */
async function chosenByHand(): Promise<Cart> {
  const cart = await makeReadyCart(kitchen.caterer);
  const rows = await sql.rows<{ id: number; name: string }>(
    `select o.id, o.name from package_item_options o join package_items i on i.id = o.package_item_id where i.package_id = $1`,
    [kitchen.caterer.pack.id],
  );
  const of = (name: string, qty: number) => ({ option_id: rows.find((row) => row.name === name)?.id, qty });
  const chosen_options = [of('Individual boxes', 1), of('Carnitas', 15), of('Mushroom', 5)];
  const order = { presentation_type: 'individual', chosen_options };
  await cart.orderer.patch(`${base}/orders/${cart.orderId}`).send({ order }).expect(200);
  await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  return cart;
}

test('a direct order has the food of the earlier one, for as many as are asked for', async () => {
  const cart = await chosenByHand();
  const foodFor = async (headcount: number) => {
    const { body } = (await start(kitchen.cook, cart.orderId, { ...wish, headcount }).expect(201)) as {
      body: { id: number };
    };
    const { chosen_options } = await read(cart.orderer, body.id);
    return Object.fromEntries(chosen_options.map(({ name, qty }) => [name, qty]));
  };
  expect(await foodFor(20)).toEqual({ 'Individual boxes': 1, Carnitas: 15, Mushroom: 5 });
  expect(await foodFor(40)).toEqual({ 'Individual boxes': 1, Carnitas: 30, Mushroom: 10 });
});

describe('a caterer makes an order for a customer', () => {
  test('[OPERM-04] [OPERM-06] [API-014] of an earlier order: theirs from the start, unclaimed, and read by both', async () => {
    const { cart, customer, orderId } = await direct();
    const order = await read(customer, orderId);
    expect(order).toMatchObject({
      status: 'in_cart',
      is_direct: true,
      claimed_by_customer_at: null,
      user_id: cart.user.id,
      team_id: cart.teamId,
      headcount: 30,
      start_date: wish.start_date,
      start_time: '12:30',
      credit_card_id: null,
    });
    expect(order.address).toMatchObject({
      contact_name: 'Pat',
      formatted_address: cart.order.address.formatted_address,
    });
    expect(order.history).toMatchObject([{ kind: 'created', by: `Cook ${kitchen.caterer.cook.lastName}` }]);
    const { body } = (await kitchen.cook.get(`/cpi/v2/caterer/orders/${orderId}`).expect(200)) as {
      body: Schemas['CatererOrder'];
    };
    expect(body).toMatchObject({
      id: orderId,
      is_direct: true,
      claimed_by_customer_at: null,
      can: { edit: true },
    });
    expect((await change(kitchen.cook, orderId, { headcount: 40, suite: 'Floor 3' })).status).toBe(200);
    expect(await read(customer, orderId)).toMatchObject({ headcount: 40, address: { suite: 'Floor 3' } });
  });

  test('[OPERM-04] and edits no order of hers that is not direct', async () => {
    const cart = await makeCart(kitchen.caterer);
    await kitchen.cook.get(`${base}/orders/${cart.orderId}`).expect(404);
    await kitchen.cook
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { headcount: 30 } })
      .expect(404);
    expect((await read(cart.orderer, cart.orderId)).headcount).toBe(20);
  });

  test('[OPERM-04] and a caterer of another brand neither reads nor edits it', async () => {
    const { customer, orderId } = await direct();
    const other = await signedIn((await makeCaterer()).cook);
    const { lock_version } = await read(customer, orderId);
    await other.get(`${base}/orders/${orderId}`).expect(404);
    await other.get(`/cpi/v2/caterer/orders/${orderId}`).expect(404);
    await other
      .patch(`${base}/orders/${orderId}`)
      .send({ order: { headcount: 40, lock_version }, should_redistribute: true })
      .expect(404);
    expect((await read(customer, orderId)).headcount).toBe(30);
  });

  test('it is among the carts of the brand, and no other cart is', async () => {
    const { orderId } = await direct();
    const other = await makeCart(kitchen.caterer);
    const { orderId: original } = await placeOrder(kitchen.caterer);
    const { body: sooner } = (await start(kitchen.cook, original, { ...wish, start_date: inDays(4) }).expect(
      201,
    )) as {
      body: { id: number };
    };
    const listed = async (query: string) => {
      const { body } = (await kitchen.cook.get(`/cpi/v1/caterer/orders?limit=200${query}`).expect(200)) as {
        body: List<Schemas['CatererOrderListRecord']>;
      };
      return body.records.map(({ id }) => id);
    };
    const carts = await listed('&status=in_cart');
    expect(carts).toContain(orderId);
    // The next event comes first, as in the list of orders to cook.
    expect(carts.indexOf(sooner.id)).toBeLessThan(carts.indexOf(orderId));
    expect(carts).not.toContain(other.orderId);
    expect(await listed('')).not.toContain(orderId);
    expect(await listed('&when=past')).not.toContain(orderId);
  });

  test.each([
    [{ ...wish, headcount: 2 }, 'headcount'],
    [{ ...wish, start_date: '2020-01-01' }, 'start_date'],
    [{ headcount: 30, start_date: inDays(5) }, 'start_time'],
  ])('%j is refused by its field', async (order, field) => {
    const { orderId } = await placeOrder(kitchen.caterer);
    expect(Object.keys(errorOf(await start(kitchen.cook, orderId, order).expect(422)).fields)).toContain(
      field,
    );
  });

  test('nobody else does, and not of a cart', async () => {
    const cart = await placeOrder(kitchen.caterer);
    await start(await signedIn((await makeCaterer()).cook), cart.orderId).expect(404);
    await start(cart.orderer, cart.orderId).expect(404);
    const { orderId } = await direct();
    await start(kitchen.cook, orderId).expect(404);
  });
});

describe('its customer is told', () => {
  const letters = async ({ user }: Cart) =>
    (await mailTo(user.email)).filter(({ template }) => template === 'order_made_for_you');

  test('in one mail what it is, and where it is placed', async () => {
    const { cart, orderId } = await direct();
    await runPendingJobs();
    await runPendingJobs();
    const told = await letters(cart);
    const { pricing } = await read(cart.orderer, orderId);
    expect(told).toMatchObject([
      {
        data: {
          orderId,
          path: `/orders/${orderId}/checkout`,
          headcount: 30,
          money: [['Total as it is', inDollars(Math.round(pricing.customer_price * 100))]],
        },
      },
    ]);
  });

  test('nothing any more where the caterer has taken it back by then', async () => {
    const { cart, orderId } = await direct();
    await kitchen.cook.delete(`${base}/orders/${orderId}`).expect(204);
    await runPendingJobs();
    expect(await letters(cart)).toEqual([]);
  });
});

test('a caterer starts sixty direct orders an hour, and then waits', async () => {
  const busy = await makeCaterer();
  const by = await signedIn(busy.cook);
  const cart = await makeReadyCart(busy);
  await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  for (let made = 0; made < 60; made += 1)
    expect([201, 422]).toContain((await start(by, cart.orderId, { ...wish, headcount: 2 })).status);
  const refused = errorOf(await start(by, cart.orderId).expect(429));
  expect(refused.code).toBe('too_many_requests');
});

describe('[API-018] a direct order', () => {
  test('is changed by whoever says the version that they read', async () => {
    const { customer, orderId } = await direct();
    const { lock_version } = await read(customer, orderId);
    const patch = (order: object) =>
      kitchen.cook.patch(`${base}/orders/${orderId}`).send({ order, should_redistribute: true });
    expect(errorOf(await patch({ headcount: 40 }).expect(422)).fields).toEqual({ lock_version: ['blank'] });
    await patch({ headcount: 40, lock_version }).expect(200);
    const stale = errorOf(await patch({ headcount: 45, lock_version }).expect(409));
    expect(stale).toMatchObject({ code: 'stale_record', context: { changed_by_you: true } });
    expect((await read(customer, orderId)).headcount).toBe(40);
  });

  test('is reset to today’s menu in the version that was read', async () => {
    const { customer, orderId } = await direct();
    const { lock_version } = await read(customer, orderId);
    const reset = (body: object) => kitchen.cook.post(`${base}/orders/${orderId}/reset_choices`).send(body);
    await reset({ persist_changes: false }).expect(200);
    expect(errorOf(await reset({}).expect(422)).fields).toEqual({ lock_version: ['blank'] });
    expect((await change(customer, orderId, { headcount: 40 })).status).toBe(200);
    expect(errorOf(await reset({ lock_version }).expect(409)).code).toBe('stale_record');
    await reset({ lock_version: lock_version + 1 }).expect(200);
  });

  test('and every other one by whoever says none, as before', async () => {
    const { orderer, orderId } = await makeCart(kitchen.caterer);
    await orderer
      .patch(`${base}/orders/${orderId}`)
      .send({ order: { headcount: 40 }, should_redistribute: true })
      .expect(200);
    const rows = await sql.rows<{ lock_version: number }>('select lock_version from orders where id = $1', [
      orderId,
    ]);
    expect(rows).toEqual([{ lock_version: 1 }]);
  });
});
