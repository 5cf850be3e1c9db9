import { randomUUID } from 'node:crypto';
import type { Schemas } from '@copper-carrot/contracts';
import type { Locator, Page } from '@playwright/test';
import { pick } from './controls';

export const byLink = ({ code }: Pick<Schemas['Poll'], 'code'>): string => `/customer/polls/${code}`;
export const dishesOf = ({ poll_options: options }: Schemas['Poll']): Schemas['Option'][] =>
  options.map(({ option }) => option);

/** The region of a person's answer on the poll's page. */
export const meal = (page: Page): Locator => page.getByRole('region', { name: 'Your meal' });
export const dishes = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: 'What would you like to eat?' });
export const named = (name: string): RegExp => new RegExp(`^${name.replace(/\W/g, '.')}`);
export const send = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Send my answer' }).click();

/** Enters a name and a unique address, as addresses are rate-limited. */
export async function giveName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill(`guest-${randomUUID()}@elsewhere.example`);
}

/** Fills in a guest's answer; without a dish they eat nothing. */
export async function fillIn(page: Page, name: string, dish: string | null): Promise<void> {
  await pick(dishes(page), dish === null ? /^I am not eating/ : named(dish));
  await giveName(page, name);
}
