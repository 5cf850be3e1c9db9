import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { checkoutPrice, settledPrice } from '../screens/checkout';
import { cents, readPrice } from '../screens/controls';
import { reachCheckout } from '../screens/package';
import { expectAccessible } from '../support/accessible';
import { accounts } from '../support/demo';
import { deliveryAddress, findOffers } from '../support/offers';
import { Person } from '../support/person';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const people = 20;
const budget = 340;
const diets: Schemas['DietCount'][] = [
  { diets: ['vegan'], people: 3 },
  { diets: ['gluten_free'], people: 1 },
];

/** A package within the budget, at a time when its kitchen has capacity. */
async function packageForTheMoney(person: Person) {
  const [offer] = await findOffers(person, 1);
  if (!offer) throw new Error('Nothing is on offer.');
  const event = { headcount: people, start_date: offer.date, start_time: offer.time };
  const query = new URLSearchParams({
    ...{ place_id: '1', headcount: String(people), start_date: offer.date, start_time: offer.time },
    ...{ formatted_address: deliveryAddress, package_type: 'lunch_or_dinner', limit: '60' },
    ...{ order_field: 'price', order_direction: 'asc' },
  });
  const { records } = await person.call<Schemas['PackageSearch']>(
    'GET',
    `/cpi/v1/public/packages/search?${query}`,
  );
  for (const { id } of records) {
    const proposal = await person.call<Schemas['OrderProposal']>(
      'POST',
      `/cpi/v2/public/packages/${id}/order/proposal`,
      { body: { formatted_address: deliveryAddress, ...event, budget, diets } },
    );
    if (!proposal.possible || proposal.error) continue;
    const pack = await person.call<Schemas['Package']>('GET', `/cpi/v1/public/packages/${id}`);
    return { pack, event, brand: offer.pack.caterer?.slug ?? '' };
  }
  throw new Error('No package feeds twenty people for that money.');
}

async function ask(page: Page, money: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Help me choose' });
  const fill = async (name: string, value: string) => {
    const field = dialog.getByRole('textbox', { name, exact: true });
    await field.fill(value);
    await field.press('Tab');
  };
  await fill('People', String(people));
  await fill('Budget, all fees in', money);
  await fill('Vegan people', '3');
  await fill('Gluten free people', '1');
  await dialog.getByRole('button', { name: 'Propose an order' }).click();
}

test(
  'an office is helped to feed everyone for its money',
  { tag: '@explore-desk' },
  async ({ page, isPhone }) => {
    const email = isPhone ? accounts.colleague : accounts.orderer;
    const person = new Person(email);
    await person.signIn();
    const { pack, event } = await packageForTheMoney(person);
    await signInQuietly(page, email);
    const query = new URLSearchParams({
      ...{ place_id: '1', headcount: String(people), formatted_address: deliveryAddress },
      ...{ start_date: event.start_date, start_time: event.start_time },
    });
    await page.goto(`/packages/${pack.slug}?${query}`);
    await expect(page.getByRole('heading', { level: 1, name: pack.name })).toBeVisible();
    const open = page.getByRole('button', { name: 'Help me choose' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Help me choose' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'the helper');

    // With too small a budget it says how much is missing.
    await ask(page, '60');
    const proposal = dialog.getByRole('region', { name: 'The proposal' });
    await expect(proposal).toBeFocused();
    await expect(proposal.getByText(/^\$[\d,.]+ more would feed everyone$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Suggest again' }).click();

    await ask(page, String(budget));
    await expect(proposal.getByText('This feeds everyone')).toBeVisible();
    await expect(proposal.getByText(/^3 vegan$/)).toBeVisible();
    await expect(proposal.getByText(/^1 gluten free$/)).toBeVisible();
    await expect(proposal.getByText(/^16 who eat anything$/)).toBeVisible();
    await expectAccessible(page, 'a proposal');
    const proposed = (await readPrice(proposal.locator('dl').last())).at(-1)?.[1] ?? '';
    expect(cents(proposed)).toBeLessThanOrEqual(budget * 100);
    await dialog.getByRole('button', { name: `Take all · ${proposed}` }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo what was taken' })).toBeVisible();

    await page.getByRole('button', { name: 'Start order' }).first().click();
    await reachCheckout(page);
    await expect(checkoutPrice(page)).toContainText(proposed);
    expect((await settledPrice(page)).at(-1)?.[1]).toBe(proposed);
  },
);

test(
  'what was chosen by hand stays, and what was taken can be taken back',
  { tag: '@explore' },
  async ({ page }) => {
    const person = new Person(accounts.orderer);
    await person.signIn();
    const { pack, event, brand } = await packageForTheMoney(person);
    const query = new URLSearchParams({
      ...{ place_id: '1', headcount: String(people), formatted_address: deliveryAddress },
      ...{ start_date: event.start_date, start_time: event.start_time },
    });
    await page.goto(`/packages/${pack.slug}?${query}`);
    const extra = pack.choices.find(({ choice_type: type }) => type === 'add_on')?.options[0];
    if (!extra) throw new Error('The package has nothing to add.');
    const count = page.getByRole('textbox', { name: extra.name, exact: true });
    await count.fill('2');
    await count.press('Tab');
    await page.getByRole('button', { name: 'Help me choose' }).click();
    const dialog = page.getByRole('dialog', { name: 'Help me choose' });
    await expect(dialog.getByRole('checkbox', { name: `2 × ${extra.name}` })).toBeChecked();
    await ask(page, '');
    const proposal = dialog.getByRole('region', { name: 'The proposal' });
    await expect(proposal.getByText('This feeds everyone')).toBeVisible();
    await expect(proposal.getByText('· by hand')).toHaveCount(1);
    await dialog.getByRole('button', { name: /^Take all/ }).click();
    await expect(count).toHaveValue('2');
    await page.getByRole('button', { name: 'Undo what was taken' }).click();
    await expect(page.getByRole('button', { name: 'Undo what was taken' })).toHaveCount(0);
    await expect(count).toHaveValue('2');

    // The helper works for a menu in the same way.
    await page.goto(`/catering/${brand}?${query}`);
    await page.getByRole('button', { name: 'Help me choose' }).click();
    await ask(page, '');
    await expect(proposal).toBeVisible();
    await dialog.getByRole('button', { name: /^Take all/ }).click();
    await expect(page.getByText(/Enough for about (2\d|[3-9]\d) people at 1.5 portions each/)).toBeVisible();
  },
);
