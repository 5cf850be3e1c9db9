import { consoleErrors } from '../support/console';
import { expect, test } from '../support/test';

test('whoever writes and presses before everything has come loses nothing, and gets what was pressed', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Start a search' });
  const what = form.getByRole('searchbox', { name: 'What' });
  await expect(what).toBeVisible();

  // Scripts are held back until these steps are done.
  let letThrough: () => void = () => undefined;
  const open = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\.js$/, async (route) => {
    await open;
    await route.continue();
  });
  await what.pressSequentially('soup');
  const people = form.getByRole('textbox', { name: 'People' });
  await people.fill('35');
  const where = form.getByRole('button', { name: /\bWhere$/ });
  await where.press('Enter');
  await expect(where).toHaveAttribute('aria-busy', 'true');
  letThrough();

  const seattle = page.getByRole('listbox').getByRole('option', { name: /^Seattle/ });
  await expect(seattle).toBeVisible();
  await seattle.click();
  await expect(where).toBeFocused();
  await expect(what).toHaveValue('soup');
  await expect(people).toHaveValue('35');
  await form.getByRole('button', { name: 'Find food' }).click();
  await expect(page).toHaveURL(/\/search\?place_id=8&headcount=35&query=soup/);
  expect(errors).toEqual([]);
});

test('the fields of the first search stand beside each other on a tablet, each whole', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Start a search' });
  const [more, when, go] = await Promise.all(
    [/^Increase People$/, /^When\b/, /^Find food$/].map((name) =>
      form.getByRole('button', { name }).boundingBox(),
    ),
  );
  if (!more || !when || !go) throw new Error('A field is not there.');
  expect(more.x + more.width).toBeLessThan(when.x);
  expect(Math.max(when.x + when.width, go.x + go.width)).toBeLessThan(768);
});

test('the search stands whole in the first view, at a desk and on a phone', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Start a search' });
    await expect(form.getByRole('button', { name: 'Find food' })).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('button', { name: /\bWhere$/ })).toBeInViewport({ ratio: 1 });
  }
});
