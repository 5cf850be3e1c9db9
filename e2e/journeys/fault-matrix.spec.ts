import type { BrowserContext, Page } from '@playwright/test';
import { accounts } from '../support/demo';
import { breakRemote, type FaultName, faultNames } from '../support/faulty-release';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

/** Of each remote a page of its own, who opens it, and what stands there when it does not come. */
const remotes = [
  { name: 'mfe-search', path: '/search?place_id=1', fallback: 'The menus are taking a moment' },
  { name: 'mfe-cares', path: '/cares', fallback: 'The campaigns are taking a moment' },
  {
    name: 'mfe-checkout',
    path: '/orders/1/checkout',
    as: accounts.orderer,
    fallback: 'Checkout is taking a moment',
  },
  {
    name: 'mfe-customer',
    path: '/customer/me/orders',
    as: accounts.orderer,
    fallback: 'Your pages are taking a moment',
  },
  {
    name: 'mfe-caterer',
    path: '/caterer/1/orders',
    as: accounts.caterer,
    fallback: 'Your dashboard is taking a moment',
  },
] as const;

const fallbackMs = 1500;
const backMs = 2000;
/** For a busy machine, on which five pages are measured at once. */
const toleranceMs = 1500;

interface Cell {
  remote: string;
  fault: FaultName;
  /** Until something stood in the slot, in ms from when it asked for the release. */
  fallback: number;
  /** What that was. */
  stands: string;
  /** Buttons and links around the slot that a person could press meanwhile. */
  rest: number;
  /** Until the screen was there, in ms from when the remote was back, or from the fallback where the last good one takes the slot. */
  recovery: number | null;
  isBlank: boolean;
  reloads: number;
}

test.use({ mayThrow: true });

test('none of ten faults of five remotes blanks the shell; the fallback stands in time, and the screen comes without a reload', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const visits = await Promise.all(
    remotes.map(async (remote) => {
      const context = await browser.newContext({ baseURL });
      if ('as' in remote) {
        const page = await context.newPage();
        await signInQuietly(page, remote.as);
        await page.close();
      }
      return { ...remote, context };
    }),
  );
  const cells: Cell[] = [];
  for (const fault of faultNames)
    cells.push(...(await Promise.all(visits.map((visit) => tryFault(visit, fault)))));
  console.log(tableOf(cells));
  await Promise.all(visits.map(({ context }) => context.close()));

  expect(cells.filter(({ isBlank, rest }) => isBlank || rest === 0)).toEqual([]);
  expect(cells.filter(({ fallback }) => fallback > fallbackMs + toleranceMs)).toEqual([]);
  expect(cells.filter(({ recovery }) => recovery !== null && recovery > backMs + toleranceMs)).toEqual([]);
  expect(cells.filter(({ reloads }) => reloads > 0)).toEqual([]);
  expect(cells).toHaveLength(50);
});

interface Seen {
  asked: number | null;
  headings: { at: number; words: string }[];
}

/** Notes in the page when its slot asked for a release, and each heading that stood in the slot. */
function watch(): void {
  const seen: Seen = { asked: null, headings: [] };
  Object.assign(window, { seen });
  const look = () => {
    if (seen.asked === null && document.querySelector('script[src*="/remotes/"]'))
      seen.asked = performance.now();
    const words = document.querySelector('#main h1')?.textContent ?? '';
    if (words !== '' && seen.headings.at(-1)?.words !== words)
      seen.headings.push({ at: performance.now(), words });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

type Visit = (typeof remotes)[number] & { context: BrowserContext };

async function tryFault({ name, path, fallback, context }: Visit, fault: FaultName): Promise<Cell> {
  const page = await context.newPage();
  let loads = 0;
  page.on(
    'request',
    (request) => (loads += Number(request.isNavigationRequest() && request.frame() === page.mainFrame())),
  );
  await page.route(/\/remotes\/(faults|loads)$/, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(watch);
  const mend = await breakRemote(page, name, fault);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => (window as unknown as { seen: Seen }).seen.headings.length > 0,
    undefined,
    {
      timeout: 15_000,
    },
  );
  const { asked, headings } = await seenOn(page);
  const first = headings[0] ?? { at: Number.NaN, words: '' };
  const around = page.getByRole('banner').locator('a:visible, button:visible');
  const rest = await around.count();
  await around.first().click({ trial: true, timeout: 5000 });
  const isBack = ({ words }: { words: string }) => words !== fallback && words !== 'Faulty';
  const mended = await page.evaluate(() => performance.now());
  mend();
  const isOver = fault === 'throws in a timer';
  if (!isOver && !headings.some(isBack))
    await page
      .waitForFunction(
        ([late]) =>
          (window as unknown as { seen: Seen }).seen.headings.some(
            ({ words }) => words !== late && words !== 'Faulty',
          ),
        [fallback],
        { timeout: 10_000 },
      )
      .catch(() => undefined);
  const back = (await seenOn(page)).headings.find(isBack);
  const isOfTheWay = ['refused', 'hang', '404', '500'].includes(fault);
  const from = isOfTheWay ? mended : first.at;
  const cell: Cell = {
    remote: name,
    fault,
    fallback: Math.round(first.at - (asked ?? 0)),
    stands: first.words,
    rest,
    recovery: isOver ? null : back ? Math.max(0, Math.round(back.at - from)) : Number.POSITIVE_INFINITY,
    isBlank: (await page.locator('#root').innerText()).trim() === '',
    reloads: Math.max(0, loads - 1),
  };
  await page.close();
  return cell;
}

function tableOf(cells: readonly Cell[]): string {
  const rows = cells.map(({ remote, fault, fallback, stands, rest, recovery, isBlank }) =>
    [
      remote.padEnd(13),
      fault.padEnd(20),
      `${fallback} ms`.padStart(8),
      `${rest} links and buttons`.padStart(20),
      (recovery === null ? 'it stands' : `${recovery} ms`).padStart(10),
      isBlank ? 'BLANK' : stands,
    ].join('  '),
  );
  return [
    'remote         fault                 fallback  rest of the page      recovery  in the slot',
    ...rows,
  ].join('\n');
}
