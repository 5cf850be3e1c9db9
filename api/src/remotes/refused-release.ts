import { ApiError } from '../errors';

/** An operation on a release or remote is refused, with the reason and the fix. */
export class RefusedRelease extends ApiError {
  constructor(
    message: string,
    code = 'release-refused',
    context: Record<string, unknown> = {},
    status = 409,
  ) {
    super(status, code, { message, ...(status === 409 && { type: 'conflict' }), context });
  }
}
