import { expect, type FrameLocator, type Page } from '@playwright/test';
import { demoPassword } from './demo';

/** Fills the /safe/login frame of the sign-in page or modal and sends it. */
export async function signInByFrame(page: Page, email: string): Promise<void> {
  const frame = loginFrame(page);
  await frame.getByLabel('Email').fill(email);
  await frame.getByLabel('Password').fill(demoPassword);
  await frame.getByRole('button', { name: 'Log In' }).click();
}

export const loginFrame = (page: Page): FrameLocator => page.frameLocator('iframe[src^="/safe/login"]');

/** Signs a browser in without its screens, for journeys that are about something else. */
export async function signInQuietly(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/cpi/v1/auth', { data: { email, password: demoPassword } });
  expect(answer.status(), `signing in as ${email}`).toBe(200);
}
