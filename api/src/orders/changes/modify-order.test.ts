import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { mailTo, makeUser, runPendingJobs, signedIn, timeComesFor, useLocalServices } from '../../testing';
import { inDays, makeCart, makeCaterer, type Caterer } from '../order.factory';
import {
  answer,
  answerChanges,
  asCook,
  bodyOf,
  bookedFor,
  calculated,
  heldFor,
  lettersTo,
  modified,
  modify,
  orderOf,
  placed,
  startsIn,
  withdraw,
} from './change.factory';

useLocalServices();
jest.setTimeout(60_000);

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

/** A waiting change as an earlier release stored it, without quantities on its lines. */
const uncounted = `update order_change_requests set ${[
  ['before', 'lines'],
  ['after', 'lines'],
  ['proposal', 'price,lines'],
]
  .map(
    ([column, path]) => `${column} = jsonb_set(${column}, '{${path}}', (
      select jsonb_agg(case when line ->> 'key' like 'food:option:%'
        then jsonb_set(line, '{label}', to_jsonb(regexp_replace(line ->> 'label', '^\\d+ × ', ''))) else line end
        order by at)
      from jsonb_array_elements(${column} #> '{${path}}') with ordinality as l(line, at)))`,
  )
  .join(', ')} where order_id = $1`;

const migrate = (name: string, way: string) =>
  sql.rows(readFileSync(join(__dirname, `../../../migrations/${name}.${way}.sql`), 'utf8'));

describe('a larger change', () => {
  test('waits for the caterer, and the order stands until they approve', async () => {
    const cart = await placed(caterer);
    const cook = await asCook(caterer);
    const body = await modified(cart, { headcount: 40 });
    expect(body.status).toBe('requested');
    const waiting = await orderOf(cart);
    expect(waiting).toMatchObject({
      headcount: 20,
      pricing: cart.order.pricing,
      payment: { status: 'authorized' },
      change_request: {
        status: 'requested',
        before: { headcount: 20 },
        after: { headcount: 40, customer_price: body.pricing.customer_price },
        can: { withdraw: true },
      },
    });
    expect(await heldFor(cart.orderId)).toEqual([
      cart.order.pricing.customer_price,
      body.pricing.customer_price,
    ]);
    const { body: seen } = (await cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['CatererOrder'];
    };
    expect(seen.change_request).toMatchObject({
      after: { headcount: 40 },
      can: { approve: true, decline: true },
    });
    expect(seen.change_request?.after.payout).toBeGreaterThan(seen.pricing.payout);
    expect(JSON.stringify(seen.change_request)).not.toContain('customer_price');

    const approve = () =>
      cook.post(answer(cart, 'approve_changes')).send({ change_id: body.change_id }).expect(200);
    await approve();
    await approve();
    await runPendingJobs();
    const order = await orderOf(cart);
    expect(order).toMatchObject({ headcount: 40, change_request: { status: 'applied' } });
    expect(order.pricing.customer_price).toBe(body.pricing.customer_price);
    expect(await heldFor(cart.orderId)).toEqual([body.pricing.customer_price]);
    expect((await bookedFor(cart.orderId))?.own).toBe(40);
    expect(order.history.map(({ kind }) => kind).slice(-3)).toEqual([
      'payment_authorized',
      'change_requested',
      'change_approved',
    ]);
    expect((await lettersTo(cart.user.email, cart.orderId)).slice(-2)).toEqual([
      'order_change_requested',
      'order_change_applied',
    ]);
    expect(await lettersTo(caterer.cook.email, cart.orderId)).toContain('order_change_received');
  });

  test.each([
    ['still waits', false],
    ['was made since', true],
  ])(
    'that waited when options were first counted in a price counts them too, one that %s',
    async (_how, isMade) => {
      const own = await makeCaterer();
      await sql.rows(
        `update package_item_options o set price_cents = 250 from package_items i
         where i.id = o.package_item_id and i.package_id = $1 and i.choice_type = 'constant_sum'`,
        [own.pack.id],
      );
      const cart = await placed(own);
      expect(await modified(cart, { headcount: 40 })).toMatchObject({ status: 'requested' });
      const { change_request: waiting } = await orderOf(cart);
      await sql.rows(uncounted, [cart.orderId]);
      const approve = async () => answerChanges(await asCook(own), cart, 'approve');
      if (isMade) expect(await approve()).toMatchObject({ status: 200 });
      for (const way of ['up', 'down', 'up']) await migrate('0085-options-that-wait-by-their-number', way);
      if (!isMade) {
        expect((await orderOf(cart)).change_request).toEqual(waiting);
        expect(await approve()).toMatchObject({ status: 200 });
      }
      expect((await orderOf(cart)).pricing.lines).toEqual(waiting?.after.lines);
    },
  );

  test('that is declined lets its hold go and leaves everything', async () => {
    const cart = await placed(caterer);
    await modified(cart, { headcount: 40 });
    const cook = await asCook(caterer);
    expect(await answerChanges(cook, cart, 'decline')).toMatchObject({ status: 200 });
    await runPendingJobs();
    const order = await orderOf(cart);
    expect(order).toMatchObject({ headcount: 20, pricing: cart.order.pricing, status: 'accepted' });
    expect(order.change_request).toMatchObject({ status: 'declined', reason: 'Our oven is small.' });
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
    const [letter] = (await mailTo(cart.user.email)).slice(-1);
    expect(letter).toMatchObject({
      template: 'order_change_declined',
      data: { reason: 'Our oven is small.' },
    });
    expect(await answerChanges(cook, cart, 'approve')).toMatchObject({ status: 409 });
  });

  test('that nobody answers expires, and its hold with it', async () => {
    const cart = await placed(caterer);
    const { change_id: id } = await modified(cart, { headcount: 40 });
    await timeComesFor('order_change', id ?? 0);
    expect((await orderOf(cart)).change_request?.status).toBe('expired');
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
    expect(await lettersTo(cart.user.email, cart.orderId)).toContain('order_change_expired');
  });

  test('is one at a time, until it is withdrawn', async () => {
    const cart = await placed(caterer);
    await modified(cart, { headcount: 40 });
    const body = await bodyOf(modify(cart, { headcount: 50 }).expect(409));
    expect(body.code).toBe('modify_order-change_pending');
    expect(await withdraw(cart)).toMatchObject({ status: 200 });
    expect(await withdraw(cart)).toMatchObject({ status: 200 });
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
    expect(await modified(cart, { headcount: 50 })).toMatchObject({ status: 'requested' });
  });

  test('ends with its order', async () => {
    const cart = await placed(caterer);
    await modified(cart, { headcount: 40 });
    await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/cancel`).send({ fee: 0 }).expect(200);
    const cook = await asCook(caterer);
    const late = { status: 409, code: 'modify_order-change_closed' };
    expect(await answerChanges(cook, cart, 'approve')).toEqual(late);
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([]);
    const { change_request: change, history } = await orderOf(cart);
    expect(change?.status).toBe('expired');
    expect(history.slice(-2)).toMatchObject([
      { text: 'Changes given up: the order was over' },
      { kind: 'payment_released' },
    ]);
  });

  test('of the day moves kitchen, cutoff and the time at which it is fulfilled', async () => {
    const cart = await placed(caterer);
    await modified(cart, { start_date: inDays(5), start_time: '18:00' });
    expect(await answerChanges(await asCook(caterer), cart, 'approve')).toMatchObject({ status: 200 });
    const order = await orderOf(cart);
    expect(order).toMatchObject({ start_date: inDays(5), start_time: '18:00' });
    expect(order.cutoff_at).not.toBe(cart.order.cutoff_at);
    const row = await sql.first<{ on: string; daypart: string; late: number }>(
      `select h.on_date::text as on, daypart, extract(epoch from p.due_at - o.start_at)::int as late
       from orders o join capacity_holds h on h.order_id = o.id
         join processes p on p.kind = 'order' and p.key = o.id where o.id = $1`,
      [cart.orderId],
    );
    expect(row).toEqual({ on: inDays(5), daypart: 'dinner', late: 3600 });
  });

  test('to a day further ahead than the bank holds lets the hold go until it is due', async () => {
    const cart = await placed(caterer);
    await modified(cart, { start_date: inDays(12) });
    expect(await answerChanges(await asCook(caterer), cart, 'approve')).toMatchObject({ status: 200 });
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([]);
    expect((await orderOf(cart)).payment.authorize_on).not.toBeNull();
  });
});

