import type { Schemas } from '@copper-carrot/contracts';
import { Membership, User } from '../accounts';
import { database, sql } from '../database';
import { intentsOf, runPendingJobs, signedIn, timeComesFor, until, useLocalServices } from '../testing';
import { cancel } from '../orders/changes/change.factory';
import { makeCaterer, makeReadyCart, type Cart } from '../orders/order.factory';

useLocalServices();

/** A cart of a restaurant of its own: at one kitchen its capacity alone would line the submits up. */
const cartAlone = async (days = 3) => makeReadyCart(await makeCaterer(), { days });

let made = 0;
async function makeCoupon(limits: { usageLimit?: number; perUserLimit?: number; firstOrderOnly?: boolean }) {
  const code = `LAST-${(made += 1)}`;
  const row = await sql.first<{ id: number }>(
    `insert into coupons (code, description, amount_cents, effective, usage_limit, per_user_limit, first_order_only)
     values ($1, 'Ten dollars off', 1000, tstzrange(now() - interval '1 day', now() + interval '1 day'), $2, $3, $4) returning id`,
    [code, limits.usageLimit ?? null, limits.perUserLimit ?? null, limits.firstOrderOnly ?? false],
  );
  return { id: row?.id ?? 0, code };
}

const withCoupon = async (cart: Cart, code: string) => {
  await cart.orderer
    .patch(`/cpi/v1/orderer/orders/${cart.orderId}`)
    .send({ order: { coupon_code: code } })
    .expect(200);
  return cart;
};
const submit = (cart: Cart) => cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({});
const redeemed = (id: number) =>
  sql.rows<{ order_id: number }>('select order_id from coupon_redemptions where coupon_id = $1', [id]);

/** Submits all at once; answers the winner's order, and the refusals. */
async function race(carts: Cart[]) {
  const answers = await Promise.all(carts.map(submit));
  const winners = carts.filter((_cart, index) => answers[index]?.status === 200);
  const refusals = answers
    .filter(({ status }) => status !== 200)
    .map(({ status, body }) => ({ status, ...(body as Pick<Schemas['Error'], 'code' | 'fields'>) }))
    .map(({ status, code, fields }) => ({ status, code, fields }));
  return { winners, losers: carts.filter((cart) => !winners.includes(cart)), refusals };
}

async function expectNothingHeld(losers: Cart[]) {
  await runPendingJobs();
  for (const { orderId } of losers) {
    expect((await intentsOf(orderId)).filter(({ status }) => status !== 'canceled')).toEqual([]);
    expect(await sql.rows('select status from orders where id = $1', [orderId])).toEqual([
      { status: 'in_cart' },
    ]);
    expect(await sql.rows('select 1 from capacity_holds where order_id = $1', [orderId])).toEqual([]);
  }
}

/** Carts of one and the same person. */
async function cartsOfOne(count: number, code: string, days = 3) {
  // Of different days: two deliveries to one door at one time would be asked about.
  const carts = await Promise.all(Array.from({ length: count }, (_each, at) => cartAlone(days + at)));
  const [{ user, orderer }] = carts as [Cart, ...Cart[]];
  for (const cart of carts.slice(1)) {
    await Membership.create({ teamId: cart.teamId, userId: user.id, role: 'orderer' });
    await sql.rows('update orders set user_id = $2 where id = $1', [cart.orderId, user.id]);
  }
  for (const cart of carts) await withCoupon({ ...cart, orderer }, code);
  return carts.map((cart) => ({ ...cart, orderer, user }));
}

test.each([
  ['held at submit', 3],
  ['held later', 10],
])(
  '[API-025] the last use of a coupon goes to one of eight people who submit at once, cards %s',
  async (_when, days) => {
    const coupon = await makeCoupon({ usageLimit: 1 });
    const carts = await Promise.all(
      Array.from({ length: 8 }, async () => withCoupon(await cartAlone(days), coupon.code)),
    );
    const { winners, losers, refusals } = await race(carts);
    expect(refusals).toEqual(
      Array.from({ length: 7 }, () => ({
        status: 422,
        code: 'submit_order-coupon_not_applicable-used_up',
        fields: { coupon_code: ['used_up'] },
      })),
    );
    expect(await redeemed(coupon.id)).toEqual(winners.map(({ orderId }) => ({ order_id: orderId })));
    await expectNothingHeld(losers);
  },
  60_000,
);

