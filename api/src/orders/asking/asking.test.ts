import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import { client, intentsOf, mailTo, makeMember, makeUser, runPendingJobs, signedIn } from '../../testing';
import { orderOf, submit } from '../payment/payment.factory';
import {
  ask,
  askOf,
  asked,
  base,
  codeOf,
  colleague,
  errorOf,
  fullCart,
  ownCard,
  pay,
  removed,
  seen,
  templatesTo,
  useAsking,
  wish,
} from './asking.factory';

useAsking();

test('a colleague who is asked by one mail sees the order with its total, pays with a card of their own, and it is placed', async () => {
  const cart = await asked();
  await ask(cart, { email: cart.user2.email.toUpperCase() }).expect(200);
  await runPendingJobs();
  const [mail, ...others] = await mailTo(cart.user2.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    template: 'order_pay_asked',
    data: { path: `/orders/${cart.orderId}/pay/${cart.askId}` },
  });
  expect(await askOf(cart)).toMatchObject({ user_id: cart.user2.id, status: 'asked' });

  const cardId = await ownCard(cart);
  const shown = await seen(cart);
  expect(shown).toMatchObject({ ask: { status: 'asked' }, cards: [{ id: cardId }] });
  const { body: answer } = (await pay(cart, cardId)) as { body: Schemas['SubmittedOrder'] };
  expect(answer).toMatchObject({ id: cart.orderId, status: 'pending' });
  const total = shown.order?.pricing.customer_price ?? 0;
  expect(await intentsOf(cart.orderId)).toMatchObject([
    { status: 'requires_capture', amount: Math.round(total * 100) },
  ]);

  const order = await orderOf(cart);
  expect(order).toMatchObject({ status: 'pending', credit_card: null, payment_ask: { status: 'paid' } });
  const cards = await cart.orderer.get(`${base(cart.orderId)}/credit_cards`).expect(200);
  expect(cards.body).toMatchObject({ records: [] });
  expect(await seen(cart)).toMatchObject({ ask: { status: 'paid' }, order: null, cards: [] });
  await runPendingJobs();
  expect((await mailTo(cart.user.email)).map(({ template }) => template)).toEqual(['order_submitted']);
});

test('a press that is made again, and three at once, place one order and hold one card', async () => {
  const cart = await asked();
  const body = await wish(cart, await ownCard(cart));
  const press = (key: string) => cart.sam.post(`${cart.path}/pay`).set('Idempotency-Key', key).send(body);
  const answers = await Promise.all(['a', 'a', 'a'].map(press));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await press('a')).body).toEqual(answers[0]?.body);
  expect(codeOf(await press('b').expect(409))).toBe('submit_order-order_already_submitted');
  expect(await intentsOf(cart.orderId)).toHaveLength(1);
});

