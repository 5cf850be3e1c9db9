import type { Request } from 'express';
import { errorCodes } from '@copper-carrot/contracts';
import { forbidden } from '../errors';
import { ownOrigins } from './own-origins';
import { isEqual } from './text';

/** Whether one of this site's pages or no browser sent the request: browsers always send the origin of an unsafe call. */
function fromOurOrigin(request: Request): boolean {
  const origin = request.get('origin');
  if (origin === undefined) return ['same-origin', 'none', undefined].includes(request.get('sec-fetch-site'));
  return ownOrigins().includes(origin);
}

/** Refuses (403) an unsafe call that another site's page may have triggered. */
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
