import { randomUUID } from 'node:crypto';
import type { Schemas } from '@copper-carrot/contracts';
import type { Locator, Page } from '@playwright/test';
import { chooseFrom } from '../screens/controls';
import { expectAccessible } from '../support/accessible';
import { accounts, demoPassword } from '../support/demo';
import { mailedLink } from '../support/mailed-link';
import { Person } from '../support/person';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

interface Screen {
  name: string;
  /** Its address, for whoever may see it. */
  open: (page: Page) => Promise<string>;
  /** What leads from there to it. */
  act?: (page: Page) => Promise<void>;
  title: string | RegExp;
}

/** The organization that the person is an admin of. */
const ownOrganization = async (person: Person) => {
  const { memberships } = await person.call<Schemas['Session']>('GET', '/cpi/v2/user');
  const own = memberships.find(({ role }) => role === 'admin');
  if (!own) throw new Error(`${person.email} is nowhere an admin.`);
  return own.team_id;
};

const newAddress = () => `person-${randomUUID().slice(0, 8)}@northwind.example`;
const signUpFrame = (page: Page) => page.frameLocator('iframe[src^="/safe/sign_up"]');

/** The link of a mail that invites to the organization of the demo's admin. */
async function invitation(): Promise<string> {
  const email = newAddress();
  const admin = new Person(accounts.orderer);
  await admin.signIn();
  await admin.call('POST', `/cpi/v2/orderer/teams/${await ownOrganization(admin)}/memberships`, {
    body: { memberships: [{ email, role: 'staff' }] },
  });
  return mailedLink(email, /invites you/);
}

/** Screens that no journey of a phone passes: their journeys are the same at every width and run at a desk. */
const screens: Screen[] = [
  {
    name: 'the campaigns',
    open: () => Promise.resolve('/cares'),
    title: 'A warm plate for whoever stays late',
  },
  {
    name: 'the sign-up page',
    open: () => Promise.resolve('/sign-up'),
    title: 'Sign Up',
  },
  {
    name: 'the code of a sign-up',
    open: () => Promise.resolve('/sign-up'),
    act: async (page) => {
      const form = signUpFrame(page);
      await form.getByLabel('Your name').fill('Robin Vale');
      await form.getByLabel('Work email').fill(newAddress());
      await form.getByLabel('Password').fill(demoPassword);
      await form.getByLabel('Organization').fill('Greenhouse');
      await form.getByRole('button', { name: 'Sign Up' }).click();
      await expect(form.getByRole('textbox', { name: 'Code' })).toBeFocused();
    },
    title: 'Sign Up',
  },
  {
    name: 'a forgotten password',
    open: () => Promise.resolve('/forgot-password'),
    title: 'Forgot Your Password?',
  },
  {
    name: 'a new password',
    open: () => Promise.resolve('/forgot-password?token=made-up'),
    title: 'Choose a New Password',
  },
  {
    name: 'a link that confirms nothing',
    open: () => Promise.resolve('/customer/me/email-confirmed?token=made-up'),
    title: 'This link does not work any more',
  },
  {
    name: 'a confirmed address',
    open: async (page) => {
      await signInQuietly(page, accounts.colleague);
      return '/customer/me/email-confirmed?token=made-up';
    },
    title: 'Your email is confirmed',
  },
  {
    name: 'the form to invite someone',
    open: async (page) => {
      await signInQuietly(page, accounts.orderer);
      const admin = new Person(accounts.orderer);
      await admin.signIn();
      return `/organization/${await ownOrganization(admin)}/members/invite`;
    },
    title: 'Members',
  },
  {
    name: 'an invitation',
    open: invitation,
    title: 'Join Northwind Labs',
  },
  {
    name: 'a joined organization',
    open: invitation,
    act: async (page) => {
      const form = signUpFrame(page);
      await form.getByLabel('Your name').fill('Robin Vale');
      await form.getByLabel('Password').fill(demoPassword);
      await form.getByRole('button', { name: 'Sign Up' }).click();
    },
    title: 'You belong to Northwind Labs',
  },
];

for (const { name, open, act, title } of screens)
  test(`${name}: the screen stands on a phone as well`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(await open(page));
    await act?.(page);
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'how far it can be pushed aside').toBe(0);
    await expectAccessible(page, `${name} on a phone`);
  });

const nextWeek = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);

/** Words that their place cuts off: an address may be of any length, and its field scrolls. */
const cropped = (page: Page) =>
  page
    .getByRole('main')
    .locator('button span')
    .evaluateAll((all) =>
      all
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

test(
  'the food of a search stands near the top, after one line of what was asked',
  { tag: '@phone' },
  async ({ page }) => {
    for (const when of ['', `&start_date=${nextWeek}&start_time=12:00`]) {
      await page.goto(`/search?place_id=1&search_type=packages&headcount=20${when}`);
      const picture = page.getByRole('region', { name: 'Results' }).getByRole('img').first();
      await expect(picture).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /packages? from/ })).toBeVisible();
      const top = await picture.evaluate((image) => image.getBoundingClientRect().top);
      expect(top, 'pixels before the first picture').toBeLessThan(300);
      expect(await cropped(page)).toEqual([]);
    }
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await chooseFrom(page, sheet, 'Sort by', /^Best rated/);
    await expect(page).toHaveURL(/sort=rating/);
  },
);

test(
  'the way into a search stands before the pictures of the home page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Start a search' });
    await expect(form).toBeVisible();
    await expect(page.getByRole('list', { name: 'On tables now' }).getByRole('img').first()).toBeVisible();
    const top = await form.evaluate((box) => box.getBoundingClientRect().top);
    expect(top, 'pixels before the form').toBeLessThan(300);
  },
);

/** Texts of a button that go over into a second line. */
const broken = (button: Locator) =>
  button.locator('span').evaluateAll((all) =>
    all
      .filter(({ children }) => children.length === 0)
      .filter((span) => {
        const text = document.createRange();
        text.selectNodeContents(span);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(({ textContent }) => textContent),
  );

for (const width of [390, 820, 1024, 1280])
  test(
    `at ${width} pixels no date and no time of an order is cropped or broken`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.request.get('/cpi/v1/public/packages/search?place_id=1&limit=1');
      const { records } = (await answer.json()) as Schemas['PackageSearch'];
      for (const when of ['', `&start_date=${nextWeek}`, `&start_date=${nextWeek}&start_time=12:00`]) {
        await page.goto(`/packages/${records[0]?.slug}?place_id=1&headcount=20${when}`);
        await expect(page.getByRole('button', { name: /\bTime$/ })).toBeVisible();
        expect(await cropped(page)).toEqual([]);
        expect(await broken(page.getByRole('button', { name: /\b(Date|Time)$/ }))).toEqual([]);
      }
    },
  );
