import { grants, privileges, roles, type Role, type Schemas } from '@copper-carrot/contracts';
import { QueryTypes } from 'sequelize';
import { Membership, User } from '../../accounts';
import { database, sql } from '../../database';
import {
  addJob,
  intentsOf,
  makeMember,
  makeTeam,
  makeUser,
  runPendingJobs,
  signedIn,
  timeComesFor,
  useLocalServices,
  type TestClient,
} from '../../testing';
import { makeCart, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';
import { authorizeOrder } from '../order.jobs';
import { cardToCharge, paidByCardSql, paidByInvoiceSql, paymentMethodOf } from './payment-methods';

useLocalServices();

let caterer: Caterer;
let cook: TestClient;
let siteAdmin: User;
beforeAll(async () => {
  caterer = await makeCaterer();
  cook = await signedIn(caterer.cook);
  siteAdmin = await makeUser({ isAdmin: true });
});

const base = '/cpi/v1/orderer';
const as = async (cart: Cart, user: Pick<User, 'email'>): Promise<Cart> => ({
  ...cart,
  orderer: await signedIn(user),
});
const patch = (cart: Cart, order: object) =>
  cart.orderer.patch(`${base}/orders/${cart.orderId}`).send({ order });
const submit = (cart: Cart, body: object = {}) =>
  cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send(body);
const read = async (cart: Cart) =>
  ((await cart.orderer.get(`${base}/orders/${cart.orderId}`).expect(200)) as { body: Schemas['Order'] }).body;
const invoiceable = (cart: Cart) => User.update({ invoiceable: true }, { where: { id: cart.user.id } });

describe('an order has one way to pay', () => {
  const ways = { card: 'credit_card_id', invoice: 'paid_with_invoice', bypass: 'bypass_payment' } as const;
  type Way = keyof typeof ways;
  const wayOf = (order: Schemas['Order']) => ({
    card: order.credit_card_id !== null,
    invoice: order.paid_with_invoice,
    bypass: order.bypass_payment,
  });
  const only = (way: Way) => ({ card: false, invoice: false, bypass: false, [way]: true });
  const setting = (cart: Cart, way: Way) => ({
    [ways[way]]: way === 'card' ? cart.order.credit_card_id : true,
  });
  const cartOfInvoiceable = async () => {
    const cart = await makeReadyCart(caterer);
    await invoiceable(cart);
    return as(cart, siteAdmin);
  };

  const orders: Way[][] = [
    ['card', 'invoice', 'bypass'],
    ['card', 'bypass', 'invoice'],
    ['invoice', 'card', 'bypass'],
    ['invoice', 'bypass', 'card'],
    ['bypass', 'card', 'invoice'],
    ['bypass', 'invoice', 'card'],
  ];
  test.each(orders)('set one after another (%s, %s, %s), the last one stays alone', async (...order) => {
    const cart = await cartOfInvoiceable();
    for (const way of order) {
      await patch(cart, setting(cart, way)).expect(200);
      expect(wayOf(await read(cart))).toEqual(only(way));
    }
  });

  const together: [Way[], Way][] = [
    [['card', 'invoice', 'bypass'], 'bypass'],
    [['card', 'bypass'], 'bypass'],
    [['invoice', 'bypass'], 'bypass'],
    [['card', 'invoice'], 'invoice'],
  ];
  test.each(together)('set at once, %j, %s stays alone', async (given, winner) => {
    const cart = await cartOfInvoiceable();
    await patch(cart, Object.assign({}, ...given.map((way) => setting(cart, way))) as object).expect(200);
    expect(wayOf(await read(cart))).toEqual(only(winner));
  });

  test('unset, a way leaves the others as they are', async () => {
    const cart = await cartOfInvoiceable();
    await patch(cart, { paid_with_invoice: false, bypass_payment: false }).expect(200);
    expect(wayOf(await read(cart))).toEqual(only('card'));
    await patch(cart, { bypass_payment: true }).expect(200);
    await patch(cart, { credit_card_id: null, paid_with_invoice: false }).expect(200);
    expect(wayOf(await read(cart))).toEqual(only('bypass'));
  });
});

describe('[CHK-15] a bypassed payment', () => {
  test('holds no card at submit, and captures none after the event', async () => {
    const cart = await makeReadyCart(caterer);
    await patch(await as(cart, siteAdmin), { bypass_payment: true }).expect(200);
    await submit(cart).expect(200);
    await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
    await timeComesFor('order', cart.orderId);
    expect((await read(cart)).status).toBe('fulfilled');
    expect(await intentsOf(cart.orderId)).toEqual([]);
  });

  test('of an order that names a card all the same is no charge: at submit, later, and at the end', async () => {
    const soon = await makeReadyCart(caterer);
    const later = await makeReadyCart(caterer, { days: 10 });
    for (const cart of [soon, later]) {
      await sql.rows('update orders set bypass_payment = true where id = $1', [cart.orderId]);
      const { pricing, payment } = await read(cart);
      expect(pricing.lines.map(({ code }) => code)).not.toContain('processing_fee');
      expect(payment.status).toBe('none');
      await submit(cart).expect(200);
    }
    await addJob(authorizeOrder, { orderId: later.orderId });
    await runPendingJobs();
    expect((await read(later)).payment).toMatchObject({ status: 'none', authorize_on: null });
    expect([...(await intentsOf(soon.orderId)), ...(await intentsOf(later.orderId))]).toEqual([]);
  });

  test('after its card was held lets the card go instead of capturing it', async () => {
    const cart = await makeReadyCart(caterer);
    await submit(cart).expect(200);
    await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
    await sql.rows('update orders set bypass_payment = true where id = $1', [cart.orderId]);
    await timeComesFor('order', cart.orderId);
    expect((await intentsOf(cart.orderId)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await sql.rows('select 1 from payments where order_id = $1', [cart.orderId])).toEqual([]);
  });

  test('is for site admins alone', async () => {
    const cart = await makeReadyCart(caterer);
    await patch(cart, { bypass_payment: true }).expect(403);
  });
});

test('an order that costs nothing is placed, and no card is held for it', async () => {
  const cart = await makeReadyCart(caterer);
  await sql.rows(
    `insert into coupons (code, description, percent_ppm, effective)
     values ('ALL-OF-IT', 'All of it', 1000000, tstzrange(now() - interval '1 day', now() + interval '1 day'))`,
  );
  await patch(cart, { pickup: true, coupon_code: 'ALL-OF-IT', tip: 0 }).expect(200);
  expect((await read(cart)).pricing.customer_price).toBe(0);
  await submit(cart).expect(200);
  expect(await intentsOf(cart.orderId)).toEqual([]);
});

describe('[PAY-02] [PAY-03] paying by invoice', () => {
  type Who = Role | 'site admin';
  const become = ({ user, teamId }: Cart, role: Role) =>
    Membership.update({ role }, { where: { userId: user.id, teamId } });
  /** Checks that read, change and stored order agree on the invoice. */
  async function expectInvoice(cart: Cart, may: boolean) {
    expect((await read(cart)).can.pay_by_invoice).toBe(may);
    const { status, body } = (await patch(cart, { paid_with_invoice: true })) as {
      status: number;
      body: Partial<Schemas['Error']>;
    };
    expect([status, body.fields]).toEqual(
      may ? [200, undefined] : [422, { paid_with_invoice: ['inclusion'] }],
    );
    expect((await read(cart)).paid_with_invoice).toBe(may);
  }
  afterEach(() => jest.restoreAllMocks());
  const table: [Who, boolean, boolean][] = [
    ...roles.flatMap((role): [Who, boolean, boolean][] => [
      [role, true, grants(role, 'invoices', 'create')],
      [role, false, false],
    ]),
    ['site admin', true, true],
    ['site admin', false, false],
  ];
  test.each(table)('%s, for an owner who is invoiceable: %s -> %s', async (who, isInvoiceable, may) => {
    const started = await makeCart(caterer);
    if (who !== 'site admin') await become(started, who);
    await started.user.update({ invoiceable: isInvoiceable });
    await expectInvoice(who === 'site admin' ? await as(started, siteAdmin) : started, may);
  });

  test('goes by the table of privileges, and by no role that is named elsewhere', async () => {
    jest.replaceProperty(privileges, 'invoices', {
      admin: ['list'],
      orderer: [],
      staff: ['create'],
    } as object as typeof privileges.invoices);
    for (const role of roles) {
      const cart = await makeCart(caterer);
      await become(cart, role);
      await invoiceable(cart);
      await expectInvoice(cart, role === 'staff');
    }
  });

  test('goes by the owner, not by who fills the order in', async () => {
    const cart = await makeCart(caterer);
    const { user: admin } = await makeMember('orderer', await makeTeam(), { invoiceable: true });
    await Membership.create({ teamId: cart.teamId, userId: admin.id, role: 'admin' });
    const colleague = await as(cart, admin);
    expect((await read(colleague)).can.pay_by_invoice).toBe(false);
    await patch(colleague, { paid_with_invoice: true }).expect(422);
    await invoiceable(cart);
    expect((await read(colleague)).can.pay_by_invoice).toBe(true);
    await patch(colleague, { paid_with_invoice: true }).expect(200);
  });

  test('goes by the role in the organization of the order, not in the one acted for', async () => {
    const cart = await makeCart(caterer);
    await invoiceable(cart);
    const elsewhere = await makeTeam();
    await Membership.create({ teamId: elsewhere.id, userId: cart.user.id, role: 'admin' });
    await Membership.update({ role: 'staff' }, { where: { userId: cart.user.id, teamId: cart.teamId } });
    cart.orderer.always({ 'CC-As-Team': String(elsewhere.id) });
    expect((await read(cart)).can.pay_by_invoice).toBe(false);
    await patch(cart, { paid_with_invoice: true }).expect(422);
    await patch(cart, { team_id: elsewhere.id, paid_with_invoice: true }).expect(200);
  });

  test.each([
    [
      'the role',
      (cart: Cart) =>
        Membership.update({ role: 'staff' }, { where: { userId: cart.user.id, teamId: cart.teamId } }),
    ],
    [
      'being invoiceable',
      (cart: Cart) => User.update({ invoiceable: false }, { where: { id: cart.user.id } }),
    ],
  ])('is asked again at submit: whoever lost %s places nothing', async (_what, lose) => {
    const cart = await makeReadyCart(caterer);
    await invoiceable(cart);
    await patch(cart, { paid_with_invoice: true }).expect(200);
    const validity = async () =>
      (
        (await cart.orderer.post(`${base}/orders/${cart.orderId}/check_validity`).send({}).expect(200)) as {
          body: Schemas['OrderValidity'];
        }
      ).body;
    expect(await validity()).toEqual({ valid: true, errors: [] });
    await lose(cart);
    expect((await validity()).errors.map(({ fields }) => fields)).toEqual([
      { paid_with_invoice: ['inclusion'] },
    ]);
    const { body } = (await submit(cart).expect(422)) as { body: Schemas['Error'] };
    expect(body.fields).toEqual({ paid_with_invoice: ['inclusion'] });
    expect((await read(cart)).status).toBe('in_cart');
    const { body: own } = (await cart.orderer
      .post(`${base}/orders/${cart.orderId}/credit_cards`)
      .send({ credit_card: { stripe_token: 'pm_card_visa', nickname: '', team_id: null } })
      .expect(201)) as { body: Schemas['CreditCard'] };
    await patch(cart, { credit_card_id: own.id }).expect(200);
    await submit(cart).expect(200);
  });
});

describe('what an order is paid with, in a statement', () => {
  test('is what its record says', async () => {
    const orders = [null, 7].flatMap((creditCardId) =>
      [false, true].flatMap((bypassPayment) =>
        [false, true].map((paidWithInvoice) => ({ creditCardId, bypassPayment, paidWithInvoice })),
      ),
    );
    const rows = await sql.rows(
      `select ${paidByCardSql('o')} as card, ${paidByInvoiceSql('o')} as invoice
       from unnest($1::int[], $2::boolean[], $3::boolean[])
         with ordinality as o (credit_card_id, bypass_payment, paid_with_invoice, n) order by n`,
      [
        orders.map(({ creditCardId }) => creditCardId),
        orders.map(({ bypassPayment }) => bypassPayment),
        orders.map(({ paidWithInvoice }) => paidWithInvoice),
      ],
    );
    expect(rows).toEqual(
      orders.map((order) => ({
        card: cardToCharge(order) !== null,
        invoice: paymentMethodOf(order) === 'invoice',
      })),
    );
  });

  test('is asked of cards in the words of the index of what they are to pay', async () => {
    // An empty copy with this index alone: which of several indexes is cheapest depends on what other tests stored.
    const plan = await database.transaction(async (transaction) => {
      const run = (statement: string) => database.query(statement, { transaction });
      await run('create temporary table orders_copy (like orders) on commit drop');
      const [index] = await sql.rows<{ definition: string }>(
        `select indexdef as definition from pg_indexes where indexname = 'orders_to_pay'`,
      );
      await run(String(index?.definition).replace(/ ON \S+ /, ' ON orders_copy '));
      await run('set local enable_seqscan = off');
      return database.query(
        `explain select from orders_copy o where o.submitted_at is not null and ${paidByCardSql('o')}
           and o.payment_hold_reason is null and coalesce(o.fulfilled_at, o.ended_at, 'infinity') > now()`,
        { type: QueryTypes.SELECT, transaction },
      );
    });
    expect(JSON.stringify(plan)).toContain('orders_to_pay');
  });
});
