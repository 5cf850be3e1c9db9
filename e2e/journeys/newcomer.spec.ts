import { randomUUID } from 'node:crypto';
import type { Schemas } from '@copper-carrot/contracts';
import { checkoutSection } from '../screens/checkout';
import { chooseFood, startOrder } from '../screens/package';
import { expectAccessible } from '../support/accessible';
import { accounts, demoPassword } from '../support/demo';
import { mailedCode } from '../support/mailed-link';
import { findOffers, headcount } from '../support/offers';
import { Person } from '../support/person';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

test(
  '[AUTH-09] [MODAL-04] [PKG-01] someone without an account starts an order on a package page, and signs up on the way',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const scout = new Person(accounts.staff);
    await scout.signIn();
    const [offer] = await findOffers(scout, 1);
    if (!offer) throw new Error('Nothing is on offer.');
    const pack = await scout.call<Schemas['Package']>('GET', `/cpi/v1/public/packages/${offer.pack.id}`);
    const event = new URLSearchParams({
      headcount: String(headcount),
      start_date: offer.date,
      start_time: offer.time,
    });
    await page.goto(`/packages/${pack.slug}?place_id=1&${event}`);
    await expect(page.getByRole('heading', { level: 1, name: pack.name })).toBeVisible();
    const food = await chooseFood(page, pack);
    await startOrder(page);

    const signUp = page.getByRole('dialog', { name: 'Sign Up' });
    await expect(signUp.getByText('So that we can save your order.')).toBeVisible();
    const form = page.frameLocator('iframe[src^="/safe/sign_up"]');
    await expect(form.getByLabel('Your name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(signUp).toBeHidden();
    await startOrder(page);
    const email = `newcomer-${randomUUID().slice(0, 8)}@greenhouse.example`;
    await form.getByLabel('Your name').fill('Robin Vale');
    await form.getByLabel('Work email').fill(email);
    await form.getByLabel('Password').fill(demoPassword);
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(form.getByText('Organization is missing.')).toBeVisible();
    await expectAccessible(page, 'the package with its sign-up');
    await form.getByLabel('Organization').fill('Greenhouse');
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(form.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    const code = form.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeFocused();
    await code.fill('12');
    await form.getByRole('button', { name: 'Confirm' }).click();
    await expect(form.getByText('Code is wrong or no longer works.')).toBeVisible();
    await expectAccessible(page, 'the package with the code of its sign-up');
    await code.fill(await mailedCode(email));
    await form.getByRole('button', { name: 'Confirm' }).click();

    await expect(page).toHaveURL(/\/orders\/\d+\/checkout$/);
    const orderId = Number(/orders\/(\d+)/.exec(page.url())?.[1]);
    for (const name of food) await expect(checkoutSection(page, 'Choices')).toContainText(name);
    const newcomer = new Person(email);
    await newcomer.signIn();
    const order = await newcomer.call<Schemas['Order']>('GET', `/cpi/v1/orderer/orders/${orderId}`);
    expect(order).toMatchObject({
      status: 'in_cart',
      headcount,
      start_date: offer.date,
      start_time: offer.time,
      user_name: 'Robin Vale',
      team: { name: 'Greenhouse' },
    });
  },
);
