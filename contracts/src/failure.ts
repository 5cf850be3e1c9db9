import { sentences } from './constants';
import { errorCodes } from './errors';
import type { Schemas } from './schemas';

type Loose = {
  message?: unknown;
  code?: unknown;
  status?: unknown;
  statusCode?: unknown;
  payload?: { code?: unknown; message?: unknown };
  response?: { status?: unknown; data?: { message?: unknown; code?: unknown } };
};

const loose = (error: unknown): Loose => (typeof error === 'object' && error !== null ? error : {});
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const number = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined;

/**
 * The sentence for people in an error: the server's, or its own if it has a status. Other errors' messages
 * are not meant for people.
 */
export function sentenceIn(error: unknown): string | undefined {
  const { payload, response, message, status, statusCode } = loose(error);
  const isForPeople = payload !== undefined || typeof (statusCode ?? status) === 'number';
  return text(payload?.message) ?? text(response?.data?.message) ?? (isForPeople ? text(message) : undefined);
}

/** The sentence to show: the error's, else the one to refresh the page (2 §8). */
export const messageOf = (error: unknown): string => sentenceIn(error) ?? sentences.refresh;

/** A field's message as a sentence: adds the subject unless the message is a sentence already. */
export function fieldSentence(subject: string, words: string): string {
  const whole = /^\p{Ll}/u.test(words) ? `${subject} ${words}` : words;
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** An error's body; without a code it gets code 418 and the standard message (2 §8). */
export function payloadOf(
  error: unknown,
): { code: string | number; message: string } & Partial<Omit<Schemas['Error'], 'code'>> {
  const { payload, response, code } = loose(error);
  const found = payload ?? response?.data;
  const known = text(found?.code) ?? text(code);
  return known === undefined
    ? { code: errorCodes.none, message: sentences.unexpected }
    : { ...(found as Partial<Schemas['Error']> | undefined), code: known, message: messageOf(error) };
}

/**
 * Message and status for the error page: the error's status code, else its status, else the response's,
 * else 500 (2 §8).
 */
export function unhandled(error: unknown): { message: string; statusCode: number } {
  const { statusCode, status, response } = loose(error);
  return {
    message: messageOf(error),
    statusCode: number(statusCode) ?? number(status) ?? number(response?.status) ?? 500,
  };
}
