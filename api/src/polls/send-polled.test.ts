import { momentAt } from '@copper-carrot/contracts';
import { Membership, Team } from '../accounts';
import { sql } from '../database';
import { submitWaits } from '../orders/submission/submit-order';
import { addJob, intentsOf, mailTo, runPendingJobs, stripeBehaves, timeComesFor } from '../testing';
import {
  addFor,
  answersPath,
  apply,
  arm,
  base,
  change,
  colleague,
  ends,
  endsNow,
  errorOf,
  idOf,
  inHours,
  orderOf,
  orderedOf,
  pollOf,
  polledCart,
  usePolls,
  type PolledCart,
} from './poll.factory';
import { sendPolled } from './poll.jobs';

const setting = usePolls();
jest.setTimeout(60_000);

/** One that is armed, with five people's answers. */
async function armed(wish: object = {}, cart: { headcount?: number } = {}): Promise<PolledCart> {
  const made = await polledCart({}, cart);
  const [first, second] = made.options;
  await addFor(made, { package_item_option_id: first, qty: 3 }).expect(201);
  await addFor(made, { package_item_option_id: second, qty: 2 }).expect(201);
  await arm(made, wish).expect(200);
  return made;
}
const submits = async (cart: PolledCart) =>
  sql.rows<{ user_id: number }>(
    `select user_id from order_history where order_id = $1 and kind = 'submitted'`,
    [cart.orderId],
  );

describe('arming', () => {
  test.each([
    ['without a limit', { maximum_total: undefined }, 422, 'maximum_total'],
    ['without auto-submit', { auto_submit: false }, 422, 'auto_submit'],
  ])('%s is refused by its field', async (_what, wish, status, field) => {
    const cart = await polledCart();
    const refused = errorOf(await arm(cart, wish).expect(status));
    expect(Object.keys(refused.fields)).toEqual([field]);
    expect((await pollOf(cart)).scheduled_at).toBeNull();
  });

  test('leaves time to place the order after the end', async () => {
    const cart = await polledCart();
    await sql.rows('update order_polls set expires_at = $2 where code = $1', [
      cart.code,
      cart.poll.latest_end,
    ]);
    const refused = errorOf(await arm(cart).expect(422));
    expect(refused.fields).toEqual({ end_time: ['after_cutoff'] });
  });

  test.each(['delivery_area_minimum', 'availability'])(
    'lets the check of %s pass for a site admin alone',
    async (check) => {
      const cart = await polledCart();
      await arm(cart, {}, { ignore_checks: { [check]: true } }).expect(403);
      await arm(cart, {}, { ignore_checks: { simultaneous_delivery: true } }).expect(200);
    },
  );

  test('is refused with what stands against the order, save for what the poll brings', async () => {
    const cart = await polledCart();
    await cart.orderer
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { credit_card_id: null } })
      .expect(200);
    expect(Object.keys(errorOf(await arm(cart).expect(422)).fields)).toEqual(['credit_card_id']);
  });

  test('is for who may send the order', async () => {
    const cart = await polledCart();
    const { person } = await colleague(cart, 'orderer');
    await arm({ ...cart, orderer: person }).expect(403);
    const { person: admin } = await colleague(cart, 'admin');
    // With the organization's card, which an admin may charge.
    await arm({ ...cart, orderer: admin }).expect(200);
  });
});

test('[POLL-04] [POLL-05] [OPERM-08] a scheduled poll makes its order read-only, until it is taken off', async () => {
  const cart = await armed();
  const at = `${base}/orders/${cart.orderId}`;
  const { orderer } = cart;
  const order = await orderOf(cart);
  expect(order.can).toMatchObject({ edit: false, edit_address: false, edit_payment: false, submit: false });
  const patch = (changes: object) => orderer.patch(at).send({ order: changes });
  const [first = 0, second = 0] = cart.options;
  const choice = order.chosen_options.find(({ option_id }) => option_id === first)?.item_id;
  const calls = [
    patch({ headcount: 25 }),
    patch({ chosen_options: [{ option_id: first, qty: 20 }] }),
    patch({ formatted_address: '1 Main St, New York, NY 10001' }),
    patch({ coupon_code: 'ANY' }),
    patch({ tip: 5 }),
    patch({ credit_card_id: null }),
    patch({ contact_name: 'Robin' }),
    orderer.post(`${at}/package/items/${choice}/options`).send({ combo_of: [first, second] }),
    orderer.post(`${at}/reset_choices`).send({}),
    orderer.post(`${at}/submit`).send({}),
    orderer.post(`${at}/payment_asks`).send({ ask: { email: 'somebody@example.com' } }),
    orderer.delete(at),
    apply(cart),
    change(cart, inHours(10)),
  ];
  for (const call of calls) {
    const answer = await call;
    expect([answer.status, errorOf(answer).code]).toEqual([409, 'order-poll_scheduled']);
  }
  // Its answers still come in.
  await addFor(cart, { package_item_option_id: first }).expect(201);
  await change(cart, { scheduled_at: null }).expect(200);
  expect(await pollOf(cart)).toMatchObject({ auto_submit: false, scheduled_at: null });
  await patch({ contact_name: 'Robin' }).expect(200);
});

