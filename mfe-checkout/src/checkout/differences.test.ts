import type { Schemas } from '@copper-carrot/contracts';
import { aCard, anOrder } from '../test/fixtures';
import { differencesOf } from './differences';

const before = anOrder();
const pricing = (values: Partial<Schemas['Order']['pricing']>) => ({ ...before.pricing, ...values });
const told = (now: Partial<Schemas['Order']>) =>
  differencesOf(before, anOrder(now)).map(({ label, before: was, now: is }) => [label, was, is]);

test('an order that is as it was differs in nothing', () => {
  expect(told({ lock_version: 99, history: [] })).toEqual([]);
});

test('a price is told as a sum and line by line', () => {
  const [food, delivery, fee] = before.pricing.lines;
  const lines = [
    { ...food!, amount: 870 },
    delivery!,
    fee!,
    { code: 'tip' as const, label: 'Tip', amount: 500, taxable: false, explanation: null },
    { code: 'coupon' as const, label: 'SAVE10', amount: -10, taxable: false, explanation: null },
  ];
  expect(told({ pricing: pricing({ customer_price: 1399, tip: 500, lines }) })).toEqual([
    ['Total', '$352.20', '$1,399.00'],
    ['Bowls for all', '$290.00', '$870.00'],
    ['Tip', '$23.20', '$500.00'],
    ['SAVE10', '–', '-$10.00'],
  ]);
});

test('lines of one name are one, whichever of them moved', () => {
  const line = { code: 'food' as const, label: 'Avocado', amount: 0.1, taxable: true, explanation: null };
  const twice = { ...before, pricing: pricing({ lines: [line, { ...line, amount: 0.2 }] }) };
  const once = { ...before, pricing: pricing({ lines: [{ ...line, amount: 0.3 }] }) };
  expect(differencesOf(twice, once)).toEqual([]);
});

test('what is ordered is told by name and quantity, what is gone and what is new as well', () => {
  const [chicken, tofu, slaw] = before.chosen_options;
  const greens = { ...slaw!, option_id: 202, name: 'Greens' };
  expect(
    told({ headcount: 30, chosen_options: [{ ...chicken!, qty: 30 }, { ...tofu!, qty: 0 }, greens] }),
  ).toEqual([
    ['Headcount', '20', '30'],
    ['Chicken bowl', '15', '30'],
    ['Tofu bowl', '5', '0'],
    ['Slaw', '20', '0'],
    ['Greens', '0', '20'],
  ]);
});

describe('of an option', () => {
  const [chicken] = before.chosen_options;
  const at = (qty: number, amount: number) => {
    const label = `${qty} × ${chicken!.name}`;
    const line = { code: 'food' as const, label, amount, taxable: true, explanation: null };
    // The API sends no price line for an amount of zero.
    const lines = amount > 0 ? [line] : [];
    return { ...before, chosen_options: [{ ...chicken!, qty }], pricing: pricing({ lines }) };
  };
  const toldOf = (was: Schemas['Order'], is: Schemas['Order']) =>
    differencesOf(was, is).map(({ label, before: from, now }) => [label, from, now]);

  test('that costs extra its quantity is told once, and its price where that moved alone', () => {
    expect(toldOf(at(15, 30), at(16, 32))).toEqual([['Chicken bowl', '15', '16']]);
    expect(toldOf(at(15, 30), at(15, 45))).toEqual([['15 × Chicken bowl', '$30.00', '$45.00']]);
  });

  test('its price is told where it begins to cost extra, and where it stops', () => {
    expect(toldOf(at(15, 0), at(15, 30))).toEqual([['15 × Chicken bowl', '–', '$30.00']]);
    expect(toldOf(at(15, 30), at(15, 0))).toEqual([['15 × Chicken bowl', '$30.00', '–']]);
  });
});

test('when, where, for whom and how it is paid are told in words', () => {
  expect(
    told({
      start_date: '2099-03-05',
      start_time: '13:30',
      team_id: 4,
      team: { id: 4, name: 'Contoso' },
      address: { ...before.address, address_id: null, formatted_address: '1 Main St', suite: '20' },
      credit_card_id: 8,
      credit_card: aCard({ id: 8, brand: 'mastercard', last4: '4444' }),
    }),
  ).toEqual([
    ['Date and time', 'Wed 03/04/2099, 12:00 pm', 'Thu 03/05/2099, 1:30 pm'],
    ['Organization', 'Northwind Labs', 'Contoso'],
    ['Address', '350 5th Ave, New York, NY 10118', '1 Main St'],
    ['Suite or floor', '–', '20'],
    ['Payment', 'Visa ending 4242', 'Mastercard ending 4444'],
  ]);
});

describe('of an order from a menu', () => {
  const dish = (values: Partial<Schemas['OrderedMenuItem']> = {}): Schemas['OrderedMenuItem'] => ({
    menu_item_id: 7,
    name: 'Curry',
    qty: 2,
    unit_price: 12,
    price: 24,
    modifiers: [],
    note: '',
    for_name: null,
    portions: 2,
    dietary_tags: [],
    allergens: [],
    offered: true,
    ...values,
  });
  const line = (label: string, amount: number) => ({
    ...{ code: 'food' as const, label, amount, taxable: true, explanation: null },
  });
  const ordered = (item: Schemas['OrderedMenuItem']): Schemas['Order'] => ({
    ...before,
    chosen_options: [],
    menu_items: [item],
    pricing: pricing({
      lines:
        item.price > 0
          ? [line(`${item.qty} × Curry${item.modifiers.length > 0 ? ' (2 × Egg, Rice)' : ''}`, item.price)]
          : [],
    }),
  });
  const moved = (item: Partial<Schemas['OrderedMenuItem']>, was: Partial<Schemas['OrderedMenuItem']> = {}) =>
    differencesOf(ordered(dish(was)), ordered(dish(item))).map(({ label, before: from, now }) => [
      label,
      from,
      now,
    ]);
  const modifiers = [
    { modifier_id: 1, group: 'Extras', name: 'Egg', qty: 2, price: 0 },
    { modifier_id: 2, group: 'Extras', name: 'Rice', qty: 1, price: 0 },
  ];

  test('a quantity is told once, by the dish', () => {
    expect(moved({ qty: 3, price: 36 })).toEqual([['Curry', '2', '3']]);
  });

  test('a price that moved alone is told by its line', () => {
    expect(moved({ price: 30 })).toEqual([['2 × Curry', '$24.00', '$30.00']]);
  });

  test.each([
    ['as the menu has it', {}, '2 × Curry'],
    ['with what is added to it', { modifiers }, '2 × Curry (2 × Egg, Rice)'],
  ])('its price is told where it begins to cost something, and where it stops, %s', (_how, said, label) => {
    const [free, priced] = [
      { ...said, price: 0 },
      { ...said, price: 24 },
    ];
    expect(moved(priced, free)).toEqual([[label, '–', '$24.00']]);
    expect(moved(free, priced)).toEqual([[label, '$24.00', '–']]);
  });

  test('what is added to a dish is told with the dish', () => {
    expect(moved({ modifiers, price: 30 })).toEqual([
      ['Curry', '2', '0'],
      ['Curry · 2 × Egg · Rice', '0', '2'],
    ]);
  });

  test('a word that is said of a dish is a difference', () => {
    expect(moved({ note: 'No onions' })).toEqual([
      ['Curry', '2', '0'],
      ['Curry · “No onions”', '0', '2'],
    ]);
  });
});
