import { ApiError } from '../errors';

/** What can't be done with a release or a remote, with the reason and how to mend it. */
export class RefusedRelease extends ApiError {
  constructor(message: string, code = 'release-refused', context: Record<string, unknown> = {}) {
    super(409, code, { message, type: 'conflict', context });
  }
}
