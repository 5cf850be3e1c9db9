import type { Schemas } from '@copper-carrot/contracts';
import { Membership, Team } from '../../accounts';
import { database, sql } from '../../database';
import { inDollars } from '../../pricing';
import {
  answerChanges,
  bodyOf,
  calculated,
  modified,
  modify,
  orderOf,
  seenOf,
} from '../changes/change.factory';
import { makeCaterer, makeReadyCart, type Cart } from '../order.factory';
import { signedIn, until } from '../../testing';
import { usePayments } from './payment.factory';

const kitchen = usePayments();
const at = ({ orderId }: Pick<Cart, 'orderId'>) => `/cpi/v1/orderer/orders/${orderId}`;
const cents = (dollars: number) => Math.round(dollars * 100);
const send = (cart: Cart) => cart.orderer.post(`${at(cart)}/submit`).send({});

/**
 * A cart paid by invoice, each from its own restaurant by default, because submits to one kitchen would wait for its
 * capacity lock.
 */
async function invoiceCart(teamId?: number, caterer = kitchen.caterer): Promise<Cart> {
  const cart = await makeReadyCart(caterer);
  await cart.user.update({ invoiceable: true });
  if (teamId !== undefined) {
    await Membership.create({ teamId, userId: cart.user.id, role: 'orderer' });
    await sql.rows('update orders set team_id = $2, credit_card_id = null where id = $1', [
      cart.orderId,
      teamId,
    ]);
  }
  await cart.orderer
    .patch(at(cart))
    .send({ order: { paid_with_invoice: true } })
    .expect(200);
  return { ...cart, teamId: teamId ?? cart.teamId, order: await orderOf(cart) };
}
async function placedIn(zone: string): Promise<Cart> {
  const cart = await makeReadyCart(kitchen.caterer);
  await sql.rows('update orders set time_zone = $2 where id = $1', [cart.orderId, zone]);
  return cart;
}
const limited = (teamId: number, creditLimitCents: number) =>
  Team.update({ creditLimitCents }, { where: { id: teamId } });
const priceOf = ({ order }: Cart) => cents(order.pricing.customer_price);

