import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { accounts, demoPassword } from '../support/demo';
import { openMenu } from '../support/menu';
import { loginFrame, signInByFrame, signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

const search = '/search?place_id=1&headcount=20';

test(
  '[NAV-01] [AUTH-01] [AUTH-05] [AUTH-06] logging in leads back to where one came from',
  { tag: '@phone' },
  async ({ page, isPhone }) => {
    await page.goto(search);
    const bar = page.getByRole('banner');
    if (isPhone) {
      await bar.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Log In' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Sign Up' })).toBeVisible();
      await page.keyboard.press('Escape');
    } else await expect(bar.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await bar.getByRole('link', { name: 'Log In' }).click();

    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(search)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
    await expect(page.getByText('New to Copper Carrot? Sign Up')).toBeVisible();
    await expect(page.getByText(demoPassword)).toBeVisible();
    for (const email of Object.values(accounts)) await expect(page.getByText(email)).toBeVisible();
    await expect(loginFrame(page).getByLabel('Email')).toBeVisible();
    await expectAccessible(page, 'the sign-in page');

    await signInByFrame(page, accounts.staff);
    await expect(page).toHaveURL(search);
    await expect(bar.getByRole('link', { name: 'Log In' })).toBeHidden();
    await openMenu(page, isPhone);
  },
);

test('the sign-in form says beside each field what it lacks and when the password is wrong, and lets one in by keyboard alone', async ({
  page,
}) => {
  await page.goto('/login');
  const frame = loginFrame(page);
  const [email, password] = [frame.getByLabel('Email'), frame.getByLabel('Password')];
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Email is missing.');
  await expect(password).toHaveAccessibleDescription('Password is missing.');
  await expectAccessible(page, 'the sign-in page with empty fields');
  await page.keyboard.type(accounts.staff);
  await page.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the sign-in page with a refusal');
  await password.fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test(
  '[AUTH-20] [AUTH-21] [AUTH-22] logging out ends the session, forgets everything and loads / anew',
  { tag: '@explore-phone' },
  async ({ page, baseURL, isPhone }) => {
    await signInQuietly(page, accounts.staff);
    await page.goto('/customer/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, { keptInMemory: true });
      sessionStorage.setItem('kept', 'yes');
    });
    await openMenu(page, isPhone);
    const loaded = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url() === `${baseURL}/`,
    );
    await page.getByRole('button', { name: 'Log Out' }).click();
    await loaded;
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    expect(await page.evaluate(() => 'keptInMemory' in window)).toBe(false);
    expect(await page.evaluate(() => sessionStorage.getItem('kept'))).toBeNull();
    expect((await page.request.get('/cpi/v2/user')).status()).toBe(401);

    await page.goto('/customer/orders');
    await expect(page.getByRole('heading', { name: 'Please Log In Below' })).toBeVisible();
  },
);

test(
  '[ERRP-12] [AUTH-12] [AUTH-13] [AUTH-16] a page for members asks to log in, and comes once that is done in the modal',
  { tag: '@explore-phone' },
  async ({ page }) => {
    await page.goto('/customer/orders');
    await expect(page.getByRole('heading', { name: 'Please Log In Below' })).toBeVisible();
    await expect(page.getByText('You must be logged in to view this page')).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'the 401 page');

    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    const modal = page.getByRole('dialog', { name: 'Log In' });
    await expect(modal).toBeVisible();
    await modal.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('dialog', { name: 'Forgot Your Password?' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to log in' }).click();
    const fetchedAgain = page.waitForResponse(
      (response) => response.url().endsWith('/cpi/v2/user') && response.status() === 200,
    );
    await signInByFrame(page, accounts.colleague);
    await fetchedAgain;
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page).toHaveURL('/customer/orders');
  },
);

test(
  '[ERRP-16] [ERRP-17] an address that leads nowhere answers 404 and says so',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const answer = await page.goto('/there/is/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByText('This page could not be found')).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'the 404 page');
  },
);
