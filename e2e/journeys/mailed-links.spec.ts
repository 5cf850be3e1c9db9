import { randomUUID } from 'node:crypto';
import type { Schemas } from '@copper-carrot/contracts';
import { type Page } from '@playwright/test';
import { checkoutSection, placeOrder } from '../screens/checkout';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { accounts, demoPassword } from '../support/demo';
import { mailedCode, mailedLink } from '../support/mailed-link';
import { openMenu } from '../support/menu';
import { Person } from '../support/person';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(240_000);

const newAddress = () => `person-${randomUUID().slice(0, 8)}@northwind.example`;
const frame = (page: Page, path: string) => page.frameLocator(`iframe[src^="${path}"]`);

/** Signs a person up by the API with the mailed code. */
async function signUp(email: string): Promise<void> {
  const person = new Person(email);
  const { id } = await person.call<Schemas['SignUp']>('POST', '/cpi/v1/sign_ups', {
    body: { name: 'Robin Vale', email, password: demoPassword, organization_name: 'Greenhouse' },
  });
  await person.call('POST', `/cpi/v1/sign_ups/${id}/confirm`, { body: { code: await mailedCode(email) } });
}

test('[AUTH-02] [AUTH-07] [AUTH-11] a forgotten password: the mail leads to a new one, once', async ({
  page,
  browser,
}) => {
  const email = newAddress();
  await signUp(email);
  await page.goto('/forgot-password');
  const form = frame(page, '/safe/forgot_password');
  await form.getByLabel('Email').fill(email);
  await expectAccessibleOnPhoneToo(page, 'a forgotten password');
  await form.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(/about 5 minutes/)).toBeVisible();

  const link = await mailedLink(email, /^Reset your/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a New Password' })).toBeVisible();
  await form.getByRole('textbox', { name: 'New password' }).fill('password123');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('New password is too common.')).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the new password with a refusal');
  await form.getByRole('textbox', { name: 'New password' }).fill('eight green bottles');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed, and you are logged in.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Good food' })).toBeVisible();
  await openMenu(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  const again = frame(other, '/safe/forgot_password');
  await expect(again.getByText('This link does not work any more')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'New password' })).toBeHidden();
  await expectAccessible(other, 'the new password with a used link');
  await again.getByRole('button', { name: 'Send a new link' }).click();
  await expect(again.getByLabel('Email')).toBeVisible();
  await other.context().close();
});

test('[AUTH-03] [AUTH-05] [AUTH-08] signing up leads by the code of the newest mail to where one came from', async ({
  page,
}) => {
  const [known, email] = [newAddress(), newAddress()];
  await signUp(known);
  await page.goto('/sign-up?redirect=%2Fcares');
  const form = frame(page, '/safe/sign_up');
  await form.getByLabel('Your name').fill('Robin Vale');
  await expectAccessibleOnPhoneToo(page, 'the sign-up page');
  await form.getByLabel('Work email').fill(known);
  await form.getByLabel('Password').fill(demoPassword);
  await form.getByLabel('Organization').fill('Greenhouse');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  // The screen is the same for an existing account; only the mail differs.
  await expect(form.getByText(`We sent a 6-digit code to ${known}.`)).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the code of a sign-up');
  await form.getByRole('button', { name: 'Use another address' }).click();
  await expect(form.getByLabel('Work email')).toBeFocused();
  await form.getByLabel('Work email').fill(email);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  const first = await mailedCode(email);
  await form.getByRole('button', { name: 'Send a new code' }).click();
  await expect(form.getByText(`We sent a new code to ${email}.`)).toBeVisible();
  await expect.poll(() => mailedCode(email), { timeout: 30_000 }).not.toBe(first);
  await form.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(email));
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/cares');
  expect((await page.request.get('/cpi/v2/user')).status()).toBe(200);
});

test('[CUST-07] a link that confirms nothing leads to a new one, and a confirmed address is told so', async ({
  page,
}) => {
  const link = '/customer/me/email-confirmed?token=made-up';
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This link does not work any more' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the link that confirms nothing');
  await signInQuietly(page, accounts.colleague);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the confirmed address');
});

test('[ORG-03] [PAGE-08] [AUTH-08] an invited colleague joins by the mail, and orders', async ({
  page,
  browser,
}) => {
  const email = newAddress();
  const inviting = await (await browser.newContext()).newPage();
  await signInQuietly(inviting, accounts.orderer);
  await inviting.goto('/customer/orders');
  const members = await manageLink(inviting);
  await inviting.goto(members);
  await expect(inviting.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expectAccessibleOnPhoneToo(inviting, 'the members');
  await inviting.getByRole('link', { name: 'Invite someone' }).click();
  const dialog = inviting.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('E-mail').fill(accounts.orderer);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('E-mail is a member already.')).toBeVisible();
  await expectAccessibleOnPhoneToo(inviting, 'the invitation with a refusal');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(inviting.getByRole('rowheader', { name: email })).toBeVisible();

  const link = await mailedLink(email, /invites you/);
  await inviting.goto(link);
  // The inviter is already a member.
  await expect(inviting.getByRole('heading', { level: 1, name: /^You belong to/ })).toBeVisible();
  await inviting.context().close();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Join Northwind Labs' })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the invitation');
  const form = frame(page, '/safe/sign_up');
  await form.getByLabel('Your name').fill('Robin Vale');
  await form.getByLabel('Password').fill(demoPassword);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You belong to Northwind Labs' })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the joined organization');

  const colleague = new Person(email);
  await colleague.signIn();
  const offer = await offerWithRoom(colleague);
  const teamId = Number(/\d+/.exec(members)?.[0]);
  const orderId = await readyCart(colleague, offer, { teamId });
  await page.goto(`/orders/${orderId}/checkout`);
  await expect(checkoutSection(page, 'Payment').getByRole('radio').first()).toBeAttached();
  await placeOrder(page);
  await expect(page.getByText('Waiting for the caterer').first()).toBeVisible();
  const order = await colleague.call<Schemas['Order']>('GET', `${ordersBase}/orders/${orderId}`);
  expect(order).toMatchObject({ status: 'pending', team_id: teamId });
});

/** The menu's link to the organization that the person administers. */
async function manageLink(page: Page): Promise<string> {
  const { memberships } = (await (await page.request.get('/cpi/v2/user')).json()) as {
    memberships: { team_id: number; role: string }[];
  };
  const { team_id: id } = memberships.find(({ role }) => role === 'admin') ?? {};
  return `/organization/${id}/members`;
}
