import { checkoutSection, placeOrder } from '../screens/checkout';
import { accounts } from '../support/demo';
import { newJob, orderOf, steps } from '../support/kitchen-job';
import { paymentsOf } from '../support/local-peers';
import { findOffers } from '../support/offers';
import { Person } from '../support/person';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(120_000);

const ready = ['sign in', 'start the order', 'give the address', 'add a card', 'choose the card'];

/** A colleague's complete cart. */
async function readyOrder(): Promise<number> {
  const orderer = new Person(accounts.colleague);
  await orderer.signIn();
  const [offer] = await findOffers(orderer, 1);
  if (!offer) throw new Error('Nothing is on offer.');
  const job = newJob(orderer, new Person(accounts.caterer), offer);
  for (const step of ready) await steps[step]?.(job);
  return orderOf(job);
}

test('an order goes on after a lost connection: what was typed meanwhile is saved, and it is placed once', async ({
  page,
  context,
}) => {
  const orderId = await readyOrder();
  await signInQuietly(page, accounts.colleague);
  await page.goto(`/orders/${orderId}/checkout`);
  const address = checkoutSection(page, 'Address');
  const suite = address.getByRole('textbox', { name: 'Suite or floor' });
  await expect(suite).toBeVisible();

  await context.setOffline(true);
  await suite.fill('Floor 9');
  await placeOrder(page);
  await expect(address.getByText('This part is kept here, but not saved yet.')).toBeVisible();
  const place = page.getByRole('button', { name: 'Place order' });
  await expect(place).toBeEnabled();
  expect(await paymentsOf(orderId)).toEqual([]);

  await context.setOffline(false);
  await expect(address.getByRole('status').first()).toHaveText('Saved');
  await placeOrder(page);
  await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}$`));
  await expect(page.getByText('Floor 9')).toBeVisible();
  expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture' }]);
});

test('what comes only when it is wanted comes after a lost connection, without loading the page anew', async ({
  page,
  context,
}) => {
  const orderId = await readyOrder();
  await signInQuietly(page, accounts.colleague);
  await page.goto(`/orders/${orderId}/checkout`);
  const payment = checkoutSection(page, 'Payment');
  const another = payment.getByRole('button', { name: 'Use another card' });
  // Any press loads the code of notices.
  await payment.getByText('Pay with').click();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await another.click();
  await expect(page.getByText('This part of the page did not load.')).toBeVisible();
  await expect(payment.getByRole('region', { name: 'Add a card' })).toBeHidden();

  await context.setOffline(false);
  await expect(payment.getByRole('region', { name: 'Add a card' })).toBeVisible();
});
