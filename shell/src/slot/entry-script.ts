import { type ReleaseAddress } from '@copper-carrot/contracts';
import { scriptUrl } from '../trusted-types';

/** The script loaded but failed; an immediate retry would not help. */
export class BrokenReleaseError extends Error {}

/** The release needs a shared package that this shell lacks; a retry never helps. */
export class RefusedReleaseError extends BrokenReleaseError {}

export interface Container {
  init(...args: unknown[]): unknown;
  get(name: string): Promise<() => unknown>;
}

const containerOf = (name: string) => (globalThis as Record<string, unknown>)[name] as Container | undefined;

const chunksUnderWay = ({ container }: ReleaseAddress) =>
  document.querySelectorAll(`script[data-webpack^="${container}:"]`);

/**
 * The release's base with a suffix after a tilde, which the server ignores. Browsers queue a second request
 * of one address behind the first, so retrying a hanging request needs another address.
 */
export const baseOf = ({ base }: ReleaseAddress, attempt: number): string =>
  attempt === 0 ? base : base.replace(/\/$/, `~${attempt}${Date.now().toString(36)}/`);

/**
 * Whether the server answers for a release's entry within the given ms. Unlike a script, this request can
 * be aborted and then holds no connection.
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
 * Loads a release's entry and returns its container; its chunks use the same base. Rejects if loading
 * fails, and with BrokenReleaseError if the script throws. A request without an answer hangs forever.
 */
export function loadEntryScript(address: ReleaseAddress, attempt = 0): Promise<Container> {
  const url = `${baseOf(address, attempt)}${address.entry}`;
  // The bundler would wait for the hanging chunk of the same name, so its script is removed.
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
