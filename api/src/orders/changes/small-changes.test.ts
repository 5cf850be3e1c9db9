import type { Schemas } from '@copper-carrot/contracts';
import { makeChoice } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { intentsOf, runPendingJobs, timeComesFor, useLocalServices } from '../../testing';
import { makeCaterer, type Cart, type Caterer } from '../order.factory';
import {
  answer,
  answerChanges,
  asCook,
  asSiteAdmin,
  bodyOf,
  bookedFor,
  calculated,
  heldFor,
  lettersTo,
  modified,
  modify,
  orderOf,
  placed,
  startsIn,
} from './change.factory';

useLocalServices();
jest.setTimeout(60_000);

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

describe('a small change', () => {
  test('[MOD-03] [API-021] [API-022] holds at once: the order, its price, its hold and its kitchen', async () => {
    const cart = await placed(caterer);
    const shown = await calculated(cart, { headcount: 22 });
    const body = await modified(cart, { headcount: 22 });
    expect(body).toEqual({
      id: cart.orderId,
      change_id: body.change_id,
      status: 'applied',
      pricing: { customer_price: shown.after.customer_price },
      changes: shown.changes,
      from_referral: false,
    });
    const order = await orderOf(cart);
    expect(order).toMatchObject({
      headcount: 22,
      status: 'accepted',
      change_request: { status: 'applied' },
      payment: { status: 'authorized' },
    });
    expect(order.pricing.customer_price).toBe(shown.after.customer_price);
    expect(order.pricing.lines).toEqual(shown.after.lines);
    expect((await bookedFor(cart.orderId))?.own).toBe(22);
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([shown.after.customer_price]);
    expect(await lettersTo(cart.user.email, cart.orderId)).toContain('order_change_applied');
    expect(await lettersTo(caterer.cook.email, cart.orderId)).toContain('order_change_made');
    expect(order.history.map(({ kind }) => kind)).toContain('change_applied');
  });

  test('[API-022] says of an order that a referral brought that it did, changed or not', async () => {
    const cart = await placed(caterer);
    await sql.rows('update orders set from_referral = true where id = $1', [cart.orderId]);
    expect(await modified(cart, { headcount: 20 })).toMatchObject({ changes: [], from_referral: true });
    expect(await modified(cart, { headcount: 22 })).toMatchObject({ status: 'applied', from_referral: true });
  });

  test('that costs less keeps the hold that is there, and charges less of it', async () => {
    const cart = await placed(caterer);
    const held = await heldFor(cart.orderId);
    const body = await modified(cart, { headcount: 18 });
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual(held);
    await startsIn(cart.orderId, -2);
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    const order = await orderOf(cart);
    expect(order).toMatchObject({
      status: 'fulfilled',
      payment: { status: 'captured' },
      pricing: { balance: 0 },
    });
    expect((await intentsOf(cart.orderId)).map(({ amount_captured }) => amount_captured / 100)).toEqual([
      body.pricing.customer_price,
    ]);
  });

  test('and its opposite leave the balance, the hold and the kitchen as they were', async () => {
    const cart = await placed(caterer);
    const booked = await bookedFor(cart.orderId);
    await modified(cart, { headcount: 23 });
    await modified(cart, { headcount: 20 });
    const order = await orderOf(cart);
    expect(order.pricing).toEqual(cart.order.pricing);
    expect(order.chosen_options).toEqual(cart.order.chosen_options);
    expect(await bookedFor(cart.orderId)).toEqual(booked);
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toHaveLength(1);
    await startsIn(cart.orderId, -2);
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    expect((await orderOf(cart)).pricing.balance).toBe(0);
    const paid = await sql.first<{ cents: number }>(
      'select sum(amount_cents)::int as cents from payments where order_id = $1',
      [cart.orderId],
    );
    expect(paid?.cents).toBe(Math.round(cart.order.pricing.customer_price * 100));
  });

  test('of words alone asks neither kitchen nor bank, however late it is', async () => {
    const cart = await placed(caterer);
    await startsIn(cart.orderId, 2);
    expect((await orderOf(cart)).can).toMatchObject({ edit: false, edit_address: true, modify: true });
    const body = await modified(cart, { delivery_instructions: 'Use the freight lift.' });
    expect(body).toMatchObject({
      status: 'applied',
      pricing: { customer_price: cart.order.pricing.customer_price },
    });
    expect((await orderOf(cart)).address.delivery_instructions).toBe('Use the freight lift.');
    expect(await intentsOf(cart.orderId)).toHaveLength(1);
  });

  test('[MOD-05] that changes nothing answers no changes, and writes none', async () => {
    const cart = await placed(caterer);
    const body = await modified(cart, { headcount: 20, start_time: '12:00' });
    expect(body).toMatchObject({ change_id: null, status: 'unchanged', changes: [] });
    expect(await orderOf(cart)).toEqual(cart.order);
  });

  test('of an order that an invoice pays asks for no card, and for the right to the invoice', async () => {
    const cart = await placed(caterer);
    await sql.rows('update orders set credit_card_id = null, paid_with_invoice = true where id = $1', [
      cart.orderId,
    ]);
    const lost = await bodyOf(modify(cart, { headcount: 22 }).expect(422));
    expect(lost.fields).toEqual({ paid_with_invoice: ['inclusion'] });
    await sql.rows('update users set invoiceable = true where id = $1', [cart.user.id]);
    expect(await modified(cart, { headcount: 22 })).toMatchObject({ status: 'applied' });
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([]);
  });

  test('of its saved address alone is made: the order keeps its place and forgets the book', async () => {
    const cart = await placed(caterer);
    await sql.rows(
      `with saved as (
         insert into addresses (user_id, formatted_address, google_place_id, city, state, zip, latitude, longitude, time_zone)
         select user_id, formatted_address, google_place_id, 'New York', 'NY', '10001', latitude, longitude, time_zone
         from orders where id = $1 returning id)
       update orders set address_id = saved.id from saved where orders.id = $1`,
      [cart.orderId],
    );
    const body = await modified(cart, { address_id: null });
    expect(body).toMatchObject({ status: 'applied', changes: [{ field: 'address_id' }] });
    expect((await orderOf(cart)).address).toEqual({ ...cart.order.address, address_id: null });
    const { body: seen } = (await (
      await asCook(caterer)
    )
      .get(`/cpi/v2/caterer/orders/${cart.orderId}`)
      .expect(200)) as { body: Schemas['CatererOrder'] };
    expect(seen.change_request?.changes).toEqual([]);
  });

  test('of a tip back to the rate is made, though it comes to the same sum', async () => {
    const cart = await placed(caterer);
    const tip = cart.order.pricing.lines.find(({ code }) => code === 'tip')?.amount ?? 0;
    expect(await modified(cart, { tip })).toMatchObject({ status: 'applied' });
    expect(await modified(cart, { tip: null })).toMatchObject({ status: 'applied' });
    const row = await sql.first('select tip_cents as tip from orders where id = $1', [cart.orderId]);
    expect(row).toEqual({ tip: null });
  });
});

