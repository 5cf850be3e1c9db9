import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import {
  intentsOf,
  makeUser,
  runPendingJobs,
  signedIn,
  stripeBehaves,
  timeComesFor,
  useLocalServices,
} from '../../testing';
import { makeCaterer, type Cart, type Caterer } from '../order.factory';
import { passes } from '../payment/payment.factory';
import {
  addCard,
  adminOf,
  asCook,
  asSiteAdmin,
  bodyOf,
  confirm,
  heldFor,
  lettersTo,
  modified,
  modify,
  orderOf,
  placed,
  seenOf,
  strict,
  withdraw,
} from './change.factory';
import { modifyWaits } from './change-steps';

useLocalServices();
jest.setTimeout(60_000);

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
  Object.assign(modifyWaits, { takeOverMs: 500, undecidedPauseMs: 100 });
});

const pay = ({ orderer, orderId }: Cart, id: number | undefined) =>
  orderer.post(`/cpi/v1/orderer/orders/${orderId}/pay_changes`).send({ change_id: id });

describe('a change that can not be paid', () => {
  test('leaves the order and its hold as they were', async () => {
    const cart = await placed(caterer);
    await sql.rows(
      `update credit_cards set stripe_payment_method_id = 'pm_gone_' || id where id = (select credit_card_id from orders where id = $1)`,
      [cart.orderId],
    );
    const body = await bodyOf(modify(cart, { headcount: 22 }).expect(402));
    expect(body.code).toBe('submit_order-payment_failed');
    await runPendingJobs();
    const order = await orderOf(cart);
    expect(order).toMatchObject({
      headcount: 20,
      payment: { status: 'authorized' },
      change_request: { status: 'refused' },
    });
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
  });

  test('by a card of somebody else is refused before the bank is asked', async () => {
    const cart = await placed(caterer);
    await sql.rows(
      `update credit_cards set team_id = null where id = (select credit_card_id from orders where id = $1)`,
      [cart.orderId],
    );
    const admin = await makeUser();
    await sql.rows(`insert into memberships (team_id, user_id, role) values ($1, $2, 'admin')`, [
      cart.teamId,
      admin.id,
    ]);
    const asAdmin = { ...cart, orderer: await signedIn(admin) };
    const body = await bodyOf(modify(asAdmin, { headcount: 22 }).expect(422));
    expect(body).toMatchObject({
      message: 'This card can’t be charged by you. Please choose another one.',
      fields: { credit_card_id: ['inclusion'] },
      field_errors: { credit_card_id: ['This card can’t be charged by you. Please choose another one.'] },
    });
    expect(await intentsOf(cart.orderId)).toHaveLength(1);
    await modify(asAdmin, { headcount: 18 }).expect(200);
  });
});