test('at its end it sends what was picked, for so many people more, as who armed it', async () => {
  const cart = await armed({ extra_headcount_for_auto_submit: 7 }, { headcount: 20 });
  const [first = 0, second = 0] = cart.options;
  await change(cart, { scheduled_at: null }).expect(200);
  await arm(cart, { extra_selections: [{ package_item_option_id: second, qty: 1 }] }).expect(200);
  await timeComesFor('poll', await idOf(cart));
  expect((await orderOf(cart)).status).toBe('in_cart');
  await ends(cart);
  const order = await orderOf(cart);
  expect([order.status, order.headcount]).toEqual(['pending', 12]);
  expect(await orderedOf(cart)).toMatchObject({ [first]: 3, [second]: 9 });
  expect(await submits(cart)).toEqual([{ user_id: cart.user.id }]);
  expect(await pollOf(cart)).toMatchObject({ status: 'submitted', scheduled_at: null, failure: null });
  expect(await intentsOf(cart.orderId)).toHaveLength(1);
});

test('few answers are raised to what the package is sold for', async () => {
  const cart = await armed({}, { headcount: 20 });
  await ends(cart);
  const order = await orderOf(cart);
  expect([order.status, order.headcount]).toEqual(['pending', 10]);
});

test('whom it was armed for beyond the answers eat also where nobody answered', async () => {
  const cart = await polledCart({}, { headcount: 20 });
  await arm(cart, { extra_headcount_for_auto_submit: 12 }).expect(200);
  await ends(cart);
  const order = await orderOf(cart);
  expect([order.status, order.headcount]).toEqual(['pending', 12]);
});

test('it is sent once, however often and at once the job runs', async () => {
  const cart = await armed();
  await endsNow(cart);
  const pollId = await idOf(cart);
  await timeComesFor('poll', pollId);
  for (let times = 0; times < 2; times += 1) await addJob(sendPolled, { pollId });
  await Promise.all([sendPolled, sendPolled].map(() => runPendingJobs()));
  expect(await submits(cart)).toHaveLength(1);
  expect(await intentsOf(cart.orderId)).toHaveLength(1);
});

