import { momentAt } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { Membership, Team } from '../accounts';
import { database, sql } from '../database';
import { addCard } from '../orders/changes/change.factory';
import { submitWaits } from '../orders/submission/submit-order';
import { addJob, intentsOf, mailTo, runPendingJobs, stripeBehaves, timeComesFor, until } from '../testing';
import {
  addFor,
  answersPath,
  apply,
  arm,
  armed,
  base,
  change,
  colleague,
  ends,
  endsNow,
  errorOf,
  idOf,
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

const submits = async (cart: PolledCart) =>
  sql.rows<{ user_id: number }>(
    `select user_id from order_history where order_id = $1 and kind = 'submitted'`,
    [cart.orderId],
  );
/** Changes the card in the database, because the API refuses it while the poll is scheduled. */
const paidBy = async (cart: PolledCart, token: string) =>
  sql.rows('update orders set credit_card_id = $2 where id = $1', [cart.orderId, await addCard(cart, token)]);

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
    // It failed finally: nothing retries it.
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
    // The owner may still order the food.
    await apply(cart).expect(200);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  });

  test('a price over the limit', async () => {
    const cart = await armed({ maximum_total: 50 });
    await ends(cart);
    await expectFailed(cart, 'poll-over_maximum_total');
    // The owner fixes it by hand.
    await apply(cart).expect(200);
    expect((await pollOf(cart)).failure).toBeNull();
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  });

  const limited = ({ teamId: id }: PolledCart, creditLimitCents: number, transaction?: Transaction) =>
    Team.update({ creditLimitCents }, { where: { id }, ...(transaction && { transaction }) });
  const usedUp: [string, (cart: PolledCart) => Promise<unknown>][] = [
    [
      'before',
      async (cart) => {
        await limited(cart, 12_345);
        await ends(cart);
      },
    ],
    [
      'at that moment',
      async (cart) => {
        await limited(cart, 1_000_000);
        const { sent } = await database.transaction(async (transaction) => {
          await limited(cart, 12_345, transaction);
          const sent = ends(cart);
          await until('an order that waits for its organization', async () => {
            const waiting = await sql.rows(
              `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
                 and query like '%from teams%for no key update%'`,
            );
            return waiting.length > 0;
          });
          return { sent };
        });
        await sent;
      },
    ],
  ];
  test.each(usedUp)(
    'a credit used up %s, of which the poll does not say how much is left',
    async (_when, end) => {
      const cart = await polledCart();
      await cart.user.update({ invoiceable: true });
      await cart.orderer
        .patch(`${base}/orders/${cart.orderId}`)
        .send({ order: { paid_with_invoice: true } })
        .expect(200);
      await addFor(cart, { package_item_option_id: cart.options[0], qty: 5 }).expect(201);
      await arm(cart).expect(200);
      await end(cart);
      await expectFailed(cart, 'submit_order-credit_limit_exceeded');
      const { failure } = await pollOf(cart);
      expect(failure?.message).toContain('more than its organization has left to order on invoices');
      expect((await mailTo(cart.user.email)).map(({ data }) => data.reason)).toEqual([failure?.message]);
    },
  );

  test('a card that is refused', async () => {
    const cart = await armed();
    await paidBy(cart, 'pm_card_chargeCustomerFail');
    await ends(cart);
    await expectFailed(cart, 'submit_order-payment_failed');
  });

  test('a bank that asks for a confirmation', async () => {
    const cart = await armed();
    await paidBy(cart, 'pm_card_authenticationRequired');
    await ends(cart);
    await expectFailed(cart, 'submit_order-payment_authentication_required');
    // Nobody could answer the bank, so the payment was canceled; confirming it later must not place the order.
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
