import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { newToken } from '../accounts';
import { cookieOf, cookieOptions } from '../http';

const name = 'cc_poll_guest';

/** The token of a browser without an account; null where it has none yet. */
export function guestToken(request: Request): string | null {
  const token = cookieOf(request, name);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

/** What is stored of the token of a browser, for one poll: none of it says that two answers are of one browser. */
export const guestTokenHash = (token: string, pollId: number): Buffer =>
  createHash('sha256').update(`${token}|poll ${pollId}`).digest();

/** Gives a browser its token, which it keeps where no script reads it. */
export const giveGuestToken = (response: Response, token = newToken()): unknown =>
  response.cookie(name, token, cookieOptions);

/**
 * The token of a browser that comes without one, by the key of its press: a key is random and a secret of the page that made
 * it, so that whoever presses it again is that browser, which did not hear the reply. What was pressed with a token is held by
 * that token alone, whoever knows the key.
 */
export const tokenOfPress = (key: string | undefined, pollId: number): string =>
  key ? createHash('sha256').update(`guest of poll ${pollId}|${key}`).digest('base64url') : newToken();
