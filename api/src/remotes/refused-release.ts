import { ApiError } from '../errors';

/** What can't be done with a release or a remote, with the reason and how to mend it. */
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
