import { RefusedReleaseError } from './entry-script';

/** The runtime's messages if a shared singleton's version does not fit, or the shell has none. */
const refusals = [/of shared singleton module \S+ does not satisfy/, /^Can not get '/];

/** Converts an error that a release is incompatible with this shell; other errors are temporary. */
export function asRefusal(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  return refusals.some((refusal) => refusal.test(message))
    ? new RefusedReleaseError(`The release does not run in this shell. ${message}`)
    : error;
}
