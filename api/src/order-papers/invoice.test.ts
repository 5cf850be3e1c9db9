import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../database';
import { cancel, modified, orderOf, placed, startsIn } from '../orders/changes/change.factory';
import { makeCaterer } from '../orders/order.factory';
import { bankLetsGo, breakCard, usePayments } from '../orders/payment/payment.factory';
import { runPendingJobs } from '../testing';
import { amountOf, dollars, paperOf, readPaper } from './paper.factory';

const kitchen = usePayments();

describe('the invoice of an order', () => {
  test('[API-070] has the lines of its page, who buys, who sells, when by the clock of its place, and what is left to pay', async () => {
    const cart = await placed(kitchen.caterer);
    await sql.rows(
      `update orders set purchase_order_reference_code = 'PO-77', cost_center = 'R&D' where id = $1`,
      [cart.orderId],
    );
    await sql.rows(
      `update brands set phone_number = '+12125550142' where id = (select brand_id from orders where id = $1)`,
      [cart.orderId],
    );
    const order = await orderOf(cart);
    const { lines } = await readPaper(cart.orderer, paperOf(cart, 'invoice'));
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
      const { lines } = await readPaper(cart.orderer, paperOf(cart, 'invoice'));
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
    const cart = await placed(kitchen.caterer, { accepted: false });
    expect((await orderOf(cart)).can.read_invoice).toBe(false);
    await cart.orderer.get(paperOf(cart, 'invoice')).expect(404);
    await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).send({}).expect(200);
    expect((await orderOf(cart)).can.read_invoice).toBe(true);
    await readPaper(cart.orderer, paperOf(cart, 'invoice'));
  });

  test('of one that was canceled for a fee says the fee and nothing else', async () => {
    const cart = await placed(kitchen.caterer);
    await startsIn(cart.orderId, 20);
    const fee = (await orderOf(cart)).cancellation_policy?.fee ?? 0;
    expect(fee).toBeGreaterThan(0);
    await cancel(cart, fee).expect(200);
    await runPendingJobs();
    const { lines } = await readPaper(cart.orderer, paperOf(cart, 'invoice'));
    expect(amountOf(lines, 'Cancellation fee')).toBe(dollars(fee));
    expect(amountOf(lines, 'Total')).toBe(dollars(fee));
    expect(amountOf(lines, 'Still to be paid')).toBe('$0.00');
    for (const said of ['Was to be delivered to', 'Was planned for']) expect(lines).toContain(said);
    for (const untrue of ['Delivery', 'Delivered to', 'Delivery time']) expect(lines).not.toContain(untrue);
  });

  test('of one whose fee its card did not pay says that, and where it is paid', async () => {
    const cart = await placed(kitchen.caterer);
    await startsIn(cart.orderId, 20);
    const fee = (await orderOf(cart)).cancellation_policy?.fee ?? 0;
    await breakCard(cart);
    await bankLetsGo(cart);
    await cancel(cart, fee).expect(200);
    await runPendingJobs();
    const { lines } = await readPaper(cart.orderer, paperOf(cart, 'invoice'));
    expect(amountOf(lines, 'Still to be paid')).toBe(dollars(fee));
    expect(lines.join(' ')).toContain(
      'The card was not accepted: another one can be chosen on the page of the order.',
    );
  });

  test('says by which certificate no tax is paid', async () => {
    const cart = await placed(kitchen.caterer);
    await sql.rows(
      `update order_terms set terms = jsonb_set(terms, '{config,certificates}', '[{"state": "NY", "expiresOn": "2199-12-31"}]')
       where order_id = $1`,
      [cart.orderId],
    );
    const { lines } = await readPaper(cart.orderer, paperOf(cart, 'invoice'));
    expect(lines.join(' ')).toContain(
      'Exempt from sales tax in NY, by the organization’s certificate valid until Dec 31, 2199.',
    );
  });

  test('of one that was let pass says what of it needs no payment, and leaves the rest alone to pay', async () => {
    const cart = await placed(kitchen.caterer, { waived: true });
    const waived = cart.order.pricing.customer_price;
    const free = await readPaper(cart.orderer, paperOf(cart, 'invoice'));
    expect(amountOf(free.lines, 'Needs no payment')).toBe(dollars(waived));
    expect(amountOf(free.lines, 'Still to be paid')).toBe('$0.00');
    expect(free.lines).toContain('No payment is needed.');
    await cart.user.update({ invoiceable: true });
    await modified(cart, { headcount: 22, paid_with_invoice: true });
    const { pricing } = await orderOf(cart);
    expect(pricing.balance).toBeGreaterThan(0);
    const { lines } = await readPaper(cart.orderer, paperOf(cart, 'invoice'));
    expect(amountOf(lines, 'Needs no payment')).toBe(dollars(waived));
    expect(amountOf(lines, 'Still to be paid')).toBe(dollars(pricing.balance));
    expect(lines.join(' ')).toContain('Please name the number of this invoice with your payment.');
  });

  test('bears the number and the dates of what was written to the organization', async () => {
    const cart = await placed(kitchen.caterer);
    await sql.rows(
      `insert into invoices (number, team_id, order_id, amount_cents, issued_on, due_on)
       values ('CC-2026-12345', $1, $2, 100, '2026-11-02', '2026-12-02')`,
      [cart.teamId, cart.orderId],
    );
    const { lines } = await readPaper(cart.orderer, paperOf(cart, 'invoice'));
    expect(lines).toEqual(expect.arrayContaining(['CC-2026-12345', 'Nov 2, 2026', 'Dec 2, 2026']));
  });
});
