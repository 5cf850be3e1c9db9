import type { Request } from 'express';
import { errorCodes } from '@copper-carrot/contracts';
import { env } from '../env';
import { forbidden } from '../errors';
import { isEqual } from './text';

/** Whether a browser page of ours sent this, or no browser at all: a browser always names the origin of an unsafe call. */
function fromOurOrigin(request: Request): boolean {
  const origin = request.get('origin');
  if (origin === undefined) return ['same-origin', 'none', undefined].includes(request.get('sec-fetch-site'));
  if (origin === env.PUBLIC_ORIGIN) return true;
  // In development the site answers to localhost and to 127.0.0.1 alike.
  return env.NODE_ENV !== 'production' && origin === `${request.protocol}://${request.get('host') ?? ''}`;
}

/** Refuses (403) an unsafe call that another site may have made a person's browser send. */
export function requireSafeOrigin(
  request: Request,
  protection: 'token' | 'origin' | 'signature' = 'token',
): void {
  if (protection === 'signature') return;
  const expected = request.session?.csrfToken;
  if (protection === 'token' && request.session?.userId && expected) {
    if (!isEqual(request.get('x-csrf-token') ?? '', expected)) {
      throw forbidden('Your session has changed. Please refresh the page.', errorCodes.csrf);
    }
  } else if (!fromOurOrigin(request)) {
    throw forbidden('This call came from another site.', errorCodes.csrf);
  }
}
