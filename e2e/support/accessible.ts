import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Holds the page as it stands, frames included, against WCAG 2.2 AA; `where` names the screen in a failure. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await standStill(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    // React Aria's announcer keeps pointing at what it read out for some seconds, also when that is gone.
    .exclude('[data-live-announcer]')
    .exclude({ fromFrames: ['iframe', '[data-live-announcer]'] })
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
  expect(found, `what axe finds on ${where}`).toEqual([]);
}

/** Half-way through a fade the contrast is wrong; what runs for ever, such as a skeleton's breathing, is not waited for. */
async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (each) => each.playState !== 'running' || each.effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}
