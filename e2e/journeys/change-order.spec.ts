import type { Schemas } from '@copper-carrot/contracts';
import type { Browser, Page } from '@playwright/test';
import { changeHeadcount, changesPanel, sendChanges } from '../screens/modify';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { accounts } from '../support/demo';
import { newJob, orderOf, persist, readOrder, steps, type KitchenJob } from '../support/kitchen-job';
import { paymentsOf } from '../support/local-peers';
import { headcount } from '../support/offers';
import { Person } from '../support/person';
import { offerThatMoves } from '../support/placed-order';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(240_000);

const untilItIsReady = ['start the order', 'give the address', 'add a card', 'choose the card'];

/** A complete cart, made by API calls. */
async function readyCart(email: string): Promise<KitchenJob> {
  const orderer = new Person(email);
  await orderer.signIn();
  const job = newJob(orderer, new Person(accounts.caterer), await offerThatMoves(orderer));
  for (const step of untilItIsReady) await steps[step]?.(job);
  return job;
}

async function accept(job: KitchenJob): Promise<Schemas['Order']> {
  await persist(job, 'the caterer signs in');
  await persist(job, 'the caterer accepts');
  return readOrder(job);
}

const pageOf = ({ team_id, id }: Schemas['Order']) => `/organization/${team_id}/orders/${id}`;

test(
  '[MOD-01] [MOD-03] [MOD-04] more people for an accepted order: the caterer approves, and the orderer sees it',
  { tag: '@explore-phone' },
  async ({ page, browser, isPhone }) => {
    const email = isPhone ? accounts.colleague : accounts.orderer;
    const job = await readyCart(email);
    await persist(job, 'submit');
    const order = await accept(job);
    const more = headcount + 10;

    await signInQuietly(page, email);
    await page.goto(pageOf(order));
    await page.getByRole('link', { name: 'Change order' }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}/modify$`));
    await changeHeadcount(page, more);
    const changes = changesPanel(page);
    await expect(changes).toContainText('is asked first');
    for (const cell of await changes
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .all())
      expect(await cell.evaluate(linesOf), 'lines of a sum').toBe(1);
    await expectAccessibleOnPhoneToo(page, 'the changes of an order');
    await sendChanges(page);
    await expect(page).toHaveURL(new RegExp(`${pageOf(order)}\\?modify_submitted=true$`));
    await expect(page.getByText('Your changes are sent')).toBeVisible();
    await expectAccessible(page, 'the order with changes that wait');
    const waiting = await readOrder(job);
    expect(waiting).toMatchObject({ headcount, pricing: order.pricing });

    await approveInKitchen(browser, order, more);
    await page.reload();
    await expect(page.getByRole('main').getByText(`${more} people`).first()).toBeVisible();
    const changed = await readOrder(job);
    expect(changed.pricing.customer_price).toBe(waiting.change_request?.after.customer_price);
    await expect
      .poll(async () => (await paymentsOf(order.id)).filter(({ status }) => status === 'requires_capture'))
      .toMatchObject([{ amount: Math.round(changed.pricing.customer_price * 100) }]);
  },
);

test(
  'changes whose bank was left unanswered wait on the order’s page, where they are confirmed and hold',
  { tag: '@explore-phone' },
  async ({ page, isPhone }) => {
    const email = isPhone ? accounts.colleague : accounts.orderer;
    const job = await readyCart(email);
    await persist(job, 'submit');
    const order = await accept(job);
    await leaveUnconfirmed(job);

    await signInQuietly(page, email);
    await page.goto(pageOf(order));
    const card = page.getByRole('region', { name: 'Your changes wait for your bank' });
    await expect(card).toContainText('Confirm the payment by');
    await expectAccessible(page, 'changes that wait for a bank');
    await card.getByRole('button', { name: 'Confirm with the bank' }).click();
    await page
      .frameLocator('iframe[title="Test bank"]')
      .getByRole('button', { name: 'Complete authentication' })
      .click();
    await expect(card).toBeHidden();
    const changed = await readOrder(job);
    expect(changed).toMatchObject({ change_request: { status: 'applied' } });
    expect(changed.pricing.lines.find(({ code }) => code === 'tip')?.amount).toBe(90);
    await expect
      .poll(async () => (await paymentsOf(order.id)).filter(({ status }) => status === 'requires_capture'))
      .toMatchObject([{ amount: Math.round(changed.pricing.customer_price * 100) }]);
  },
);

test(
  'an order is canceled within a day of it for the fee that is said before',
  { tag: '@explore-phone' },
  async ({ page, isPhone }) => {
    const email = isPhone ? accounts.colleague : accounts.orderer;
    const job = await readyCart(email);
    await submitForTomorrow(job);
    const order = await accept(job);
    const fee = order.cancellation_policy?.fee ?? 0;
    expect(fee).toBeGreaterThan(0);

    await signInQuietly(page, email);
    await page.goto(pageOf(order));
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('alertdialog', { name: `Cancel order #${order.id}?` });
    await expect(question).toContainText(`Canceling now costs $${fee.toFixed(2)}`);
    await expectAccessible(page, 'the question before a cancellation');
    await question.getByRole('button', { name: `Cancel for $${fee.toFixed(2)}` }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText(`$${fee.toFixed(2)} is charged for the cancellation.`)).toBeVisible();
    await expectAccessible(page, 'a canceled order');
    await expect
      .poll(async () =>
        (await paymentsOf(order.id)).map(({ status, amount_captured }) => [status, amount_captured]),
      )
      .toEqual([['succeeded', Math.round(fee * 100)]]);
  },
);

