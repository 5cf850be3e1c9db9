import type { FaultReport, FeedRemote, SiteData } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';

/** A reported fault: to the platform by release id, and in the console by name. */
export interface Told {
  kind: string;
  release: number | string;
}

/** `mfe-cares@1.2.0-abcdef: late: no answer within the deadline` */
const line = /^([a-z0-9-]+@\S+): ([a-z]+): /;

/** Records a page's fault reports and keeps them from the platform, as they are provoked. */
export async function noteBlame(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await page.route(/\/remotes\/(faults|loads)$/, (route) => {
    if (route.request().url().endsWith('/faults')) {
      const { kind, release_id } = route.request().postDataJSON() as FaultReport;
      told.push({ kind, release: release_id });
    }
    return route.fulfill({ status: 204 });
  });
  page.on('console', (message) => {
    const [, release, kind] = (message.type() === 'error' && line.exec(message.text())) || [];
    if (release !== undefined && kind !== undefined) told.push({ kind, release });
  });
  return told;
}

/** The release of a remote that a page was given. */
export const givenOn = (page: Page, name: string): Promise<FeedRemote> =>
  page.evaluate((wanted) => {
    const { feed } = JSON.parse(document.getElementById('site-data')?.textContent ?? '{}') as SiteData;
    const given = feed.remotes.find((remote) => remote.name === wanted);
    if (!given) throw new Error(`the page was given no ${wanted}`);
    return given;
  }, name);

/**
 * What is wrong with the reports of a fault: they must name the release by id and name, its kind, and no
 * other.
 */
export function wrongBlame(
  told: readonly Told[],
  { id, name, version, hash }: FeedRemote,
  kind: string,
): string[] {
  const names: readonly Told['release'][] = [id, `${name}@${version}-${hash}`];
  const untold = names.filter(
    (release) => !told.some((each) => each.release === release && each.kind === kind),
  );
  // Late screens of other remotes on a busy machine are ignored.
  const others = told.filter((each) => each.kind !== 'late' && !names.includes(each.release));
  return [
    ...untold.map((release) => `nobody told ${kind} of ${release}`),
    ...others.map((each) => `${each.release} is blamed for ${each.kind}`),
  ];
}
