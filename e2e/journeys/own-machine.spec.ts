import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { serveMachine } from '../../scripts/remote/machine.mjs';
import { askPlatform, root } from '../support/sixth-team';
import { expect, test } from '../support/test';

test('one browser has a remote from somebody’s machine, beside what is live of the others, and anew at each change', async ({
  page,
}) => {
  const port = await freePort(0);
  const origin = `http://localhost:${port}`;
  const machine = await serveMachine({ folder: join(root, 'mfe-cares/dist/release'), port, origin });
  try {
    const { url } = await askPlatform<{ url: string }>('/mfe-cares/preview', { origin });
    await page.goto(url);
    await page.goto('/cares');
    const screen = page.getByRole('heading', { level: 1, name: 'A warm plate for whoever stays late' });
    await expect(screen).toBeVisible();
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    );
    const fromMachine = scripts.filter((name) => name.startsWith(origin));
    expect(fromMachine.length, 'its entry and its chunks').toBeGreaterThan(1);
    expect(scripts.filter((name) => name.includes('/remotes/mfe-cares/'))).toEqual([]);

    const anew = page.waitForEvent('load');
    machine.pages.reload();
    await anew;
    await expect(screen).toBeVisible();
    await page.getByRole('link', { name: 'Find food' }).first().click();
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
  } finally {
    await machine.stop();
  }
});
