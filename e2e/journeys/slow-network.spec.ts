import { travel } from '../screens/main-job';
import { accounts } from '../support/demo';
import { test } from '../support/test';

const latencyMs = 150;

test.setTimeout(240_000);

test(
  `an order travels from search to the kitchen with ${latencyMs} ms between phone and server`,
  { tag: '@phone' },
  async ({ page, browser, isPhone }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await travel({ page, browser, isPhone, email: accounts.invoiced });
  },
);
