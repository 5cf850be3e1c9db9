import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { itIsTime } from '../support/brought-about';
import { paymentsOf } from '../support/local-peers';
import { placedOrder, type Placed } from '../support/placed-order';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

/** Downloads a file; returns its name and content. */
async function download(page: Page, link: Locator): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Ends the event: the worker delivers and charges the order. */
async function deliver({ id, read }: Placed): Promise<void> {
  await itIsTime('order', id);
  await expect
    .poll(async () => (await read()).payment.status, { timeout: 60_000, message: `order ${id}` })
    .toBe('captured');
}

test(
  '[API-070] [CUST-22] an order goes into a calendar, and once it is delivered there are its papers, and more for the team',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const placed = await placedOrder();
    await signInQuietly(page, placed.person.email);
    await page.goto(placed.page);
    const entry = await download(page, page.getByRole('link', { name: 'Add to calendar' }));
    expect(entry.name).toMatch(/\.ics$/);
    expect(entry.content.toString()).toMatch(/^BEGIN:VCALENDAR[\s\S]*STATUS:CONFIRMED/);
    const price = page.getByRole('region', { name: 'Price' });
    const paper = (name: string) => price.getByRole('link', { name, exact: true });
    await expect(paper('Invoice')).toBeVisible();
    await expect(paper('Receipt')).toBeHidden();

    await deliver(placed);
    await page.reload();
    const before = await placed.read();
    for (const name of ['Receipt', 'Invoice']) {
      const { name: file, content } = await download(page, paper(name));
      expect([file, content.subarray(0, 5).toString()]).toEqual([
        `${name.toLowerCase()}-${placed.id}.pdf`,
        '%PDF-',
      ]);
    }
    await expectAccessibleOnPhoneToo(page, 'the page of an order with its papers');

    const { content: receipt } = await download(page, paper('Receipt'));
    await page.getByRole('link', { name: 'Raise the tip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Raise the tip' });
    const tip = Math.round((before.pricing.tip + 6.5) * 100) / 100;
    const field = dialog.getByRole('textbox', { name: 'Tip' });
    await field.fill(String(tip));
    await field.press('Tab');
    await expectAccessible(page, 'the dialog of a raised tip');
    await dialog.getByRole('button', { name: 'Pay $6.50 more' }).click();
    await expect(dialog).toBeHidden({ timeout: 60_000 });
    await expect(price).toContainText(`$${tip.toFixed(2)}`);
    const after = await placed.read();
    expect([after.pricing.tip, after.pricing.customer_price]).toEqual([
      tip,
      Math.round((before.pricing.customer_price + 6.5) * 100) / 100,
    ]);
    await expect
      .poll(async () =>
        (await paymentsOf(placed.id)).reduce((sum, { amount_captured }) => sum + amount_captured, 0),
      )
      .toBe(Math.round(after.pricing.customer_price * 100));
    // The content is tested in `papers.test.ts`; here the receipt only has to differ.
    const { content: next } = await download(page, paper('Receipt'));
    expect(next.equals(receipt)).toBe(false);
  },
);
