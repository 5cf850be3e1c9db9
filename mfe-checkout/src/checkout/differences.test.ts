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

test('of an option that costs extra its quantity is told once, and its price where that moved alone', () => {
  const [chicken] = before.chosen_options;
  const at = (qty: number, amount: number) => {
    const label = `${qty} × ${chicken!.name}`;
    const line = { code: 'food' as const, label, amount, taxable: true, explanation: null };
    return { ...before, chosen_options: [{ ...chicken!, qty }], pricing: pricing({ lines: [line] }) };
  };
  const toldOf = (now: Schemas['Order']) => differencesOf(at(15, 30), now).map(({ label }) => label);
  expect(toldOf(at(16, 32))).toEqual(['Chicken bowl']);
  expect(toldOf(at(15, 45))).toEqual(['15 × Chicken bowl']);
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
    pricing: pricing({ lines: [line(`${item.qty} × Curry`, item.price)] }),
  });
  const moved = (item: Partial<Schemas['OrderedMenuItem']>) =>
    differencesOf(ordered(dish()), ordered(dish(item))).map(({ label, before: was, now }) => [
      label,
      was,
      now,
    ]);

  test('a quantity is told once, by the dish', () => {
    expect(moved({ qty: 3, price: 36 })).toEqual([['Curry', '2', '3']]);
  });

  test('a price that moved alone is told by its line', () => {
    expect(moved({ price: 30 })).toEqual([['2 × Curry', '$24.00', '$30.00']]);
  });

  test('a word that is said of a dish is a difference', () => {
    expect(moved({ note: 'No onions' })).toEqual([
      ['Curry', '2', '0'],
      ['Curry · “No onions”', '0', '2'],
    ]);
  });
});
