import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import { signedInCookie } from '@copper-carrot/contracts';
import { cookieOptions, sessionCookie } from './session';

const options: CookieOptions = { ...cookieOptions, httpOnly: false };
const asksWho = ({ method, originalUrl }: Request) =>
  method === 'GET' && originalUrl.split('?')[0] === '/cpi/v2/user';

export const cookieOf = (request: Request, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1];

/**
 * Tells the page's scripts whether somebody is signed in, because the session cookie is hidden from them; a signed-out
 * page can then skip a call that would fail. Grants nothing.
 */
export function hintSignedIn(response: Response, signedIn: boolean): void {
  response.cookie(signedInCookie, signedIn ? '1' : '0', options);
}

/** Corrects the hint when a call shows that it is wrong, because the session ended or started elsewhere. */
export const keepHintTrue: RequestHandler = (request, response, next) => {
  const hint = cookieOf(request, signedInCookie);
  if (request.actor && hint !== '1') hintSignedIn(response, true);
  // Only for the call that asks who is signed in: a late answer to another call must not overwrite a newer sign-in.
  if (!request.actor && hint === '1' && asksWho(request)) hintSignedIn(response, false);
  next();
};

/** Whether a browser's session is older than the hint. */
export const lacksHint = (request: Request): boolean =>
  cookieOf(request, sessionCookie) !== undefined && cookieOf(request, signedInCookie) === undefined;
