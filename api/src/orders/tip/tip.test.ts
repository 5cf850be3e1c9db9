import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import { makeUser, runPendingJobs, signedIn, timeComesFor, type TestClient } from '../../testing';
import { orderOf, placed } from '../changes/change.factory';
import type { Cart } from '../order.factory';
import { breakCard, passes } from '../payment/payment.factory';
import { cents, charged, delivered, errorIn, payoutOf, raise, useTips } from './tip.factory';

const kitchen = useTips();

describe('the tip of a delivered order', () => {
  test('[CUST-22] grows by what is charged beside the order, for the caterer, and every total says so', async () => {
    const cart = await delivered();
    const { pricing: before, can } = cart.order;
    const payout = await payoutOf(cart);
    expect(can.raise_tip).toBe(true);
    const { body } = (await raise(cart, before.tip + 12.5).expect(200)) as { body: Schemas['Order'] };
    expect(cents(body.pricing.tip)).toBe(cents(before.tip) + 1250);
    await runPendingJobs();
    const after = await orderOf(cart);
    expect(cents(after.pricing.customer_price)).toBe(cents(before.customer_price) + 1250);
    expect(cents(after.pricing.lines.reduce((sum, { amount }) => sum + amount, 0))).toBe(
      cents(after.pricing.customer_price),
    );
    expect(after).toMatchObject({ payment: { status: 'captured', message: null }, pricing: { balance: 0 } });
    expect(after.history.filter(({ kind }) => kind === 'tip_raised')).toMatchObject([
      { text: 'Tip raised by $12.50' },
    ]);
    expect((await charged(cart.orderId)).sort((a, b) => a - b)).toEqual([12.5, before.customer_price]);
    expect(cents(await payoutOf(cart))).toBe(cents(payout) + 1250);
  });

  test('is not offered on a card that has expired since, which the call refuses', async () => {
    const cart = await delivered();
    await sql.rows(
      'update credit_cards set exp_year = 2020 where id = (select credit_card_id from orders where id = $1)',
      [cart.orderId],
    );
    expect((await orderOf(cart)).can.raise_tip).toBe(false);
    await raise(cart, cart.order.pricing.tip + 5).expect(422);
    expect(await charged(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
  });

  test('is charged once, however often it is asked for, at once and again', async () => {
    const cart = await delivered();
    const tip = cart.order.pricing.tip + 5;
    const answers = await Promise.all(Array.from({ length: 10 }, () => raise(cart, tip)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    await raise(cart, tip).expect(200);
    await passes('2 minutes');
    expect((await charged(cart.orderId)).filter((amount) => amount === 5)).toEqual([5]);
    expect((await orderOf(cart)).pricing).toMatchObject({ tip, balance: 0 });
  });

  test('stays as it was where the card is refused, and says why', async () => {
    const cart = await delivered();
    await breakCard(cart);
    const refused = errorIn(await raise(cart, cart.order.pricing.tip + 5).expect(402));
    expect(refused).toMatchObject({
      code: 'submit_order-payment_failed',
      message: 'This card can no longer be used.',
    });
    await passes('2 minutes');
    const after = await orderOf(cart);
    expect(after.pricing).toEqual(cart.order.pricing);
    expect(after.payment).toEqual(cart.order.payment);
    expect(await charged(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
  });

  test('grows by a dollar or more, and to no more than all the rest of the order', async () => {
    const cart = await delivered();
    const { tip, customer_price: price } = cart.order.pricing;
    const most = (cents(price) - cents(tip)) / 100;
    for (const amount of [0, tip - 0.01, tip + 0.99])
      expect(errorIn(await raise(cart, Math.round(amount * 100) / 100).expect(422)).fields).toEqual({
        amount: ['greater_than'],
      });
    const tooMuch = errorIn(await raise(cart, (cents(most) + 1) / 100).expect(422));
    expect(tooMuch.fields).toEqual({ amount: ['less_than_or_equal_to'] });
    expect(await charged(cart.orderId)).toEqual([price]);
    await raise(cart, most).expect(200);
    await runPendingJobs();
    expect((await orderOf(cart)).pricing).toMatchObject({ tip: most, balance: 0 });
  });

  test('is raised ten times an hour by one person, and no more', async () => {
    const cart = await delivered();
    const raised = (by: number) => (cents(cart.order.pricing.tip) + by * 100) / 100;
    for (let by = 1; by <= 10; by += 1) {
      await raise(cart, raised(by)).expect(200);
      await runPendingJobs();
    }
    expect(errorIn(await raise(cart, raised(11)).expect(429)).code).toBe('too_many_requests');
    expect((await orderOf(cart)).pricing).toMatchObject({ tip: raised(10), balance: 0 });
  });

  test('gets a line of its own in an order that has none', async () => {
    const cart = await placed(kitchen.caterer);
    await sql.rows(
      `with gone as (delete from order_price_lines where order_id = $1 and code = 'tip' returning amount_cents)
       update orders set total_cents = total_cents - (select amount_cents from gone) where id = $1`,
      [cart.orderId],
    );
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    await raise(cart, 10).expect(200);
    await runPendingJobs();
    const { lines, balance } = (await orderOf(cart)).pricing;
    expect(lines.at(-1)).toMatchObject({ code: 'tip', label: 'Tip', amount: 10 });
    expect(balance).toBe(0);
  });

  test('can be raised for 14 days, and not after', async () => {
    const cart = await delivered();
    await sql.rows(`update orders set start_at = now() - interval '13 days 23 hours' where id = $1`, [
      cart.orderId,
    ]);
    expect((await orderOf(cart)).can.raise_tip).toBe(true);
    await sql.rows(`update orders set start_at = now() - interval '14 days 1 minute' where id = $1`, [
      cart.orderId,
    ]);
    expect((await orderOf(cart)).can.raise_tip).toBe(false);
    const late = errorIn(await raise(cart, cart.order.pricing.tip + 5).expect(409));
    expect(late.code).toBe('order-tip_closed');
  });

  test('waits for the delivery', async () => {
    const cart = await placed(kitchen.caterer);
    expect(cart.order.can.raise_tip).toBe(false);
    expect(errorIn(await raise(cart, cart.order.pricing.tip + 5).expect(409)).code).toBe('order-tip_closed');
  });

  test('is raised by its owner and by an admin of the organization, and by nobody else who may read the order', async () => {
    const cart = await delivered();
    const as = async (role: 'admin' | 'orderer' | 'staff'): Promise<Pick<Cart, 'orderer' | 'orderId'>> => {
      const user = await makeUser();
      await Membership.create({ teamId: cart.teamId, userId: user.id, role });
      return { orderer: await signedIn(user), orderId: cart.orderId };
    };
    const by = (orderer: TestClient) => ({ orderer, orderId: cart.orderId });
    const tip = cart.order.pricing.tip + 5;
    await raise(await as('orderer'), tip).expect(403);
    await raise(await as('staff'), tip).expect(404);
    await raise(by(kitchen.cook), tip).expect(404);
    await raise(by(await signedIn(await makeUser())), tip).expect(404);
    await raise(await as('admin'), tip).expect(200);
  });
});
