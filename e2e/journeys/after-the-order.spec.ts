import { pick } from '../screens/controls';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { query } from '../support/database';
import { accounts } from '../support/demo';
import { placedOrder } from '../support/placed-order';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

test('[INB-01] [CUST-16] [CUST-17] [CUST-21] who ordered and who cooks write to each other, who ate answers, and the labels are there', async ({
  page,
  browser,
}) => {
  const placed = await placedOrder();
  await signInQuietly(page, placed.person.email);
  await page.goto(placed.page);
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Messages with / });
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Where do you park?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('log')).toContainText('Where do you park?');
  await expectAccessible(page, 'the messages of an order');

  const kitchen = await (await browser.newContext()).newPage();
  await signInQuietly(kitchen, accounts.caterer);
  const { brand_id: brandId } = await placed.read();
  await kitchen.goto(`/caterer/${brandId}/inbox`);
  await kitchen.getByRole('link', { name: new RegExp(`Order #${placed.id}\\b`) }).click();
  await kitchen.getByRole('button', { name: 'Read and write' }).click();
  await expect(kitchen.getByRole('log')).toContainText('Where do you park?');
  await kitchen.getByRole('textbox', { name: 'Message' }).fill('On the street, at the door.');
  await kitchen.getByRole('button', { name: 'Send' }).click();
  // By itself, and well before the page asks again.
  await expect(dialog.getByRole('log')).toContainText('On the street, at the door.', { timeout: 8_000 });
  await page.goto(`/organization/${placed.person.teamIds[0]}/inbox`);
  await expect(page.getByRole('link', { name: /On the street, at the door\./ })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the inbox of an organization');

  await query(`update orders set start_at = now() - interval '1 hour' where id = $1`, [placed.id]);
  await page.goto(placed.page);
  await page.getByRole('link', { name: 'Survey', exact: true }).click();
  await page.getByRole('button', { name: 'Make the survey' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to the survey' }).inputValue();
  const eater = await (await browser.newContext()).newPage();
  await eater.goto(link);
  await pick(eater.getByRole('radiogroup', { name: 'Your stars' }), /^4 stars/);
  await eater.getByRole('textbox', { name: 'What else there is to say' }).fill('Plenty of it');
  await expectAccessibleOnPhoneToo(eater, 'a survey by its link');
  await eater.getByRole('button', { name: 'Send your answer' }).click();
  await expect(eater.getByText('Thank you for your answer')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Plenty of it');
  await expectAccessibleOnPhoneToo(page, 'the answers of a survey');

  await page.goto(placed.page);
  await page.getByRole('link', { name: 'Labels', exact: true }).click();
  const labels = page.getByRole('list', { name: 'Labels' });
  await expect(labels.getByRole('listitem').first()).toContainText(`#${placed.id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(labels).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expectAccessibleOnPhoneToo(page, 'the labels of an order');
});
