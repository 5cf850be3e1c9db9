import { limitFault } from './field-limits';
import { AddCardBody, DeclineBody, MembershipsBody, PatchOrderBody } from './generated/limits';

it('takes its limits from the document, by the names that the API gives its fields', () => {
  expect(DeclineBody.reason).toEqual({ required: true, maxLength: 500 });
  expect(MembershipsBody['memberships.0.email']).toEqual({ required: true, maxLength: 254, email: true });
  expect(AddCardBody['credit_card.nickname']).toEqual({ maxLength: 100 });
  expect(PatchOrderBody['order.headcount']).toEqual({ min: 1, max: 10000, whole: true });
});

it.each([
  ['', { required: true }, 'is missing'],
  ['  ', { required: true }, 'is missing'],
  [null, { required: true }, 'is missing'],
  ['', { maxLength: 3 }, undefined],
  [undefined, { min: 3 }, undefined],
  ['four', { maxLength: 3 }, 'must be at most 3 characters long'],
  [' four ', { maxLength: 4 }, undefined],
  ['ab', { minLength: 3 }, 'must be at least 3 characters long'],
  ['2', { min: 3 }, 'must be at least 3'],
  [4, { max: 3 }, 'must be at most 3'],
  [3, { min: 3, max: 3 }, undefined],
  ['2.5', { whole: true }, 'must be a whole number'],
  ['pat', { email: true }, 'must be an e-mail address'],
  ['pat@northwind.example', { email: true }, undefined],
  ['9:00', { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }, 'is not valid'],
  ['09:00', { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }, undefined],
  [true, { required: true, max: 3 }, undefined],
])('says of %j under %j: %s', (value, limit, words) => {
  expect(limitFault(value, limit)).toBe(words);
});
