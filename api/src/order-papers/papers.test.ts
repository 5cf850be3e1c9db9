import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role, Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { sql } from '../database';
import { cancel, modified, orderOf, placed, startsIn } from '../orders/changes/change.factory';
import { makeCaterer, makeReadyCart, type Cart } from '../orders/order.factory';
import { bankLetsGo, breakCard, usePayments } from '../orders/payment/payment.factory';
import {
  client,
  mailTo,
  makeMember,
  makeUser,
  runPendingJobs,
  signedIn,
  timeComesFor,
  type TestClient,
} from '../testing';
import { readPaper as read } from './paper.factory';
import { paperLimit } from './paper.routes';

const kitchen = usePayments();
const of = ({ orderId }: Pick<Cart, 'orderId'>, what: string) => `/cpi/v1/orderer/orders/${orderId}/${what}`;
const place = (options?: Parameters<typeof placed>[1]) => placed(kitchen.caterer, options);

/** An order whose food was there, and whose card was charged. */
async function delivered(): Promise<Cart> {
  const cart = await place();
  await timeComesFor('order', cart.orderId);
  await runPendingJobs();
  return { ...cart, order: await orderOf(cart) };
}

const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount).replace('-', '−');

/** What follows a word on a paper: the amounts are written before their labels. */
const amountOf = (lines: string[], label: string | RegExp) =>
  lines[lines.findIndex((line) => (typeof label === 'string' ? line === label : label.test(line))) - 1];

