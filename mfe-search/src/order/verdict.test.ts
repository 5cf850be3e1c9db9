import type { Schemas } from '@copper-carrot/contracts';
import { aPreview } from '../test/fixtures';
import { Refusal } from '../test/server';
import { readPreview } from './verdict';

const verdictOf = (code: string, more: Partial<Schemas['Error']> = {}) =>
  readPreview({
    order: aPreview(),
    error: new Refusal(422, code, more).body,
    search_params: {},
  });

it('[PKG-05] is valid without an error, and not valid with one', () => {
  expect(readPreview({ order: aPreview(), error: null, search_params: {} }).orderValid).toBe(true);
  expect(verdictOf('record_invalid').orderValid).toBe(false);
});

/** A code of the catalogue, and a longer one that contains it. */
const andLonger = (code: string) => [code, `x-${code}-y`];

it.each(andLonger('submit_order-choice_version_mismatch'))(
  '[OERR-01] [OERR-13] counts a choice version mismatch as valid: %s',
  (code) => {
    expect(verdictOf(code)).toEqual({ orderValid: true, slots: {}, general: null, note: null });
  },
);

const noDelivery = "Sorry, the caterer doesn't deliver to this address. Please try another address";
it.each(andLonger('packages-address_undeliverable'))(
  '[OERR-01] [OERR-17] says at the address that the caterer does not deliver there: %s',
  (code) => {
    expect(verdictOf(code).slots.address).toBe(noDelivery);
  },
);

it('[OERR-17] says at the address that no kitchen delivers there', () => {
  expect(verdictOf('other', { fields: { kitchen_delivery_area: ['blank'] } }).slots.address).toBe(noDelivery);
});

it('[OERR-19] says at the address that the restaurant does not deliver there', () => {
  const fields = { deliverable: ['invalid'] };
  const words = "Sorry, the restaurant doesn't deliver to this address.";
  for (const code of andLonger('record_invalid'))
    expect(verdictOf(code, { fields }).slots.address).toBe(words);
  expect(verdictOf('other', { fields, type: 'record_invalid' }).slots.address).toBe(words);
  const own = 'It is too late for this address.';
  expect(verdictOf('other', { fields, field_errors: { deliverable: [own] } }).slots.address).toBe(own);
});

it('[PKG-06] says that no location is within 50 miles', () => {
  expect(verdictOf('record_invalid', { fields: { pickup_kitchen_id: ['blank'] } }).slots.pickup).toBe(
    'This restaurant does not have any locations within 50 miles of your event address.',
  );
});

it('[PKG-06] says of a kitchen that can’t be picked up from what the server says, and nothing of 50 miles', () => {
  const own = 'Nothing can be picked up at this kitchen.';
  const refused = {
    fields: { pickup_kitchen_id: ['inclusion'] },
    field_errors: { pickup_kitchen_id: [own] },
  };
  expect(verdictOf('record_invalid', refused).slots.pickup).toBe(own);
});

it('[OERR-20] keeps an order with a far pickup valid, and says how far it is', () => {
  const note = 'Note, the pickup location is 51.5 miles from your event address.';
  const answer = { order: aPreview({ note }), error: null, search_params: {} };
  expect(readPreview(answer)).toEqual({ orderValid: true, slots: {}, general: null, note });
});

it('puts each sentence beside its field, with a subject where it lacks one', () => {
  const { slots, general } = verdictOf('record_invalid', {
    field_errors: {
      headcount: ['must be at least 10'],
      start_date: ['is in the past. Please choose a later date.'],
    },
  });
  expect(slots).toEqual({
    headcount: 'The headcount must be at least 10.',
    date: 'This date is in the past. Please choose a later date.',
  });
  expect(general).toBeNull();
});

it.each(['submit_order-caterer_unavailable', 'submit_order-same_day_order', 'orders-nyc_same_day'])(
  '[OERR-24] %s says why a time can not be had, not only that',
  (code) => {
    const why = "This restaurant needs 18 hours' notice, so it is too late for that date and time.";
    const { slots } = verdictOf(code, {
      message: why,
      field_errors: { start_time: ['is too soon for this restaurant'] },
    });
    expect(slots.time).toBe(why);
  },
);

it.each([
  ['kitchen_delivery_area', 'address', 'record_invalid'],
  ['delivery_area', 'address', 'packages-address_undeliverable'],
  ['kitchen_id', 'time', 'submit_order-caterer_unavailable'],
  ['pickup_kitchen_id', 'pickup', 'record_invalid'],
  ['start_date', 'date', 'record_invalid'],
  ['start_time', 'time', 'record_invalid'],
])('[OERR-25] says of %s that is blank at the %s alone', (field, slot, code) => {
  const { orderValid, slots, general } = verdictOf(code, {
    fields: { [field]: ['blank'] },
    field_errors: { [field]: ['Please say more.'] },
  });
  expect([orderValid, Object.keys(slots), general]).toEqual([false, [slot], null]);
});

it('says the headcount alone while it is wrong: what is chosen and what it comes to are for another number', () => {
  const { slots, general } = verdictOf('submit_order-delivery_minimum_not_satisfied', {
    message: 'Some of what was sent is not valid.',
    field_errors: {
      headcount: ['must be at least 15'],
      chosen_options: ['Take away 18 servings to make 2.'],
      delivery_area: ['Please add $55.10 of food.'],
      start_date: ['is in the past.'],
    },
  });
  expect(slots).toEqual({
    headcount: 'The headcount must be at least 15.',
    date: 'This date is in the past.',
  });
  expect(general).toBeNull();
});

it('keeps what belongs to no field', () => {
  const minimum = 'This address has a delivery minimum of $200.00; please add $20.00 of food.';
  const { slots, general } = verdictOf('submit_order-delivery_minimum_not_satisfied', {
    message: minimum,
    fields: { delivery_area: ['greater_than_or_equal_to'] },
    field_errors: { delivery_area: [minimum] },
  });
  expect([slots, general]).toEqual([{}, minimum]);
});
