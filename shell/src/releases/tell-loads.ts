import { type LoadReport } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';
import { siteData } from '../site-data';
import { loads } from '../slot/loads';

/** Overrides do not represent other visitors, and the API refuses reports of them. */
function isByHand(id: number): boolean {
  // A local release has no id.
  if (id === 0) return true;
  const { feed, overrides } = siteData();
  const remote = feed.remotes.find((each) => each.id === id || each.lastGood?.id === id);
  return overrides.some(({ name }) => name === remote?.name);
}

/**
 * Reports load times of new releases after each page and when the page is hidden; each release once per
 * page.
 */
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
  // A hidden page may never be shown again.
  document.addEventListener('visibilitychange', tell);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', tell);
  };
}
