import { RefusedReleaseError } from './entry-script';

/** What the federation runtime says of a shared part that there may only be one of: the shell's is too old or too new, or it has none. */
const refusals = [/of shared singleton module \S+ does not satisfy/, /^Can not get '/];

/** An error of a screen's load; one that says that this release does not run in this shell is no failure that passes by itself. */
export function asRefusal(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  return refusals.some((refusal) => refusal.test(message))
    ? new RefusedReleaseError(`The release does not run in this shell. ${message}`)
    : error;
}
