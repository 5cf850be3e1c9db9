import type { Role, Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { sql } from '../database';
import { orderOf, placed } from '../orders/changes/change.factory';
import type { Cart } from '../orders/order.factory';
import { usePayments } from '../orders/payment/payment.factory';
import { client, mailTo, makeMember, makeUser, signedIn, timeComesFor, type TestClient } from '../testing';
import { amountOf, delivered, dollars, paperOf, readPaper } from './paper.factory';
import { paperLimit } from './paper.routes';

const kitchen = usePayments();

describe('the receipt of an order', () => {
  let paid: Cart;
  beforeAll(async () => {
    paid = await delivered(kitchen.caterer);
  });

  test('says with which card it was paid and when, and what was sent back', async () => {
    const cart = await delivered(kitchen.caterer);
    expect(cart.order.can.read_receipt).toBe(true);
    const total = dollars(cart.order.pricing.customer_price);
    const { lines } = await readPaper(cart.orderer, paperOf(cart, 'receipt'));
    expect(amountOf(lines, /^Paid with Visa ending in 4242, /)).toBe(total);
    expect(amountOf(lines, 'Still to be paid')).toBe('$0.00');
    await sql.rows(
      `insert into payments (order_id, payment_attempt_id, kind, amount_cents) select order_id, id, 'refund', -500
      from payment_attempts where order_id = $1`,
      [cart.orderId],
    );
    const after = await readPaper(cart.orderer, paperOf(cart, 'receipt'));
    expect(amountOf(after.lines, /^Sent back to Visa ending in 4242, /)).toBe('−$5.00');
    expect(amountOf(after.lines, 'Still to be paid')).toBe('$5.00');
  });

  test('says what came back to us of it, and what was sent by hand then', async () => {
    const cart = await delivered(kitchen.caterer);
    await sql.rows(
      `insert into payments (order_id, payment_attempt_id, kind, amount_cents)
       select order_id, case when kind = 'refund' and cents = -499 then null else id end, kind, cents
       from payment_attempts, (values ('refund', -500), ('refund_failed', 500), ('refund', -499)) moved (kind, cents)
       where order_id = $1`,
      [cart.orderId],
    );
    const { lines } = await readPaper(cart.orderer, paperOf(cart, 'receipt'));
    expect(amountOf(lines, /^Sent back to Visa ending in 4242, /)).toBe('−$5.00');
    expect(amountOf(lines, /^Came back from Visa ending in 4242, /)).toBe('$5.00');
    expect(amountOf(lines, /^Sent back by hand, /)).toBe('−$4.99');
    expect(amountOf(lines, 'Still to be paid')).toBe('$4.99');
  });

  test('is drawn sixty times in ten minutes for one person, papers of every kind together', async () => {
    const cart = await delivered(kitchen.caterer);
    await paperLimit.spend(String(cart.user.id), { points: 59 });
    await readPaper(cart.orderer, paperOf(cart, 'receipt'));
    const { body } = (await cart.orderer.get(paperOf(cart, 'invoice')).expect(429)) as {
      body: Schemas['Error'];
    };
    expect(body.message).toContain('Too many papers were drawn for you.');
    // Somebody else's, and what is not there, counts for nothing.
    await (await signedIn(await makeUser())).get(paperOf(cart, 'receipt')).expect(404);
  });

  test('is there once something was charged, and not before', async () => {
    const cart = await placed(kitchen.caterer);
    expect((await orderOf(cart)).can.read_receipt).toBe(false);
    const { body } = (await cart.orderer.get(paperOf(cart, 'receipt')).expect(404)) as {
      body: Schemas['Error'];
    };
    expect(body.message).toBe('There is no receipt: nothing was charged for this order.');
  });

  test('is the same file, byte by byte, for the same state', async () => {
    const [one, other] = [
      await readPaper(paid.orderer, paperOf(paid, 'receipt')),
      await readPaper(paid.orderer, paperOf(paid, 'receipt')),
    ];
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  test('writes the letters of names from everywhere', async () => {
    await sql.rows(
      `update users set first_name = 'Zoë Łucja', last_name = 'Nguyễn-Đặng Жанна' where id = $1`,
      [paid.user.id],
    );
    const { lines } = await readPaper(paid.orderer, paperOf(paid, 'receipt'));
    expect(lines.join(' ')).toContain('Zoë Łucja Nguyễn-Đặng Жанна');
    await sql.rows(`update users set first_name = '王小明', last_name = 'Wang' where id = $1`, [
      paid.user.id,
    ]);
    const { lines: others } = await readPaper(paid.orderer, paperOf(paid, 'receipt'));
    expect(others.join('')).toContain('王小明 Wang');
  });

  test('goes on on further pages where it is long', async () => {
    await sql.rows(
      `insert into order_price_lines (order_id, position, code, key, label, amount_cents, taxable, taxable_cents, caterer_cents, platform_cents)
       select $1, 100 + n, 'food', 'more-' || n, 'Dish ' || n, 0, false, 0, 0, 0 from generate_series(1, 60) n`,
      [paid.orderId],
    );
    const { lines } = await readPaper(paid.orderer, paperOf(paid, 'receipt'));
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
    cart = await delivered(kitchen.caterer);
  });
  const asMember = async (role: Role) => {
    const user = await makeUser();
    await Membership.create({ teamId: cart.teamId, userId: user.id, role });
    return signedIn(user);
  };
  const answersTo = async (by: TestClient) => {
    const answers = await Promise.all(
      ['invoice', 'receipt', 'calendar'].map((what) => by.get(paperOf(cart, what))),
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
  const cart = await delivered(kitchen.caterer);
  await sql.rows('update orders set is_direct = true where id = $1', [cart.orderId]);
  const { lines } = await readPaper(kitchen.cook, paperOf(cart, 'receipt'));
  expect(amountOf(lines, /^Paid with a card, /)).toBe(dollars(cart.order.pricing.customer_price));
  expect(lines.join(' ')).not.toMatch(/4242|Visa/);
});
