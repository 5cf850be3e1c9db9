import { chooseFrom } from '../screens/controls';
import { expectAccessibleOnPhoneToo } from '../support/accessible';
import { query } from '../support/database';
import { makePerson } from '../support/made-people';
import { openMenu } from '../support/menu';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(150_000);

test(
  '[ORG-01] [ORG-02] [ORG-05] [ORG-06] [ORG-07] an admin looks after members, contacts and settings, and the meals',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const [admin, other] = [await makePerson(), await makePerson()];
    const teamId = admin.teamIds[0] ?? 0;
    await query(
      `insert into memberships (team_id, user_id, role) select $1, id, 'orderer' from users where email = $2`,
      [teamId, other.email],
    );
    await signInQuietly(page, admin.email);
    await page.goto('/search');
    await openMenu(page);
    await page.getByRole('link', { name: 'Manage Organization' }).click();
    const row = page.getByRole('row', { name: new RegExp(other.firstName) });
    await expect(row).toContainText('Orderer');
    await page.getByRole('link', { name: 'Add a contact' }).click();
    const contact = page.getByRole('dialog', { name: 'Add a contact' });
    await contact.getByRole('textbox', { name: 'Name' }).fill('Front desk');
    await contact.getByRole('textbox', { name: 'Phone' }).fill('212-555-0142');
    await contact.getByRole('button', { name: 'Save contact' }).click();
    await expect(page.getByRole('list', { name: 'Contacts' })).toContainText('Front desk');
    await page.getByRole('link', { name: `Edit ${other.firstName}` }).click();
    const editing = page.getByRole('dialog', { name: 'Edit the member' });
    await chooseFrom(page, editing, 'Role', /^Staff/);
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Staff');
    await page.getByRole('link', { name: `Remove ${other.firstName}` }).click();
    const removing = page.getByRole('dialog', { name: 'Remove the member' });
    await expectAccessibleOnPhoneToo(page, 'the removal of a member');
    await removing.getByRole('button', { name: 'Remove' }).click();
    await expect(row).toBeHidden();

    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    const rules = page.getByRole('form', { name: 'Order rules' });
    await rules.getByRole('textbox', { name: /^Largest order/ }).fill('500');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await rules.getByRole('button', { name: 'Save the rules' }).click();
    await saved;
    await page.reload();
    await expect(rules.getByRole('textbox', { name: /^Largest order/ })).toHaveValue('500');
    await expectAccessibleOnPhoneToo(page, 'the settings of an organization');
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('link', { name: 'Admin: 1' })).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'an organization');

    await openMenu(page);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Meal Calendar' }).click();
    const calendar = await opened;
    await expect(calendar.getByRole('heading', { level: 1, name: 'Meal Calendar' })).toBeVisible();
    await expectAccessibleOnPhoneToo(calendar, 'the meal calendar');
  },
);