describe('many small changes', () => {
  const send = async (cart: Cart, headcount: number) => (await modified(cart, { headcount })).status;

  test('are measured from what the caterer has agreed to, however they are cut', async () => {
    const cart = await placed(caterer);
    expect(await send(cart, 22)).toBe('applied');
    expect(await send(cart, 23)).toBe('applied');
    expect(await calculated(cart, { headcount: 24 })).toMatchObject({ needs_approval: true });
    expect(await calculated(cart, { headcount: 17 })).toMatchObject({ needs_approval: false });
    expect(await send(cart, 24)).toBe('requested');
    expect((await orderOf(cart)).headcount).toBe(23);
    expect(await answerChanges(await asCook(caterer), cart, 'approve')).toMatchObject({ status: 200 });
    // Limits are now measured from the approved change.
    expect(await send(cart, 27)).toBe('applied');
    expect(await send(cart, 21)).toBe('applied');
    expect(await send(cart, 28)).toBe('requested');
  });

  test('of a pending order are all accepted with it', async () => {
    const cart = await placed(caterer, { accepted: false });
    expect(await send(cart, 40)).toBe('applied');
    await (await asCook(caterer)).post(answer(cart, 'accept')).expect(200);
    expect(await send(cart, 44)).toBe('applied');
    expect(await send(cart, 45)).toBe('requested');
  });

  test('of which the kitchen was asked by a site admin begin anew there', async () => {
    const cart = await placed(caterer);
    await modify(
      await asSiteAdmin(cart),
      { headcount: 30 },
      { ignore_checks: { availability: true } },
    ).expect(200);
    expect(await send(cart, 33)).toBe('applied');
    expect(await send(cart, 34)).toBe('requested');
  });

  test('move no more portions together than one may', async () => {
    const cart = await placed(caterer);
    const [one, other] = cart.order.chosen_options.filter(
      ({ item_choice_type: type }) => type === 'constant_sum',
    );
    if (!one || !other) throw new Error('the package has two dishes to share among');
    const rest = cart.order.chosen_options.filter((each) => each !== one && each !== other);
    const moved = (portions: number) => ({
      chosen_options: [
        ...rest.map(({ option_id, qty }) => ({ option_id, qty })),
        { option_id: one.option_id, qty: one.qty - portions },
        { option_id: other.option_id, qty: other.qty + portions },
      ],
    });
    expect((await modified(cart, moved(3))).status).toBe('applied');
    expect((await modified(cart, moved(4))).status).toBe('requested');
  });
});

describe('how much comes of what is for everyone', () => {
  const withSides = async () => {
    const own = await makeCaterer();
    const sides = await makeChoice(
      own.pack.id,
      { choiceType: 'choose_up_to', properChoiceSubject: 'side', maximumChoosableOptions: 1 },
      [{ name: 'Slaw' }],
    );
    const cart = await placed(own);
    const [slaw] = cart.order.chosen_options.filter(({ item_id }) => item_id === sides.id);
    if (slaw?.qty !== 20) throw new Error('A side comes for everyone.');
    const others = cart.order.chosen_options.filter((each) => each !== slaw);
    const wanting = (qty: number) => ({
      chosen_options: [...others, { ...slaw, qty }].map(({ option_id, qty: many }) => ({
        option_id,
        qty: many,
      })),
    });
    return { cart, field: `chosen_options.${slaw.option_id}.qty`, wanting };
  };

  test('[MOD-03] is no more than that, whoever would take it unasked', async () => {
    const { cart, field, wanting } = await withSides();
    const { fields, field_errors } = await bodyOf(modify(cart, wanting(100_000)).expect(422));
    expect(fields).toEqual({ [field]: ['too_many'] });
    expect(field_errors[field]).toEqual([expect.stringContaining('20 at the most for 20 people')]);
    expect((await orderOf(cart)).chosen_options).toEqual(cart.order.chosen_options);
  });

  test('[MOD-03] moves unasked with the headcount, and by as few portions as others do', async () => {
    const { cart } = await withSides();
    expect(await modified(cart, { headcount: 22 })).toMatchObject({ status: 'applied' });
    const other = await withSides();
    expect(await modified(other.cart, other.wanting(1))).toMatchObject({ status: 'requested' });
  });
});
