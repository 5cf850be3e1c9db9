import type { List, Schemas } from '@copper-carrot/contracts';
import type { Locator } from '@playwright/test';
import { checkoutSection, placeOrder, settledPrice } from '../screens/checkout';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { query } from '../support/database';
import { makePerson } from '../support/made-people';
import { headcount } from '../support/offers';
import { ownPackage } from '../support/own-package';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const special = 'Special of the day';

/** Adds a dish for this journey only, while others order from the same menu. */
async function addSpecial(packageId: number): Promise<{ choiceId: number; optionId: number }> {
  const [row] = await query<{ choiceId: number; optionId: number }>(
    `insert into package_item_options (package_item_id, name, position, price_cents)
     select id, $2, 90, 300 from package_items where package_id = $1 and choice_type = 'constant_sum' and archived_at is null
     order by position limit 1 returning package_item_id as "choiceId", id as "optionId"`,
    [packageId, special],
  );
  if (!row) throw new Error('The package has no dishes to count.');
  return row;
}

test(
  '[OERR-12] a menu that changes during checkout leads to what changed, and its order is placed from today’s',
  { tag: '@explore-phone' },
  async ({ page, isPhone }) => {
    const person = await makePerson();
    const offer = await offerWithRoom(person);
    // A separate package, as a new menu version would break other journeys.
    const pack = await ownPackage(offer.pack.id, isPhone ? 'phone' : 'desk');
    const { choiceId, optionId } = await addSpecial(pack.id);
    const orderId = await readyCart(person, { ...offer, pack });
    const read = () => person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${orderId}`);
    const chosen = (await read()).chosen_options.map(({ option_id, item_id, qty }) => ({
      option_id,
      item_id,
      qty,
    }));
    const counted = chosen.filter(({ item_id }) => item_id === choiceId);
    const [first] = counted;
    if (!first) throw new Error('Nothing is counted.');
    const others = chosen.filter(({ item_id }) => item_id !== choiceId);
    await person.call('PATCH', `${ordersBase}/orders/${orderId}`, {
      body: {
        order: {
          chosen_options: [...others, { ...first, qty: headcount - 5 }, { option_id: optionId, qty: 5 }].map(
            ({ option_id, qty }) => ({ option_id, qty }),
          ),
        },
      },
    });

    await signInQuietly(page, person.email);
    await page.goto(`/orders/${orderId}/checkout`);
    const choices = checkoutSection(page, 'Choices');
    await expect(choices).toContainText(special);
    await query('update package_item_options set archived_at = now() where id = $1', [optionId]);
    await query('update packages set choice_version = choice_version + 1 where id = $1', [pack.id]);

    await placeOrder(page);
    await expect(page).toHaveURL(`/orders/${orderId}/checkout/reset`);
    await expect(page.getByRole('heading', { level: 1, name: /Choose again/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Not on the menu any more' })).toContainText(
      `${special}was 5`,
    );
    await expect(page.getByRole('list', { name: 'Stays' })).toContainText(
      `${headcount - 5}, now ${headcount}`,
    );
    await expectAccessibleOnPhoneToo(page, 'what changed of the menu');
    await page.getByRole('button', { name: 'Take today’s menu' }).click();

    await expect(page).toHaveURL(`/orders/${orderId}/checkout`);
    await expect(choices).not.toContainText(special);
    const [, total] = (await settledPrice(page)).at(-1) ?? [];
    await placeOrder(page);
    await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}`));
    await expect(page.getByText('Waiting for the caterer').first()).toBeVisible();
    const order = await read();
    expect(order).toMatchObject({ status: 'pending' });
    expect(`$${order.pricing.customer_price.toFixed(2)}`).toBe(total);
    expect(order.chosen_options.find(({ option_id }) => option_id === first.option_id)?.qty).toBe(headcount);
    await query('update packages set active = false where id = $1', [pack.id]);
  },
);

