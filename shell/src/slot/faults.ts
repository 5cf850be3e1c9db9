import { type FeedRemote } from '@copper-carrot/contracts';

export type FaultKind = 'late' | 'load' | 'render' | 'suspended' | 'script';

const limitPerPage = 20;
let sent = 0;

/** Tells the feed what failed, as remote@version; never throws and never waits. */
export function reportFault(
  remote: Pick<FeedRemote, 'name' | 'version' | 'hash'>,
  fault: { kind: FaultKind; message: string },
): void {
  console.error(`${remote.name}@${remote.version}-${remote.hash}: ${fault.kind}: ${fault.message}`);
  if ((sent += 1) > limitPerPage) return;
  const body = {
    remote: remote.name,
    version: `${remote.version}-${remote.hash}`,
    ...fault,
    message: fault.message.slice(0, 500),
    path: window.location.pathname,
  };
  try {
    navigator.sendBeacon('/remotes/faults', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  } catch {
    // A report that can't be sent must not become a fault of its own.
  }
}
