import { randomUUID } from 'node:crypto';
import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { accounts } from '../support/demo';
import { mailedLink } from '../support/mailed-link';
import { Person } from '../support/person';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

interface Screen {
  name: string;
  /** Its address, for whoever may see it. */
  open: (page: Page) => Promise<string>;
  title: string | RegExp;
}

/** The organization that the person is an admin of. */
const ownOrganization = async (person: Person) => {
  const { memberships } = await person.call<Schemas['Session']>('GET', '/cpi/v2/user');
  const own = memberships.find(({ role }) => role === 'admin');
  if (!own) throw new Error(`${person.email} is nowhere an admin.`);
  return own.team_id;
};

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
    open: async () => {
      const email = `person-${randomUUID().slice(0, 8)}@northwind.example`;
      const admin = new Person(accounts.orderer);
      await admin.signIn();
      await admin.call('POST', `/cpi/v2/orderer/teams/${await ownOrganization(admin)}/memberships`, {
        body: { memberships: [{ email, role: 'staff' }] },
      });
      return mailedLink(email, /invites you/);
    },
    title: 'Join Northwind Labs',
  },
];

for (const { name, open, title } of screens)
  test(`${name}: the screen stands on a phone as well`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(await open(page));
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'how far it can be pushed aside').toBe(0);
    await expectAccessible(page, `${name} on a phone`);
  });