/** Sessions that wait for the lock of an organization. */
const waiting = () =>
  sql.rows(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and query like '%from teams%for no key update%'`,
  );

const refusalOf = async (cart: Cart) => {
  const { code, fields, message } = await bodyOf(send(cart).expect(422));
  return { code, fields, message };
};
const refusal = (owedCents: number, leftCents: number) => ({
  code: 'submit_order-credit_limit_exceeded',
  fields: { paid_with_invoice: ['credit_limit'] },
  message: `This order comes to ${inDollars(owedCents)}, and your organization has ${inDollars(leftCents)} left to order on invoices. Please choose a card, or order less.`,
});

describe('[PAY-02] an order on an invoice', () => {
  test('is sent up to the cent that its organization may owe, and not a cent beyond; that is said before the press', async () => {
    const cart = await invoiceCart();
    await limited(cart.teamId, priceOf(cart) - 1);
    expect(await refusalOf(cart)).toEqual(refusal(priceOf(cart), priceOf(cart) - 1));
    const valid = async () =>
      bodyOf<Schemas['OrderValidity']>(
        cart.orderer
          .post(`${at(cart)}/check_validity`)
          .send({})
          .expect(200),
      );
    expect(await valid()).toMatchObject({
      valid: false,
      errors: [refusal(priceOf(cart), priceOf(cart) - 1)],
    });
    expect((await orderOf(cart)).status).toBe('in_cart');
    await limited(cart.teamId, priceOf(cart));
    expect(await valid()).toEqual({ valid: true, errors: [] });
    await send(cart).expect(200);
  });

  test('counts beside what is ordered on invoices and what invoices wait, and nothing else', async () => {
    const first = await invoiceCart();
    const { teamId } = first;
    const limitCents = 10 * priceOf(first);
    await limited(teamId, limitCents);
    await send(first).expect(200);
    const byCard = await makeReadyCart(kitchen.caterer);
    await sql.rows('update orders set team_id = $2 where id = $1', [byCard.orderId, teamId]);
    await sql.rows(
      `insert into invoices (number, team_id, amount_cents, issued_on, due_on, paid_at, voided_at)
       select 'X-' || $1 || '-' || n, $1::int, cents, current_date - 40, due, paid, voided from (values
         (1, 1000, current_date + 2, null::timestamptz, null::timestamptz),
         (2, 20000, current_date + 2, now(), null),
         (3, 300000, current_date + 2, null, now()),
         (4, 4000000, current_date - 2, null, null)) as of (n, cents, due, paid, voided)`,
      [teamId],
    );
    const next = await invoiceCart(teamId);
    const owed = priceOf(first) + 1000;
    await limited(teamId, owed + priceOf(next) - 1);
    expect(await refusalOf(next)).toEqual(refusal(priceOf(next), priceOf(next) - 1));
    await first.orderer
      .post(`${at(first)}/cancel`)
      .send({ fee: 0, reason: 'The meeting is off.' })
      .expect(200);
    await send(next).expect(200);
  });

  // At any time of day, one of the two zones has another date than UTC.
  test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
    'counts an invoice until its last day ends where the order was, in %s',
    async (zone) => {
      const [earlier, next] = [await placedIn(zone), await invoiceCart()];
      const { teamId } = next;
      await sql.rows(
        `insert into invoices (number, team_id, order_id, amount_cents, issued_on, due_on)
         select 'Z-' || $1 || '-' || n, $1::int, order_id, cents, today - 40, today - n
         from (select (now() at time zone $3)::date as today) t,
           (values (0, $2::int, 100), (1, $4::int, 1000)) as of (n, order_id, cents)`,
        [teamId, earlier.orderId, zone, (await placedIn(zone)).orderId],
      );
      await limited(teamId, priceOf(next));
      expect(await refusalOf(next)).toEqual(refusal(priceOf(next), priceOf(next) - 100));
      await limited(teamId, priceOf(next) + 100);
      await send(next).expect(200);
    },
  );

  test('of four at once the one is sent that still fits', async () => {
    const { id: teamId } = await Team.findByPk((await invoiceCart()).teamId, { rejectOnEmpty: true });
    const carts = await Promise.all(
      Array.from({ length: 4 }, async () => invoiceCart(teamId, await makeCaterer())),
    );
    const [{ order }] = carts as [Cart];
    await limited(teamId, cents(order.pricing.customer_price * 1.5));
    const answers = await Promise.all(carts.map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'submit_order-credit_limit_exceeded' });
    expect(
      await sql.rows(`select from orders where team_id = $1 and status = 'pending'`, [teamId]),
    ).toHaveLength(1);
  });

  test('waits for what is written to its organization at that moment, and counts it', async () => {
    const cart = await invoiceCart();
    const { teamId } = cart;
    await limited(teamId, priceOf(cart));
    const pressed = await database.transaction(async (transaction) => {
      const within = { bind: [teamId], transaction };
      await database.query('select 1 from teams where id = $1 for no key update', within);
      await database.query(
        `insert into invoices (number, team_id, amount_cents, issued_on, due_on)
         values ('Y-' || $1, $1::int, 100, current_date, current_date + 9)`,
        within,
      );
      const answer = send(cart).then((each) => each);
      await until('a submit that waits for its organization', async () => (await waiting()).length > 0);
      return { answer };
    });
    expect(await pressed.answer).toMatchObject({
      status: 422,
      body: refusal(priceOf(cart), priceOf(cart) - 100),
    });
  });
});

describe('[PAY-02] [MOD-03] a change of an order on an invoice', () => {
  async function accepted(): Promise<Cart> {
    const cart = await invoiceCart();
    await send(cart).expect(200);
    await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).send({}).expect(200);
    return { ...cart, order: await orderOf(cart) };
  }

  test('that costs more has to fit as well; one that costs no more is made', async () => {
    const cart = await accepted();
    await limited(cart.teamId, priceOf(cart));
    const { code, fields } = await bodyOf(modify(cart, { headcount: 22 }).expect(422));
    expect({ code, fields }).toEqual({
      code: 'submit_order-credit_limit_exceeded',
      fields: { paid_with_invoice: ['credit_limit'] },
    });
    await limited(cart.teamId, 0);
    expect(await modified(cart, { headcount: 18 })).toMatchObject({ status: 'applied' });
    await limited(cart.teamId, 2 * priceOf(cart));
    expect(await modified(cart, { headcount: 21 })).toMatchObject({ status: 'applied' });
  });

  test('of two at once the one is made that still fits', async () => {
    const first = await invoiceCart();
    const second = await invoiceCart(first.teamId, await makeCaterer());
    for (const cart of [first, second]) await send(cart).expect(200);
    const { difference } = await calculated(first, { headcount: 21 });
    await limited(first.teamId, priceOf(first) + priceOf(second) + cents(difference * 1.5));
    const pressed = await database.transaction(async (transaction) => {
      const within = { bind: [first.teamId], transaction };
      await database.query('select 1 from teams where id = $1 for no key update', within);
      const answers = [first, second].map((cart) => modify(cart, { headcount: 21 }).then((each) => each));
      await until('both changes to wait for their organization', async () => (await waiting()).length === 2);
      return { answers };
    });
    const answers = await Promise.all(pressed.answers);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'submit_order-credit_limit_exceeded',
    });
  });

  const noRoom =
    /^This order comes to \$\d+\.\d\d, more than its organization has left to order on invoices\. /;
  // A submit takes the same locks; another order of locking would deadlock.
  test.each([
    ['is made at once', 21, { status: 422, code: 'submit_order-credit_limit_exceeded' }, null],
    ['its caterer approves', 40, { status: 409, code: 'modify_order-change_closed' }, noRoom],
  ] as const)('that %s waits for its organization last', async (_how, headcount, refused, kept) => {
    const cart = await accepted();
    const cook = await signedIn(kitchen.caterer.cook);
    if (kept) expect(await modified(cart, { headcount })).toMatchObject({ status: 'requested' });
    const { difference } = await calculated(cart, { headcount });
    await limited(cart.teamId, priceOf(cart) + cents(difference));
    const pressed = await database.transaction(async (transaction) => {
      const locked = (text: string) => database.query(text, { bind: [cart.teamId], transaction });
      await locked('select 1 from teams where id = $1 for no key update');
      const answer = kept
        ? answerChanges(cook, cart, 'approve')
        : modify(cart, { headcount }).then(({ status, body }) => ({
            status,
            code: (body as Schemas['Error']).code,
          }));
      await until('a change that waits for its organization', async () => (await waiting()).length > 0);
      expect(
        await sql.rows(
          `select from kitchen_days d join capacity_holds h using (kitchen_id, on_date, daypart)
           where h.order_id = $1 for update of d skip locked`,
          [cart.orderId],
        ),
      ).toEqual([]);
      await locked(
        `insert into invoices (number, team_id, amount_cents, issued_on, due_on)
         values ('W-' || $1, $1::int, 100, current_date, current_date + 9)`,
      );
      return { answer };
    });
    expect(await pressed.answer).toMatchObject(refused);
    const order = await orderOf(cart);
    expect(order.headcount).toBe(20);
    expect(order.change_request?.reason ?? null).toEqual(kept && expect.stringMatching(kept));
  });

  test('ends where its caterer approves it after the rest was ordered elsewhere, whom no sum is told', async () => {
    const cart = await accepted();
    expect(await modified(cart, { headcount: 40 })).toMatchObject({ status: 'requested' });
    await limited(cart.teamId, priceOf(cart));
    const cook = await signedIn(kitchen.caterer.cook);
    const answered = await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/approve_changes`).send({
      ...(await seenOf(cart.orderId)),
    });
    expect(answered.status).toBe(409);
    expect(answered.body).toMatchObject({
      code: 'modify_order-change_closed',
      message:
        'These changes can’t be paid for by invoice any more, so they were not made. The order stands as it was, and your customer is told. There is nothing left to answer.',
    });
    const { headcount, change_request: change } = await orderOf(cart);
    expect(headcount).toBe(20);
    // The sender reads about the credit, not that they may not pay.
    expect(change?.reason).toMatch(noRoom);
    const history = await sql.rows('select kind from order_history where order_id = $1 order by id', [
      cart.orderId,
    ]);
    expect(history.at(-1)).toEqual({ kind: 'change_not_made' });
  });
});

