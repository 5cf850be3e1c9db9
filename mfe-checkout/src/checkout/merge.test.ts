import { anOrder } from '../test/fixtures';
import { type Base, baseOf, clashesOf, holds, movedBetween } from './merge';
import { type ChangeKey, type Changes } from './sections';
import { topicOf } from './topics';

/**
 * For each field, a value that differs from the order's, and a third one that differs from both.
 */
const values: Record<ChangeKey, [unknown, unknown]> = {
  start_date: ['2099-03-05', '2099-03-06'],
  start_time: ['12:15', '13:00'],
  headcount: [30, 25],
  team_id: [4, null],
  cost_center: ['A', 'B'],
  purchase_order_reference_code: ['PO-1', 'PO-2'],
  pickup: [true, true],
  pickup_kitchen_id: [4, 5],
  address_id: [12, null],
  google_place_id: ['local:1', 'local:2'],
  formatted_address: ['1 Main St', '2 Main St'],
  company_name: ['Contoso', 'Fabrikam'],
  suite: ['20', '21'],
  contact_name: ['Sam', 'Pat'],
  contact_phone: ['(212) 555-0101', '(212) 555-0102'],
  delivery_instructions: ['Ring', 'Knock'],
  credit_card_id: [6, null],
  paid_with_invoice: [true, true],
  bypass_payment: [true, true],
  chosen_options: [[{ option_id: 101, qty: 20 }], [{ option_id: 102, qty: 20 }]],
  menu_items: [[{ menu_item_id: 7, qty: 2 }], [{ menu_item_id: 7, qty: 2, note: 'Hot' }]],
  presentation_type: ['buffet', null],
  coupon_code: ['SAVE', 'MORE'],
  tip: [50, 12.34],
};
const keys = Object.keys(values) as ChangeKey[];
const before = baseOf(anOrder());
const typed = (key: ChangeKey, which: 0 | 1): Changes => ({ [key]: values[key][which] });
const after = (changes: Changes, more: Partial<Base> = {}): Base => ({
  ...before,
  version: before.version + 1,
  ...more,
  values: { ...before.values, ...(changes as object) },
});
const groups = [
  ['start_date', 'start_time'],
  ['headcount', 'chosen_options'],
  ['chosen_options', 'presentation_type'],
  ['pickup', 'pickup_kitchen_id'],
  ['team_id', 'credit_card_id', 'paid_with_invoice'],
  ['credit_card_id', 'paid_with_invoice', 'bypass_payment'],
  ['team_id', 'address_id'],
  ...['company_name', 'suite', 'delivery_instructions'].map((key) => [
    'address_id',
    'google_place_id',
    'formatted_address',
    key,
  ]),
];
const belong = (one: ChangeKey, other: ChangeKey) =>
  groups.some((group) => group.includes(one) && group.includes(other));
const pairs = keys.flatMap((mine) => keys.map((theirs): [ChangeKey, ChangeKey] => [mine, theirs]));

test('whatever may change is named where somebody else changed it: without a name it is sent over theirs', () => {
  expect(keys.filter((key) => topicOf(key) === undefined)).toEqual([]);
});

test('two changes of one field clash, save where both say the same', () => {
  for (const key of keys) {
    const same = values[key][0] === values[key][1];
    const clashes = clashesOf(before, after(typed(key, 0)), typed(key, 1));
    expect([key, clashes.flatMap((clash) => clash.keys)]).toEqual([key, same ? [] : [key]]);
    expect([key, clashesOf(before, after(typed(key, 0)), typed(key, 0))]).toEqual([key, []]);
  }
});

test('changes of two fields clash where one says nothing without the other, and nowhere else', () => {
  const clashing = pairs
    .filter(([mine, theirs]) => mine !== theirs)
    .filter(([mine, theirs]) => clashesOf(before, after(typed(theirs, 0)), typed(mine, 0)).length > 0);
  expect(clashing).toEqual(pairs.filter(([mine, theirs]) => mine !== theirs && belong(mine, theirs)));
});

test('what nobody else touched never clashes, whatever is typed', () => {
  const all = Object.assign({}, ...keys.map((key) => typed(key, 0))) as Changes;
  expect(clashesOf(before, after({}), all)).toEqual([]);
});

test('what belongs together is asked about once', () => {
  const place = { address_id: null, google_place_id: 'local:2', formatted_address: '2 Main St' };
  const clashes = clashesOf(before, after(typed('address_id', 0)), { ...place, tip: 5 });
  expect(clashes).toEqual([
    { topic: 'Address', section: 'address', keys: ['address_id', 'google_place_id', 'formatted_address'] },
  ]);
});

test('a tip that follows the food as its share is not changed by anybody', () => {
  const dearer = after({ headcount: 30, tip: 34.8 }, { food: 435 });
  expect(movedBetween(before, dearer)).toEqual(['headcount']);
  expect(clashesOf(before, dearer, { tip: 50 })).toEqual([]);
  const given = after({ tip: 100 }, { food: 435 });
  expect(clashesOf(before, given, { tip: 50 })).toMatchObject([{ topic: 'Tip', keys: ['tip'] }]);
});

test('an empty field is none, and dishes count in any sequence', () => {
  const [first, ...rest] = before.values.chosen_options;
  const none = { option_id: 999, qty: 0 };
  expect(movedBetween(before, after({ suite: '', chosen_options: [...rest, none, first!] }))).toEqual([]);
  expect(holds(before, { suite: '', headcount: 20 })).toBe(true);
  expect(holds(before, { headcount: 21 })).toBe(false);
});
