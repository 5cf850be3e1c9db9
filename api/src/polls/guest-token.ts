import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { newToken } from '../accounts';
import { cookieOf, cookieOptions } from '../http';

const name = 'cc_poll_guest';

/** The token of a browser without an account; null if it has none yet. */
export function guestToken(request: Request): string | null {
  const token = cookieOf(request, name);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

/** The stored hash of a browser's token, per poll, so that answers of one browser can't be linked across polls. */
export const guestTokenHash = (token: string, pollId: number): Buffer =>
  createHash('sha256').update(`${token}|poll ${pollId}`).digest();

/** Stores a browser's token in a cookie that scripts can't read. */
export const giveGuestToken = (response: Response, token = newToken()): unknown =>
  response.cookie(name, token, cookieOptions);

/**
 * The token of a browser without one, derived from the idempotency key. The key is a random secret of the page, so a
 * repeat with it comes from the same browser, which did not get the answer. An answer given with a token belongs to
 * that token, whoever knows the key.
 */
export const tokenOfPress = (key: string | undefined, pollId: number): string =>
  key ? createHash('sha256').update(`guest of poll ${pollId}|${key}`).digest('base64url') : newToken();
