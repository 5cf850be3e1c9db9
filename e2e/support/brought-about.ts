import { expect, type Locator, type Page } from '@playwright/test';
import { query } from './database';

/** Makes a process due and notifies the worker, instead of waiting for its poll. */
export async function itIsTime(kind: string, key: number): Promise<void> {
  await query('update processes set due_at = now() where kind = $1 and key = $2', [kind, key]);
  await query(
    `select graphile_worker.add_job('process_wake', json_build_object('kind', $1::text, 'key', $2::bigint), job_key := $3)`,
    [kind, key, `wake-${kind}-${key}`],
  );
}

/**
 * Returns focus to the window until an element appears, as that refreshes reads sooner than the 15-second
 * poll.
 */
export async function seesOnReturn(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(what).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}
