import { type LoadReport } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';
import { siteData } from '../site-data';
import { loads } from '../slot/loads';

/** What somebody looks at by hand says nothing of how it does for others, and a report that names it is refused. */
function isByHand(id: number): boolean {
  // What runs on somebody's own machine has no number.
  if (id === 0) return true;
  const { feed, overrides } = siteData();
  const remote = feed.remotes.find((each) => each.id === id || each.lastGood?.id === id);
  return overrides.some(({ name }) => name === remote?.name);
}

/** Tells, with each page on show and when somebody leaves, how long the releases took that came since; each once a page. */
export function tellLoads(): () => void {
  const told = new Set<number>();
  const tell = () => {
    const fresh: LoadReport['loads'] = [];
    for (const load of loads.splice(0)) {
      if (told.has(load.release_id) || isByHand(load.release_id)) continue;
      told.add(load.release_id);
      fresh.push(load);
    }
    if (fresh.length === 0) return;
    const body: LoadReport = { token: siteData().reportToken, loads: fresh };
    navigator.sendBeacon('/remotes/loads', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };
  const stop = events.on('page.viewed@1', tell);
  // A page that is hidden may never be shown again.
  document.addEventListener('visibilitychange', tell);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', tell);
  };
}
