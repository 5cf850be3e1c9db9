import { type Page } from '@playwright/test';

/** Removes the first reads from pages, as when the server is too slow to provide them. */
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
