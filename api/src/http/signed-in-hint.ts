import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import { signedInCookie } from '@copper-carrot/contracts';
import { cookieOptions, sessionCookie } from './session';

const options: CookieOptions = { ...cookieOptions, httpOnly: false };
const asksWho = ({ method, originalUrl }: Request) =>
  method === 'GET' && originalUrl.split('?')[0] === '/cpi/v2/user';

export const cookieOf = (request: Request, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1];

/**
 * Tells the page's scripts whether somebody is signed in, since the session's own cookie is hidden from them: a page of a
 * stranger need not ask, and no browser logs a refusal. It opens nothing.
 */
export function hintSignedIn(response: Response, signedIn: boolean): void {
  response.cookie(signedInCookie, signedIn ? '1' : '0', options);
}

/** Corrects the hint where a call shows that it is wrong: the session ended elsewhere, or began without it. */
export const keepHintTrue: RequestHandler = (request, response, next) => {
  const hint = cookieOf(request, signedInCookie);
  if (request.actor && hint !== '1') hintSignedIn(response, true);
  // Only the call that asks who it is: a late answer to another must not speak over a sign-in meanwhile.
  if (!request.actor && hint === '1' && asksWho(request)) hintSignedIn(response, false);
  next();
};

/** Whether a browser with a session was never told: it began before there was a hint. */
export const lacksHint = (request: Request): boolean =>
  cookieOf(request, sessionCookie) !== undefined && cookieOf(request, signedInCookie) === undefined;
