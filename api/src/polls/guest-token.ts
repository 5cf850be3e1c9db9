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

/** Makes a token for a browser, which keeps it where no script reads it. */
export function giveGuestToken(response: Response): string {
  const token = newToken();
  response.cookie(name, token, cookieOptions);
  return token;
}