describe('the invoice of an order', () => {
  test('[API-070] has the lines of its page, who buys, who sells, when by the clock of its place, and what is left to pay', async () => {
    const cart = await place();
    await sql.rows(
      `update orders set purchase_order_reference_code = 'PO-77', cost_center = 'R&D' where id = $1`,
      [cart.orderId],
    );
    await sql.rows(
      `update brands set phone_number = '+12125550142' where id = (select brand_id from orders where id = $1)`,
      [cart.orderId],
    );
    const order = await orderOf(cart);
    const { lines } = await read(cart.orderer, of(cart, 'invoice'));
    for (const { label, amount } of order.pricing.lines)
      expect([label, amountOf(lines, label)]).toEqual([label, dollars(amount)]);
    expect(amountOf(lines, 'Total')).toBe(dollars(order.pricing.customer_price));
    expect(amountOf(lines, 'Still to be paid')).toBe(dollars(order.pricing.customer_price));
    // A long name goes on in the next line.
    const words = lines.join('').replaceAll(' ', '');
    for (const name of [
      order.team?.name,
      order.user_name,
      order.brand.name,
      '(212) 555-0142',
      'PO-77',
      'R&D',
    ])
      expect(words).toContain(name?.replaceAll(' ', ''));
    const [year, month, day] = (order.start_date ?? '').split('-');
    const start = new RegExp(`^\\w{3} ${month}/${day}/${year}, 12:00 pm E[DS]T$`);
    expect(lines).toContainEqual(expect.stringMatching(start));
    expect(lines).toContain('The card is charged after delivery.');
  });

  test('says how many there are of an option that costs extra, also of an order of before that was kept', async () => {
    const caterer = await makeCaterer();
    await sql.rows(
      `update package_item_options o set price_cents = 250 from package_items i
       where i.id = o.package_item_id and i.package_id = $1 and i.choice_type = 'constant_sum'`,
      [caterer.pack.id],
    );
    const cart = await placed(caterer);
    const priced = cart.order.chosen_options.filter(({ price }) => price > 0);
    const said = priced.map(({ name, qty, price }) => [`${qty} × ${name}`, dollars(qty * price)]);
    expect(said.length).toBeGreaterThan(0);
    const onPaper = async () => {
      const { lines } = await read(cart.orderer, of(cart, 'invoice'));
      return said.map(([label = '']) => [label, amountOf(lines, label)]);
    };
    expect(await onPaper()).toEqual(said);
    for (const way of ['down', 'up'])
      await sql.rows(
        readFileSync(join(__dirname, `../../migrations/0082-options-by-their-number.${way}.sql`), 'utf8'),
      );
    expect(await onPaper()).toEqual(said);
    expect((await orderOf(cart)).pricing).toEqual(cart.order.pricing);
  });

  test('is there once its caterer has agreed, and not before', async () => {
    const cart = await place({ accepted: false });
    expect((await orderOf(cart)).can.read_invoice).toBe(false);
    await cart.orderer.get(of(cart, 'invoice')).expect(404);
    await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).send({}).expect(200);
    expect((await orderOf(cart)).can.read_invoice).toBe(true);
    await read(cart.orderer, of(cart, 'invoice'));
  });

  test('of one that was canceled for a fee says the fee and nothing else', async () => {
    const cart = await place();
    await startsIn(cart.orderId, 20);
    const fee = (await orderOf(cart)).cancellation_policy?.fee ?? 0;
    expect(fee).toBeGreaterThan(0);
    await cancel(cart, fee).expect(200);
    await runPendingJobs();
    const { lines } = await read(cart.orderer, of(cart, 'invoice'));
    expect(amountOf(lines, 'Cancellation fee')).toBe(dollars(fee));
    expect(amountOf(lines, 'Total')).toBe(dollars(fee));
    expect(amountOf(lines, 'Still to be paid')).toBe('$0.00');
    for (const said of ['Was to be delivered to', 'Was planned for']) expect(lines).toContain(said);
    for (const untrue of ['Delivery', 'Delivered to', 'Delivery time']) expect(lines).not.toContain(untrue);
  });

  test('of one whose fee its card did not pay says that, and where it is paid', async () => {
    const cart = await place();
    await startsIn(cart.orderId, 20);
    const fee = (await orderOf(cart)).cancellation_policy?.fee ?? 0;
    await breakCard(cart);
    await bankLetsGo(cart);
    await cancel(cart, fee).expect(200);
    await runPendingJobs();
    const { lines } = await read(cart.orderer, of(cart, 'invoice'));
    expect(amountOf(lines, 'Still to be paid')).toBe(dollars(fee));
    expect(lines.join(' ')).toContain(
      'The card was not accepted: another one can be chosen on the page of the order.',
    );
  });

  test('says by which certificate no tax is paid', async () => {
    const cart = await place();
    await sql.rows(
      `update order_terms set terms = jsonb_set(terms, '{config,certificates}', '[{"state": "NY", "expiresOn": "2199-12-31"}]')
       where order_id = $1`,
      [cart.orderId],
    );
    const { lines } = await read(cart.orderer, of(cart, 'invoice'));
    expect(lines.join(' ')).toContain(
      'Exempt from sales tax in NY, by the organization’s certificate valid until Dec 31, 2199.',
    );
  });

  test('of one that was let pass says what of it needs no payment, and leaves the rest alone to pay', async () => {
    const cart = await place({ waived: true });
    const waived = cart.order.pricing.customer_price;
    const free = await read(cart.orderer, of(cart, 'invoice'));
    expect(amountOf(free.lines, 'Needs no payment')).toBe(dollars(waived));
    expect(amountOf(free.lines, 'Still to be paid')).toBe('$0.00');
    expect(free.lines).toContain('No payment is needed.');
    await cart.user.update({ invoiceable: true });
    await modified(cart, { headcount: 22, paid_with_invoice: true });
    const { pricing } = await orderOf(cart);
    expect(pricing.balance).toBeGreaterThan(0);
    const { lines } = await read(cart.orderer, of(cart, 'invoice'));
    expect(amountOf(lines, 'Needs no payment')).toBe(dollars(waived));
    expect(amountOf(lines, 'Still to be paid')).toBe(dollars(pricing.balance));
    expect(lines.join(' ')).toContain('Please name the number of this invoice with your payment.');
  });

  test('bears the number and the dates of what was written to the organization', async () => {
    const cart = await place();
    await sql.rows(
      `insert into invoices (number, team_id, order_id, amount_cents, issued_on, due_on)
       values ('CC-2026-12345', $1, $2, 100, '2026-11-02', '2026-12-02')`,
      [cart.teamId, cart.orderId],
    );
    const { lines } = await read(cart.orderer, of(cart, 'invoice'));
    expect(lines).toEqual(expect.arrayContaining(['CC-2026-12345', 'Nov 2, 2026', 'Dec 2, 2026']));
  });
});