describe('what an organization may owe on invoices', () => {
  const creditPath = ({ teamId }: Cart) => `/cpi/v2/orderer/teams/${teamId}/credit`;
  const credit = (cart: Cart, query: object = {}) =>
    bodyOf<Schemas['Credit']>(cart.orderer.get(creditPath(cart)).query(query).expect(200));
  const counted = async (cart: Cart) =>
    (
      await bodyOf<{ records: Schemas['OwedOnInvoice'][] }>(
        cart.orderer.get(`${creditPath(cart)}/orders`).expect(200),
      )
    ).records;

  test('is all that it orders while it has no limit', async () => {
    const cart = await invoiceCart();
    await Team.update({ invoiceTermsDays: 14 }, { where: { id: cart.teamId } });
    expect(await credit(cart)).toEqual({ limit: null, owed: 0, left: null, invoice_terms_days: 14 });
    await send(cart).expect(200);
    expect(await credit(cart)).toMatchObject({ owed: cart.order.pricing.customer_price, left: null });
  });

  test('is its limit without what counts, each with the day until when it does', async () => {
    const first = await invoiceCart();
    const { teamId, order } = first;
    const price = order.pricing.customer_price;
    await limited(teamId, 5 * priceOf(first));
    await send(first).expect(200);
    const waits = { order_id: first.orderId, invoice_number: null, amount: price, counts_until: null };
    expect(await counted(first)).toEqual([
      { ...waits, brand_name: order.brand.name, start_date: order.start_date },
    ]);
    await sql.rows(
      `insert into invoices (number, team_id, order_id, amount_cents, issued_on, due_on, paid_at) values
         ('Z-1', $1, $2, 500, current_date, current_date + 9, null), ('Z-2', $1, null, 300, current_date, current_date + 5, null),
         ('Z-3', $1, null, 200, current_date, current_date + 5, now()),
         ('Z-4', $1, null, 100, current_date - 9, current_date - 3, null)`,
      [teamId, first.orderId],
    );
    const second = await invoiceCart(teamId);
    await send(second).expect(200);
    const records = await counted(first);
    expect(records.map(({ invoice_number, order_id, amount }) => [invoice_number, order_id, amount])).toEqual(
      [
        ['Z-2', null, 3],
        ['Z-1', first.orderId, 5],
        [null, second.orderId, second.order.pricing.customer_price],
      ],
    );
    expect(records[0]).toMatchObject({ brand_name: null, start_date: null });
    expect(records.map(({ counts_until: until }) => until !== null)).toEqual([true, true, false]);
    const owed = records.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(await credit(first)).toMatchObject({
      limit: (5 * priceOf(first)) / 100,
      owed: owed / 100,
      left: (5 * priceOf(first) - owed) / 100,
    });
    const without = await credit(first, { order_id: second.orderId });
    expect(cents(without.owed)).toBe(owed - priceOf(second));
  });

  test('is never less than nothing, and an order is no word', async () => {
    const cart = await invoiceCart();
    await send(cart).expect(200);
    await limited(cart.teamId, 1);
    expect(await credit(cart)).toMatchObject({ limit: 0.01, left: 0 });
    await cart.orderer.get(creditPath(cart)).query({ order_id: 'all' }).expect(422);
  });
});
