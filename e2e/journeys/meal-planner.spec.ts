import type { List, Schemas } from '@copper-carrot/contracts';
import { chooseFrom, tick } from '../screens/controls';
import { expectAccessibleOnPhoneToo } from '../support/accessible';
import { makePerson } from '../support/made-people';
import { openMenu } from '../support/menu';
import { deliveryAddress } from '../support/offers';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const base = '/cpi/v2/orderer';
const utc = { timeZone: 'UTC' } as const;

/** The first day of the month after next: every meal of it can still be ordered. */
function monthAhead() {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', ...utc }).format(first);
  return { first: first.toISOString().slice(0, 10), name, month: name.split(' ')[0] };
}

test(
  '[PLAN-01] [PLAN-02] [PLAN-03] [PLAN-04] [PLAN-05] [PLAN-06] [PLAN-07] an office manager plans a month and orders a meal of it',
  { tag: '@explore-phone' },
  async ({ page, isPhone }) => {
    const manager = await makePerson([{ name: 'Hungry Office' }]);
    const teamId = manager.teamIds[0] ?? 0;
    await manager.call('POST', '/cpi/v1/orderer/addresses', {
      body: { address: { team_id: teamId, label: 'Head office', formatted_address: deliveryAddress } },
    });
    const { first, name, month } = monthAhead();
    const home = `/customer/me/meal-planner/organization/${teamId}`;
    await signInQuietly(page, manager.email);

    await page.goto('/search');
    await openMenu(page, isPhone);
    await page.getByRole('link', { name: 'Meal Planner' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meal planner' })).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Meal planner' });

    await pages.getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('link', { name: 'Make your first template' }).click();
    const template = page.getByRole('dialog', { name: 'New order template' });
    await template.getByRole('textbox', { name: 'Name' }).fill('Team lunch');
    await chooseFrom(page, template, 'Time \\(optional\\)', /^12:00 pm$/);
    await template.getByRole('textbox', { name: 'People' }).fill('20');
    await template.getByRole('textbox', { name: 'Budget per person' }).fill('30');
    await chooseFrom(page, template, 'Where \\(optional\\)', /^Head office/);
    await expectAccessibleOnPhoneToo(page, 'the form of an order template');
    await template.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByRole('list', { name: 'Order templates' })).toContainText('Team lunch');
    await expectAccessibleOnPhoneToo(page, 'the order templates');

    await pages.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('link', { name: 'Make your first rule' }).click();
    const rule = page.getByRole('form', { name: 'New rule' });
    await rule.getByRole('textbox', { name: 'Name' }).fill('Weekly lunch');
    await tick(rule, /^Wednesday$/);
    await expectAccessibleOnPhoneToo(page, 'the form of a rule');
    await rule.getByRole('button', { name: 'Save the rule' }).click();
    await expect(page.getByRole('article', { name: 'Weekly lunch' })).toContainText(
      'Every Tuesday, Wednesday, and Thursday',
    );
    await expectAccessibleOnPhoneToo(page, 'the rules');

    await page.goto(`${home}/planner?view=agenda&date=${first}`);
    await page.getByRole('button', { name: `Fill ${month}` }).click();
    const filling = page.getByRole('dialog', { name: `Fill ${name}` });
    await filling.getByRole('button', { name: 'Plan by 1 rule' }).click();
    await expect(filling.getByText(/\d+ meals? for \$/)).toBeVisible({ timeout: 30_000 });
    await expect(filling.getByText('What is planned, and why')).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'a filled month');
    await filling.getByRole('button', { name: 'Close' }).click();
    const agenda = page.getByRole('list', { name });
    await expect(agenda.getByRole('button', { name: /^Change / }).first()).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'the agenda of planned meals');
    await page.goto(`${home}/planner?view=month&date=${first}`);
    await expect(page.getByRole('group', { name: 'Planned meals' })).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'the month of planned meals');

    const drafts = () =>
      manager.call<List<Schemas['DraftOrder']>>(
        'GET',
        `${base}/draft_orders?team_id=${teamId}&from=${first}&to=${first.slice(0, 8)}28`,
      );
    const { records } = await drafts();
    const meal = records.find((draft) => draft.can.create_order);
    if (!meal) throw new Error('Nothing was planned.');
    await page.goto(`${home}/planner?view=week&date=${meal.start_date}`);
    await expectAccessibleOnPhoneToo(page, 'the week of planned meals');
    const change = page.getByRole('button', { name: new RegExp(`^Change ${meal.name}`) }).first();
    await change.click();
    await page.getByRole('menuitem', { name: 'Move a day later' }).click();
    await expect
      .poll(async () => (await drafts()).records.find(({ id }) => id === meal.id)?.start_date)
      .not.toBe(meal.start_date);

    await page.goto(`${home}/planner/placeholder/${meal.id}`);
    const shown = page.getByRole('dialog', { name: meal.name });
    await expect(shown.getByText('Why this meal')).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'a planned meal');
    await page.goto(`${home}/planner/placeholder/new?day=${first}`);
    await page.getByRole('textbox', { name: /^What is it for/ }).fill('Welcome lunch');
    await page.getByRole('button', { name: 'Plan the meal' }).click();
    await page.getByRole('link', { name: 'Choose a package' }).click();
    const search = page.getByRole('dialog', { name: 'Choose a package' });
    await expect(search.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'the search of a package for a day');

    await page.goto(`${home}/batch?from=${first}`);
    await page.getByRole('checkbox', { name: 'Choose all' }).waitFor();
    await expectAccessibleOnPhoneToo(page, 'the list of drafts');
    await page.goto(`${home}/admin/new-contact`);
    await expect(page.getByRole('dialog', { name: 'Add a contact' })).toBeVisible();
    await page.goto(`${home}/preferences/copy-order-template/${meal.order_template_id}`);
    await page.getByRole('button', { name: 'Copy template' }).click();
    await expect(page.getByRole('list', { name: 'Order templates' })).toContainText('Copy of Team lunch');

    await page.goto(`${home}/planner?view=agenda&date=${first}`);
    await page
      .getByRole('button', { name: new RegExp(`^Change ${meal.name}`) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Create order' }).click();
    await expect(page).toHaveURL(/\/orders\/\d+\/checkout/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [ordered] = (await drafts()).records.filter(({ order_id: id }) => id !== null);
    expect(ordered?.order_status).toBe('in_cart');
  },
);
