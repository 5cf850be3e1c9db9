import { createHmac } from 'node:crypto';
import { env } from '../env';
import { isEqual } from '../http';

const signature = (purpose: string, text: string) =>
  createHmac('sha256', env.SESSION_SECRET).update(`${purpose}|${text}`).digest('base64url');

/** A text that anybody may carry and nobody can change; `purpose` keeps one kind from being taken for another. */
export const seal = (purpose: string, text: string): string => `${text}.${signature(purpose, text)}`;

/** What was sealed for this purpose, or null where it is not as we wrote it. */
export function unseal(purpose: string, sealed: string): string | null {
  const end = sealed.lastIndexOf('.');
  if (end < 0) return null;
  const text = sealed.slice(0, end);
  return isEqual(sealed.slice(end + 1), signature(purpose, text)) ? text : null;
}
