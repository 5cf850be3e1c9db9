import { sql } from '../../database';
import { stripe } from '../../payments';
import { addJob, intentsOf, makeUser, runPendingJobs, signedIn, stripeBehaves } from '../../testing';
import { orderOf } from '../changes/change.factory';
import { chargeOrder } from '../order.jobs';
import { Order } from '../order.model';
import { addCard, breakCard, passes } from '../payment/payment.factory';
import { charged, delivered, errorIn, raise, toldOf, useTips } from './tip.factory';

useTips();

describe('the payment of a higher tip', () => {
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
    await passes('11 minutes');
    expect((await orderOf(cart)).pricing).toEqual(cart.order.pricing);
    expect(await charged(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
    expect(await toldOf(cart)).toEqual([
      [500, 'We could not reach the payment service in time. Nothing was charged.'],
    ]);
  });

  test('that is refused after all is told to who was asked to wait, once', async () => {
    const cart = await delivered();
    await stripeBehaves({ behaviour: '429', path: '/v1/payment_intents' });
    await raise(cart, cart.order.pricing.tip + 5).expect(409);
    await breakCard(cart);
    await stripeBehaves({ behaviour: 'normal' });
    await passes('1 minute');
    await passes('11 minutes');
    expect((await orderOf(cart)).pricing).toEqual(cart.order.pricing);
    expect(await toldOf(cart)).toEqual([[500, 'This card can no longer be used.']]);
    const { history } = await orderOf(cart);
    expect(history.filter(({ kind }) => kind === 'tip_not_raised')).toHaveLength(1);
  });

  test('that is asked for several times at once is paid once, and each press hears so', async () => {
    const cart = await delivered();
    const tip = cart.order.pricing.tip + 5;
    const answers = await Promise.all(Array.from({ length: 4 }, () => raise(cart, tip)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await runPendingJobs();
    expect((await orderOf(cart)).pricing).toMatchObject({ tip, balance: 0 });
    expect((await charged(cart.orderId)).filter((amount) => amount === 5)).toEqual([5]);
  });

  test('that waits is gone on with by whoever asked for it, and by nobody else who names the same sum', async () => {
    const cart = await delivered();
    const tip = cart.order.pricing.tip + 5;
    await stripeBehaves({ behaviour: '429', path: '/v1/payment_intents' });
    await raise(cart, tip).expect(409);
    await stripeBehaves({ behaviour: 'normal' });
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    const others = errorIn(await raise({ ...cart, orderer: admin }, tip).expect(409));
    expect(others).toMatchObject({ code: 'order-payment_in_progress' });
    expect((await orderOf(cart)).pricing).toEqual(cart.order.pricing);
    expect((await raise(cart, tip)).status).toBe(200);
    await runPendingJobs();
    expect((await charged(cart.orderId)).filter((amount) => amount === 5)).toEqual([5]);
  });

  test('that is refused is refused to each press of several at once, and the card is asked once', async () => {
    const cart = await delivered();
    await breakCard(cart);
    // A call after the refusal would be another try, so Stripe answers once all four have asked.
    const create = stripe.paymentIntents.create.bind(stripe.paymentIntents);
    let haveAsked: () => void = () => undefined;
    const allAsked = new Promise<void>((resolve) => (haveAsked = resolve));
    const asked = jest.spyOn(stripe.paymentIntents, 'create').mockImplementation(async (...given) => {
      if (asked.mock.calls.length >= 4) haveAsked();
      await allAsked;
      return create(...given);
    });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => raise(cart, cart.order.pricing.tip + 5)),
    );
    asked.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual([402, 402, 402, 402]);
    expect(
      await sql.rows('select from payment_attempts where order_id = $1 and tip_cents is not null', [
        cart.orderId,
      ]),
    ).toHaveLength(1);
  });

  test('that is still on its way takes no other one', async () => {
    const cart = await delivered();
    await stripeBehaves({ behaviour: '429', path: '/v1/payment_intents' });
    await raise(cart, cart.order.pricing.tip + 5).expect(409);
    const { code, message } = errorIn(await raise(cart, cart.order.pricing.tip + 7).expect(409));
    expect([code, message]).toEqual([
      'order-payment_in_progress',
      'A payment of this order is still on its way. Please try again in a moment.',
    ]);
    await stripeBehaves({ behaviour: 'normal' });
    await passes('1 minute');
    expect((await orderOf(cart)).pricing.tip).toBe(cart.order.pricing.tip + 5);
  });

  test('is not paid by a card whose bank wants to be asked, and says that', async () => {
    const cart = await delivered();
    const cardId = await addCard(cart, 'pm_card_authenticationRequired');
    await sql.rows('update orders set credit_card_id = $2 where id = $1', [cart.orderId, cardId]);
    const refused = errorIn(await raise(cart, cart.order.pricing.tip + 5).expect(402));
    expect(refused).toMatchObject({
      fields: { credit_card_id: ['authentication_required'] },
      message:
        'Your bank would have to be asked about this card, which a tip can’t wait for. Nothing was charged.',
    });
    await passes('2 minutes');
    expect((await orderOf(cart)).pricing).toEqual(cart.order.pricing);
  });

  test('that was let go while the payment service thought is not said to be paid', async () => {
    const cart = await delivered();
    const confirm = stripe.paymentIntents.confirm.bind(stripe.paymentIntents);
    const asked = jest.spyOn(stripe.paymentIntents, 'confirm').mockImplementationOnce(async (...given) => {
      const held = await confirm(...given);
      await passes('11 minutes');
      return held;
    });
    const answer = await raise(cart, cart.order.pricing.tip + 5);
    asked.mockRestore();
    expect([answer.status, errorIn(answer).message]).toEqual([
      402,
      'We could not reach the payment service in time. Nothing was charged.',
    ]);
    await passes('2 minutes');
    expect((await orderOf(cart)).pricing).toEqual(cart.order.pricing);
    expect(await charged(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
  });

  test('that is raised while what is held is let go is charged all the same', async () => {
    const cart = await delivered();
    const find = Order.findByPk.bind(Order);
    const tip = cart.order.pricing.tip + 5;
    const read = jest.spyOn(Order, 'findByPk').mockImplementationOnce(async (...given) => {
      const order = await find(...given);
      await raise(cart, tip).expect(200);
      return order;
    });
    await addJob(chargeOrder, { orderId: cart.orderId });
    await runPendingJobs();
    read.mockRestore();
    await runPendingJobs();
    expect((await orderOf(cart)).pricing).toMatchObject({ tip, balance: 0 });
    // Two holds only: none was released and authorized again.
    expect((await intentsOf(cart.orderId)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });
});
