import type { Schemas } from '@copper-carrot/contracts';
import { expectAccessible } from '../support/accessible';
import { makePerson } from '../support/made-people';
import { headcount } from '../support/offers';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(120_000);

test('a cart says what it cost when it was last saved, and is gone once its person removes it', async ({
  page,
}) => {
  const person = await makePerson([{ name: 'Second Thoughts' }]);
  const offer = await offerWithRoom(person);
  const [unwanted, kept] = [
    await readyCart(person, offer, { cards: 0 }),
    await readyCart(person, offer, { cards: 0 }),
  ];
  const { pricing } = await person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${kept}`);
  await signInQuietly(page, person.email);
  await page.goto('/customer/me/orders?view=carts');
  const remove = (id: number) => page.getByRole('button', { name: new RegExp(`^Remove .*#${id}$`) });
  const row = page.getByRole('listitem').filter({ has: remove(kept) });
  const price = pricing.customer_price.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect(row).toContainText(`${price} for ${headcount} as last saved`);
  await expectAccessible(page, 'the carts of a person');

  await remove(unwanted).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page, 'the question before a cart is removed');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(remove(unwanted)).toBeVisible();
  await remove(unwanted).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(remove(unwanted)).toBeHidden();
  await expect(remove(kept)).toBeVisible();
  await page.reload();
  await expect(remove(kept)).toBeVisible();
  await expect(remove(unwanted)).toBeHidden();

  await page.goto(`/orders/${unwanted}/checkout`);
  await expect(page.getByText('This order was removed.')).toBeVisible();
});
