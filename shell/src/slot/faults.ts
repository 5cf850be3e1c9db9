import { type FaultKind, type FaultReport, type FeedRemote, reportLimits } from '@copper-carrot/contracts';
import { siteData } from '../site-data';

const limitPerPage = 10;
const told = new Set<string>();

function wordsOf(what: unknown): string {
  try {
    return String(what).slice(0, reportLimits.message);
  } catch {
    // An object without a prototype, or one whose own words throw.
    return Object.prototype.toString.call(what);
  }
}

/** Tells the feed what failed, as remote@version, each fault once a page and so many at most; never throws or waits. */
export function reportFault(
  remote: Pick<FeedRemote, 'name' | 'id' | 'version' | 'hash'>,
  kind: FaultKind,
  what: unknown,
): void {
  const message = wordsOf(what);
  const line = `${remote.name}@${remote.version}-${remote.hash}: ${kind}: ${message}`;
  if (told.has(line) || told.size >= limitPerPage) return;
  told.add(line);
  console.error(line);
  // What runs on somebody's own machine has no number.
  if (remote.id === 0) return;
  try {
    const stack = what instanceof Error && typeof what.stack === 'string' ? what.stack : '';
    const body: FaultReport = {
      token: siteData().reportToken,
      release_id: remote.id,
      kind,
      message,
      path: window.location.pathname.slice(0, reportLimits.path),
      ...(stack && { stack: stack.slice(0, reportLimits.stack) }),
    };
    navigator.sendBeacon('/remotes/faults', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  } catch {
    // A report that can't be sent must not become a fault of its own.
  }
}