test(
  '[API-026] [CHK-24] two dishes share a portion: combined in checkout, priced, counted and ordered',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const person = await makePerson();
    const offer = await offerWithRoom(person);
    const orderId = await readyCart(person, offer);
    const menu = await person.call<List<Schemas['Choice']>>(
      'GET',
      `${ordersBase}/orders/${orderId}/package/items`,
    );
    const choice = menu.records.find(({ choice_type }) => choice_type === 'constant_sum');
    const [one, other] = choice?.options ?? [];
    if (!choice || !one || !other) throw new Error('The package has no two dishes to share.');
    await signInQuietly(page, person.email);
    await page.goto(`/orders/${orderId}/checkout`);
    const choices = checkoutSection(page, 'Choices');
    await choices.getByRole('button', { name: 'Edit Choices' }).click();
    const group = choices.getByRole('group', { name: choice.description });
    await group.getByRole('button', { name: 'Combine options' }).click();
    const dialog = page.getByRole('dialog', { name: 'Combine options' });
    await expect(dialog.getByRole('button', { name: 'Add combination' })).toBeDisabled();
    for (const { name } of [one, other]) await dialog.getByText(name, { exact: true }).click();
    const price = Math.max(one.price, other.price);
    await expect(dialog.getByRole('status')).toHaveText(
      price > 0 ? `+$${price.toFixed(2)} each` : 'No extra charge',
    );
    await dialog.getByRole('textbox', { name: 'Name of the combination' }).fill('Half and half');
    await expectAccessible(page, 'the combination of dishes');
    await dialog.getByRole('button', { name: 'Add combination' }).click();
    await expect(dialog).toBeHidden();
    const combined = `Half and half (${one.name} + ${other.name})`;
    await expect(group.getByText(combined)).toBeVisible();
    // One portion too many shows an error, fixed by removing one of another dish.
    await expect(group.getByText(/^Take away/)).toBeVisible();
    const dish = await takenDish(
      group,
      choice.options.map(({ name }) => name),
    );
    await group.getByRole('button', { name: `Fewer ${dish}` }).click();
    await expect(group.getByText(/Take away/)).toHaveCount(0);
    await expect(choices.getByRole('status').first()).toHaveText('Saved');
    await placeOrder(page);
    await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}`));
    await expect(page.getByText(combined)).toBeVisible();
  },
);

/** A dish with a positive quantity. */
async function takenDish(group: Locator, names: string[]): Promise<string> {
  for (const name of names) {
    const amount = await group.getByRole('textbox', { name, exact: true }).inputValue();
    if (Number(amount) > 0) return name;
  }
  throw new Error('Nothing is counted.');
}

test('[PAY-04] [PAY-05] the demo’s coupons say why each does not hold, and one that does takes off', async ({
  page,
}) => {
  const person = await makePerson();
  const offer = await offerWithRoom(person);
  const orderId = await readyCart(person, offer);
  await signInQuietly(page, person.email);
  await page.goto(`/orders/${orderId}/checkout`);
  const extras = page.getByRole('region', { name: 'Tip and coupon' });
  const code = extras.getByRole('textbox', { name: 'Coupon code' });
  const aMoment = String.raw`\w{3} [\d/]{10}, \d+:\d\d [ap]m E[SD]T`;
  for (const [coupon, words] of [
    ['SWITCHEDOFF', 'does not hold any more'],
    ['NEXTSEASON', `does not hold before ${aMoment}`],
    ['SUMMERGONE', `expired on ${aMoment}`],
    ['ALLGONE', 'has been used as often as it may be'],
    ['CONTOSOONLY', 'is for the orders of one organization, which this order is not for'],
    ['SEATTLE10', 'is for orders in Seattle'],
  ] as const) {
    await code.fill(coupon);
    await extras.getByRole('button', { name: 'Apply' }).click();
    await expect(code).toHaveAccessibleDescription(
      new RegExp(`^This coupon ${words}\\. Please remove the coupon\\.$`),
    );
  }
  // The remove button is aligned with the message below the field.
  const field = await code.boundingBox();
  const remove = await extras.getByRole('button', { name: 'Remove coupon' }).boundingBox();
  if (!field || !remove) throw new Error('The field and its way out are both there to be seen');
  expect(Math.abs(remove.x - field.x)).toBeLessThanOrEqual(2);
  expect(remove.y - field.y - field.height).toBeLessThan(56);
  await code.fill('BIGTABLE');
  await extras.getByRole('button', { name: 'Apply' }).click();
  await expect(
    extras.getByText(
      /^This coupon needs \$5,000\.00 of food; \$[\d,.]+ of it is missing\. Increase the price of your order or remove the coupon\.$/,
    ),
  ).toBeVisible();
  await extras.getByRole('button', { name: 'Remove coupon' }).click();
  await code.fill('tenoff');
  await extras.getByRole('button', { name: 'Apply' }).click();
  await expect(extras.getByText('$10.00 off')).toBeVisible();
});
