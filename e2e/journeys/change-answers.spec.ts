import type { Schemas } from '@copper-carrot/contracts';
import { bankAgrees, bankDialog } from '../screens/bank';
import { checkoutSection } from '../screens/checkout';
import { bringToMiddle, pick } from '../screens/controls';
import { changeHeadcount, changesPanel, sendChanges } from '../screens/modify';
import { expectAccessible } from '../support/accessible';
import { accounts } from '../support/demo';
import { paymentsOf } from '../support/local-peers';
import { headcount } from '../support/offers';
import { placedOrder, type Placed } from '../support/placed-order';
import { ordersBase } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

/** `many` needs the restaurant's approval, `few` does not. */
const many = headcount + 10;
const few = headcount + 1;

const heldFor = async ({ id }: Placed) =>
  (await paymentsOf(id)).filter(({ status }) => status === 'requires_capture').map(({ amount }) => amount);
const cents = (order: Schemas['Order']) => Math.round(order.pricing.customer_price * 100);

test(
  'changes that wait for the caterer are withdrawn, and the order stands as it was',
  { tag: '@explore-desk' },
  async ({ page }) => {
    const placed = await placedOrder();
    const before = await placed.read();
    await signInQuietly(page, placed.person.email);
    await page.goto(`/orders/${placed.id}/modify`);
    await changeHeadcount(page, many);
    await sendChanges(page);
    await expect(page).toHaveURL(/modify_submitted=true$/);
    const changes = page.getByRole('region', { name: 'Your changes' });
    await expect(changes).toContainText(`${many}, instead of ${headcount}`);
    await changes.getByRole('button', { name: 'Withdraw changes' }).click();
    await expect(page.getByText('Your changes are taken back.')).toBeVisible();
    await expect(changes).toBeHidden();
    const after = await placed.read();
    expect([after.headcount, after.pricing, after.change_request?.status]).toEqual([
      headcount,
      before.pricing,
      'withdrawn',
    ]);
    await expect.poll(() => heldFor(placed)).toEqual([cents(before)]);
  },
);

test('changes that the caterer declines are told with their reason, and nothing more is held', async ({
  page,
  browser,
}) => {
  const placed = await placedOrder();
  const before = await placed.read();
  await signInQuietly(page, placed.person.email);
  await page.goto(`/orders/${placed.id}/modify`);
  await changeHeadcount(page, many);
  await sendChanges(page);
  await expect(page).toHaveURL(/modify_submitted=true$/);

  const device = await browser.newContext();
  const kitchen = await device.newPage();
  await signInQuietly(kitchen, accounts.caterer);
  await kitchen.goto(`/caterer/${before.brand_id}/orders/${placed.id}`);
  const panel = kitchen.getByRole('region', { name: 'Changes to answer' });
  await panel.getByRole('button', { name: 'Decline changes' }).click();
  const question = kitchen.getByRole('dialog', { name: /^Decline the changes/ });
  await expectAccessible(kitchen, 'the question before changes are declined');
  await question.getByRole('textbox', { name: 'Why' }).fill('Our second oven is away.');
  await question.getByRole('button', { name: 'Decline changes' }).click();
  await expect(panel).toBeHidden();
  await device.close();

  await page.reload();
  const declined = page.getByRole('region', { name: 'Your changes were declined' });
  await expect(declined).toContainText('They say: Our second oven is away.');
  await expectAccessible(page, 'an order whose changes were declined');
  expect((await placed.read()).pricing).toEqual(before.pricing);
  await expect.poll(() => heldFor(placed)).toEqual([cents(before)]);
});

test(
  'changes to a card that the bank asks about are made once the bank has agreed',
  { tag: '@explore' },
  async ({ page }) => {
    const placed = await placedOrder();
    await placed.person.call('POST', `${ordersBase}/orders/${placed.id}/credit_cards`, {
      body: {
        credit_card: { stripe_token: 'pm_card_authenticationRequired', nickname: 'Asks', team_id: null },
      },
    });
    await signInQuietly(page, placed.person.email);
    await page.goto(`/orders/${placed.id}/modify`);
    const payment = checkoutSection(page, 'Payment');
    await bringToMiddle(payment);
    await pick(payment.getByRole('radiogroup', { name: 'Pay with' }), /Asks/);
    await changeHeadcount(page, few);
    await sendChanges(page);
    const bank = bankDialog(page);
    await expect(bank).toBeVisible();
    expect((await placed.read()).headcount).toBe(headcount);
    await bankAgrees(bank);
    await expect(page).toHaveURL(new RegExp(`${placed.page}\\?modify_submitted=true$`), { timeout: 60_000 });
    await expect(page.getByText('Your order is changed')).toBeVisible();
    const after = await placed.read();
    expect([after.headcount, after.credit_card?.nickname]).toEqual([few, 'Asks']);
    await expect.poll(() => heldFor(placed), { timeout: 60_000 }).toEqual([cents(after)]);
  },
);

