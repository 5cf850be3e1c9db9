import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessibleOnPhoneToo } from '../support/accessible';
import { query } from '../support/database';
import { sentTo } from '../support/local-peers';
import { makePerson } from '../support/made-people';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(150_000);

/** A campaign of this journey alone, like one of the demo's. */
async function makeCampaign(): Promise<{ slug: string; name: string }> {
  const slug = `suppers-${randomUUID().slice(0, 8)}`;
  const name = `Suppers ${slug}`;
  await query(
    `insert into campaigns (slug, campaign_type, name, summary, story, picture, picture_alt, place_id, hospital_id,
       goal_cents, meal_price_cents)
     select $1, campaign_type, $2, summary, story, picture, picture_alt, place_id, hospital_id, 100000, 850
     from campaigns where hospital_id is not null order by id limit 1`,
    [slug, name],
  );
  return { slug, name };
}

async function useCard(page: Page, name: string): Promise<void> {
  const cards = page.getByRole('form', { name: 'Test cards' });
  await cards.getByRole('radio', { name }).check({ force: true });
  await cards.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByText('Your card is ready')).toBeVisible();
}

/** The link in a mail that leads to a page of this part of the site. */
async function linkIn(to: string, part: string): Promise<string> {
  const links = async () => {
    const mails = await sentTo(to);
    const all = mails.flatMap(({ text }) => text?.match(/https?:[^\s)\]]+/g) ?? []);
    return all.filter((link) => link.includes(part));
  };
  await expect.poll(async () => (await links()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const { pathname, search } = new URL((await links())[0] ?? '');
  return pathname + search;
}

test('[CARE-05] a guest gives in honor of somebody, and the campaign counts it', async ({ page }) => {
  const campaign = await makeCampaign();
  const email = `giver-${campaign.slug}@madeup.example`;
  await page.goto(`/cares/${campaign.slug}`);
  await page.getByRole('link', { name: 'Give', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Give to ${campaign.name}` })).toBeVisible();
  await page.getByText('Another amount').click();
  await page.getByRole('textbox', { name: 'Your amount' }).fill('85');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Gina Guest');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'In honor of' }).fill('Rosa');
  await expectAccessibleOnPhoneToo(page, 'the form of a gift');
  await page.getByRole('button', { name: 'Give $85.00' }).click();
  await expect(page.getByText('Please choose the card that pays.')).toBeVisible();
  await useCard(page, 'Visa with 3-D Secure');
  await page.getByRole('button', { name: 'Give $85.00' }).click();
  const bank = page.frameLocator('iframe[title="Test bank"]');
  await bank.getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your gift' })).toBeVisible();
  await expect(page.getByText('Your $85.00 feed 10 people.')).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the thanks for a gift');
  const receipt = await page.request.get(await linkIn(email, '/donations/receipt'));
  expect(receipt.headers()['content-type']).toBe('application/pdf');
  await page.getByRole('link', { name: 'Back to the campaign' }).click();
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /^\$85 of \$1,000/);
  await expect(page.getByRole('region', { name: 'Who gave' })).toContainText('Gina Guest in honor of Rosa');
  await expectAccessibleOnPhoneToo(page, 'a campaign with a gift');
});

test('[CARE-05] somebody with an account gives each month, and ends it by the link of the mail', async ({
  page,
}) => {
  const campaign = await makeCampaign();
  const person = await makePerson();
  await signInQuietly(page, person.email);
  await page.goto(`/cares/${campaign.slug}/donate`);
  await page.getByText('Each month', { exact: true }).click();
  await page.getByText('Give anonymously').click();
  await useCard(page, 'Mastercard');
  await page.getByRole('button', { name: 'Give $50.00 a month' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your gift' })).toBeVisible();
  await page.goto(await linkIn(person.email, '/monthly?token='));
  await expect(page.getByRole('heading', { level: 1, name: 'Your monthly gift' })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'a monthly gift');
  await page.getByRole('button', { name: 'End my monthly gift' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your monthly gift has ended' })).toBeVisible();
  await page.getByRole('link', { name: 'See the campaign' }).click();
  await expect(page.getByRole('region', { name: 'Who gave' })).toContainText('Anonymous');
});
