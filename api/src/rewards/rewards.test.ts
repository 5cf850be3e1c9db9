import type { Schemas } from '@copper-carrot/contracts';
import fc from 'fast-check';
import { User } from '../accounts';
import { coinsLeft, lapseCoins } from '../coins';
import { database, sql } from '../database';
import { orderEvents } from '../orders';
import { answerChanges, cancel, modified, orderOf, placed } from '../orders/changes/change.factory';
import { makeReadyCart, type Cart } from '../orders/order.factory';
import { usePayments } from '../orders/payment/payment.factory';
import { paymentEvents } from '../payments';
import {
  addJob,
  mailTo,
  makeUser,
  runPendingJobs,
  signedIn,
  timeComesFor,
  type TestClient,
} from '../testing';
import { lapseCoinsOf } from './lapse.jobs';

const kitchen = usePayments();
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const base = '/cpi/v1/orderer/award_redemptions';

const give = (userId: number, coins: number, monthsAgo = 0) =>
  sql.rows(
    `insert into coin_entries (user_id, coins, reason, at)
     values ($1, $2, 'correction', now() - make_interval(months => $3) + interval '1 minute')`,
    [userId, coins, monthsAgo],
  );
const ledgerOf = async (userId: number) =>
  (
    await sql.rows<{ reason: string; coins: number }>(
      'select reason, coins from coin_entries where user_id = $1 order by id',
      [userId],
    )
  ).map(({ reason, coins }) => [reason, coins]);
const redeem = ({ orderer, orderId }: Pick<Cart, 'orderer' | 'orderId'>, amount: number) =>
  orderer.post(base).send({ award_redemption: { order_id: orderId, amount } });
const creditOf = async (cart: Pick<Cart, 'orderer' | 'orderId'>) =>
  (await orderOf(cart)).pricing.lines.find(({ code }) => code === 'credit')?.amount ?? 0;
const submit = ({ orderer, orderId }: Cart) =>
  orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({});
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as Schemas['Error']).fields);
const coinsSeen = async (by: TestClient) =>
  ((await by.get(`${base}/redeemable_coins`).expect(200)) as { body: Schemas['RedeemableCoins'] }).body;

async function cartWithCoins(coins = 1_000): Promise<Cart> {
  const cart = await makeReadyCart(kitchen.caterer);
  await give(cart.user.id, coins);
  return cart;
}
async function deliver(cart: Cart): Promise<void> {
  await timeComesFor('order', cart.orderId);
  await runPendingJobs();
}

describe('earning', () => {
  test('[RWD-02] what an order earns is entered when it is delivered, once however often that is told', async () => {
    const cart = await placed(kitchen.caterer);
    await runPendingJobs();
    expect(await ledgerOf(cart.user.id)).toEqual([]);
    await deliver(cart);
    await database.transaction((transaction) =>
      orderEvents.fulfilled.publish(transaction, { kind: 'order', key: cart.orderId }, {}),
    );
    await runPendingJobs();
    const { points_awarded: points } = await orderOf(cart);
    expect(points).toBeGreaterThan(0);
    expect(await ledgerOf(cart.user.id)).toEqual([['order', points]]);
    const { body } = (await cart.orderer.get('/cpi/v1/orderer/coins').expect(200)) as {
      body: { records: Schemas['CoinEntry'][] };
    };
    expect(body.records).toMatchObject([
      { coins: points, reason: 'order', order_id: cart.orderId, brand_name: kitchen.caterer.brand.name },
    ]);
  });

  test.each([
    ['a site admin', 'is_admin'],
    ['somebody whose rewards are switched off', 'rewards_disabled'],
  ])('[RWD-03] [RWD-04] %s earns nothing, and reads of no coin', async (_who, column) => {
    const cart = await placed(kitchen.caterer);
    await sql.rows(`update users set ${column} = true where id = $1`, [cart.user.id]);
    await deliver(cart);
    expect(await ledgerOf(cart.user.id)).toEqual([]);
    const by = await signedIn(cart.user);
    for (const path of ['', '/redeemable_coins', '/redeemable_orders']) await by.get(base + path).expect(403);
    await by.get('/cpi/v1/orderer/coins').expect(403);
    await redeem({ orderer: by, orderId: cart.orderId }, 1).expect(403);
    await by.delete(`${base}/${cart.orderId}`).expect(403);
  });

  test('a refund of what was delivered takes back its share, once; what was charged too much does not', async () => {
    const cart = await placed(kitchen.caterer);
    await deliver(cart);
    const { points_awarded: points, pricing } = await orderOf(cart);
    const total = Math.round(pricing.customer_price * 100);
    const refunded = async (cents: number) => {
      await sql.rows(
        `insert into payments (order_id, kind, amount_cents, stripe_id) values ($1, 'refund', $2, $3)`,
        [cart.orderId, -cents, `re_test_${cart.orderId}_${cents}`],
      );
      const publish = () =>
        database.transaction((transaction) =>
          paymentEvents.refunded.publish(
            transaction,
            { kind: 'payment', key: cart.orderId },
            { orderId: cart.orderId, amountCents: cents },
          ),
        );
      // A second event changes nothing.
      await publish();
      await publish();
      await runPendingJobs();
    };
    await refunded(Math.round(total / 2));
    const half = Math.floor(((points ?? 0) * Math.round(total / 2)) / total);
    expect(await ledgerOf(cart.user.id)).toEqual([
      ['order', points],
      ['refund', -half],
    ]);
    // The bank returned it.
    await sql.rows(`insert into payments (order_id, kind, amount_cents) values ($1, 'refund_failed', $2)`, [
      cart.orderId,
      Math.round(total / 2),
    ]);
    await database.transaction((transaction) =>
      paymentEvents.cameBack.publish(
        transaction,
        { kind: 'payment', key: cart.orderId },
        { orderId: cart.orderId, amountCents: Math.round(total / 2) },
      ),
    );
    await runPendingJobs();
    expect(await ledgerOf(cart.user.id)).toEqual([
      ['order', points],
      ['refund', -half],
      ['refund', half],
    ]);
  });
});