describe('what the person saw', () => {
  test('is what is charged: another version or another total is a 409 with what changed', async () => {
    const cart = await placed(caterer);
    const { after, lock_version } = await calculated(cart, { headcount: 22 });
    const stale = await modify(cart, { headcount: 22 }, { lock_version: lock_version - 1 }).expect(409);
    expect(stale.body).toMatchObject({
      code: 'submit_order-changed',
      context: {
        total: cart.order.pricing.customer_price,
        lock_version,
        changed_by: [],
        changed_by_you: false,
      },
    });
    const other = await modify(cart, { headcount: 22 }, { total: after.customer_price - 1 }).expect(409);
    expect(other.body).toMatchObject({
      code: 'submit_order-changed',
      context: { total: after.customer_price, lock_version },
    });
    await modify(cart, { headcount: 22 }, { lock_version, total: after.customer_price }).expect(200);
    const late = await modify(cart, { headcount: 24 }, { lock_version }).expect(409);
    expect((late.body as Schemas['Error']).context).toMatchObject({ changed_by: [], changed_by_you: true });
  });

  test('is never dropped in silence: a dish that nobody would get has to be given up by hand', async () => {
    const own = await makeCaterer({ minimumHeadcount: 1 });
    const cart = await placed(own, { headcount: 20 });
    await sql.rows('update brands set auto_approve_people = 100 where id = $1', [own.brand.id]);
    await sql.rows('update delivery_areas set minimum_cents = 0 where kitchen_id = $1', [own.kitchen.id]);
    await sql.rows(
      `update order_terms set terms = jsonb_set(terms, '{delivery,minimumCents}', '0') where order_id = $1`,
      [cart.orderId],
    );
    const body = await bodyOf(modify(cart, { headcount: 1 }).expect(422));
    expect(body.code).toBe('modify_order-choices_dropped');
    const { chosen_options } = await calculated(cart, { headcount: 1 });
    const chosen = chosen_options.map(({ option_id, qty }) => ({ option_id, qty }));
    await modify(cart, { headcount: 1, chosen_options: chosen }).expect(200);
  });
});

