import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { mailTo, runPendingJobs, signedIn, timeComesFor, useLocalServices } from '../testing';
import { answerChanges, modified, orderOf, placed } from './changes/change.factory';
import { makeCart, makeCaterer, makeReadyCart, type Caterer } from './order.factory';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

const base = '/cpi/v1/orderer';

describe('the caterer', () => {
  const submitted = async () => {
    const cart = await makeReadyCart(caterer);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
    return cart;
  };

  test('[CAT-12] [API-075] accepts a pending order, once; the orderer is told', async () => {
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

  test.each(['accept', 'decline'] as const)(
    'does not %s an order that was changed since they saw it',
    async (what) => {
      const cart = await submitted();
      const cook = await signedIn(caterer.cook);
      const read = async () =>
        ((await cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`)).body as Schemas['CatererOrder'])
          .lock_version;
      const listed = (await cook.get('/cpi/v1/caterer/orders?limit=200')).body as List<
        Schemas['CatererOrderListRecord']
      >;
      const seen = listed.records.find(({ id }) => id === cart.orderId)?.lock_version;
      expect(seen).toBe(await read());
      await cart.orderer
        .post(`${base}/orders/${cart.orderId}/modify`)
        .send({ order: { headcount: 40 } })
        .expect(200);
      const answer = (lock_version: number | undefined) =>
        cook
          .post(`/cpi/v1/caterer/orders/${cart.orderId}/${what}`)
          .send({ lock_version, ...(what === 'decline' && { reason: 'No gas.' }) });
      const { body } = (await answer(seen).expect(409)) as { body: Schemas['Error'] };
      expect(body).toMatchObject({
        code: 'stale_record',
        fields: { lock_version: ['stale'] },
        context: { lock_version: await read() },
      });
      await answer(await read()).expect(200);
      // A second click from the same page succeeds although the order is already answered.
      await answer(seen).expect(200);
    },
  );

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

  test('reads in the list until when it may answer, what it pays and who cooks, as on the order', async () => {
    const cart = await submitted();
    const cook = await signedIn(caterer.cook);
    const rowOf = async () => {
      const { body } = (await cook.get('/cpi/v1/caterer/orders?when=upcoming&limit=200').expect(200)) as {
        body: List<Schemas['CatererOrderListRecord']>;
      };
      return body.records.find(({ id }) => id === cart.orderId);
    };
    const { body: order } = (await cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['CatererOrder'];
    };
    expect(order.pricing.payout).toBeGreaterThan(0);
    expect(order.expires_at).not.toBeNull();
    expect(await rowOf()).toMatchObject({
      payout: order.pricing.payout,
      expires_at: order.expires_at,
      kitchen_name: order.kitchen?.name,
      can: { accept: true, decline: true },
    });
    await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
    expect(await rowOf()).toMatchObject({ status: 'accepted', can: { accept: false, decline: false } });
  });

  test('reads in the list that changes of an order wait for an answer, and finds it among what does', async () => {
    const cart = await placed(caterer);
    const cook = await signedIn(caterer.cook);
    const rowOf = async (when: string) => {
      const { body } = (await cook.get(`/cpi/v1/caterer/orders?when=${when}&limit=200`).expect(200)) as {
        body: List<Schemas['CatererOrderListRecord']>;
      };
      return body.records.find(({ id }) => id === cart.orderId);
    };
    expect(await rowOf('upcoming')).toMatchObject({ status: 'accepted', change_expires_at: null });
    expect(await rowOf('unanswered')).toBeUndefined();
    await modified(cart, { headcount: 40 });
    const until = (await orderOf(cart)).change_request?.expires_at;
    expect(until).toEqual(expect.any(String));
    expect(await rowOf('upcoming')).toMatchObject({ status: 'accepted', change_expires_at: until });
    expect(await rowOf('unanswered')).toMatchObject({ status: 'accepted', change_expires_at: until });
    await answerChanges(cook, cart, 'decline');
    expect(await rowOf('upcoming')).toMatchObject({ change_expires_at: null });
    expect(await rowOf('unanswered')).toBeUndefined();
    const pending = await submitted();
    const { body } = (await cook.get('/cpi/v1/caterer/orders?when=unanswered&limit=200').expect(200)) as {
      body: List<Schemas['CatererOrderListRecord']>;
    };
    expect(body.records.map(({ id }) => id)).toContain(pending.orderId);
  });

  test('reads in the list what is cooked and what it pays, and not what its customer pays or earns by it', async () => {
    const cart = await submitted();
    const cook = await signedIn(caterer.cook);
    const { body } = (await cook.get('/cpi/v1/caterer/orders?when=upcoming&limit=200').expect(200)) as {
      body: List<Schemas['CatererOrderListRecord']>;
    };
    const row = body.records.find(({ id }) => id === cart.orderId) ?? {};
    expect(row).toMatchObject({ pricing: { order_items_price: cart.order.pricing.order_items_price } });
    expect(JSON.stringify(row)).not.toMatch(/customer_price|points_awarded|saved_price/);
  });

  test('reads a cart of its own customers that is direct, and one of another brand not', async () => {
    const { orderId } = await makeCart(caterer);
    await sql.rows('update orders set is_direct = true where id = $1', [orderId]);
    const cook = await signedIn(caterer.cook);
    const { body } = (await cook.get(`/cpi/v2/caterer/orders/${orderId}`).expect(200)) as {
      body: Schemas['CatererOrder'];
    };
    expect(body).toMatchObject({ id: orderId, status: 'in_cart', headcount: 20 });
    const other = await signedIn((await makeCaterer()).cook);
    await other.get(`/cpi/v2/caterer/orders/${orderId}`).expect(404);
  });

  test('that does not answer lets the order expire, and nothing is charged', async () => {
    const cart = await submitted();
    await timeComesFor('order', cart.orderId);
    const order = (await cart.orderer.get(`${base}/orders/${cart.orderId}`)).body as Schemas['Order'];
    expect(order).toMatchObject({ status: 'expired', payment: { status: 'voided' } });
  });
});
