import type { Locator, Page } from '@playwright/test';
import { checkoutSection } from '../screens/checkout';
import { arrowTo, pressKey, tabTo, typeInto } from '../screens/keyboard';
import { answer, type Club, lunchClub } from '../support/lunch-club';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

/** Opens a dialog by its button and closes it by Escape; focus returns to the button. */
async function lookInto(page: Page, opener: Locator): Promise<void> {
  // Notices have the role `alertdialog` too, but are not modal.
  const dialog = page.locator('[role=dialog], [role=alertdialog]:not([aria-modal=false])');
  await pressKey(page, opener);
  await expect(dialog).toBeVisible();
  const focus = page.locator(':focus');
  await expect(dialog.and(focus).or(dialog.locator(focus))).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

async function ask(page: Page, { colleague }: Club): Promise<Locator> {
  const poll = checkoutSection(page, 'Poll');
  await pressKey(page, poll.getByRole('button', { name: 'Ask the team' }));
  const form = poll.getByRole('form', { name: 'Ask the team' });
  await pressKey(page, form.getByRole('checkbox', { name: new RegExp(colleague.firstName) }), 'Space');
  await typeInto(
    page,
    form.getByRole('textbox', { name: /E-mail addresses/ }),
    'Guest <guest@elsewhere.example>',
  );
  await pressKey(page, form.getByRole('button', { name: 'Open the poll' }));
  await expect(poll.getByText('0 of 2 have answered')).toBeVisible();
  return poll;
}

test(
  'an owner runs a poll by the keyboard alone, and each dialog gives the focus back',
  { tag: '@explore' },
  async ({ page }) => {
    const club = await lunchClub();
    await signInQuietly(page, club.owner.email);
    await page.goto(`/orders/${club.orderId}/checkout`);
    const poll = await ask(page, club);
    await answer(club);
    await expect(poll.getByText('1 of 2 have answered')).toBeVisible();
    const opener = (name: string) => poll.getByRole('button', { name });
    const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

    for (const name of ['Show a QR code', 'Invite more', 'Send the order automatically'])
      await lookInto(page, opener(name));
    await pressKey(page, opener('Add a meal'));
    await typeInto(page, dialog('Add a meal').getByRole('textbox', { name: 'Name' }), 'Ari Bloom');
    const meals = dialog('Add a meal').getByRole('radiogroup', { name: 'Meal' });
    await arrowTo(page, meals, meals.getByRole('radio', { name: /^Not eating/ }));
    await pressKey(page, dialog('Add a meal').getByRole('button', { name: 'Add the meal' }));
    await expect(page.getByText('Meal added for Ari Bloom.')).toBeVisible();
    await expect(opener('Add a meal')).toBeFocused();

    await pressKey(page, opener('Change or end the poll'));
    for (const name of ['Change the end', 'Change the dishes', 'Make a new link', 'Delete the poll'])
      await lookInto(page, opener(name));
    await pressKey(page, opener('Close now'));
    await expect(poll.getByText('Nobody can answer any more.')).toBeVisible();
    // At most three notices are shown (2 §2), so this waits for an earlier one to go.
    await expect(page.getByText('Meal added for Ari Bloom.')).toBeHidden();
    await pressKey(page, opener('Use these answers'));
    await expect(dialog('Use these answers').getByRole('table')).toBeVisible();
    await pressKey(page, dialog('Use these answers').getByRole('button', { name: 'Use these answers' }));
    await expect(page.getByText('The answers are on your order.')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Place order' }));
  },
);
