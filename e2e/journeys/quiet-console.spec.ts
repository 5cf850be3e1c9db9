import { brandHref, type Schemas } from '@copper-carrot/contracts';
import { type Page } from '@playwright/test';
import { consoleErrors } from '../support/console';
import { accounts } from '../support/demo';
import { openMenu } from '../support/menu';
import { signInByFrame } from '../support/sign-in';
import { expect, test } from '../support/test';

/** Opens a page and waits until it is idle. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a visitor reads the public pages without an error in the console, and nobody asks who they are', async ({
  page,
  request,
}) => {
  const read = async <Answer>(path: string) => (await (await request.get(path)).json()) as Answer;
  const { records } = await read<Schemas['PackageSearch']>(
    '/cpi/v1/public/packages/search?place_id=1&limit=1',
  );
  const pack = await read<Schemas['Package']>(`/cpi/v1/public/packages/${records[0]?.id}`);
  const pages = [
    '/',
    '/search',
    '/search?place_id=1&headcount=20',
    `/packages/${pack.slug}`,
    brandHref(pack.caterer),
    '/explore/new-york-city-catering',
    '/cuisines/mexican-catering',
    '/learn-more/about',
    '/cares',
    '/login',
    '/sign-up',
    '/forgot-password',
  ];
  const errors = consoleErrors(page);
  const asked: string[] = [];
  page.on('request', (each) => {
    if (each.url().includes('/cpi/v2/user')) asked.push(each.url());
  });
  for (const path of pages) await visit(page, path);
  expect(errors).toEqual([]);
  expect(asked).toEqual([]);
});

test('a person is known after signing in, on every page load, on the way back, and is a visitor after signing out', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log In' });
  await visit(page, '/cares');
  // A page cached before the sign-in must not redirect back.
  await page.goto('/login?redirect=%2Fcares');
  await signInByFrame(page, accounts.staff);
  await expect(page).toHaveURL('/cares');
  await openMenu(page);
  await visit(page, '/learn-more/about');
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL('/cares');
  await openMenu(page);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('/');
  await expect(logIn).toBeVisible();
  await visit(page, '/cares');
  expect(errors).toEqual([]);
});

test('a session that ended elsewhere is noticed once', async ({ page, context }) => {
  await page.goto('/login?redirect=%2Fcares');
  await signInByFrame(page, accounts.colleague);
  await expect(page).toHaveURL('/cares');
  await openMenu(page);
  const kept = await context.cookies();
  await context.clearCookies({ name: 'cc_session' });
  const errors = consoleErrors(page);
  await visit(page, '/cares');
  expect(kept.find(({ name }) => name === 'cc_signed_in')?.value).toBe('1');
  expect(errors).toHaveLength(1);
  await visit(page, '/cares');
  expect(errors).toHaveLength(1);
});