describe('the link', () => {
  test('is not there for anybody else, and asks who is signed out to log in', async () => {
    const cart = await asked({ role: 'admin' });
    const { person: other } = await colleague(cart.teamId, 'admin');
    const stranger = await signedIn((await makeMember('admin')).user);
    const siteAdmin = await signedIn(await makeUser({ isAdmin: true }));
    const body = await wish(cart, await ownCard(cart));
    for (const person of [cart.orderer, other, stranger, siteAdmin]) {
      await person.get(cart.path).expect(404);
      await person.post(`${cart.path}/pay`).send(body).expect(404);
      await person.post(`${cart.path}/decline`).expect(404);
      await person
        .post(`${cart.path}/credit_cards`)
        .send({ credit_card: { stripe_token: 'pm_card_visa' } })
        .expect(404);
    }
    await client().get(cart.path).expect(401);
    siteAdmin.always({ 'CC-As-User': String(cart.user2.id) });
    await siteAdmin.get(cart.path).expect(404);
    await siteAdmin.post(`${cart.path}/pay`).send(body).expect(404);
    expect(await orderOf(cart)).toMatchObject({ status: 'in_cart' });
  });

  test('is not there for somebody who left the organization, or may not pay there any more', async () => {
    const cart = await asked();
    const body = await wish(cart, await ownCard(cart));
    await Membership.update({ role: 'staff' }, { where: { teamId: cart.teamId, userId: cart.user2.id } });
    await cart.sam.post(`${cart.path}/pay`).send(body).expect(404);
    expect(await askOf(cart)).toMatchObject({ status: 'left' });
    await removed(cart);
    await cart.sam.get(cart.path).expect(404);
    await cart.sam.post(`${cart.path}/pay`).send(body).expect(404);
    expect(await intentsOf(cart.orderId)).toEqual([]);
  });

  test('pays no more once it was taken back, and somebody else may be asked instead', async () => {
    const cart = await asked();
    const body = await wish(cart, await ownCard(cart));
    await cart.orderer.delete(cart.path).expect(204);
    await cart.orderer.delete(cart.path).expect(204);
    expect(codeOf(await cart.sam.post(`${cart.path}/pay`).send(body).expect(409))).toBe('order-ask_over');
    expect(await seen(cart)).toMatchObject({ ask: { status: 'taken_back' }, order: null, cards: [] });
    const { user } = await colleague(cart.teamId);
    await ask(cart, { user_id: user.id }).expect(200);
    const { user: third } = await colleague(cart.teamId);
    await ask(cart, { user_id: third.id }).expect(200);
    expect(await askOf(cart)).toMatchObject({ user_id: third.id, status: 'asked' });
    await runPendingJobs();
    const ended = 'order_pay_ask_ended';
    expect(await templatesTo(cart.user2.email)).toEqual(['order_pay_asked', ended]);
    expect(await templatesTo(user.email)).toEqual(['order_pay_asked', ended]);
    expect(await templatesTo(third.email)).toEqual(['order_pay_asked']);
  });

  test('pays no more once its time is over, and the same person may be asked again', async () => {
    const cart = await asked();
    const body = await wish(cart, await ownCard(cart));
    await sql.rows(
      `update payment_asks set until = asked_at + interval '1 millisecond' where order_id = $1`,
      [cart.orderId],
    );
    const refused = await cart.sam.post(`${cart.path}/pay`).send(body).expect(409);
    expect(errorOf(refused)).toMatchObject({ message: 'The time to pay for this order is over.' });
    expect(await askOf(cart)).toMatchObject({ status: 'lapsed' });
    await ask(cart, { user_id: cart.user2.id }).expect(200);
    await runPendingJobs();
    expect(await mailTo(cart.user2.email)).toHaveLength(2);
  });

  test('pays no more once the order is for another organization', async () => {
    const cart = await asked();
    const body = await wish(cart, await ownCard(cart));
    const { team } = await makeMember('admin');
    await Membership.create({ teamId: team.id, userId: cart.user.id, role: 'orderer' });
    const to = (teamId: number) =>
      cart.orderer
        .patch(base(cart.orderId))
        .send({ order: { team_id: teamId } })
        .expect(200);
    await to(team.id);
    expect(await askOf(cart)).toMatchObject({ status: 'moved' });
    await to(cart.teamId);
    expect(codeOf(await cart.sam.post(`${cart.path}/pay`).send(body).expect(409))).toBe('order-ask_over');
  });

  test('says that the order was placed where its owner paid after all', async () => {
    const cart = await asked();
    const body = await wish(cart, await ownCard(cart));
    const { body: card } = (await cart.orderer
      .post(`${base(cart.orderId)}/credit_cards`)
      .send({ credit_card: { stripe_token: 'pm_card_visa', nickname: '', team_id: null } })
      .expect(201)) as { body: Schemas['CreditCard'] };
    await cart.orderer
      .patch(base(cart.orderId))
      .send({ order: { credit_card_id: card.id } })
      .expect(200);
    await submit({ ...cart, order: await orderOf(cart) }).expect(200);
    const late = await cart.sam.post(`${cart.path}/pay`).send(body).expect(409);
    expect(errorOf(late)).toMatchObject({ code: 'submit_order-order_already_submitted' });
    expect(await seen(cart)).toMatchObject({ ask: { status: 'settled' } });
    expect(await askOf(cart)).toMatchObject({ status: 'settled' });
  });
});

describe('who asks', () => {
  test('is shown the members who may pay, and asks nobody else', async () => {
    const cart = await fullCart();
    const { user, person: sam } = await colleague(cart.teamId);
    const { user: staff } = await colleague(cart.teamId, 'staff');
    const { user: stranger } = await makeMember('admin');
    const answer = await cart.orderer
      .get(`${base(cart.orderId)}/payers`)
      .query({ query: user.email.slice(0, 9) })
      .expect(200);
    expect(answer.body).toMatchObject({ records: [{ id: user.id, email: user.email }] });
    for (const { id } of [staff, stranger, cart.user]) {
      const refused = await ask(cart, { user_id: id }).expect(422);
      expect(errorOf(refused).fields).toEqual({ user_id: ['inclusion'] });
    }
    const oneself = await ask(cart, { email: cart.user.email.toUpperCase() }).expect(422);
    expect(errorOf(oneself).field_errors).toEqual({
      email: ['can choose a card for this order without being asked'],
    });
    const unknown = await ask(cart, { email: 'nobody@example.com' }).expect(422);
    expect(errorOf(unknown).fields).toEqual({ email: ['inclusion'] });
    await ask(cart, {}).expect(422);
    await ask(cart, { user_id: cart.user.id }, sam).expect(403);
    await sam.get(`${base(cart.orderId)}/payers`).expect(403);
  });

  test('asks for carts alone', async () => {
    const cart = await asked();
    await pay(cart, await ownCard(cart));
    expect(codeOf(await ask(cart, { user_id: cart.user2.id }).expect(409))).toBe(
      'submit_order-order_already_submitted',
    );
    expect(codeOf(await cart.orderer.delete(cart.path).expect(409))).toBe(
      'submit_order-order_already_submitted',
    );
  });

  test('asks twenty people an hour', async () => {
    const cart = await fullCart();
    const { user: one } = await colleague(cart.teamId);
    const { user: two } = await colleague(cart.teamId);
    for (let times = 0; times < 10; times += 1) {
      await ask(cart, { user_id: one.id }).expect(200);
      await ask(cart, { user_id: two.id }).expect(200);
    }
    await ask(cart, { user_id: one.id }).expect(429);
    expect(await askOf(cart)).toMatchObject({ user_id: two.id, status: 'asked' });
  });
});
