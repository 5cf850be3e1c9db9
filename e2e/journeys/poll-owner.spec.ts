import type { Locator, Page } from '@playwright/test';
import { checkoutSection, placeOrder } from '../screens/checkout';
import { pick } from '../screens/controls';
import { byLink } from '../screens/shared-poll';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { paymentsOf } from '../support/local-peers';
import { answer, ask as askByCall, type Club, endNow, lunchClub, orderOneOf } from '../support/lunch-club';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const tick = (within: Locator, words: string) => within.locator('label').filter({ hasText: words }).click();

/** The owner asks in checkout: a colleague by name, and another person by address. */
async function ask(page: Page, { colleague }: Club): Promise<Locator> {
  const poll = checkoutSection(page, 'Poll');
  await poll.getByRole('button', { name: 'Ask the team' }).click();
  const form = poll.getByRole('form', { name: 'Ask the team' });
  await tick(form, colleague.firstName);
  await form.getByRole('textbox', { name: /E-mail addresses/ }).fill('Guest <guest@elsewhere.example>');
  await expectAccessible(page, 'checkout as it asks the team');
  await form.getByRole('button', { name: 'Open the poll' }).click();
  await expect(poll.getByText('0 of 2 have answered')).toBeVisible();
  return poll;
}

test(
  'a poll is made, answered, closed and used, and the order holds what was picked',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const club = await lunchClub();
    const { owner, colleague, orderId, orderOf } = club;
    await signInQuietly(page, owner.email);
    await page.goto(`/orders/${orderId}/checkout`);
    const poll = await ask(page, club);

    // Others' answers appear without a reload.
    const picked = await answer(club);
    await expect(poll.getByText('1 of 2 have answered')).toBeVisible({ timeout: 15_000 });
    await expect(poll.getByRole('list', { name: 'Who picked what' })).toContainText(colleague.firstName);
    await expectAccessibleOnPhoneToo(page, 'checkout with an open poll');

    await poll.getByRole('button', { name: 'Show a QR code' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /\/customer\/polls\// })).toBeVisible();
    await expectAccessible(page, 'the code of a poll’s link');
    await page.keyboard.press('Escape');

    await poll.getByRole('button', { name: 'Remind the rest' }).click();
    await expect(page.getByText('We are reminding 1 person.')).toBeVisible();

    await poll.getByRole('button', { name: 'Add a meal' }).click();
    const meal = page.getByRole('dialog', { name: 'Add a meal' });
    await meal.getByRole('textbox', { name: 'Name' }).fill('Ari Bloom');
    await pick(meal.getByRole('radiogroup', { name: 'Meal' }), /^Not eating/);
    await expectAccessible(page, 'a meal for somebody else');
    await meal.getByRole('button', { name: 'Add the meal' }).click();
    await expect(page.getByText('Meal added for Ari Bloom.')).toBeVisible();

    await poll.getByRole('button', { name: 'Change or end the poll' }).click();
    await poll.getByRole('button', { name: 'Close now' }).click();
    await expect(poll.getByText('Nobody can answer any more.')).toBeVisible();
    // Submit asks about answers and payment in one dialog.
    await placeOrder(page);
    const use = page.getByRole('dialog', { name: 'Use these answers and place the order' });
    await expect(use.getByRole('table')).toBeVisible();
    await expectAccessible(page, 'what the answers change');
    await use.getByRole('button', { name: 'Use these answers and place the order' }).click();
    // A first order leads to the welcome page.
    await expect(page).toHaveURL(new RegExp(`/orders/${orderId}(/new-customer|/status)?$`));
    const order = await orderOf();
    expect(order.status).toBe('pending');
    expect(order.chosen_options.find(({ option_id }) => option_id === picked)?.qty).toBeGreaterThanOrEqual(2);
  },
);

test('an armed poll keeps its order as it is, and sends it by itself for no more than was agreed to', async ({
  page,
}) => {
  const club = await lunchClub();
  const { owner, orderId, orderOf } = club;
  await signInQuietly(page, owner.email);
  await page.goto(`/orders/${orderId}/checkout`);
  const poll = await ask(page, club);
  await answer(club);
  await poll.getByRole('button', { name: 'Send the order automatically' }).click();
  const arm = page.getByRole('dialog', { name: 'Send the order automatically' });
  await expect(arm.getByRole('textbox', { name: /The most it may cost/ })).not.toHaveValue('');
  await expectAccessible(page, 'what arming a poll asks');
  await arm.getByRole('button', { name: 'Send automatically' }).click();
  await expect(page.getByText('This order is sent automatically', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Contact phone')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0);
  await expectAccessible(page, 'checkout of an order that is sent by itself');

  // Disarms and arms the poll.
  await poll.getByRole('button', { name: 'Don’t send automatically' }).click();
  await expect(page.getByLabel('Contact phone')).toBeEnabled();
  await poll.getByRole('button', { name: 'Send the order automatically' }).click();
  await arm.getByRole('button', { name: 'Send automatically' }).click();
  await expect(page.getByLabel('Contact phone')).toBeDisabled();

  await endNow(club);
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}(/status)?$`), { timeout: 60_000 });
  expect((await orderOf()).status).toBe('pending');
  expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture' }]);
});

test('[POLL-08] [POLL-09] a poll that has ended says so over checkout, as soon as it can be read, and its answers are used from there', async ({
  page,
}) => {
  const club = await lunchClub();
  const { owner, orderId, orderOf } = club;
  await askByCall(club);
  const picked = await answer(club);
  await orderOneOf(club, picked);
  await endNow(club);
  await signInQuietly(page, owner.email);
  const toPoll = `**/cpi/v1/orderer/orders/${orderId}/poll`;
  await page.route(toPoll, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/orders/${orderId}/checkout`);
  const poll = checkoutSection(page, 'Poll');
  await expect(poll.getByText('We could not load the poll of this order')).toBeVisible();
  await expectAccessible(page, 'checkout whose poll can’t be loaded');
  await page.unroute(toPoll);
  const over = page.getByRole('dialog', { name: 'Your poll has ended' });
  // The page also retries by itself, which may remove the button before the click.
  await Promise.race([poll.getByRole('button', { name: 'Try again' }).click(), over.waitFor()]);
  await expect(over).toContainText('2 meals were picked, and none of them is on your order yet.');
  await expectAccessible(page, 'the end of a poll');
  await expect(poll.getByText('More was picked than you are ordering')).toBeAttached();
  await expect(poll.getByText(/\(2 picked, 1 ordered\)/)).toBeAttached();
  await over.getByRole('button', { name: 'Use these answers' }).click();
  const use = page.getByRole('dialog', { name: 'Use these answers' });
  await use.getByRole('button', { name: 'Use these answers' }).click();
  await expect(page.getByText('The answers are on your order.')).toBeVisible();
  await expect(poll.getByText('More was picked than you are ordering')).toHaveCount(0);
  const { chosen_options: chosen } = await orderOf();
  expect(chosen.find(({ option_id }) => option_id === picked)?.qty).toBeGreaterThanOrEqual(2);
});

test('[POLL-06] [POLL-07] an end that comes is said to whoever runs the poll, once, with the three ways on', async ({
  page,
  browser,
}) => {
  const club = await lunchClub();
  const { owner, orderId, pollOf } = club;
  const asked = await askByCall(club);
  await answer(club);
  await signInQuietly(page, owner.email);
  await page.goto(`/orders/${orderId}/checkout`);
  await expect(checkoutSection(page, 'Poll').getByText('1 of 1 has answered')).toBeVisible();
  const late = await (await browser.newContext()).newPage();
  await late.goto(byLink(asked));
  await expect(late.getByRole('button', { name: 'Send my answer' })).toBeVisible();

  await endNow(club);
  // The server ended the poll, and every open page shows it.
  const over = page.getByRole('dialog', { name: 'Your poll has ended' });
  await expect(over).toContainText('2 meals were picked, and none of them is on your order yet.');
  await expect(late.getByText('This poll is closed')).toBeVisible();
  await expect(late.getByRole('button', { name: 'Send my answer' })).toHaveCount(0);
  await late.context().close();
  expect((await pollOf()).status).toBe('closed');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(
    checkoutSection(page, 'Poll').getByRole('button', { name: 'Use these answers' }),
  ).toBeVisible();
  await expect(over).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto(`/orders/${orderId}/checkout`);
  const said = other.getByRole('dialog', { name: 'Your poll has ended' });
  await said.getByRole('button', { name: 'Open it again' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Open it again' }).click();
  await expect.poll(async () => (await pollOf()).status).toBe('open');
  await expect(checkoutSection(page, 'Poll').getByText('Open', { exact: true })).toBeVisible();
});
