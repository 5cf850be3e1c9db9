import { type FaultKind, type FaultReport, reportLimits } from '@copper-carrot/contracts';
import { siteData } from '../site-data';

/** Of one release on one page: a noisy one takes no other's words. */
const limit = 10;
const told = new Map<string, Set<string>>();

function wordsOf(what: unknown): string {
  try {
    return String(what).slice(0, reportLimits.message);
  } catch {
    // An object without a prototype, or one whose own words throw.
    return Object.prototype.toString.call(what);
  }
}

/** What a page is told of a fault of a remote that runs on somebody's own machine. */
const machineFault = 'copper-carrot:fault';

/** Of a remote, or of the shell. What runs on somebody's own machine has no number. */
export interface Blamed {
  name: string;
  id: number;
  version: string;
  hash: string;
}

/** Tells the feed what failed, as name@version, each fault once a page and so many at most; never throws or waits. */
export function reportFault({ name, id, version, hash }: Blamed, kind: FaultKind, what: unknown): void {
  const message = wordsOf(what);
  const release = `${name}@${version}-${hash}`;
  const line = `${release}: ${kind}: ${message}`;
  const before = told.get(release) ?? new Set();
  if (before.has(line) || before.size >= limit) return;
  told.set(release, before.add(line));
  console.error(line);
  if (id === 0) {
    // Of no interest to the platform; whoever works on it there sees it on the page (scripts/lib/live-page.mjs).
    const said = what instanceof Error ? what.stack : undefined;
    window.dispatchEvent(new CustomEvent(machineFault, { detail: { name, kind, text: said ?? message } }));
    return;
  }
  try {
    const stack = what instanceof Error && typeof what.stack === 'string' ? what.stack : '';
    const body: FaultReport = {
      token: siteData().reportToken,
      release_id: id,
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
