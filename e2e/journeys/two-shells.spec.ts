import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '@copper-carrot/contracts';
import type { Browser, Page } from '@playwright/test';
import {
  campaign,
  checkoutOf,
  kitchensOrder,
  ownOrder,
  searchToPackage,
  type Way,
} from '../screens/each-remote';
import { changedShell } from '../support/changed-build';
import { consoleErrors } from '../support/console';
import { accounts } from '../support/demo';
import { Person, siteOrigin } from '../support/person';
import { offerWithRoom, readyCart } from '../support/ready-cart';
import { giveTo, liveRelease, publishQuickly, sessionWithShell } from '../support/quick-release';
import { signInQuietly } from '../support/sign-in';
import { root } from '../support/sixth-team';
import { expect, test } from '../support/test';

const mark = `candidate ${Date.now()}`;

test('each of the five remotes does its work in the live shell and in the one that is tried', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const orderer = new Person(accounts.orderer);
  await orderer.signIn();
  const cart = await readyCart(orderer, await offerWithRoom(orderer));
  const ways: Record<string, { as: string; way: Way }> = {
    'mfe-search': { as: accounts.orderer, way: searchToPackage },
    'mfe-checkout': { as: accounts.orderer, way: checkoutOf(cart) },
    'mfe-customer': { as: accounts.orderer, way: ownOrder },
    'mfe-cares': { as: accounts.orderer, way: campaign },
    'mfe-caterer': { as: accounts.caterer, way: kitchensOrder },
  };
  const folder = changedShell(join(root, 'shell/dist/site'), mark);
  const { id: live } = await liveRelease('shell');
  const candidate = await publishQuickly('shell', folder);
  await giveTo('shell', candidate, 50);
  try {
    for (const [id, built] of [
      [live, undefined],
      [candidate.id, mark],
    ] as const) {
      const openAs = await sessionsOf(browser, id);
      for (const [remote, { as, way }] of Object.entries(ways))
        await test.step(`${remote} in the shell ${id}`, async () => {
          const { page, errors } = await openAs(as);
          await way(page);
          const { shell, remotes, builtAs } = await drawnBy(page);
          expect({ shell, builtAs }).toEqual({ shell: id, builtAs: built });
          expect(remotes).toContain(remote);
          expect(errors).toEqual([]);
          await page.close();
        });
    }
  } finally {
    await giveTo('shell', candidate, 0);
    rmSync(folder, { recursive: true });
  }
});

/** Opens pages with the same shell, one session per person. */
async function sessionsOf(browser: Browser, shell: number) {
  const cookie = await sessionWithShell(shell);
  const contexts = new Map<string, Promise<Awaited<ReturnType<Browser['newContext']>>>>();
  const enter = async (email: string) => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'cc_releases', value: cookie, url: siteOrigin }]);
    const page = await context.newPage();
    await signInQuietly(page, email);
    await page.close();
    return context;
  };
  return async (email: string) => {
    const entered = contexts.get(email) ?? enter(email);
    contexts.set(email, entered);
    const page = await (await entered).newPage();
    return { page, errors: consoleErrors(page) };
  };
}

/** The shell that a page uses, and the releases that it requested. */
const drawnBy = (page: Page) =>
  page.evaluate(() => {
    const { shell } = JSON.parse(document.getElementById('site-data')?.textContent ?? '{}') as SiteData;
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return {
      shell: shell?.id,
      builtAs: (globalThis as { builtAs?: string }).builtAs,
      remotes: asked.flatMap((path) => /^\/remotes\/([^/]+)\/.*\.js$/.exec(path)?.[1] ?? []),
    };
  });
