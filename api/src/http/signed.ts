import { createHmac } from 'node:crypto';
import { env } from '../env';
import { isEqual } from './text';

const signature = (purpose: string, text: string) =>
  createHmac('sha256', env.SESSION_SECRET).update(`${purpose}|${text}`).digest('base64url');

/** Signs a text that clients keep; `purpose` keeps one kind from being used as another. */
export const seal = (purpose: string, text: string): string => `${text}.${signature(purpose, text)}`;

/** The text if it was signed for this purpose, else null. */
export function unseal(purpose: string, sealed: string): string | null {
  const end = sealed.lastIndexOf('.');
  if (end < 0) return null;
  const text = sealed.slice(0, end);
  return isEqual(sealed.slice(end + 1), signature(purpose, text)) ? text : null;
}
