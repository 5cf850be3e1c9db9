import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(
      `[PAGE-04] the style guide opens and is readable in ${colorScheme}`,
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto('/style-guide');
        await expect(page.getByRole('heading', { level: 1, name: 'The parts of the table' })).toBeVisible();
        await expect(page.getByRole('heading', { level: 2, name: 'Colour' })).toBeVisible();
        await expectAccessible(page, `the style guide in ${colorScheme}`);
      },
    );
  });
}
