import type { Page } from '@playwright/test';
import { travel } from '../screens/main-job';
import { expectAccessible } from '../support/accessible';
import { accounts } from '../support/demo';
import { test } from '../support/test';

test.setTimeout(240_000);

const latencyMs = 150;

/** Delays each answer, as on a phone far from the server. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

test(
  `[SEA-01] [SEA-03] [SEA-04] [PKG-01] [PKG-02] [AUTH-06] [AUTH-09] [AUTH-12] [AUTH-13] [CHK-01] [CHK-02] [CHK-04] [CHK-05] [PAY-01] an order travels from search to the kitchen, by a phone with ${latencyMs} ms to the server as well`,
  { tag: '@phone' },
  async ({ page, browser, isPhone }) => {
    if (isPhone) await slowDown(page);
    const email = isPhone ? accounts.colleague : accounts.orderer;
    const comes = isPhone ? 'individual' : 'mixed';
    await travel({ page, browser, isPhone, email, comes }, expectAccessible);
  },
);