test(
  '[CHK-16] somebody with two cards who has not looked at the payment is asked before more is charged',
  { tag: '@explore' },
  async ({ page }) => {
    const placed = await placedOrder({ cards: 2 });
    await signInQuietly(page, placed.person.email);
    await page.goto(`/orders/${placed.id}/modify`);
    await changeHeadcount(page, few);
    await changesPanel(page).getByRole('button', { name: 'Send changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your payment' });
    await expect(dialog).toContainText('This order will be paid with your Mastercard ending');
    await expectAccessible(page, 'the payment confirmation of changes');
    expect((await placed.read()).headcount).toBe(headcount);
    await dialog.getByRole('button', { name: 'Confirm and send changes' }).click();
    await expect(page).toHaveURL(new RegExp(`${placed.page}\\?modify_submitted=true$`));
    const after = await placed.read();
    expect(after.headcount).toBe(few);
    await expect.poll(() => heldFor(placed), { timeout: 60_000 }).toEqual([cents(after)]);
  },
);

test(
  '[MOD-05] what was typed and taken back before it was sent leads to the order without saying that it was changed',
  { tag: '@explore' },
  async ({ page }) => {
    const placed = await placedOrder();
    const before = await placed.read();
    await signInQuietly(page, placed.person.email);
    await page.goto(`/orders/${placed.id}/modify`);
    const send = changesPanel(page).getByRole('button', { name: 'Send changes' });
    await expect(send).toBeDisabled();
    const instructions = page.getByRole('textbox', { name: /Instructions for the driver/ });
    await bringToMiddle(instructions);
    await instructions.fill('Use the freight lift.');
    await instructions.press('Tab');
    await expect(send).toBeEnabled();
    // Withdrawn while the button is being pressed: nothing is left to send.
    let press = () => {};
    const pressed = new Promise<void>((resolve) => (press = resolve));
    await page.route('**/calculate_changes', (route) => pressed.then(() => route.continue()));
    await instructions.fill(before.address.delivery_instructions ?? '');
    await send.click();
    press();
    await expect(page).toHaveURL(new RegExp(`${placed.page}$`));
    expect(await placed.read()).toEqual(before);
  },
);

test(
  '[MOD-06] an order that a site admin let pass without payment is changed all the same, and only what it costs more is paid',
  { tag: '@explore' },
  async ({ page }) => {
    const placed = await placedOrder({ waived: true });
    const before = await placed.read();
    expect([before.bypass_payment, before.credit_card_id]).toEqual([true, null]);
    await signInQuietly(page, placed.person.email);
    await page.goto(`/orders/${placed.id}/modify`);
    const payment = checkoutSection(page, 'Payment');
    await expect(payment).toContainText('No payment is needed for this order.');
    await changeHeadcount(page, few - 2);
    await expect(changesPanel(page)).toContainText('No payment is needed.');
    await sendChanges(page);
    await expect(page).toHaveURL(new RegExp(`${placed.page}\\?modify_submitted=true$`));
    const fewer = await placed.read();
    expect([fewer.headcount, fewer.bypass_payment]).toEqual([few - 2, true]);
    expect(await paymentsOf(placed.id)).toEqual([]);

    await page.goto(`/orders/${placed.id}/modify`);
    await changeHeadcount(page, few, few - 2);
    await bringToMiddle(payment);
    await expect(payment).toContainText(
      'of this order needs no payment. Please choose how the rest is paid.',
    );
    await pick(payment.getByRole('radiogroup', { name: 'Pay with' }), /Mastercard/);
    await expect(changesPanel(page)).toContainText('to pay. It is held on your Mastercard');
    await expectAccessible(page, 'changes of which a part is paid');
    await sendChanges(page);
    await expect(page).toHaveURL(new RegExp(`${placed.page}\\?modify_submitted=true$`));
    const more = await placed.read();
    expect([more.headcount, more.bypass_payment]).toEqual([few, false]);
    await expect.poll(() => heldFor(placed)).toEqual([cents(more) - cents(before)]);
  },
);
