import { sentences } from '@copper-carrot/contracts';
import { anOrder, mains, sides } from '../test/fixtures';
import { hasPayment, missingBeforeSubmit, needsPaymentConfirmation } from './pre-submit';
import { type Changes, valuesOf } from './sections';

const order = anOrder();
const missing = (changes: Changes, ignore = {}) =>
  missingBeforeSubmit({
    order,
    values: valuesOf(order, changes),
    choices: [mains, sides],
    standing: [],
    ignore,
  });
const all: Changes = {
  start_date: null,
  team_id: null,
  contact_phone: null,
  credit_card_id: null,
  chosen_options: [],
};

test('a complete order lacks nothing', () => {
  expect(missing({})).toEqual([]);
});

test('[CHK-11] [CHK-12] [CHK-13] [CHK-14] asks for what is missing in the sequence of the specification', () => {
  const words = missing(all).map(({ message }) => message);
  const asked = [
    sentences.dateMissing,
    sentences.teamMissing,
    sentences.addressFaulty,
    sentences.paymentMissing,
  ].map((sentence) => words.indexOf(sentence));
  expect(asked.every((at) => at >= 0)).toBe(true);
  expect(asked).toEqual([...asked].sort((a, b) => a - b));
});

test('[CHK-13] an address that the server refuses is an error of the address form', () => {
  const standing = [{ section: 'address' as const, field: 'formatted_address', message: 'Too far.' }];
  const found = missingBeforeSubmit({
    order,
    values: valuesOf(order, {}),
    choices: [mains],
    standing,
    ignore: {},
  });
  expect(found).toEqual([{ section: 'address', field: null, message: sentences.addressFaulty }]);
});

test.each([
  [null, 'Please give a phone number that the driver can call.'],
  [
    '555-0101 ext. 123',
    'The phone must be one full number with its area code, such as (212) 555-0199 ext. 12.',
  ],
])('[CHK-13] the phone %j can not be dialed', (phone, message) => {
  expect(missing({ contact_phone: phone })).toContainEqual({
    section: 'address',
    field: 'contact_phone',
    message,
  });
});

test.each([
  ['a card', { credit_card_id: 5, paid_with_invoice: false }, false],
  ['an invoice', { credit_card_id: null, paid_with_invoice: true }, false],
  ['a bypass', { credit_card_id: null, paid_with_invoice: false }, true],
])('%s is payment enough', (_name, values, bypass) => {
  expect(hasPayment({ bypass_payment: bypass }, values)).toBe(true);
});

test('none of the three is no payment', () => {
  expect(hasPayment({ bypass_payment: false }, { credit_card_id: null, paid_with_invoice: false })).toBe(
    false,
  );
});

test.each([{ delivery_area_minimum: true }, { availability: true }])(
  '[CHK-19] an ignore flag of a site admin skips every check: %j',
  (ignore) => {
    expect(missing(all, ignore)).toEqual([]);
  },
);

test('[CHK-20] a sum that misses the headcount names the button that mends it', () => {
  const [problem] = missing({
    chosen_options: [
      { option_id: 101, qty: 18 },
      { option_id: 201, qty: 20 },
    ],
  });
  expect(problem).toEqual({
    section: 'choices',
    field: 'choice_21',
    message: 'Add 2 meals to make 20. Click "Edit Choices" to make sure no one misses out.',
  });
});

describe('payment confirmation', () => {
  const asked = (cardCount: number | null, invoiceable: boolean, paymentViewed: boolean) =>
    needsPaymentConfirmation({ cardCount, invoiceable, paymentViewed });

  test('[CHK-16] is asked of several cards that were not looked at', () => {
    expect(asked(2, false, false)).toBe(true);
    expect(asked(1, false, false)).toBe(false);
  });
  test('[CHK-16] is asked where nobody knows how many cards there are, until payment was viewed', () => {
    expect(asked(null, false, false)).toBe(true);
    expect(asked(null, false, true)).toBe(false);
  });
  test('[CHK-17] is asked of an invoiceable person with one card', () => {
    expect(asked(1, true, false)).toBe(true);
    expect(asked(0, true, false)).toBe(false);
  });
  test('[CHK-18] is not asked once payment was viewed', () => {
    expect(asked(2, true, true)).toBe(false);
  });
});
