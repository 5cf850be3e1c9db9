import { expect, type FrameLocator, type Page } from '@playwright/test';
import { demoPassword } from './demo';

/** Fills in the sign-in frame of a page or dialog and submits it. */
export async function signInByFrame(page: Page, email: string): Promise<void> {
  const frame = loginFrame(page);
  await frame.getByLabel('Email').fill(email);
  await frame.getByLabel('Password').fill(demoPassword);
  await frame.getByRole('button', { name: 'Log In' }).click();
}

export const loginFrame = (page: Page): FrameLocator => page.frameLocator('iframe[src^="/safe/login"]');

/** Signs a browser in by API, for journeys about other things. */
export async function signInQuietly(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/cpi/v1/auth', { data: { email, password: demoPassword } });
  expect(answer.status(), `signing in as ${email}`).toBe(200);
}
