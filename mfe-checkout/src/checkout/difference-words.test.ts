import type { Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { aCard, anOrder } from '../test/fixtures';
import { placedOrder, sideOf } from '../test/modify';
import { differenceWords, paymentRow } from './difference-words';
import { chargePromise, withChosenCard } from './promise';

const order = placedOrder({
  start_date: '2099-03-12',
  start_time: '12:00',
  start_at: '2099-03-12T16:00:00.000Z',
  time_zone: 'America/New_York',
});
const before = sideOf(order);
const more = { before, after: before, difference: 40, to_pay: 40 };
const said = (of: Schemas['Order'], now: string, after = before, to = 1) =>
  differenceWords(of, of, { ...more, after }, to, new Date(now)).replace('$40.00 more. ', '');
const eightDaysAhead = '2099-03-04T16:00:00.000Z';
const later =
  'It is held on your Visa ending 4242 with the rest on Sun 03/08/2099, 4 days before the event, and charged after the event.';
const atOnce = 'It is held on your Visa ending 4242, and charged after the event.';

test('more is held at once for an event that is near, and later for one that is not', () => {
  expect(said(order, eightDaysAhead)).toBe(later);
  expect(said(order, '2099-03-07T16:00:00.000Z')).toBe(atOnce);
});

test('it goes by the date that the changes give it', () => {
  const soon = sideOf(order, { start_date: '2099-03-08' });
  expect(said(order, eightDaysAhead, soon)).toBe(atOnce);
  expect(
    differenceWords(order, order, { ...more, before: soon }, 1, new Date('2099-03-08T16:00:00.000Z')),
  ).toContain('with the rest on Thu 03/12/2099');
});

test('it is said of the card that is chosen, by whose it is', () => {
  const mine = aCard({ id: 6, brand: 'mastercard', last4: '4444' });
  const chosen = withChosenCard(order, { credit_card_id: 6, paid_with_invoice: false }, [aCard(), mine]);
  expect(said(chosen, eightDaysAhead)).toContain('held on your Mastercard ending 4444');
  const teams = { ...order, credit_card: aCard({ user_id: 9, team_id: 3 }) };
  expect(said(teams, eightDaysAhead)).toContain('held on the Visa ending 4242 of Northwind Labs');
  expect(said(order, eightDaysAhead, before, 90)).toContain('held on Maya Chen’s Visa ending 4242');
});

describe('another way to pay', () => {
  const invoiced = withChosenCard(order, { credit_card_id: null, paid_with_invoice: true });
  const mine = aCard({ id: 6, brand: 'mastercard', last4: '4444' });
  const other = withChosenCard(order, { credit_card_id: 6, paid_with_invoice: false }, [mine]);
  const price = order.pricing.customer_price;
  const words = (from: Schemas['Order'], to: Schemas['Order'], difference: number) =>
    differenceWords(
      from,
      to,
      {
        before,
        after: { ...before, customer_price: price + difference },
        ...{ difference, to_pay: Math.max(0, difference) },
      },
      1,
      new Date('2099-03-07T16:00:00.000Z'),
    );
  const row = { field: 'credit_card_id', label: 'Payment', before: null, after: null };
  const rowOf = (from: Schemas['Order'], to: Schemas['Order']) => paymentRow(row, from, to, 1);

  test('a card for an invoice holds the whole, and there is no invoice', () => {
    const whole = formatMoney(price + 12);
    expect(words(invoiced, order, 12)).toBe(
      `$12.00 more. The whole ${whole} is held on your Visa ending 4242 when you send the changes, and charged after the event. No invoice is to be paid any more.`,
    );
    expect(rowOf(invoiced, order)).toMatchObject({ before: 'Invoice', after: 'Visa ending 4242' });
  });

  test('an invoice for a card has the whole on it, and the card pays nothing', () => {
    expect(words(order, invoiced, -12)).toBe(
      `$12.00 less. The whole ${formatMoney(price - 12)} is on an invoice after the event. Your Visa ending 4242 pays no more for it.`,
    );
    expect(rowOf(order, invoiced)).toMatchObject({ before: 'Visa ending 4242', after: 'Invoice' });
  });

  test('another card holds the whole, though it costs the same', () => {
    expect(words(order, other, 0)).toBe(
      `It costs the same. The whole ${formatMoney(price)} is held on your Mastercard ending 4444 when you send the changes, and charged after the event. Your Visa ending 4242 pays no more for it.`,
    );
    expect(rowOf(order, other)).toMatchObject({
      before: 'Visa ending 4242',
      after: 'Mastercard ending 4444',
    });
  });

  test('what was charged already is not held anew', () => {
    const charged = { ...order, pricing: { ...order.pricing, balance: 0 } };
    expect(words(charged, other, 12)).toMatch(/^\$12\.00 more\. \$12\.00 is held on your Mastercard/);
    expect(words(charged, other, 0)).toBe('It costs the same.');
  });

  test('a card that its reader does not see is called by whose it is', () => {
    const theirs = { ...order, user_id: 9, user_name: 'Sam Lee', credit_card_id: 99, credit_card: null };
    expect(rowOf(theirs, invoiced).before).toBe('Sam Lee’s card');
    expect(words(theirs, { ...invoiced, user_id: 9 }, 0)).toMatch(/Sam Lee’s card pays no more for it\.$/);
  });
});

test('an invoice holds no card', () => {
  const invoice = withChosenCard(order, { credit_card_id: null, paid_with_invoice: true });
  expect(said(invoice, eightDaysAhead)).toBe('It is on the invoice.');
});

test('of a card that its reader may not charge nothing is promised, for a cart or for more', () => {
  const hidden = { credit_card_id: 99, credit_card: null };
  expect(said({ ...order, ...hidden }, eightDaysAhead, before, 8)).not.toMatch(/held|It is/);
  expect(chargePromise(anOrder(hidden), 8)).toBe(
    'This order is set to be paid with Maya Chen’s own card, which nobody else can charge.',
  );
});

test('its owner is not told that a card which they may not charge any more is theirs alone', () => {
  const hidden = { credit_card_id: 99, credit_card: null };
  expect(said({ ...order, ...hidden }, eightDaysAhead)).toMatch(/^You can’t charge its card/);
  expect(chargePromise(anOrder(hidden), 1)).toBe(
    'This order is set to be paid with a card that you can’t charge any more.',
  );
});
