import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { checkoutSection } from '../screens/checkout';
import { bringToMiddle, pick, take } from '../screens/controls';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { query } from '../support/database';
import { paymentsOf } from '../support/local-peers';
import { mailedLink } from '../support/mailed-link';
import { makePerson } from '../support/made-people';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { signInByFrame, signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

/** A person with a cart without a card, and a colleague in the same organization. */
async function twoOfAnOffice() {
  const owner = await makePerson([{ name: 'Two At Lunch' }]);
  const colleague = await makePerson();
  await query(
    `insert into memberships (user_id, team_id, role) select id, $2, 'orderer' from users where email = $1`,
    [colleague.email, owner.teamIds[0]],
  );
  const offer = await offerWithRoom(owner);
  const orderId = await readyCart(owner, offer, { cards: 0, teamId: owner.teamIds[0] });
  return { owner, colleague, orderId };
}
type Office = Awaited<ReturnType<typeof twoOfAnOffice>>;

/** The owner asks in checkout; returns the colleague's link. */
async function ask(page: Page, { owner, colleague, orderId }: Office): Promise<string> {
  await signInQuietly(page, owner.email);
  await page.goto(`/orders/${orderId}/checkout`);
  const payment = checkoutSection(page, 'Payment');
  await expect(payment.getByRole('radiogroup', { name: 'Test card' })).toBeVisible();
  await payment.getByRole('button', { name: 'Ask a colleague to pay' }).click();
  const box = payment.getByRole('combobox', { name: 'Colleague' });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await bringToMiddle(box);
  await box.fill(colleague.firstName);
  await take(page.getByRole('option', { name: new RegExp(colleague.firstName) }));
  await expectAccessible(page, 'checkout as it asks for a colleague');
  await payment.getByRole('button', { name: 'Send the question' }).click();
  await expect(payment.getByText(`${colleague.firstName} Made was asked to pay on `)).toBeVisible();
  await expectAccessible(page, 'checkout that waits for a colleague');
  return mailedLink(colleague.email, /asks you to pay/);
}

test(
  'a colleague pays for an order by a link that only they can use, with a card that stays theirs',
  { tag: '@explore-phone' },
  async ({ page, browser, isPhone }) => {
    const office = await twoOfAnOffice();
    const { owner, colleague, orderId } = office;
    const link = await ask(page, office);

    await page.goto(link);
    await expect(page.getByText('This link does not work for your account')).toBeVisible();
    await expectAccessible(page, 'a link to pay that was sent to somebody else');

    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto(link);
    await theirs.getByRole('button', { name: 'Log In' }).last().click();
    await signInByFrame(theirs, colleague.email);
    await expect(
      theirs.getByRole('heading', { name: `Pay for ${owner.firstName} Made’s order` }),
    ).toBeVisible();
    await expect(theirs.getByText('Your card stays yours')).toBeVisible();
    await pick(theirs.getByRole('radiogroup', { name: 'Test card' }), /^Mastercard/);
    await theirs.getByRole('button', { name: 'Add Card' }).click();
    await expect(theirs.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Mastercard/);
    await expectAccessibleOnPhoneToo(theirs, 'the page of who is asked to pay');
    const button = theirs.getByRole('button', { name: /^Pay .*and place the order$/ });
    // On a phone the total is beside the button, in the bottom bar.
    const saysTotal = isPhone ? theirs.getByRole('link', { name: 'See the price' }).locator('..') : button;
    await expect(saysTotal).toContainText('$');
    const [, total = ''] = /\$([\d,.]+)/.exec((await saysTotal.textContent()) ?? '') ?? [];
    await button.click();
    await expect(theirs).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}$`));
    const cents = Math.round(Number(total.replace(/,/g, '')) * 100);
    expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture', amount: cents }]);

    const order = await owner.call<Schemas['Order']>('GET', `${ordersBase}/orders/${orderId}`);
    expect(order).toMatchObject({ status: 'pending', credit_card: null, payment_ask: { status: 'paid' } });
    await page.goto(`/organization/${owner.teamIds[0]}/orders/${orderId}`);
    await expect(page.getByText(`The card of ${colleague.firstName} Made is authorized.`)).toBeVisible();
    await theirs.goto(link);
    await expect(theirs.getByText('You paid for this order')).toBeVisible();
  },
);

test(
  'a colleague says no, and the owner is told by mail and in checkout, and asks again',
  { tag: '@explore' },
  async ({ page, browser }) => {
    const office = await twoOfAnOffice();
    const { owner, colleague } = office;
    const link = await ask(page, office);
    const theirs = await (await browser.newContext()).newPage();
    await signInQuietly(theirs, colleague.email);
    await theirs.goto(link);
    await theirs.getByRole('button', { name: 'No, I won’t pay' }).click();
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Say no' }).click();
    await expect(theirs.getByText('You said no')).toBeVisible();

    await page.goto(await mailedLink(owner.email, /does not pay/));
    const payment = checkoutSection(page, 'Payment');
    await expect(payment.getByText(`${colleague.firstName} Made said no.`)).toBeVisible();
    await payment.getByRole('button', { name: 'Ask a colleague to pay' }).click();
    const box = payment.getByRole('combobox', { name: 'Colleague' });
    await box.fill(colleague.email);
    // Tab closes the list of suggestions.
    await box.press('Tab');
    await payment.getByRole('button', { name: 'Send the question' }).click();
    await expect(payment.getByText(`${colleague.firstName} Made was asked to pay on `)).toBeVisible();
    await payment.getByRole('button', { name: 'Take it back' }).click();
    await expect(payment.getByText(`${colleague.firstName} Made was asked to pay on `)).toBeHidden();
  },
);
