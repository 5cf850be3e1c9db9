import type { Schemas } from '@copper-carrot/contracts';
import { expectAccessibleOnPhoneToo } from '../support/accessible';
import { accounts } from '../support/demo';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test('[PAGE-16] [PAGE-07] the blog is read, and a colleague’s link leads to a sign-up', async ({
  page,
  browser,
}) => {
  await page.goto('/blog');
  await expectAccessibleOnPhoneToo(page, 'the blog');
  const first = page.getByRole('list', { name: 'Posts' }).getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'a post');
  await page.goto('/learn-more/about');
  await expect(page.getByRole('heading', { name: 'Why we are here' })).toBeVisible();

  await signInQuietly(page, accounts.orderer);
  await page.goto('/refer');
  const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue();
  await expectAccessibleOnPhoneToo(page, 'one’s own link');
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL(link).pathname);
  await other.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expect(other).toHaveURL(/\/sign-up\?referral=/);
  await expect(other.locator('iframe[src*="referral="]')).toBeVisible();
});

test('[SESS-12] [SESS-13] a site admin acts as a person with a reason, sees so on every page, and ends it', async ({
  page,
}) => {
  await signInQuietly(page, accounts.admin);
  await page.goto('/admin?query=orderer@northwind.example');
  await page
    .getByRole('button', { name: /^Act as / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('They cannot find their order');
  await page.getByRole('button', { name: 'Begin' }).click();
  const banner = page.getByRole('note', { name: 'Acting as another user' });
  await expect(banner).toContainText('Both names are kept');
  await page.goto('/customer/orders');
  await expectAccessibleOnPhoneToo(page, 'the orders of somebody else');
  await banner.getByRole('link', { name: 'Stop acting as them' }).click();
  await expect(banner).toBeHidden();
  const session = (await (await page.request.get('/cpi/v2/user')).json()) as Schemas['Session'];
  expect(session.is_admin).toBe(true);
  await page.goto('/admin');
  await expect(page.getByText('They cannot find their order').first()).toBeVisible();
});
