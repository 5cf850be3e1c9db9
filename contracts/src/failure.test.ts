import { sentences } from './constants';
import { fieldSentence, messageOf, payloadOf, unhandled } from './failure';
import { PageError } from './remote';
import { ApiFailure } from './runtime/api-failure';

const failure = new ApiFailure(422, {
  code: 'submit_order-caterer_unavailable',
  message: 'headcount must be at least 10',
  fields: { headcount: ['greater_than'] },
});

it('[ERRP-25] has one generic sentence for what nobody expected', () => {
  expect(sentences.unexpected).toBe('Oops, something unexpected happened! Please try refreshing the page.');
  expect(new ApiFailure(500, {}).message).toBe(sentences.unexpected);
});

it('[ERRP-21] gives an error without a code the code 418 and the standard message', () => {
  expect(payloadOf(new Error('boom'))).toEqual({
    code: 418,
    message: 'Oops, something unexpected happened! Please try refreshing the page.',
  });
  expect(payloadOf(failure)).toMatchObject({
    code: 'submit_order-caterer_unavailable',
    fields: { headcount: ['greater_than'] },
  });
});

it("[ERRP-22] shows the server's message, else the error's own, else to refresh the page", () => {
  expect(messageOf({ response: { data: { message: 'From the server' } }, message: 'Own' })).toBe(
    'From the server',
  );
  expect(messageOf(failure)).toBe('headcount must be at least 10');
  expect(messageOf(new PageError(404, 'Own'))).toBe('Own');
  expect(messageOf({ status: 0, message: 'Own' })).toBe('Own');
  expect(messageOf({})).toBe('Please try refreshing the page.');
  expect(messageOf(null)).toBe('Please try refreshing the page.');
});

test.each([
  ['a mistake of the program', new TypeError("Cannot read properties of undefined (reading 'id')")],
  ['the browser', new DOMException('The operation was aborted.', 'AbortError')],
  ['a library', new Error('Minified React error #31')],
  [
    'a file that did not come',
    Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }),
  ],
  ['a thrown text', 'timeout of 0ms exceeded'],
])('keeps from people what %s says', (_who, error) => {
  expect(messageOf(error)).toBe('Please try refreshing the page.');
  expect(unhandled(error)).toEqual({ message: 'Please try refreshing the page.', statusCode: 500 });
});

it("[ERRP-23] takes the status code of the error, else its status, else the response's, else 500", () => {
  expect(unhandled({ message: 'a', statusCode: 401, status: 402, response: { status: 403 } })).toEqual({
    message: 'a',
    statusCode: 401,
  });
  expect(unhandled({ message: 'a', status: 402, response: { status: 403 } }).statusCode).toBe(402);
  expect(unhandled({ message: 'a', response: { status: 403 } }).statusCode).toBe(403);
  expect(unhandled({ payload: { message: 'a' } })).toEqual({ message: 'a', statusCode: 500 });
  expect(unhandled(new ApiFailure(0, {}))).toMatchObject({ statusCode: 500 });
});

it('[ENTI-33] matches codes by their parts and fields by their codes', () => {
  expect(failure.says('caterer_unavailable')).toBe(true);
  expect(failure.says('date_in_past')).toBe(false);
  expect(failure.hasField('headcount', 'greater_than')).toBe(true);
  expect(failure.hasField('headcount', 'blank')).toBe(false);
  expect(failure.hasField('start_date')).toBe(false);
});

test.each([
  ['is not a date', 'This date is not a date.'],
  ['is in the past. Please choose a later date.', 'This date is in the past. Please choose a later date.'],
  ['Please choose a date up to 12/31/2100.', 'Please choose a date up to 12/31/2100.'],
  ['350 Fifth Avenue is closed', '350 Fifth Avenue is closed.'],
])('makes a sentence of what is said of a field: %s', (words, sentence) => {
  expect(fieldSentence('This date', words)).toBe(sentence);
});