describe('the receipt of an order', () => {
  let paid: Cart;
  beforeAll(async () => {
    paid = await delivered();
  });

  test('says with which card it was paid and when, and what was sent back', async () => {
    const cart = await delivered();
    expect(cart.order.can.read_receipt).toBe(true);
    const total = dollars(cart.order.pricing.customer_price);
    const { lines } = await read(cart.orderer, of(cart, 'receipt'));
    expect(amountOf(lines, /^Paid with Visa ending in 4242, /)).toBe(total);
    expect(amountOf(lines, 'Still to be paid')).toBe('$0.00');
    await sql.rows(
      `insert into payments (order_id, payment_attempt_id, kind, amount_cents) select order_id, id, 'refund', -500
      from payment_attempts where order_id = $1`,
      [cart.orderId],
    );
    const after = await read(cart.orderer, of(cart, 'receipt'));
    expect(amountOf(after.lines, /^Sent back to Visa ending in 4242, /)).toBe('−$5.00');
    expect(amountOf(after.lines, 'Still to be paid')).toBe('$5.00');
  });

  test('says what came back to us of it, and what was sent by hand then', async () => {
    const cart = await delivered();
    await sql.rows(
      `insert into payments (order_id, payment_attempt_id, kind, amount_cents)
       select order_id, case when kind = 'refund' and cents = -499 then null else id end, kind, cents
       from payment_attempts, (values ('refund', -500), ('refund_failed', 500), ('refund', -499)) moved (kind, cents)
       where order_id = $1`,
      [cart.orderId],
    );
    const { lines } = await read(cart.orderer, of(cart, 'receipt'));
    expect(amountOf(lines, /^Sent back to Visa ending in 4242, /)).toBe('−$5.00');
    expect(amountOf(lines, /^Came back from Visa ending in 4242, /)).toBe('$5.00');
    expect(amountOf(lines, /^Sent back by hand, /)).toBe('−$4.99');
    expect(amountOf(lines, 'Still to be paid')).toBe('$4.99');
  });

  test('is drawn sixty times in ten minutes for one person, papers of every kind together', async () => {
    const cart = await delivered();
    await paperLimit.spend(String(cart.user.id), { points: 59 });
    await read(cart.orderer, of(cart, 'receipt'));
    const { body } = (await cart.orderer.get(of(cart, 'invoice')).expect(429)) as { body: Schemas['Error'] };
    expect(body.message).toContain('Too many papers were drawn for you.');
    // Somebody else's, and what is not there, counts for nothing.
    await (await signedIn(await makeUser())).get(of(cart, 'receipt')).expect(404);
  });

  test('is there once something was charged, and not before', async () => {
    const cart = await place();
    expect((await orderOf(cart)).can.read_receipt).toBe(false);
    const { body } = (await cart.orderer.get(of(cart, 'receipt')).expect(404)) as { body: Schemas['Error'] };
    expect(body.message).toBe('There is no receipt: nothing was charged for this order.');
  });

  test('is the same file, byte by byte, for the same state', async () => {
    const [one, other] = [
      await read(paid.orderer, of(paid, 'receipt')),
      await read(paid.orderer, of(paid, 'receipt')),
    ];
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  test('writes the letters of names from everywhere', async () => {
    await sql.rows(
      `update users set first_name = 'Zoë Łucja', last_name = 'Nguyễn-Đặng Жанна' where id = $1`,
      [paid.user.id],
    );
    const { lines } = await read(paid.orderer, of(paid, 'receipt'));
    expect(lines.join(' ')).toContain('Zoë Łucja Nguyễn-Đặng Жанна');
    await sql.rows(`update users set first_name = '王小明', last_name = 'Wang' where id = $1`, [
      paid.user.id,
    ]);
    const { lines: others } = await read(paid.orderer, of(paid, 'receipt'));
    expect(others.join('')).toContain('王小明 Wang');
  });

  test('goes on on further pages where it is long', async () => {
    await sql.rows(
      `insert into order_price_lines (order_id, position, code, key, label, amount_cents, taxable, taxable_cents, caterer_cents, platform_cents)
       select $1, 100 + n, 'food', 'more-' || n, 'Dish ' || n, 0, false, 0, 0, 0 from generate_series(1, 60) n`,
      [paid.orderId],
    );
    const { lines } = await read(paid.orderer, of(paid, 'receipt'));
    expect(lines.filter((line) => /^Dish \d+$/.test(line))).toHaveLength(60);
    expect(lines).toContain('Page 3 of 3');
  });

  test('is told of by mail, once', async () => {
    await timeComesFor('order', paid.orderId);
    const letters = (await mailTo(paid.user.email)).filter(({ template }) => template === 'order_charged');
    expect(letters.map(({ data }) => [data.orderId, data.chargedCents])).toEqual([
      [paid.orderId, Math.round(paid.order.pricing.customer_price * 100)],
    ]);
  });
});

describe('who may take away the papers and the entry of an order', () => {
  let cart: Cart;
  beforeAll(async () => {
    cart = await delivered();
  });
  const asMember = async (role: Role) => {
    const user = await makeUser();
    await Membership.create({ teamId: cart.teamId, userId: user.id, role });
    return signedIn(user);
  };
  const answersTo = async (by: TestClient) => {
    const answers = await Promise.all(
      ['invoice', 'receipt', 'calendar'].map((what) => by.get(of(cart, what))),
    );
    return new Set(answers.map(({ status }) => status));
  };

  test.each(['admin', 'orderer'] as const)('a member who is its %s', async (role) => {
    expect(await answersTo(await asMember(role))).toEqual(new Set([200]));
  });
  test.each(['staff', 'guest', 'external_attendant'] as const)('no member who is %s', async (role) => {
    expect(await answersTo(await asMember(role))).toEqual(new Set([404]));
  });
  test('a site admin, and nobody of another organization, nor who cooks it, nor who is signed out', async () => {
    expect(await answersTo(await signedIn(await makeUser({ isAdmin: true })))).toEqual(new Set([200]));
    expect(await answersTo(await signedIn((await makeMember('admin')).user))).toEqual(new Set([404]));
    expect(await answersTo(kitchen.cook)).toEqual(new Set([404]));
    expect(await answersTo(client())).toEqual(new Set([401]));
  });
});

test('a caterer who made the order for the customer reads no card on its receipt', async () => {
  const cart = await delivered();
  await sql.rows('update orders set is_direct = true where id = $1', [cart.orderId]);
  const { lines } = await read(kitchen.cook, of(cart, 'receipt'));
  expect(amountOf(lines, /^Paid with a card, /)).toBe(dollars(cart.order.pricing.customer_price));
  expect(lines.join(' ')).not.toMatch(/4242|Visa/);
});

describe('the entry of an order for a calendar', () => {
  const entry = async (cart: Cart) => {
    const answer = await cart.orderer
      .get(of(cart, 'calendar'))
      .expect(200)
      .expect('content-type', 'text/calendar; charset=utf-8');
    return answer.text.replace(/\r\n[ \t]/g, '').split('\r\n');
  };
  const sequenceOf = (lines: string[]) =>
    Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length));

  test('is the one of the mails: the same name, no earlier than the last of them, and as sure as the order', async () => {
    const cart = await place({ accepted: false });
    await runPendingJobs();
    const [mail] = (await mailTo(cart.user.email)).filter(({ template }) => template === 'order_submitted');
    const { name, sequence } = mail?.data.calendar as { name: string; sequence: number };
    const likely = await entry(cart);
    expect(likely).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:TENTATIVE', `UID:${name}@localhost`]),
    );
    expect(sequenceOf(likely)).toBe(sequence);
    await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).send({}).expect(200);
    const sure = await entry(cart);
    expect(sure).toContain('STATUS:CONFIRMED');
    expect(sequenceOf(sure)).toBeGreaterThan(sequence);
    await cancel(cart, 0).expect(200);
    expect(await entry(cart)).toContain('STATUS:CANCELLED');
  });

  test('is not there for a cart', async () => {
    const cart = await makeReadyCart(kitchen.caterer);
    await cart.orderer.get(of(cart, 'calendar')).expect(404);
  });
});
