import { expectAccessibleOnPhoneToo } from '../support/accessible';
import { expect, test } from '../support/test';

test('[PAGE-04] the style guide opens, and is readable in light and in dark', async ({ page }) => {
  await page.goto('/style-guide');
  await expect(page.getByRole('heading', { level: 1, name: 'The parts of the table' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Colour' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessibleOnPhoneToo(page, `the style guide in ${colorScheme}`);
  }
});