function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}

/** A larger tip by a card whose bank asks for confirmation; the page is closed before the answer. */
async function leaveUnconfirmed(job: KitchenJob): Promise<void> {
  const path = `/cpi/v1/orderer/orders/${orderOf(job)}`;
  const { id } = await job.orderer.call<Schemas['CreditCard']>('POST', `${path}/credit_cards`, {
    body: { credit_card: { stripe_token: 'pm_card_authenticationRequired', nickname: '', team_id: null } },
  });
  const order = { credit_card_id: id, tip: 90 };
  await expect(job.orderer.call('POST', `${path}/modify`, { body: { order } })).rejects.toThrow(
    'payment_authentication_required',
  );
}

/** In another browser, the caterer compares old and new values and approves. */
async function approveInKitchen(browser: Browser, order: Schemas['Order'], more: number): Promise<void> {
  const device = await browser.newContext();
  const page: Page = await device.newPage();
  await signInQuietly(page, accounts.caterer);
  await page.goto(`/caterer/${order.brand_id}/orders/${order.id}`);
  const panel = page.getByRole('region', { name: 'Changes to answer' });
  await expect(panel.getByRole('row', { name: `People ${headcount} ${more}` })).toBeVisible();
  await expectAccessible(page, 'changes in the kitchen');
  await panel.getByRole('button', { name: 'Approve changes' }).click();
  await expect(panel).toBeHidden();
  await device.close();
}

/** A site admin skips the notice, so that the event is between six hours and a day ahead. */
async function submitForTomorrow(job: KitchenJob): Promise<void> {
  const admin = new Person(accounts.admin);
  await admin.signIn();
  const path = `/cpi/v1/orderer/orders/${orderOf(job)}`;
  const ignore_checks = { availability: true };
  const order = nextHalfDay(new Date());
  await admin.call('PATCH', path, { body: { order, ignore_checks } });
  await admin.call('POST', `${path}/submit`, { body: { ignore_checks } });
}

function nextHalfDay(now: Date): { start_date: string; start_time: string } {
  const start = new Date(now.getTime() + 14 * 3_600_000);
  const inNewYork = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', hour12: false, ...options }).format(
      start,
    );
  const hour = inNewYork({ hour: '2-digit', hourCycle: 'h23' });
  return { start_date: inNewYork({}), start_time: `${hour}:00` };
}
