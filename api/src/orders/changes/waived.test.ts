import { intentsOf, makeUser, runPendingJobs, signedIn, timeComesFor } from '../../testing';
import { Membership } from '../../accounts';
import type { Cart } from '../order.factory';
import { ages, attemptOf, bankLetsGo, passes, usePayments } from '../payment/payment.factory';
import {
  addCard,
  answerChanges,
  asSiteAdmin,
  bodyOf,
  calculated,
  cancel,
  heldFor,
  lettersTo,
  modified,
  modify,
  orderOf,
  placed,
  startsIn,
} from './change.factory';

const kitchen = usePayments();

/** An order whose payment a site admin waived and that its caterer has accepted. */
const place = (options?: Parameters<typeof placed>[1]) =>
  placed(kitchen.caterer, { ...options, waived: true });
const priceOf = ({ order }: Cart) => order.pricing.customer_price;
const cents = (dollars: number) => Math.round(dollars * 100);
const asked = async ({ orderId }: Cart) => (await intentsOf(orderId)).map(({ status }) => status);

/** What is paid beyond the waived amount after a change, in dollars. */
const beyond = async (cart: Cart) =>
  (cents((await orderOf(cart)).pricing.customer_price) - cents(priceOf(cart))) / 100;

describe('[MOD-06] an order that was let pass without payment', () => {
  test('asks for no payment while it costs no more: made smaller, given other words, and back again', async () => {
    const cart = await place();
    expect(cart.order).toMatchObject({
      bypass_payment: true,
      credit_card_id: null,
      pricing: { balance: 0 },
      payment: { status: 'none', waived: priceOf(cart) },
    });
    for (const changes of [{ headcount: 18 }, { contact_name: 'Robin' }, { headcount: 20 }, { tip: 1 }]) {
      const shown = await calculated(cart, changes);
      expect(shown).toMatchObject({ valid: true, errors: [], to_pay: 0 });
      expect(await modified(cart, changes)).toMatchObject({
        status: 'applied',
        pricing: { customer_price: shown.after.customer_price },
      });
      expect(await orderOf(cart)).toMatchObject({
        bypass_payment: true,
        credit_card_id: null,
        pricing: { balance: 0 },
      });
    }
    await passes('1 minute');
    expect(await asked(cart)).toEqual([]);
  });

  test('is approved smaller by its caterer, and charges nobody after the event', async () => {
    const cart = await place();
    expect(await modified(cart, { headcount: 10 })).toMatchObject({ status: 'requested' });
    expect(await answerChanges(kitchen.cook, cart, 'approve')).toMatchObject({ status: 200 });
    expect(await orderOf(cart)).toMatchObject({ headcount: 10, bypass_payment: true });
    await timeComesFor('order', cart.orderId);
    await passes('1 minute');
    expect(await orderOf(cart)).toMatchObject({ status: 'fulfilled', pricing: { balance: 0 } });
    expect(await asked(cart)).toEqual([]);
  });

  test('is not said to be paid otherwise where a card is named that nobody needs', async () => {
    const cart = await place();
    const card = await addCard(cart);
    expect(await modified(cart, { credit_card_id: card })).toMatchObject({ status: 'unchanged' });
    expect(await modified(cart, { headcount: 18, credit_card_id: card })).toMatchObject({
      changes: [{ field: 'headcount' }, { field: 'chosen_options' }, { field: 'chosen_options' }],
    });
    expect(await orderOf(cart)).toMatchObject({ bypass_payment: true, credit_card_id: null });
  });

  test('that comes to cost more wants the rest paid, and says so before it is sent', async () => {
    const cart = await place();
    const shown = await calculated(cart, { headcount: 22 });
    expect(shown.difference).toBeGreaterThan(0);
    expect(shown).toMatchObject({ valid: false, to_pay: shown.difference });
    const sentence = `$${priceOf(cart).toFixed(2)} of this order needs no payment. Please choose how the rest is paid.`;
    expect(shown.errors).toMatchObject([
      { fields: { credit_card_id: ['rest_missing'] }, field_errors: { credit_card_id: [sentence] } },
    ]);
    const refused = await bodyOf(modify(cart, { headcount: 22 }).expect(422));
    expect(refused.fields).toEqual({ credit_card_id: ['rest_missing'] });
    expect(await orderOf(cart)).toEqual(cart.order);
  });

  test('holds and charges the rest alone, and no fee of the card’s on what nobody pays', async () => {
    const cart = await place();
    const body = await modified(cart, { headcount: 22, credit_card_id: await addCard(cart) });
    const rest = await beyond(cart);
    expect(rest).toBeGreaterThan(0);
    const order = await orderOf(cart);
    expect(body.status).toBe('applied');
    expect(order).toMatchObject({
      bypass_payment: false,
      pricing: { balance: rest },
      payment: { status: 'authorized', waived: priceOf(cart) },
    });
    expect(order.pricing.lines.map(({ code }) => code)).not.toContain('processing_fee');
    expect(await heldFor(cart.orderId)).toEqual([rest]);
    await timeComesFor('order', cart.orderId);
    await passes('1 minute');
    expect(await orderOf(cart)).toMatchObject({
      payment: { status: 'captured' },
      pricing: { balance: 0 },
    });
    expect((await intentsOf(cart.orderId)).map(({ amount_captured }) => amount_captured)).toEqual([
      cents(rest),
    ]);
  });

  test('is refused a rest that no card payment can be, with the least that one can', async () => {
    const cart = await place();
    const paid = (tip: number, card: number) => ({ tip, credit_card_id: card });
    const card = await addCard(cart);
    const { tip } = cart.order.pricing;
    const refused = await bodyOf(modify(cart, paid(tip + 0.2, card)).expect(422));
    expect(refused.fields).toEqual({ total: ['greater_than'] });
    expect(refused.message).toContain('$0.20, which is less than a card payment can be: $0.50.');
    expect(await orderOf(cart)).toEqual(cart.order);
    expect(await modified(cart, paid(tip + 0.5, card))).toMatchObject({ status: 'applied' });
    expect(await heldFor(cart.orderId)).toEqual([0.5]);
  });

  test('holds the rest when its caterer approves, and asks for no more then', async () => {
    const cart = await place();
    const card = await addCard(cart);
    const shown = await calculated(cart, { headcount: 40, credit_card_id: card });
    expect(shown).toMatchObject({ valid: true, to_pay: shown.difference });
    await modified(cart, { headcount: 40, credit_card_id: card });
    expect(await heldFor(cart.orderId)).toEqual([shown.difference]);
    expect(await answerChanges(kitchen.cook, cart, 'approve')).toMatchObject({ status: 200 });
    await runPendingJobs();
    expect(await orderOf(cart)).toMatchObject({ headcount: 40, pricing: { balance: shown.difference } });
    expect(await heldFor(cart.orderId)).toEqual([shown.difference]);
  });

  test('has the rest held again where its bank let it go, and nothing beside', async () => {
    const cart = await place();
    await modified(cart, { headcount: 22, credit_card_id: await addCard(cart) });
    const rest = await beyond(cart);
    await bankLetsGo(cart);
    await passes('1 minute');
    expect(await heldFor(cart.orderId)).toEqual([rest]);
    expect((await attemptOf(cart)).status).toBe('authorized');
  });

  test('has the rest held when it is due, where the event is far', async () => {
    const cart = await place({ days: 10 });
    await modified(cart, { headcount: 22, credit_card_id: await addCard(cart) });
    expect(await asked(cart)).toEqual([]);
    await ages(cart, '7 days');
    expect(await heldFor(cart.orderId)).toEqual([await beyond(cart)]);
  });

  test('is let pass again once it costs no more, and what was held for the rest is let go', async () => {
    const cart = await place();
    await modified(cart, { headcount: 22, credit_card_id: await addCard(cart) });
    expect(await modified(cart, { headcount: 20 })).toMatchObject({ status: 'applied' });
    await passes('1 minute');
    expect(await orderOf(cart)).toMatchObject({
      bypass_payment: true,
      credit_card_id: null,
      pricing: { balance: 0, customer_price: priceOf(cart) },
    });
    expect(await asked(cart)).toEqual(['canceled']);
  });

  test('is let pass at its new price where a site admin makes it cost more', async () => {
    const cart = await place();
    const body = await modified(await asSiteAdmin(cart), { headcount: 22 });
    expect(await orderOf(cart)).toMatchObject({
      bypass_payment: true,
      pricing: { balance: 0 },
      payment: { waived: body.pricing.customer_price },
    });
    await modified(cart, { headcount: 18 });
    expect(await modified(cart, { headcount: 22 })).toMatchObject({ status: 'applied' });
    expect(await asked(cart)).toEqual([]);
  });

  test('is paid whole once a site admin lets it pass no more', async () => {
    const cart = await place();
    const changes = { bypass_payment: false, credit_card_id: await addCard(cart) };
    await modified(await asSiteAdmin(cart), changes);
    const order = await orderOf(cart);
    expect(order).toMatchObject({ bypass_payment: false, payment: { waived: null } });
    expect(await heldFor(cart.orderId)).toEqual([order.pricing.customer_price]);
  });

  test('that is given up is priced and shown as what it costs, whatever words come with it', async () => {
    const cart = await place({ days: 10 });
    await modified(cart, { headcount: 22, credit_card_id: await addCard(cart) });
    const before = await orderOf(cart);
    for (const words of [{}, { company_name: 'Northwind' }]) {
      const shown = await calculated(cart, { bypass_payment: false, ...words });
      expect(shown.to_pay).toBeCloseTo(shown.after.customer_price - before.pricing.balance, 2);
      expect(shown.to_pay).toBeGreaterThan(priceOf(cart) - 1);
      expect(shown.changes).toContainEqual({
        ...{ field: 'credit_card_id', label: 'Payment', before: null, after: null },
      });
    }
    const total = before.pricing.customer_price;
    const wish = { bypass_payment: false, company_name: 'Northwind' };
    await modify(cart, wish, { total }).expect(409);
    // They may no longer charge the organization's cards.
    await Membership.update({ role: 'staff' }, { where: { teamId: cart.teamId, userId: cart.user.id } });
    const refused = await bodyOf(modify(cart, wish).expect(422));
    expect(refused.fields).toEqual({ credit_card_id: ['inclusion'] });
    expect(await orderOf(cart)).toMatchObject({
      payment: { waived: priceOf(cart) },
      pricing: before.pricing,
    });
  });

  test('later than at its submit is let pass at the price that it has then, and no more', async () => {
    const cart = await placed(kitchen.caterer);
    await modified(await asSiteAdmin(cart), { headcount: 18, bypass_payment: true });
    const { pricing, payment } = await orderOf(cart);
    expect(pricing.balance).toBe(0);
    expect(payment.waived).toBe(pricing.customer_price);
    const refused = await bodyOf(modify(cart, { headcount: 20 }).expect(422));
    expect(refused.fields).toEqual({ credit_card_id: ['rest_missing'] });
  });

  test('costs nothing to cancel where all of it was let pass, and says so', async () => {
    const cart = await place();
    await startsIn(cart.orderId, 20);
    expect((await orderOf(cart)).cancellation_policy).toMatchObject({
      fee: 0,
      sentence: 'Canceling now costs nothing.',
    });
    await cancel(cart, 0).expect(200);
    expect(await orderOf(cart)).toMatchObject({ cancellation_fee: 0, pricing: { balance: 0 } });
  });

  test('costs no more to cancel than the rest beyond what was let pass, though a quarter of its food is more', async () => {
    const cart = await place();
    await modified(cart, { headcount: 22, credit_card_id: await addCard(cart) });
    const rest = await beyond(cart);
    await startsIn(cart.orderId, 20);
    const order = await orderOf(cart);
    expect(order.pricing.order_items_price / 4).toBeGreaterThan(rest);
    expect(order.cancellation_policy).toMatchObject({
      fee: rest,
      sentence: `Canceling now costs $${rest.toFixed(2)}.`,
    });
    await cancel(cart, rest).expect(200);
    await passes('1 minute');
    expect(await orderOf(cart)).toMatchObject({ cancellation_fee: rest, pricing: { balance: 0 } });
    expect(await heldFor(cart.orderId)).toEqual([]);
    expect((await intentsOf(cart.orderId)).map(({ amount_captured }) => amount_captured)).toEqual([
      cents(rest),
    ]);
  });

  test('has the rest on an invoice where that is chosen, and no card is asked for it', async () => {
    const cart = await place();
    const changes = { headcount: 22, paid_with_invoice: true };
    expect(await bodyOf(modify(cart, changes).expect(422))).toMatchObject({
      fields: { paid_with_invoice: ['inclusion'] },
    });
    await cart.user.update({ invoiceable: true });
    const shown = await calculated(cart, changes);
    expect(shown).toMatchObject({ valid: true, to_pay: shown.difference });
    expect(await modified(cart, changes)).toMatchObject({ status: 'applied' });
    const rest = await beyond(cart);
    expect(rest).toBeGreaterThan(0);
    const owing = {
      ...{ bypass_payment: false, paid_with_invoice: true, credit_card_id: null },
      ...{ payment: { status: 'invoice', waived: priceOf(cart) }, pricing: { balance: rest } },
    };
    expect(await orderOf(cart)).toMatchObject(owing);
    await timeComesFor('order', cart.orderId);
    await passes('1 minute');
    expect(await orderOf(cart)).toMatchObject({ status: 'fulfilled', ...owing });
    expect(await asked(cart)).toEqual([]);
  });

  test('is changed by another member who may, by the same rules', async () => {
    const cart = await place();
    const user = await makeUser();
    await Membership.create({ teamId: cart.teamId, userId: user.id, role: 'admin' });
    const admin = { ...cart, orderer: await signedIn(user) };
    expect(await modified(admin, { headcount: 19 })).toMatchObject({ status: 'applied' });
    const refused = await bodyOf(modify(admin, { headcount: 22 }).expect(422));
    expect(refused.fields).toEqual({ credit_card_id: ['rest_missing'] });
    expect(await lettersTo(cart.user.email, cart.orderId)).not.toContain('order_payment_failed');
  });
});
