import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { attemptOf, orderOf, passes, placeOrder } from '../orders/payment/payment.factory';
import type { Cart } from '../orders/order.factory';
import {
  addJob,
  bankSendsBack,
  client,
  intentsOf,
  mailTo,
  makeUser,
  runPendingJobs,
  signedIn,
  timeComesFor,
  type TestClient,
} from '../testing';
import { sendRefund, stripe } from '.';
import { charged, ledger, price, refund, useRefunds } from './refunds.factory';

const kitchen = useRefunds();

describe('a refund that its bank takes its time over', () => {
  /** The bank completes the order's latest refund, without an event. */
  const bankMakesIt = ({ orderId }: Cart) =>
    sql.rows(
      `update local_services.stripe_objects r set data = jsonb_set(r.data, '{status}', '"succeeded"')
       where r.id = (select stripe_refund_id from payment_refunds where order_id = $1 and stripe_refund_id is not null
         order by id desc limit 1)`,
      [orderId],
    );
  const looks = async ({ orderId }: Cart) => {
    for (const { id } of await sql.rows<{ id: number }>(
      'select id from payment_refunds where order_id = $1',
      [orderId],
    ))
      await addJob(sendRefund, { refundId: id });
    await runPendingJobs();
  };
  const balance = async (cart: Cart) => (await orderOf(cart)).pricing.balance;
  const tries = ({ orderId }: Cart) =>
    sql.rows('select key, status from payment_refunds where order_id = $1 order by id', [orderId]);
  const refusals = async ({ user }: Cart) =>
    (await mailTo(user.email)).filter(({ template }) => template === 'order_refund_failed');

  test('counts once it has succeeded, and is asked about each hour until then', async () => {
    const cart = await charged('pm_card_pendingRefund');
    await refund(cart, 500, 'cancel-1');
    await runPendingJobs();
    await passes('30 minutes');
    expect(await ledger(cart)).toHaveLength(1);
    expect(await balance(cart)).toBe(0);
    await bankMakesIt(cart);
    await passes('1 hour');
    expect(await ledger(cart)).toEqual([
      { kind: 'capture', cents: price(cart) },
      { kind: 'refund', cents: -500 },
    ]);
    expect(await balance(cart)).toBe(5);
  });

  test('is made anew where it fails, an hour later and three times, and then its owner is told', async () => {
    const cart = await charged('pm_card_pendingRefund');
    await refund(cart, 500, 'cancel-1');
    await runPendingJobs();
    await bankSendsBack(cart.orderId);
    await passes('1 hour');
    expect(await tries(cart)).toEqual([
      { key: 'cancel-1', status: 'failed' },
      { key: 'cancel-1#2', status: 'claimed' },
    ]);
    expect(await refusals(cart)).toEqual([]);
    await passes('1 hour');
    await bankSendsBack(cart.orderId);
    await passes('1 hour');
    await passes('1 hour');
    await bankSendsBack(cart.orderId);
    await passes('1 hour');
    expect(await tries(cart)).toEqual([
      { key: 'cancel-1', status: 'failed' },
      { key: 'cancel-1#2', status: 'failed' },
      { key: 'cancel-1#3', status: 'failed' },
    ]);
    expect(await balance(cart)).toBe(0);
    expect((await refusals(cart)).map(({ data }) => data.amountCents)).toEqual([500]);
  });

  test('that fails though it had succeeded is no refund any more, and the next one is', async () => {
    const cart = await charged();
    await refund(cart, 500, 'cancel-1');
    await runPendingJobs();
    expect(await balance(cart)).toBe(5);
    await bankSendsBack(cart.orderId);
    await looks(cart);
    expect(await balance(cart)).toBe(0);
    await passes('1 hour');
    expect(await ledger(cart)).toEqual([
      { kind: 'capture', cents: price(cart) },
      { kind: 'refund', cents: -500 },
      { kind: 'refund_failed', cents: 500 },
      { kind: 'refund', cents: -500 },
    ]);
    expect(await balance(cart)).toBe(5);
    // The history must show two refunds and one return.
    const sums = (await orderOf(cart)).history
      .map(({ text }) => text)
      .filter((text) => text.endsWith('$5.00'));
    expect(sums).toEqual([
      'Sent back to the card: $5.00',
      'Came back from the bank of the card: $5.00',
      'Sent back to the card: $5.00',
    ]);
    const { body } = (await kitchen.cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['CatererOrder'];
    };
    expect(body.history.filter(({ kind }) => kind.startsWith('payment_ref'))).toEqual([]);
  });

  describe('and fails at every try', () => {
    const sendBack = ({ orderId }: Pick<Cart, 'orderId'>, by: TestClient, sent_otherwise?: string) =>
      by
        .post(`/cpi/v1/orderer/orders/${orderId}/refund`)
        .send({ refund: sent_otherwise ? { sent_otherwise } : {} });
    const siteAdmin = async () => {
      const user = await makeUser({ isAdmin: true });
      return { user, admin: await signedIn(user) };
    };
    const failsOnce = async (cart: Cart) => {
      await passes('1 hour');
      await bankSendsBack(cart.orderId);
      await looks(cart);
    };
    const failsAtEveryTry = async (cart: Cart) => {
      await runPendingJobs();
      await bankSendsBack(cart.orderId);
      await looks(cart);
      await failsOnce(cart);
      await failsOnce(cart);
      await runPendingJobs();
    };
    const stuck = async ({ orderId }: Pick<Cart, 'orderId'>, by: TestClient) => {
      const { body } = (await by.get(`/cpi/v1/orderer/orders/${orderId}`).expect(200)) as {
        body: Schemas['Order'];
      };
      return [body.payment.stuck_refund, body.can.send_back];
    };
    const stuckCount = async () =>
      Number(/payments_waiting\{for="stuck refund"\} (\d+)/.exec((await client().get('/metrics')).text)?.[1]);
    /** Declined after all of it was captured, so nothing is owed. */
    const declined = async () => {
      const cart = await placeOrder(kitchen.caterer);
      const [held] = await intentsOf(cart.orderId);
      await stripe.paymentIntents.capture(held?.id ?? '');
      await timeComesFor('payment', (await attemptOf(cart)).id);
      const path = `/cpi/v1/caterer/orders/${cart.orderId}/decline`;
      await kitchen.cook.post(path).send({ reason: 'Our oven broke.' }).expect(200);
      return cart;
    };

    test('is seen at the site, though all had gone back once, and is sent to its card again, once', async () => {
      const { user, admin } = await siteAdmin();
      const cart = await declined();
      const before = await stuckCount();
      await runPendingJobs();
      expect((await attemptOf(cart)).status).toBe('refunded');
      expect(await stuck(cart, admin)).toEqual([null, false]);
      await failsAtEveryTry(cart);
      expect((await attemptOf(cart)).status).toBe('captured');
      expect(await stuck(cart, cart.orderer)).toEqual([cart.order.pricing.customer_price, false]);
      expect(await stuck(cart, admin)).toEqual([cart.order.pricing.customer_price, true]);
      expect(await stuckCount()).toBe(before + 1);
      const letters = (await mailTo(user.email)).filter(({ template }) => template === 'order_refund_stuck');
      expect(letters.map(({ data }) => [data.orderId, data.amountCents])).toEqual([
        [cart.orderId, price(cart)],
      ]);
      // The refund's sum, although the order now costs nothing.
      const sum = cart.order.pricing.customer_price.toFixed(2);
      expect(letters[0]?.data.money).toEqual([['Refund', `$${sum}`]]);

      const answers = await Promise.all([1, 2, 3].map(() => sendBack(cart, admin)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await stuck(cart, admin)).toEqual([null, false]);
      await runPendingJobs();
      await sendBack(cart, admin).expect(200);
      await runPendingJobs();
      expect(await balance(cart)).toBe(0);
      expect((await attemptOf(cart)).status).toBe('refunded');
      expect(await stuckCount()).toBe(before);
      const { history } = await orderOf(cart);
      expect(history.filter(({ kind }) => kind === 'refund_sent_again')).toHaveLength(1);
    });

    test('is written down as sent another way, once', async () => {
      const { admin } = await siteAdmin();
      const cart = await declined();
      await failsAtEveryTry(cart);
      await sendBack(cart, admin, 'Check 1042').expect(200);
      await sendBack(cart, admin, 'Check 1042').expect(200);
      await runPendingJobs();
      expect(await stuck(cart, admin)).toEqual([null, false]);
      expect(await balance(cart)).toBe(0);
      expect((await attemptOf(cart)).status).toBe('refunded');
      expect((await ledger(cart)).at(-1)).toEqual({ kind: 'refund', cents: -price(cart) });
      const how = await sql.rows(
        `select details ->> 'how' as how from order_history where order_id = $1 and kind = 'refund_sent_otherwise'`,
        [cart.orderId],
      );
      expect(how).toEqual([{ how: 'Check 1042' }]);
      // Three tries arrived and were returned; the manual refund went to no card.
      const kinds = (await orderOf(cart)).history.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'payment_refunded')).toHaveLength(
        kinds.filter((kind) => kind === 'payment_refund_came_back').length,
      );
    });

    test('is not written down as sent while its card is tried again, which another admin began', async () => {
      const { admin } = await siteAdmin();
      const cart = await declined();
      await failsAtEveryTry(cart);
      await sendBack(cart, admin).expect(200);
      const { body } = (await sendBack(cart, admin, 'Check 1042').expect(409)) as { body: Schemas['Error'] };
      expect(body.code).toBe('order-nothing_to_send_back');
      expect((await orderOf(cart)).history.map(({ kind }) => kind)).not.toContain('refund_sent_otherwise');
    });

    test('is nobody else’s to send', async () => {
      const cart = await declined();
      await failsAtEveryTry(cart);
      await sendBack(cart, cart.orderer).expect(403);
      await sendBack(cart, kitchen.cook).expect(404);
      await sendBack(cart, client()).expect(401);
      const { admin } = await siteAdmin();
      const { body } = (await sendBack(cart, admin, 'x'.repeat(201)).expect(422)) as {
        body: Schemas['Error'];
      };
      expect(body.fields).toHaveProperty('sent_otherwise');
    });
  });
});
