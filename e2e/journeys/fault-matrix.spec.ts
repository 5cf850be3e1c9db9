import type { Browser, BrowserContext, Page } from '@playwright/test';
import { goals } from '../../scripts/checks/goals.mjs';
import { useAround, type WayOn } from '../screens/around-slot';
import { givenOn, noteBlame, wrongBlame } from '../support/blame';
import { accounts } from '../support/demo';
import { breakRemote, type FaultName, faultNames, isOfTheWay, kindOf } from '../support/faulty-release';
import { Person } from '../support/person';
import { offerWithRoom, readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { pageClock, seenOn, stood, watchSlots } from '../support/slot-watch';
import { expect, test } from '../support/test';

const food = { link: 'Find food', goesTo: '/search' };
/**
 * For each remote: a page, its visitor, its fallback, a link to another remote, and the fault to test on
 * every landing.
 */
const remotesWith = (cart: number) =>
  [
    {
      name: 'mfe-search',
      landing: 'hang',
      path: '/search?place_id=1',
      fallback: 'The menus are taking a moment',
      on: { link: 'Cares', goesTo: '/cares' },
    },
    {
      name: 'mfe-cares',
      landing: '500',
      path: '/cares',
      fallback: 'The campaigns are taking a moment',
      on: food,
    },
    {
      name: 'mfe-checkout',
      landing: 'throws at render',
      path: `/orders/${cart}/checkout`,
      as: accounts.orderer,
      fallback: 'Checkout is taking a moment',
      // Its layout has only the logo.
      on: { link: 'Copper Carrot, home', goesTo: '/' },
    },
    {
      name: 'mfe-customer',
      landing: 'throws at load',
      path: '/customer/me/orders',
      as: accounts.orderer,
      fallback: 'Your pages are taking a moment',
      on: food,
    },
    {
      name: 'mfe-caterer',
      landing: 'suspends for ever',
      path: '/caterer/1/orders',
      as: accounts.caterer,
      fallback: 'Your dashboard is taking a moment',
      on: food,
    },
  ] as const;
type Remote = ReturnType<typeof remotesWith>[number];

const { fallbackMs, recoveryMs } = goals.remotes;
/** The longest wait, so that the table can show how late something was. */
const patienceMs = 15_000;
/** Concurrent pages: one per core. */
const lanes = 2;
/**
 * How often a failed case is repeated alone, in case the machine was busy; the limits themselves have no
 * slack.
 */
const moreTries = 4;

interface Cell {
  remote: string;
  fault: FaultName;
  /** Milliseconds from the slot's request to its first content. */
  fallback: number;
  /** The first content. */
  stands: string;
  /**
   * Milliseconds until the screen was shown, from the remote's recovery or from the fallback; null if the
   * screen stayed.
   */
  recovery: number | null;
  /** Failed checks: the page around the slot, the reported fault, or the page itself. */
  wrong: string[];
  tries: number;
}

/** When the last good release is shown depends on its reads, so only its appearance is checked. */
const limitOf = ({ fault }: Cell) => (isOfTheWay(fault) ? recoveryMs : patienceMs);
const isLate = (cell: Cell) =>
  !(cell.fallback <= fallbackMs) || (cell.recovery !== null && !(cell.recovery <= limitOf(cell)));

test.use({ mayThrow: true });

test('a fault of each remote leaves the shell in use; the fallback stands in time, and the screen comes without a reload', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const cells = await tryFaults(browser, (fault, { landing }) => fault === landing);
  expect(new Set(cells.map(({ remote }) => remote)).size).toBe(5);
});

test(
  'none of ten faults of five remotes blanks the shell; the fallback stands in time, and the screen comes without a reload',
  { tag: '@explore' },
  async ({ browser }) => {
    test.setTimeout(600_000);
    const cells = await tryFaults(browser, () => true);
    expect(cells).toHaveLength(5 * faultNames.length);
  },
);

