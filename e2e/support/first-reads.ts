import { type Page } from '@playwright/test';

/** Has pages come without the answers that the server writes into them, as they do when it could not find them out in time. */
export async function bringNothing(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<script type="application\/json" id="first-reads">.*?<\/script>/s, ''),
    });
  });
}