describe('[API-065] redeeming', () => {
  test('a hundred coins pay one dollar of a cart: a line of its own, which is spent when it is placed', async () => {
    const cart = await cartWithCoins();
    const before = (await orderOf(cart)).pricing.customer_price;
    expect((await redeem(cart, 7).expect(201)).body).toMatchObject({
      ...{ order_id: cart.orderId, amount: 7, coins: 700, status: 'in_cart' },
    });
    const { pricing } = await orderOf(cart);
    expect([await creditOf(cart), pricing.customer_price]).toEqual([
      -7,
      Math.round((before - 7) * 100) / 100,
    ]);
    expect(await coinsSeen(cart.orderer)).toMatchObject({ coins: 1_000, amount: 10, coins_per_dollar: 100 });
    await submit(cart).expect(200);
    expect(await ledgerOf(cart.user.id)).toEqual([
      ['correction', 1_000],
      ['redemption', -700],
    ]);
    expect((await orderOf(cart)).pricing.customer_price).toBe(pricing.customer_price);
    const { body } = (await cart.orderer.get(base).expect(200)) as { body: { records: object[] } };
    expect(body.records).toMatchObject([
      { order_id: cart.orderId, amount: 7, coins: 700, status: 'redeemed' },
    ]);
    await redeem(cart, 1).expect(409);
  });

  test('which carts coins can pay a part of is one’s own business', async () => {
    const cart = await cartWithCoins();
    await cartWithCoins();
    const { body } = (await cart.orderer.get(`${base}/redeemable_orders`).expect(200)) as {
      body: { records: Schemas['RedeemableOrder'][] };
    };
    expect(body.records).toMatchObject([
      {
        ...{ id: cart.orderId, amount: 0, headcount: 20, total: cart.order.pricing.customer_price },
        brand: { name: kitchen.caterer.brand.name },
      },
    ]);
    await redeem({ ...cart, orderer: await signedIn(await makeUser()) }, 1).expect(404);
    const [admin] = await sql.rows<{ user_id: number }>(
      `select user_id from memberships where team_id = $1 and role = 'admin'`,
      [cart.teamId],
    );
    const colleague = await User.findByPk(admin?.user_id ?? 0, { rejectOnEmpty: true });
    await redeem({ ...cart, orderer: await signedIn(colleague) }, 1).expect(403);
  });

  test('is refused beyond the coins, beyond the food, and for parts of a dollar', async () => {
    const cart = await cartWithCoins(500);
    expect(fieldsOf(await redeem(cart, 6).expect(422))).toEqual(['credit']);
    expect(fieldsOf(await redeem(cart, 2.5).expect(422))).toEqual(['amount']);
    expect(fieldsOf(await redeem(cart, 0).expect(422))).toEqual(['amount']);
    await give(cart.user.id, 1_000_000);
    const food = Math.floor((await orderOf(cart)).pricing.order_items_price);
    expect(fieldsOf(await redeem(cart, food + 1).expect(422))).toEqual(['amount']);
    await redeem(cart, food).expect(201);
    expect(await creditOf(cart)).toBe(-food);
  });

  test('is taken off a cart again', async () => {
    const cart = await cartWithCoins();
    await redeem(cart, 5).expect(201);
    await cart.orderer.delete(`${base}/${cart.orderId}`).expect(204);
    expect(await creditOf(cart)).toBe(0);
    expect((await orderOf(cart)).pricing.customer_price).toBe(cart.order.pricing.customer_price);
  });

  test('is looked at again by the submit: coins that are gone pay nothing', async () => {
    const cart = await cartWithCoins(700);
    await redeem(cart, 7).expect(201);
    await give(cart.user.id, -600);
    expect(fieldsOf(await submit(cart).expect(422))).toEqual(['credit']);
    expect(await coinsLeft(cart.user.id, null)).toBe(100);
  });

  test('20 submits at once spend it once', async () => {
    const cart = await cartWithCoins(700);
    await redeem(cart, 7).expect(201);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(cart)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await coinsLeft(cart.user.id, null)).toBe(0);
  });

  test('two carts of one person at once spend what there is once', async () => {
    const cart = await cartWithCoins(700);
    const { body: again } = (await cart.orderer
      .post(`/cpi/v1/orderer/packages/${kitchen.caterer.pack.slug}/order`)
      .send({
        formatted_address: '350 5th Ave, New York, NY 10001',
        order: { headcount: 20, start_date: cart.order.start_date, start_time: '15:00' },
      })
      .expect(201)) as { body: { id: number } };
    const second = { ...cart, orderId: again.id };
    await cart.orderer
      .patch(`/cpi/v1/orderer/orders/${again.id}`)
      .send({
        order: {
          ...{
            credit_card_id: cart.order.credit_card_id,
            contact_name: 'Pat',
            contact_phone: '(555) 555-0100',
          },
          team_id: cart.teamId,
        },
      })
      .expect(200);
    for (const each of [cart, second]) await redeem(each, 7).expect(201);
    const answers = await Promise.all([cart, second].map((each) => submit(each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await coinsLeft(cart.user.id, null)).toBe(0);
  });

  test('comes back when the order ends without food', async () => {
    const expired = await cartWithCoins();
    await redeem(expired, 4).expect(201);
    await submit(expired).expect(200);
    await timeComesFor('order', expired.orderId);
    const canceled = await cartWithCoins();
    await redeem(canceled, 4).expect(201);
    await submit(canceled).expect(200);
    await cancel(canceled, 0).expect(200);
    for (const { user } of [expired, canceled])
      expect(await ledgerOf(user.id)).toEqual([
        ['correction', 1_000],
        ['redemption', -400],
        ['redemption', 400],
      ]);
    const { body } = (await canceled.orderer.get(base).expect(200)) as { body: { records: object[] } };
    expect(body.records).toMatchObject([{ amount: 4, status: 'returned' }]);
  });

  test('lasts for 30 days more once it came back, however old it is', async () => {
    const cart = await cartWithCoins(1);
    await give(cart.user.id, 400, 18);
    await redeem(cart, 4).expect(201);
    await submit(cart).expect(200);
    await cancel(cart, 0).expect(200);
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    const lapsedBy = (now: Date) =>
      database.transaction(async (transaction) => {
        await lapseCoins(cart.user.id, { now, until: now }, transaction);
        return coinsLeft(cart.user.id, transaction);
      });
    expect(await lapsedBy(days(29))).toBe(401);
    expect(await lapsedBy(days(31))).toBe(1);
  });

  test('ends changes whose coins were spent since, without a word of how many are left', async () => {
    const cart = await cartWithCoins(1_000);
    const food = Math.floor((await orderOf(cart)).pricing.order_items_price);
    await give(cart.user.id, food * 100);
    await redeem(cart, food).expect(201);
    await submit(cart).expect(200);
    await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
    await sql.rows('update orders set credit_cents = credit_cents + 5000 where id = $1', [cart.orderId]);
    await modified(cart, { headcount: 40 });
    expect((await orderOf(cart)).change_request?.status).toBe('requested');
    await sql.rows(`insert into coin_entries (user_id, coins, reason) values ($1, -1000, 'correction')`, [
      cart.user.id,
    ]);
    const answer = await answerChanges(kitchen.cook, cart, 'approve');
    expect(answer).toEqual({ status: 409, code: 'modify_order-change_closed' });
    expect((await orderOf(cart)).change_request?.status).toBe('refused');
  });

  test('follows a change of the order: what its food does not take comes back', async () => {
    const cart = await cartWithCoins(100_000);
    const food = Math.floor((await orderOf(cart)).pricing.order_items_price);
    await redeem(cart, food).expect(201);
    await submit(cart).expect(200);
    await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
    await modified(cart, { headcount: 18 });
    const waiting = (await orderOf(cart)).change_request?.status === 'requested';
    if (waiting) await answerChanges(kitchen.cook, cart, 'approve');
    const { pricing } = await orderOf(cart);
    expect(pricing.order_items_price).toBeLessThan(food);
    expect(await creditOf(cart)).toBe(-Math.floor(pricing.order_items_price));
    expect(await coinsLeft(cart.user.id, null)).toBe(100_000 - Math.floor(pricing.order_items_price) * 100);
  });
});

test('the balance is the sum of the ledger, whatever is earned, redeemed, canceled and lapsed in which order', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('give', 'redeem', 'submit', 'cancel', 'lapse'), {
        minLength: 4,
        maxLength: 10,
      }),
      async (steps) => {
        const cart = await cartWithCoins(300);
        let [left, credit, spent, isOver] = [300, 0, 0, false];
        for (const step of steps) {
          if (step === 'give') {
            await give(cart.user.id, 200);
            left += 200;
          }
          if (step === 'redeem' && (await redeem(cart, 4)).status === 201) credit = 400;
          if (step === 'submit' && !isOver && spent === 0 && (await submit(cart)).status === 200) {
            [spent, left] = [credit, left - credit];
            isOver = credit === 0;
          }
          if (step === 'cancel' && (await cancel(cart, 0)).status === 200) {
            [left, spent, isOver] = [left + spent, 0, true];
          }
          if (step === 'lapse') {
            await addJob(lapseCoinsOf, { userId: cart.user.id });
            await runPendingJobs();
          }
          expect(await coinsLeft(cart.user.id, null)).toBe(left);
          expect((await coinsSeen(cart.orderer)).coins).toBe(left);
          expect(left).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 4 },
  ));

