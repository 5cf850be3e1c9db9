import { type FaultKind, type FaultReport, reportLimits } from '@copper-carrot/contracts';
import { siteData } from '../site-data';

/** Per release and page, so that a noisy release does not use up others' reports. */
const limit = 10;
const told = new Map<string, Set<string>>();

function wordsOf(what: unknown): string {
  try {
    return String(what).slice(0, reportLimits.message);
  } catch {
    // For an object without a prototype, or whose `toString` throws.
    return Object.prototype.toString.call(what);
  }
}

/** The event for a fault of a local remote. */
const machineFault = 'copper-carrot:fault';

/** A remote's or the shell's release. A local one has id 0. */
export interface Blamed {
  name: string;
  id: number;
  version: string;
  hash: string;
}

/**
 * Reports a fault to the feed, as name@version, each once per page up to a limit; never throws or waits.
 */
export function reportFault({ name, id, version, hash }: Blamed, kind: FaultKind, what: unknown): void {
  const message = wordsOf(what);
  const release = `${name}@${version}-${hash}`;
  const line = `${release}: ${kind}: ${message}`;
  const before = told.get(release) ?? new Set();
  if (before.has(line) || before.size >= limit) return;
  told.set(release, before.add(line));
  console.error(line);
  if (id === 0) {
    // A local fault is not sent; its developer sees it on the page (scripts/lib/live-page.mjs).
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
    // A failed report must not cause another fault.
  }
}
