// @ts-check
import { chromium } from '@playwright/test';

/** @import { Browser } from '@playwright/test' */

/**
 * Starts the browser of the journeys, and ends it after `work`.
 * @template Result
 * @param {(browser: Browser) => Promise<Result>} work
 */
export async function withBrowser(work) {
  const { default: findBrowser } = await import(
    String(new URL('../../e2e/support/find-browser.ts', import.meta.url))
  );
  await findBrowser();
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