describe('lapsing', () => {
  const look = async (userId: number) => {
    await addJob(lapseCoinsOf, { userId });
    await runPendingJobs();
  };
  test('coins lapse 18 months after they were earned, those that were spent first aside', async () => {
    const user = await makeUser();
    await give(user.id, 300, 19);
    await give(user.id, 100);
    await sql.rows(`insert into coin_entries (user_id, coins, reason) values ($1, -50, 'redemption')`, [
      user.id,
    ]);
    await look(user.id);
    await look(user.id);
    expect(await ledgerOf(user.id)).toEqual([
      ['correction', 300],
      ['correction', 100],
      ['redemption', -50],
      ['lapse', -250],
    ]);
  });

  test('whoever has coins that lapse in 30 days hears of it, once, and sees it', async () => {
    const user = await makeUser();
    await give(user.id, 300, 18);
    await sql.rows(`update users set first_name = 'Lee' where id = $1`, [user.id]);
    // They lapse a minute from now.
    await look(user.id);
    await look(user.id);
    const mails = (await mailTo(user.email)).filter(({ template }) => template === 'coins_lapse');
    expect(mails.map(({ data }) => data)).toMatchObject([
      { firstName: 'Lee', coins: 300, worth: 3, from: longDate.format(new Date()) },
    ]);
    expect((await coinsSeen(await signedIn(user))).next_lapse).toMatchObject({ coins: 300 });
    const calm = await makeUser();
    await give(calm.id, 300, 15);
    await look(calm.id);
    expect(await mailTo(calm.email)).toEqual([]);
    expect((await coinsSeen(await signedIn(calm))).next_lapse).toBeNull();
  });
});