test.each([
  ['a use for each person', { perUserLimit: 1 }, 'already_used'],
  ['first orders', { firstOrderOnly: true }, 'first_order_only'],
])(
  'a coupon for %s is taken by one of a person’s four orders',
  async (_what, limits, why) => {
    const coupon = await makeCoupon(limits);
    const { winners, losers, refusals } = await race(await cartsOfOne(4, coupon.code));
    expect(refusals).toEqual(
      Array.from({ length: 3 }, () => ({
        status: 422,
        code: `submit_order-coupon_not_applicable-${why}`,
        fields: { coupon_code: [why] },
      })),
    );
    expect(await redeemed(coupon.id)).toEqual(winners.map(({ orderId }) => ({ order_id: orderId })));
    await expectNothingHeld(losers);
  },
  60_000,
);

test('of four orders with four coupons for first orders one is the first', async () => {
  const carts = await cartsOfOne(4, (await makeCoupon({ firstOrderOnly: true })).code);
  for (const cart of carts) await withCoupon(cart, (await makeCoupon({ firstOrderOnly: true })).code);
  const { winners, losers, refusals } = await race(carts);
  expect(winners).toHaveLength(1);
  expect(refusals.map(({ code }) => code)).toEqual(
    Array.from({ length: 3 }, () => 'submit_order-coupon_not_applicable-first_order_only'),
  );
  await expectNothingHeld(losers);
}, 60_000);

const cookOf = async ({ orderId }: Cart) => {
  const [member] = await sql.rows<{ id: number }>(
    'select m.user_id as id from brand_members m join orders o using (brand_id) where o.id = $1',
    [orderId],
  );
  return signedIn(await User.findByPk(member?.id ?? 0, { rejectOnEmpty: true }));
};
const answered = async (cart: Cart, what: 'accept' | 'decline') =>
  (await cookOf(cart))
    .post(`/cpi/v1/caterer/orders/${cart.orderId}/${what}`)
    .send(what === 'decline' ? { reason: 'Our oven is small.' } : {})
    .expect(200);

test.each([
  ['was declined', (cart: Cart) => answered(cart, 'decline')],
  ['nobody answered', (cart: Cart) => timeComesFor('order', cart.orderId)],
  ['was canceled', (cart: Cart) => cancel(cart, 0).expect(200)],
])('a first order that %s leaves its person the coupon for a first order', async (_what, end) => {
  const coupon = await makeCoupon({ firstOrderOnly: true });
  const [first, second] = (await cartsOfOne(2, coupon.code)) as [Cart, Cart];
  await submit(first).expect(200);
  await submit(second).expect(422);
  await end(first);
  await submit(second).expect(200);
  expect(await redeemed(coupon.id)).toEqual([{ order_id: second.orderId }]);
});

test('a first order that is accepted was the first', async () => {
  const coupon = await makeCoupon({ firstOrderOnly: true });
  const [first, second] = (await cartsOfOne(2, coupon.code)) as [Cart, Cart];
  await submit(first).expect(200);
  await answered(first, 'accept');
  await submit(second).expect(422);
});

test('a use that was given back can be taken again', async () => {
  const coupon = await makeCoupon({ usageLimit: 1 });
  const first = await withCoupon(await cartAlone(), coupon.code);
  const second = await withCoupon(await cartAlone(), coupon.code);
  await submit(first).expect(200);
  await submit(second).expect(422);
  await sql.rows('delete from coupon_redemptions where order_id = $1', [first.orderId]);
  await submit(second).expect(200);
});

test('a coupon that ended while its order waited is judged by the moment of the submit, not of its coming', async () => {
  const coupon = await makeCoupon({});
  // So far ahead that no card is asked: it is submitted in one transaction.
  const cart = await withCoupon(await cartAlone(20), coupon.code);
  const answer = await database.transaction(async (transaction) => {
    await database.query('select 1 from orders where id = $1 for update', {
      bind: [cart.orderId],
      transaction,
    });
    const asked = submit(cart).then((each) => each);
    await untilSomebodyWaits();
    await sql.rows(
      'update coupons set effective = tstzrange(lower(effective), clock_timestamp()) where id = $1',
      [coupon.id],
    );
    return { asked };
  });
  expect(await answer.asked).toMatchObject({
    status: 422,
    body: { fields: { coupon_code: ['expired'] } },
  });
});

/** Until a transaction of this database waits for a lock. */
const untilSomebodyWaits = () =>
  until('waiting', async () => {
    const waiting = await sql.rows(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return waiting.length > 0;
  });