describe('what stands in the way leaves the poll closed, says why, and frees the order', () => {
  async function expectFailed(cart: PolledCart, code: string) {
    const poll = await pollOf(cart);
    expect(poll).toMatchObject({
      status: 'closed',
      auto_submit: false,
      scheduled_at: null,
      failure: { code },
    });
    expect(poll.failure?.message).not.toBe('');
    expect((await orderOf(cart)).status).toBe('in_cart');
    await cart.orderer
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { cost_center: 'Lunch' } })
      .expect(200);
    expect(await submits(cart)).toEqual([]);
    const held = (await intentsOf(cart.orderId)).filter(({ status }) => status === 'requires_capture');
    expect(held).toEqual([]);
    // Once and for all: nothing tries again.
    await runPendingJobs();
    expect((await pollOf(cart)).failure).toEqual(poll.failure);
  }

  test.each([
    ['nobody answered', []],
    ['all who answered eat nothing', [{ opted_out: true }]],
  ])('that %s, and nobody beyond them was asked for', async (_what, answers) => {
    const cart = await polledCart({}, { headcount: 20 });
    for (const answer of answers) await addFor(cart, answer).expect(201);
    const [first] = cart.options;
    await arm(cart, { extra_selections: [{ package_item_option_id: first, qty: 1 }] }).expect(200);
    await ends(cart);
    await expectFailed(cart, 'poll-nobody_picked');
    expect((await orderOf(cart)).headcount).toBe(20);
    const [mail, ...others] = await mailTo(cart.user.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: 'poll_failed', data: { people: 0 } });
    // They may want the food all the same.
    await apply(cart).expect(200);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  });

  test('a price over the limit', async () => {
    const cart = await armed({ maximum_total: 50 });
    await ends(cart);
    await expectFailed(cart, 'poll-over_maximum_total');
    // It is put right by hand.
    await apply(cart).expect(200);
    expect((await pollOf(cart)).failure).toBeNull();
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  });

  test('a credit that is used up, of which the poll does not say how much is left', async () => {
    const cart = await polledCart();
    await cart.user.update({ invoiceable: true });
    await cart.orderer
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { paid_with_invoice: true } })
      .expect(200);
    await addFor(cart, { package_item_option_id: cart.options[0], qty: 5 }).expect(201);
    await arm(cart).expect(200);
    await Team.update({ creditLimitCents: 12_345 }, { where: { id: cart.teamId } });
    await ends(cart);
    await expectFailed(cart, 'submit_order-credit_limit_exceeded');
    const { failure } = await pollOf(cart);
    expect(failure?.message).toContain('more than its organization has left to order on invoices');
    expect((await mailTo(cart.user.email)).map(({ data }) => data.reason)).toEqual([failure?.message]);
  });

  test('a card that is refused', async () => {
    const cart = await armed();
    const { body: card } = (await cart.orderer
      .post(`${base}/orders/${cart.orderId}/credit_cards`)
      .send({
        credit_card: { stripe_token: 'pm_card_chargeCustomerFail', nickname: '', team_id: cart.teamId },
      })
      .expect(201)) as { body: { id: number } };
    await sql.rows('update orders set credit_card_id = $2 where id = $1', [cart.orderId, card.id]);
    await ends(cart);
    await expectFailed(cart, 'submit_order-payment_failed');
  });

  test('a bank that asks for a confirmation', async () => {
    const cart = await armed();
    const { body: card } = (await cart.orderer
      .post(`${base}/orders/${cart.orderId}/credit_cards`)
      .send({
        credit_card: { stripe_token: 'pm_card_authenticationRequired', nickname: '', team_id: cart.teamId },
      })
      .expect(201)) as { body: { id: number } };
    await sql.rows('update orders set credit_card_id = $2 where id = $1', [cart.orderId, card.id]);
    await ends(cart);
    await expectFailed(cart, 'submit_order-payment_authentication_required');
    // Nobody was there to be asked, and the payment that the bank asked about is let go: nothing is placed by a confirmation.
    const { failure, latest_end } = await pollOf(cart);
    expect(failure?.message).toBe(
      `The bank wants this payment to be confirmed by a person, so your order was not placed. Open checkout, place it yourself until ${momentAt(latest_end ?? '', 'America/New_York', null)}, and confirm the payment when the bank asks.`,
    );
    expect((await intentsOf(cart.orderId)).map(({ status }) => status)).toEqual(['canceled']);
    expect((await mailTo(cart.user.email)).map(({ template, data }) => [template, data.reason])).toEqual([
      ['poll_failed', failure?.message],
    ]);
  });

  test('a package that is no longer offered', async () => {
    const cart = await armed();
    await sql.rows('update packages set active = false where id = $1', [setting.caterer.pack.id]);
    await ends(cart);
    await sql.rows('update packages set active = true where id = $1', [setting.caterer.pack.id]);
    await expectFailed(cart, 'submit_order-record_invalid');
  });

  test('a kitchen that is full', async () => {
    const cart = await armed();
    await sql.rows('update kitchen_capacities set max_headcount = 1');
    await ends(cart);
    await sql.rows('update kitchen_capacities set max_headcount = 10000');
    const { failure } = await pollOf(cart);
    expect(failure).not.toBeNull();
    await expectFailed(cart, failure?.code ?? '');
  });

  test('a payment that nobody could decide in time', async () => {
    Object.assign(submitWaits, { patienceMs: 300, takeOverMs: 100 });
    const cart = await armed();
    await stripeBehaves({ behaviour: 'dead' });
    await ends(cart);
    await stripeBehaves({ behaviour: 'normal' });
    expect((await pollOf(cart)).failure).toBeNull();
    const [attempt] = await sql.rows<{ id: number }>(
      `update payment_attempts set claimed_at = claimed_at - interval '1 day' where order_id = $1 returning id`,
      [cart.orderId],
    );
    await timeComesFor('payment', attempt?.id ?? 0);
    await expectFailed(cart, 'submit_order-payment_failed');
  });

  test('somebody who may not send it any more', async () => {
    const cart = await polledCart();
    await addFor(cart, { package_item_option_id: cart.options[0] }).expect(201);
    const { user, person } = await colleague(cart, 'admin');
    await arm({ ...cart, orderer: person }).expect(200);
    await Membership.destroy({ where: { teamId: cart.teamId, userId: user.id } });
    await ends(cart);
    await expectFailed(cart, 'forbidden');
  });
});

test('while its payment is under way nothing is taken back, and what nobody knows is asked again', async () => {
  Object.assign(submitWaits, { patienceMs: 300, takeOverMs: 100 });
  const cart = await armed();
  await stripeBehaves({ behaviour: 'dead' });
  await ends(cart);
  await stripeBehaves({ behaviour: 'normal' });
  expect((await pollOf(cart)).failure).toBeNull();
  expect((await orderOf(cart)).status).toBe('in_cart');
  expect(errorOf(await change(cart, { scheduled_at: null }).expect(409)).code).toBe(
    'order-submit_in_progress',
  );
  await timeComesFor('poll', await idOf(cart));
  expect((await orderOf(cart)).status).toBe('pending');
  expect(await submits(cart)).toHaveLength(1);
});

test('unscheduled in time, it sends nothing', async () => {
  const cart = await armed();
  await change(cart, { auto_submit: false }).expect(200);
  await ends(cart);
  expect((await pollOf(cart)).status).toBe('closed');
  expect((await orderOf(cart)).status).toBe('in_cart');
  await cart.orderer.get(answersPath(cart)).expect(200);
});