/** Runs the chosen faults; returns all results in time. */
async function tryFaults(
  browser: Browser,
  isChosen: (fault: FaultName, remote: Remote) => boolean,
): Promise<Cell[]> {
  const orderer = new Person(accounts.orderer);
  await orderer.signIn();
  const remotes = remotesWith(await readyCart(orderer, await offerWithRoom(orderer)));
  const visits: Visit[] = [];
  for (const remote of remotes) visits.push(await visitOf(browser, remote));
  const left = faultNames.flatMap((fault) =>
    visits.filter((visit) => isChosen(fault, visit)).map((visit) => ({ visit, fault })),
  );
  const cells: Cell[] = [];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift())
      cells.push(await tryFault(next.visit, next.fault));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const [at, cell] of cells.entries()) {
    const visit = visits.find(({ name }) => name === cell.remote);
    for (let again = cell; visit && isLate(again) && again.tries <= moreTries; cells[at] = again)
      again = { ...(await tryFault(visit, cell.fault)), tries: again.tries + 1 };
  }
  await Promise.all(visits.map(({ context }) => context.close()));
  cells.sort((a, b) => faultNames.indexOf(a.fault) - faultNames.indexOf(b.fault));
  console.log(tableOf(cells));
  expect(cells.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  expect(cells.filter(isLate)).toEqual([]);
  return cells;
}

type Visit = Remote & {
  context: BrowserContext;
  /** The heading without a fault. */
  heading: string;
  wayOn: WayOn;
};

async function visitOf(browser: Browser, remote: Remote): Promise<Visit> {
  const context = await browser.newContext();
  await watchSlots(context);
  const page = await context.newPage();
  if ('as' in remote) await signInQuietly(page, remote.as);
  const headingAt = async (path: string) => {
    await page.goto(path);
    return page.locator('#main h1').innerText();
  };
  const { link, goesTo } = remote.on;
  const wayOn = { link, heading: await headingAt(goesTo) };
  const heading = await headingAt(remote.path);
  await page.close();
  return { ...remote, context, heading, wayOn };
}

async function tryFault(visit: Visit, fault: FaultName): Promise<Cell> {
  const { name, path, heading, context, fallback } = visit;
  const page = await context.newPage();
  const documents = countDocuments(page);
  const told = await noteBlame(page);
  const mend = await breakRemote(page, name, fault);
  await page.goto(path, { waitUntil: 'commit' });
  await stood(page, null, patienceMs);
  const wrong: string[] = [];
  const around = async () => {
    const hasMenu = 'as' in visit && name !== 'mfe-checkout';
    await useAround(page, visit.wayOn, hasMenu).catch((error: unknown) =>
      wrong.push(`around the slot: ${String(error).split('\n')[0]}`),
    );
  };
  const isAway = isOfTheWay(fault);
  const stays = fault === 'throws in a timer';
  // An unreachable remote stays away while the page is used; a broken one is replaced by the last good
  // release.
  if (isAway) await around();
  const mended = isAway ? await pageClock(page) : 0;
  mend();
  if (!stays) await stood(page, heading, patienceMs, mended).catch(() => undefined);
  const { asked, headings } = await seenOn(page);
  const first = headings[0] ?? { at: Number.NaN, words: '' };
  const back = headings.find(({ at, words }) => at >= mended && words === heading)?.at;
  if (!isAway) await around();
  const given = await givenOn(page, name);
  const blame = () => wrongBlame(told, given, kindOf[fault]);
  await expect
    .poll(blame)
    .toEqual([])
    .catch(() => undefined);
  wrong.push(...blame());
  if (isAway && first.words !== fallback) wrong.push(`${first.words} stands in the place of the fallback`);
  if ((await page.locator('#root').innerText()).trim() === '') wrong.push('the page is blank');
  if (documents() > 1) wrong.push(`${documents() - 1} reloads`);
  await page.close();
  return {
    remote: name,
    fault,
    fallback: Math.round(first.at - (asked ?? Number.NaN)),
    stands: first.words,
    recovery: stays ? null : Math.round((back ?? Number.POSITIVE_INFINITY) - (isAway ? mended : first.at)),
    wrong,
    tries: 1,
  };
}

/** Counts the documents that a page has loaded. */
function countDocuments(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

function tableOf(cells: readonly Cell[]): string {
  const rows = cells.map(({ remote, fault, fallback, stands, recovery, wrong, tries }) =>
    [
      remote.padEnd(13),
      fault.padEnd(20),
      `${fallback} ms`.padStart(8),
      (recovery === null ? 'it stays' : `${recovery} ms`).padStart(9),
      String(tries).padStart(5),
      (wrong.length > 0 ? wrong.join('; ') : 'used').padEnd(12),
      stands,
    ].join('  '),
  );
  return [
    `remote         fault                 fallback   recovery  tries  the rest      in the slot first`,
    ...rows,
  ].join('\n');
}