describe('a change that the bank wants confirmed', () => {
  test('holds once it is, by the same changes sent again', async () => {
    const cart = await placed(caterer);
    const changes = { headcount: 22, credit_card_id: await addCard(cart, strict) };
    const asked = await bodyOf(modify(cart, changes).expect(402));
    expect(asked.code).toBe('submit_order-payment_authentication_required');
    expect((await orderOf(cart)).headcount).toBe(20);
    await confirm(asked);
    expect(await modified(cart, changes)).toMatchObject({ status: 'applied' });
    const order = await orderOf(cart);
    expect(order).toMatchObject({ headcount: 22, payment: { status: 'authorized' } });
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([order.pricing.customer_price]);
  });

  test('gives way to other changes, and the caterer never hears of it', async () => {
    const cart = await placed(caterer);
    await modify(cart, { headcount: 22, credit_card_id: await addCard(cart, strict) }).expect(402);
    expect(await modified(cart, { headcount: 23 })).toMatchObject({ status: 'applied' });
    await runPendingJobs();
    const { change_request: change, pricing } = await orderOf(cart);
    expect(change).toMatchObject({ status: 'applied', after: { headcount: 23 } });
    expect(await heldFor(cart.orderId)).toEqual([pricing.customer_price]);
    expect(await lettersTo(caterer.cook.email, cart.orderId)).not.toContain('order_change_withdrawn');
  });

  /** A change that waits for the bank, and a function that makes its payment job due. */
  async function asked(): Promise<{ cart: Cart; question: Schemas['Error']; comesDue: () => Promise<void> }> {
    const cart = await placed(caterer);
    const changes = { headcount: 22, credit_card_id: await addCard(cart, strict) };
    const question = await bodyOf(modify(cart, changes).expect(402));
    const { change_id: id } = await seenOf(cart.orderId);
    const comesDue = async () => {
      await sql.rows('update order_change_requests set expires_at = now() where id = $1', [id]);
      await timeComesFor('order_change', id);
    };
    return { cart, question, comesDue };
  }

  test('is made where the clock is the first to hear of it, however late a worker looks', async () => {
    const { cart, question, comesDue } = await asked();
    await confirm(question);
    await comesDue();
    const order = await orderOf(cart);
    expect(order).toMatchObject({ headcount: 22, change_request: { status: 'applied' } });
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([order.pricing.customer_price]);
  });

  test.each(['by the clock', 'by who presses'] as const)(
    'is not made so late that its kitchen has no notice of it any more, heard %s',
    async (how) => {
      const { cart, question, comesDue } = await asked();
      await confirm(question);
      const { change_id: id } = await seenOf(cart.orderId);
      await sql.rows(
        `update order_change_requests set expires_at = now(),
           proposal = jsonb_set(proposal, '{agreed,cutoffAt}', to_jsonb(now() - interval '1 second'))
         where id = $1`,
        [id],
      );
      const late = 'Their payment came through only after the caterer’s notice was over.';
      if (how === 'by the clock') await comesDue();
      else
        expect(await bodyOf(pay(cart, id).expect(409))).toMatchObject({
          code: 'modify_order-change_closed',
          message: late,
        });
      expect(await orderOf(cart)).toMatchObject({
        headcount: 20,
        change_request: { status: 'refused', reason: late },
      });
      await runPendingJobs();
      expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
      const letters = await lettersTo(cart.user.email, cart.orderId);
      expect(letters.includes('order_change_not_made')).toBe(how === 'by the clock');
    },
  );

  test('is made after that all the same where nothing else is cooked', async () => {
    const cart = await placed(caterer);
    const credit_card_id = await addCard(cart, strict);
    const question = await bodyOf(modify(cart, { tip: 90, credit_card_id }).expect(402));
    await confirm(question);
    const { change_id: id } = await seenOf(cart.orderId);
    await sql.rows(
      `update order_change_requests set expires_at = now(),
         proposal = jsonb_set(proposal, '{agreed,cutoffAt}', to_jsonb(now() - interval '1 second'))
       where id = $1`,
      [id],
    );
    expect((await pay(cart, id).expect(200)).body).toMatchObject({ status: 'applied' });
  });

  test('is given up by the clock where its payment was ended by hand', async () => {
    const { cart, comesDue } = await asked();
    const { change_id: id } = await seenOf(cart.orderId);
    await sql.rows(`update payment_attempts set status = 'voided' where change_id = $1`, [id]);
    await comesDue();
    await runPendingJobs();
    expect((await orderOf(cart)).change_request).toMatchObject({ status: 'refused' });
  });

  test('is given up by the clock where Stripe says nothing of it', async () => {
    const { cart, comesDue } = await asked();
    await stripeBehaves({ behaviour: '429', path: '/v1/payment_intents' });
    await comesDue();
    expect((await orderOf(cart)).change_request).toMatchObject({ status: 'refused' });
    await stripeBehaves({ behaviour: 'normal' });
    await passes('1 minute');
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
  });

  test('is given up by the clock where nobody confirms it', async () => {
    const { cart } = await asked();
    await passes('31 minutes');
    const order = await orderOf(cart);
    expect(order).toMatchObject({ headcount: 20, payment: { status: 'authorized' } });
    expect(order.change_request).toMatchObject({
      status: 'refused',
      reason: 'The payment was not confirmed with the bank.',
    });
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
    expect(await intentsOf(cart.orderId)).toMatchObject([{ status: 'canceled' }, {}]);
    expect(await lettersTo(cart.user.email, cart.orderId)).not.toContain('order_change_expired');
  });

  test('is shown to a colleague as what it is, who pays for it or lets it go', async () => {
    const cart = await placed(caterer);
    const colleague = { ...cart, orderer: await adminOf(cart) };
    const changes = { headcount: 22, credit_card_id: await addCard(cart, strict) };
    const asked = await bodyOf(modify(cart, changes).expect(402));
    const { change_request: own, payment } = await orderOf(cart);
    expect(own).toMatchObject({ status: 'paying', by_you: true, can: { withdraw: true, pay: true } });
    // Only the change waits for the bank; the order's own payment is authorized.
    expect(payment).toMatchObject({ status: 'authorized', bank: null });
    expect(Date.parse(own?.bank_until ?? '')).toBeGreaterThan(Date.now());
    const seen = (await orderOf(colleague)).change_request;
    expect(seen).toMatchObject({ status: 'paying', by_you: false, can: { withdraw: true, pay: true } });
    const { body: kitchens } = (await (
      await asCook(caterer)
    )
      .get(`/cpi/v2/caterer/orders/${cart.orderId}`)
      .expect(200)) as { body: Schemas['CatererOrder'] };
    expect(kitchens.change_request).toBeNull();

    const busy = await bodyOf(modify(colleague, { headcount: 23 }).expect(409));
    expect(busy).toMatchObject({ code: 'modify_order-change_pending', context: { status: 'paying' } });
    expect(busy.message).toContain(`${cart.user.firstName} ${cart.user.lastName}`);
    expect(busy.message).not.toContain('caterer');
    // Anyone who may charge the card gets the bank's challenge, and the same answer after it.
    const again = await bodyOf(pay(colleague, own?.id).expect(402));
    expect(again.context).toMatchObject({ payment_intent_id: asked.context.payment_intent_id });
    const { history } = await orderOf(cart);
    expect(history.filter(({ kind }) => kind === 'payment_confirmation')).toHaveLength(1);
    await confirm(again);
    expect((await pay(colleague, own?.id).expect(200)).body).toMatchObject({ status: 'applied' });
    expect((await orderOf(cart)).headcount).toBe(22);
    await pay(colleague, 2_000_000_000).expect(404);
  });

  test('of a card of one’s own is paid by nobody else, and no site admin is told otherwise', async () => {
    const cart = await placed(caterer);
    const cardId = await addCard(cart, strict);
    await modify(cart, { headcount: 22, credit_card_id: cardId }).expect(402);
    // Turns the card into the personal card of a payer who was asked.
    await sql.rows('update credit_cards set team_id = null, user_id = $2 where id = $1', [
      cardId,
      (await makeUser()).id,
    ]);
    const admin = await asSiteAdmin(cart);
    const { change_request: change } = await orderOf(admin);
    expect(change).toMatchObject({ status: 'paying', can: { pay: false } });
    await pay(admin, change?.id).expect(422);
  });

  test('is let go by a colleague, and leaves the way to others', async () => {
    const cart = await placed(caterer);
    const colleague = { ...cart, orderer: await adminOf(cart) };
    await modify(cart, { headcount: 22, credit_card_id: await addCard(cart, strict) }).expect(402);
    expect(await withdraw(colleague)).toMatchObject({ status: 200 });
    expect(await withdraw(colleague)).toMatchObject({ status: 200 });
    const { history } = await orderOf(cart);
    expect(history.at(-1)).toMatchObject({ kind: 'change_given_up' });
    expect(await modified(colleague, { headcount: 23 })).toMatchObject({ status: 'applied' });
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toHaveLength(1);
  });

  test('ends with its order in words that say so', async () => {
    const cart = await placed(caterer);
    await modify(cart, { headcount: 22, credit_card_id: await addCard(cart, strict) }).expect(402);
    await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/cancel`).send({ fee: 0 }).expect(200);
    await runPendingJobs();
    const { history, change_request: change } = await orderOf(cart);
    expect(change?.status).toBe('refused');
    expect(history.map(({ text }) => text)).toContain('Changes given up: the order was over');
    expect(await heldFor(cart.orderId)).toEqual([]);
  });
});
