import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import {
  intentsOf,
  makeUser,
  runPendingJobs,
  signedIn,
  stripeBehaves,
  timeComesFor,
  type TestClient,
} from '../../testing';
import { orderOf, placed } from '../changes/change.factory';
import type { Cart } from '../order.factory';
import { breakCard, passes, usePayments } from '../payment/payment.factory';

const kitchen = usePayments();

/** An order that was delivered and charged. */
async function delivered(options?: Parameters<typeof placed>[1]): Promise<Cart> {
  const cart = await placed(kitchen.caterer, options);
  await timeComesFor('order', cart.orderId);
  await runPendingJobs();
  return { ...cart, order: await orderOf(cart) };
}
const raise = ({ orderer, orderId }: Pick<Cart, 'orderer' | 'orderId'>, amount: number) =>
  orderer.patch(`/cpi/v1/orderer/orders/${orderId}/tip`).send({ tip: { amount } });
const errorIn = ({ body }: { body: unknown }) => body as Schemas['Error'];
const charged = async (orderId: number) =>
  (await intentsOf(orderId))
    .filter(({ status }) => status === 'succeeded')
    .map((intent) => intent.amount_captured / 100);
const payoutOf = async ({ orderId }: Cart) =>
  (
    (await kitchen.cook.get(`/cpi/v2/caterer/orders/${orderId}`).expect(200)) as {
      body: Schemas['CatererOrder'];
    }
  ).body.pricing.payout;
const cents = (dollars: number) => Math.round(dollars * 100);

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
    expect(after.history.filter(({ kind }) => kind === 'tip_raised')).toMatchObject([{ text: 'Tip raised' }]);
    expect((await charged(cart.orderId)).sort((a, b) => a - b)).toEqual([12.5, before.customer_price]);
    expect(cents(await payoutOf(cart))).toBe(cents(payout) + 1250);
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

  test('is paid a little later where the payment service did not answer, and once', async () => {
    const cart = await delivered();
    await stripeBehaves({ behaviour: '429', path: '/v1/payment_intents' });
    const error = errorIn(await raise(cart, cart.order.pricing.tip + 5).expect(409));
    expect(error.message).toContain('The payment service has not answered yet.');
    expect((await orderOf(cart)).pricing).toEqual(cart.order.pricing);
    await stripeBehaves({ behaviour: 'normal' });
    await passes('1 minute');
    expect((await orderOf(cart)).pricing).toMatchObject({ tip: cart.order.pricing.tip + 5, balance: 0 });
    expect((await charged(cart.orderId)).filter((amount) => amount === 5)).toEqual([5]);
  });

  test('is not paid at all where the payment service did not answer in ten minutes', async () => {
    const cart = await delivered();
    await stripeBehaves({ behaviour: '429', path: '/v1/payment_intents' });
    await raise(cart, cart.order.pricing.tip + 5).expect(409);
    await stripeBehaves({ behaviour: 'normal' });
    await passes('11 minutes');
    expect((await orderOf(cart)).pricing).toEqual(cart.order.pricing);
    expect(await charged(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
  });

  test('only grows', async () => {
    const cart = await delivered();
    const { fields } = errorIn(await raise(cart, 0).expect(422));
    expect(fields).toEqual({ amount: ['greater_than'] });
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
