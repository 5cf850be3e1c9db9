import { Membership } from '../../accounts';
import { sql } from '../../database';
import { bankSays, intentsOf, makeMember, runPendingJobs, timeComesFor } from '../../testing';
import { addCard, attemptOf, orderOf, submit } from '../payment/payment.factory';
import {
  ask,
  asked,
  askOf,
  base,
  codeOf,
  confirmed,
  errorOf,
  ownCard,
  pay,
  seen,
  templatesTo,
  useAsking,
  wish,
  type Asked,
} from './asking.factory';

const kitchen = useAsking();

const needsBank = 'pm_card_authenticationRequired';
const ended = 'order_pay_ask_ended';

const timeIsOver = ({ orderId }: Asked) =>
  sql.rows(
    `update payment_asks k set until = coalesce((select max(claimed_at) from payment_attempts where order_id = k.order_id), asked_at)
       + interval '1 millisecond' where order_id = $1`,
    [orderId],
  );

describe('a question whose time runs out while what was pressed in time waits for the bank', () => {
  async function pressedInTime() {
    const cart = await asked();
    const held = await pay(cart, await ownCard(cart, needsBank));
    expect(held.status).toBe(402);
    await timeIsOver(cart);
    return { cart, held };
  }

  test('stands for both, and is paid once the bank says yes', async () => {
    const { cart, held } = await pressedInTime();
    expect(await askOf(cart)).toMatchObject({ status: 'asked' });
    expect(await seen(cart)).toMatchObject({ ask: { status: 'asked' } });
    await confirmed(cart, held);
    expect(await orderOf(cart)).toMatchObject({ status: 'pending', payment_ask: { status: 'paid' } });
    expect(await templatesTo(cart.user2.email)).not.toContain(ended);
  });

  test('is gone on with by the same press, and begins nothing new', async () => {
    const { cart, held } = await pressedInTime();
    const other = await ownCard(cart);
    const refused = await cart.sam
      .post(`${cart.path}/pay`)
      .send(await wish(cart, other))
      .expect(409);
    expect(errorOf(refused).message).toBe('The time to pay for this order is over.');
    expect(await askOf(cart)).toMatchObject({ status: 'asked' });
    await bankSays('succeeded', String(errorOf(held).context.client_secret));
    const { cards } = await seen(cart);
    const same = cards.find(({ id }) => id !== other)?.id ?? 0;
    expect((await pay(cart, same)).status).toBe(200);
    expect(await orderOf(cart)).toMatchObject({ status: 'pending', payment_ask: { status: 'paid' } });
  });

  test('is paid at no other price that the menu has come to since', async () => {
    const { cart } = await pressedInTime();
    const [same] = (await seen(cart)).cards;
    await sql.rows('update packages set price_cents = price_cents + 500 where id = $1', [
      kitchen.caterer.pack.id,
    ]);
    expect(codeOf(await pay(cart, same?.id ?? 0))).toBe('order-ask_over');
    expect((await intentsOf(cart.orderId)).map(({ status }) => status)).toEqual(['requires_action']);
  });

  test('is over once the bank says no', async () => {
    const { cart, held } = await pressedInTime();
    const body = await wish(cart, await ownCard(cart));
    await bankSays('failed', String(errorOf(held).context.client_secret));
    await timeComesFor('payment', (await attemptOf(cart)).id);
    expect(await askOf(cart)).toMatchObject({ status: 'lapsed' });
    expect(codeOf(await cart.sam.post(`${cart.path}/pay`).send(body).expect(409))).toBe('order-ask_over');
    expect((await intentsOf(cart.orderId)).map(({ status }) => status)).not.toContain('requires_capture');
  });
});

describe('who was asked hears once that they are not any more', () => {
  const heard = async ({ user2 }: Asked) => {
    await runPendingJobs();
    return (await templatesTo(user2.email)).filter((template) => template === ended);
  };
  const ownersCard = async (cart: Asked) => {
    const id = await addCard(cart, 'pm_card_visa');
    await cart.orderer
      .patch(base(cart.orderId))
      .send({ order: { credit_card_id: id } })
      .expect(200);
    return submit({ ...cart, order: await orderOf(cart) }).expect(200);
  };

  test('where the question is taken back, however often', async () => {
    const cart = await asked();
    await cart.orderer.delete(cart.path).expect(204);
    await cart.orderer.delete(cart.path).expect(204);
    expect(await heard(cart)).toEqual([ended]);
    await ownersCard(cart);
    expect(await heard(cart)).toEqual([ended]);
  });

  test('where somebody else paid', async () => {
    const cart = await asked();
    await ownersCard(cart);
    await submit({ ...cart, order: await orderOf(cart) });
    expect(await heard(cart)).toEqual([ended]);
  });

  test('where the order went over to another organization', async () => {
    const cart = await asked();
    const { team } = await makeMember('admin');
    await Membership.create({ teamId: team.id, userId: cart.user.id, role: 'orderer' });
    await cart.orderer
      .patch(base(cart.orderId))
      .send({ order: { team_id: team.id } })
      .expect(200);
    expect(await heard(cart)).toEqual([ended]);
  });

  test('and not where they said no, its time was over, or they paid themselves', async () => {
    const declined = await asked();
    await declined.sam.post(`${declined.path}/decline`).expect(204);
    await ownersCard(declined);
    expect(await heard(declined)).toEqual([]);

    const late = await asked();
    await timeIsOver(late);
    await ask(late, { user_id: late.user2.id }).expect(200);
    await timeIsOver(late);
    await ownersCard(late);
    expect(await heard(late)).toEqual([]);

    const paid = await asked();
    expect((await pay(paid, await ownCard(paid))).status).toBe(200);
    expect(await heard(paid)).toEqual([]);
  });
});
