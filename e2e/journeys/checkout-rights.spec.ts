import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { checkoutSection } from '../screens/checkout';
import { tick } from '../screens/controls';
import { changeHeadcount, sendChanges } from '../screens/modify';
import { expectAccessible } from '../support/accessible';
import { query } from '../support/database';
import { accounts } from '../support/demo';
import { mailsAbout } from '../support/local-peers';
import { makePerson } from '../support/made-people';
import { headcount } from '../support/offers';
import { placedOrder } from '../support/placed-order';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

/** Another orderer of an organization. */
async function colleagueIn(teamId: number | undefined) {
  const colleague = await makePerson();
  await query(
    `insert into memberships (user_id, team_id, role) select id, $2, 'orderer' from users where email = $1`,
    [colleague.email, teamId],
  );
  return colleague;
}

/** The names of all enabled controls of the page. */
const open = (page: Page) =>
  page
    .getByRole('main')
    .locator('input:enabled, textarea:enabled, select:enabled, button[aria-haspopup]:enabled')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? field.outerHTML));

test('[OPERM-05] [OPERM-09] a colleague looks at an order, as a cart and as it was placed, and changes nothing; a stranger finds none', async ({
  page,
  browser,
}) => {
  const owner = await makePerson();
  const orderId = await readyCart(owner, await offerWithRoom(owner));
  const colleague = await colleagueIn(owner.teamIds[0]);
  await signInQuietly(page, colleague.email);
  await page.goto(`/orders/${orderId}/checkout`);
  const notice = page.getByText('You can look, but not change');
  await expect(notice).toBeVisible();
  await expect(checkoutSection(page, 'Address').getByRole('textbox', { name: 'Contact name' })).toHaveValue(
    'Front desk',
  );
  await expect(checkoutSection(page, 'Payment')).toContainText(
    `This order is paid with a card of ${owner.firstName} Made.`,
  );
  expect(await open(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0);
  await expectAccessible(page, 'the cart of a colleague');

  const stranger = await (await browser.newContext()).newPage();
  await signInQuietly(stranger, (await makePerson()).email);
  await stranger.goto(`/orders/${orderId}/checkout`);
  await expect(stranger.getByRole('heading', { level: 1, name: '404' })).toBeVisible();

  await owner.call('POST', `${ordersBase}/orders/${orderId}/submit`, { body: {} });
  await page.goto(`/orders/${orderId}/modify`);
  await expect(notice).toBeVisible();
  expect(await open(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Send changes' })).toBeDisabled();
});

test('[OPERM-01] [OPERM-11] a site admin changes an order that stands in silence, and the next one aloud', async ({
  page,
}) => {
  const placed = await placedOrder();
  await signInQuietly(page, accounts.admin);
  const change = async (to: number, from: number, isSilent: boolean) => {
    await page.goto(`/orders/${placed.id}/modify`);
    await changeHeadcount(page, to, from);
    if (isSilent)
      await tick(
        page.getByRole('region', { name: 'Notifications' }),
        /^Write to nobody about these changes$/,
      );
    await sendChanges(page);
    await expect(page).toHaveURL(/modify_submitted=true$/);
  };
  const told = async (to: string, subject: RegExp) =>
    (await mailsAbout(placed.id, to)).filter((mail) => subject.test(mail.subject)).length;
  await change(headcount - 1, headcount, true);
  await change(headcount - 2, headcount - 1, false);
  await expect.poll(() => told(placed.person.email, /is changed/), { timeout: 60_000 }).toBe(1);
  await expect.poll(() => told(accounts.caterer, /has changed/), { timeout: 60_000 }).toBe(1);
  const { headcount: now, history } = await placed.read();
  expect(now).toBe(headcount - 2);
  // No mail was sent, and the history shows the change.
  expect(history.filter(({ kind }: Schemas['OrderHistoryEntry']) => kind === 'change_applied')).toHaveLength(
    2,
  );
});
