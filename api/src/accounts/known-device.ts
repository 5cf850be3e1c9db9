import { createHmac, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { env } from '../env';
import { cookieOf, cookieOptions, isEqual } from '../http';

const name = 'cc_device';
const halfAYear = 180 * 24 * 60 * 60 * 1000;

const sign = (userId: number, nonce: string) =>
  createHmac('sha256', env.SESSION_SECRET).update(`device|${userId}|${nonce}`).digest('base64url');

/**
 * The device that this request comes from, where somebody has signed in to the account on it before: strangers who guess
 * at the account elsewhere do not slow it down. It opens nothing.
 */
export function knownDevice(request: Request, userId: number): string | null {
  const [nonce = '', ...signatures] = cookieOf(request, name)?.split('.') ?? [];
  return signatures.some((each) => isEqual(each, sign(userId, nonce))) ? nonce : null;
}

const accountsKept = 5;

/** Remembers that this account was signed in to here, beside the last few others. */
export function rememberDevice(request: Request, response: Response, userId: number): void {
  const [kept, ...others] = cookieOf(request, name)?.split('.') ?? [];
  const nonce = kept && /^[\w-]{22}$/.test(kept) ? kept : randomBytes(16).toString('base64url');
  const signature = sign(userId, nonce);
  const signatures = [signature, ...others.filter((each) => each !== signature)].slice(0, accountsKept);
  response.cookie(name, [nonce, ...signatures].join('.'), { ...cookieOptions, maxAge: halfAYear });
}
