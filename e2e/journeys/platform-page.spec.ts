import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { givenOn } from '../support/blame';
import { changedRemote } from '../support/changed-build';
import { giveTo, liveRelease, publishQuickly } from '../support/quick-release';
import { askPlatform, openSession, root } from '../support/sixth-team';
import { expect, test } from '../support/test';

const remote = 'mfe-cares';
const label = `team of the journey ${Date.now()}`;
const widths = [1280, 820, 390];

/** Checks that the page fits desktop, tablet and phone widths. */
async function look(page: Page, where: string, lookedAt: readonly number[] = [1280]) {
  // Closes notices, which cover the page.
  const notices = page.getByRole('button', { name: 'Close notification' });
  await expect(async () => {
    for (let left = await notices.count(); left > 0; left -= 1)
      await notices.first().click({ timeout: 1000 });
    await expect(notices).toHaveCount(0, { timeout: 500 });
  }).toPass();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (lookedAt.includes(width)) await expectAccessible(page, `${where}, ${width} pixels wide`);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `pixels by which ${where} is wider than ${width}`,
      })
      .toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

const useKey = async (page: Page, key: string) => {
  await page.getByLabel('Deploy key').fill(key);
  await page.getByRole('button', { name: 'Use this key' }).click();
};

test('a stranger to /platform reads whom it is for, and neither a wrong key nor a call gets any further', async ({
  page,
}) => {
  await page.goto('/platform');
  await expect(
    page.getByText('This page is for site admins, and for whoever has a deploy key.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await look(page, '/platform of a stranger', widths);
  await useKey(page, 'ccd_mistyped');
  await expect(page.getByText('This is no deploy key of this site, or it was revoked.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Forget it' })).toBeHidden();
  const { id } = await liveRelease(remote);
  const call = `/cpi/v1/platform/remotes/${remote}/halt`;
  const data = { release_id: id, why: 'to break it' };
  expect((await page.request.post(call, { data })).ok()).toBe(false);
  const withWrongKey = await page.request.post(call, {
    data,
    headers: { Authorization: 'Bearer ccd_mistyped' },
  });
  expect(withWrongKey.status()).toBe(401);
  expect((await liveRelease(remote)).id).toBe(id);
});

test('a team with its key gives a release to some, to all, goes back and halts on /platform, and a visitor has it so', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const before = await liveRelease(remote);
  const folders = ['page_1', 'page_2'].map((mark) =>
    changedRemote(join(root, remote, 'dist/release'), `${mark}_${Date.now()}`),
  );
  const [first, second] = await Promise.all(folders.map((folder) => publishQuickly(remote, folder)));
  const { key } = await askPlatform<{ key: string }>(`/${remote}/keys`, { label });
  if (!first || !second) throw new Error('Nothing was published');
  const named = ({ version, hash }: typeof first) => `${version}-${hash.slice(0, 7)}`;
  const releases = page.getByRole('grid', { name: `Releases of ${remote}` });
  const log = page.getByRole('grid', { name: `What was done to ${remote}` });
  const ask = (act: string, release: typeof first) =>
    releases.getByRole('button', { name: `${act} ${named(release)}`, exact: true }).click();
  // Notices have this role too, but are not modal.
  const dialog = page.getByRole('alertdialog').and(page.locator(':not([aria-modal="false"])'));
  const share = dialog.getByRole('textbox', { name: 'Share of new sessions, in percent' });
  const confirm = async (act: string) => {
    await dialog.getByRole('button', { name: act, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const stands = (release: typeof first, state: string) =>
    expect(releases.getByRole('row', { name: new RegExp(`· ${release.id}\\b`) })).toContainText(state);
  const logged = (words: string | RegExp) =>
    expect(log.getByRole('row').filter({ hasText: words }).filter({ hasText: label }).first()).toBeVisible();

  // A visitor with a new browser at each visit.
  const expectVisitorHas = async (release: typeof first) => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto('/cares');
    await expect(visitor.getByRole('heading', { level: 1, name: /warm plate/ })).toBeVisible();
    expect((await givenOn(visitor, remote)).id).toBe(release.id);
    await context.close();
  };
  const sharesOf = async (sessions: number) => {
    const given = await Promise.all(Array.from({ length: sessions }, () => openSession()));
    return new Set(given.map(({ data }) => data.feed.remotes.find(({ name }) => name === remote)?.id));
  };

  try {
    await page.goto('/platform');
    await useKey(page, key);
    await stands(first, 'Ready');
    await stands(before, 'Live');
    await look(page, '/platform with a key', widths);

    await test.step('another team’s remote is read, and not changed', async () => {
      await page.getByRole('link', { name: 'mfe-search' }).click();
      await expect(page.getByRole('grid', { name: 'Releases of mfe-search' })).toBeVisible();
      await expect(
        page.getByRole('button', { name: /^(Halt|Roll back|Activate|Canary|Promote) / }),
      ).toHaveCount(0);
      const theirs = await liveRelease('mfe-search');
      const refused = await page.request.post('/cpi/v1/platform/remotes/mfe-search/halt', {
        data: { release_id: theirs.id, why: 'not ours' },
        headers: { Authorization: `Bearer ${key}` },
      });
      expect(refused.status()).toBe(403);
      expect((await liveRelease('mfe-search')).id).toBe(theirs.id);
      await page.getByRole('link', { name: remote }).click();
    });

    await test.step('a share', async () => {
      await ask('Canary', first);
      await share.fill('50');
      await look(page, 'the question for a share');
      await confirm('Canary');
      await stands(first, 'Canary 50%');
      await logged('Given to 50% of new sessions');
      expect(await sharesOf(24)).toEqual(new Set([before.id, first.id]));
      await ask('Change share', first);
      await share.fill('100');
      await confirm('Change share');
      await stands(first, 'Canary 100%');
      await expectVisitorHas(first);
      await look(page, '/platform with a canary');
    });

    await test.step('promoted, and gone back from', async () => {
      await ask('Promote', first);
      await confirm('Promote');
      await stands(first, 'Live');
      await expect(page.getByText(`${named(first)} is live`)).toBeVisible();
      await logged('Promoted: live for everybody');
      await expectVisitorHas(first);
      await ask('Roll back', first);
      await dialog.getByRole('button', { name: 'Roll back', exact: true }).click();
      await expect(dialog.getByText('Say why: the log keeps it.')).toBeVisible();
      await dialog.getByLabel('Why').fill('prices are wrong');
      await look(page, 'the question before a rollback');
      await confirm('Roll back');
      await stands(before, 'Live');
      await stands(first, 'Halted');
      await logged(/Brought back; release \d+ halted: prices are wrong/);
      await expectVisitorHas(before);
    });

    await test.step('halted while some have it', async () => {
      await ask('Canary', second);
      await share.fill('100');
      await confirm('Canary');
      await expectVisitorHas(second);
      await ask('Halt', second);
      await dialog.getByLabel('Why').fill('it is slow');
      await confirm('Halt');
      await stands(second, 'Halted');
      await logged('Halted: it is slow');
      await expectVisitorHas(before);
      expect(await sharesOf(6)).toEqual(new Set([before.id]));
      await look(page, '/platform with halted releases');
    });

    await page.reload();
    await expect(page.getByLabel('Deploy key')).toHaveValue('');
    await expect(page.getByRole('grid')).toHaveCount(0);
  } finally {
    // Cleans up after a failure.
    if ((await liveRelease(remote)).id !== before.id)
      await askPlatform(`/${remote}/activate`, { release_id: before.id });
    for (const release of [first, second]) await giveTo(remote, release, 0).catch(() => undefined);
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
});
