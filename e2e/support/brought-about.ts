import { expect, type Locator, type Page } from '@playwright/test';
import { query } from './database';

/** The time comes at which a process goes on by itself: the worker is told so, and does not find it late by its rounds. */
export async function itIsTime(kind: string, key: number): Promise<void> {
  await query('update processes set due_at = now() where kind = $1 and key = $2', [kind, key]);
  await query(
    `select graphile_worker.add_job('process_wake', json_build_object('kind', $1::text, 'key', $2::bigint), job_key := $3)`,
    [kind, key, `wake-${kind}-${key}`],
  );
}

/** Somebody comes back to the window until this has come: what moves on by itself is read anew then, and not every 15 seconds alone. */
export async function seesOnReturn(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(what).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}