describe('who', () => {
  test('[OERR-14] an order in the past is not changed by anybody', async () => {
    const cart = await placed(caterer);
    await startsIn(cart.orderId, -1);
    const body = await bodyOf(modify(cart, { headcount: 22 }).expect(409));
    expect(body.code).toBe('modify_order-order_in_past');
  });

  test('a cart is not modified, and a stranger finds nothing', async () => {
    const cart = await makeCart(caterer);
    const body = await bodyOf(modify(cart, { headcount: 22 }).expect(409));
    expect(body.code).toBe('modify_order-order_not_submitted');
    const order = await placed(caterer);
    const stranger = await signedIn((await makeCaterer()).cook);
    await modify({ ...order, orderer: stranger }, { headcount: 22 }).expect(404);
    await stranger.post(answer(order, 'approve_changes')).send({ change_id: 1 }).expect(404);
    await stranger.post(answer(order, 'decline_changes')).send({ change_id: 1, reason: 'No.' }).expect(404);
  });

  test('[OPERM-11] [OPERM-12] a site admin alone lets checks pass and asks for silence', async () => {
    const own = await makeCaterer();
    const cart = await placed(own);
    await sql.rows('update kitchen_capacities set max_headcount = 25 where kitchen_id = $1', [
      own.kitchen.id,
    ]);
    await modify(cart, { headcount: 22 }, { skip_notifications: true }).expect(403);
    await modify(cart, { headcount: 22 }, { ignore_checks: { availability: true } }).expect(403);
    const admin = { ...cart, orderer: await signedIn(await makeUser({ isAdmin: true })) };
    const body = { skip_notifications: true, ignore_checks: { availability: true } };
    await modify(admin, { headcount: 40 }).expect(422);
    expect((await modify(admin, { headcount: 40 }, body).expect(200)).body).toMatchObject({
      status: 'applied',
    });
    await runPendingJobs();
    expect(await lettersTo(cart.user.email, cart.orderId)).toEqual(['order_submitted', 'order_accepted']);
    expect(await bookedFor(cart.orderId)).toEqual({ own: 40, day: 40 });
  });
});
