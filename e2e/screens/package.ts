import type { Schemas } from '@copper-carrot/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { headcount } from '../support/offers';
import { pick } from './controls';

/** Matches names that start with the text. */
export const startingWith = (name: string) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Makes every choice of the package; returns the chosen option names. */
export async function chooseFood(page: Page, { choices }: Schemas['Package']): Promise<string[]> {
  const chosen: string[] = [];
  for (const choice of choices) chosen.push(...(await choose(page, choice)));
  return chosen;
}

async function choose(page: Page, choice: Schemas['Choice']): Promise<string[]> {
  const part = page.getByRole('region', { name: choice.description, exact: true });
  const names = choice.options.map(({ name }) => name);
  const last = names.at(-1) ?? '';
  switch (choice.has_choice ? choice.choice_type : 'included') {
    case 'presentation':
      await pick(part.getByRole('radiogroup'), startingWith(last));
      return [last];
    case 'constant_sum': {
      await part.getByRole('button', { name: 'Split evenly' }).click();
      await expect(part.getByRole('status')).toContainText(`${headcount} of ${headcount}`);
      const amounts = await Promise.all(
        names.map((name) => part.getByRole('textbox', { name, exact: true }).inputValue()),
      );
      return names.filter((_name, at) => Number(amounts[at]) > 0);
    }
    case 'add_on': {
      const first = names[0] ?? '';
      await part.getByRole('button', { name: `More ${first}` }).click();
      return [first];
    }
    default:
      return [];
  }
}

/** Presses the button once a price is shown. */
export async function startOrder(page: Page): Promise<void> {
  await expect(
    page.getByText(/all in for \d+|per person, all in|before delivery|food before fees/i).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start order' }).click();
}

/** The dialog about an unfinished order of the same package or menu. */
export const continueQuestion = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'You have an order here already' });

/** Reaches the checkout of the new order; declines to continue one left by an earlier journey. */
export async function reachCheckout(page: Page): Promise<number> {
  const anew = continueQuestion(page).getByRole('button', { name: 'Start a new order' });
  await expect(async () => {
    if (await anew.isVisible()) await anew.click();
    expect(page.url()).toMatch(/\/orders\/\d+\/checkout$/);
  }).toPass();
  return Number(/orders\/(\d+)/.exec(page.url())?.[1]);
}
