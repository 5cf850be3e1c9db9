import { type ReleaseAddress } from '@copper-carrot/contracts';
import { scriptUrl } from '../trusted-types';

/** The script came but did not do its part; asking for it again at once would not help. */
export class BrokenReleaseError extends Error {}

/** The release needs what this shell has not; asking for it again would never help. */
export class RefusedReleaseError extends BrokenReleaseError {}

export interface Container {
  init(...args: unknown[]): unknown;
  get(name: string): Promise<() => unknown>;
}

const containerOf = (name: string) => (globalThis as Record<string, unknown>)[name] as Container | undefined;

const chunksUnderWay = ({ container }: ReleaseAddress) =>
  document.querySelectorAll(`script[data-webpack^="${container}:"]`);

/**
 * The same release under another name: a browser lets a second request for one address wait for the first, so a request
 * that hangs is only got around by another address. The server leaves out what follows the tilde.
 */
export const baseOf = ({ base }: ReleaseAddress, attempt: number): string =>
  attempt === 0 ? base : base.replace(/\/$/, `~${attempt}${Date.now().toString(36)}/`);

/**
 * Whether the server answers for the entry of a release within so many ms. Unlike a script that is asked for, a question
 * that hangs can be given up, and holds no connection.
 */
export async function entryAnswers(address: ReleaseAddress, withinMs: number): Promise<boolean> {
  const url = `${baseOf(address, 1)}${address.entry}`;
  const signal = AbortSignal.timeout(withinMs);
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Loads the entry of a release and answers its container; its chunks come from the base that it came from. Rejects when
 * it can't be had, and with BrokenReleaseError when it came and threw. Without an answer it waits for ever.
 */
export function loadEntryScript(address: ReleaseAddress, attempt = 0): Promise<Container> {
  const url = `${baseOf(address, attempt)}${address.entry}`;
  // The bundler's loader would wait for a chunk of the same name that is under way; that one hangs.
  if (attempt > 0) for (const hanging of chunksUnderWay(address)) hanging.remove();
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = address.integrity;
  script.src = scriptUrl(url);
  return new Promise((resolve, reject) => {
    script.onload = () => {
      script.remove();
      const container = containerOf(address.container);
      if (container) resolve(container);
      else reject(new BrokenReleaseError(`${url} came but threw while it ran`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });
}
