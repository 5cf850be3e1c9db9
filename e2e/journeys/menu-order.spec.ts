import type { List, Schemas } from '@copper-carrot/contracts';
import type { Locator, Page } from '@playwright/test';
import { checkoutPrice, giveAddress, payByNewCard, placeOrder, settledPrice } from '../screens/checkout';
import { pick, readPrice } from '../screens/controls';
import { arrowTo, pressKey } from '../screens/keyboard';
import { reachCheckout } from '../screens/package';
import { expectAccessible } from '../support/accessible';
import { accounts } from '../support/demo';
import { eventQuery, findOffers } from '../support/offers';
import { paymentsOf } from '../support/local-peers';
import { Person } from '../support/person';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const note = 'Half of them without cilantro, please';

/** Presses by touch, or by Tab and keyboard only. */
const pressBy =
  (page: Page, byKeyboard: boolean) =>
  (target: Locator): Promise<void> =>
    byKeyboard ? pressKey(page, target) : target.click();

test(
  '[MENU-01] [MENU-02] an office orders from a restaurant’s full menu, and the kitchen reads every dish',
  { tag: '@phone' },
  async ({ page, isPhone, browser }) => {
    const orderer = new Person(accounts.orderer);
    await orderer.signIn();
    const [offer] = await findOffers(orderer, 1);
    const slug = offer?.pack.caterer?.slug;
    if (!offer || !slug) throw new Error('Nothing is on offer.');
    const { records: items } = await orderer.call<List<Schemas['MenuItem']>>(
      'GET',
      `/cpi/v2/public/brands/${slug}/menu_items?limit=200`,
    );
    const bowl = items.find(
      ({ modifier_groups: groups, source_item_id: of }) =>
        of === null && groups.some(({ minimum, maximum }) => minimum === 1 && maximum === 1),
    );
    const tray = items.find(
      ({ source_item_id: of, modifier_groups: groups }) => of !== null && groups.length === 0,
    );
    const group = bowl?.modifier_groups.find(({ minimum }) => minimum === 1);
    const [, addition] = group?.modifiers ?? [];
    if (!bowl || !tray || !group || !addition) throw new Error('The demo menu has no such dishes.');

    const press = pressBy(page, !isPhone);
    // Stepper buttons are not in the Tab order; arrow keys do the same.
    const oneMore = (within: Page | Locator, name: string) =>
      isPhone
        ? within.getByRole('button', { name: `More ${name}`, exact: true }).click()
        : pressKey(page, within.getByRole('textbox', { name, exact: true }), 'ArrowUp');
    await signInQuietly(page, accounts.orderer);
    await page.goto(`/catering/${slug}?${eventQuery(offer)}`);
    await expect(page.getByRole('heading', { name: 'Order from the menu' })).toBeVisible();
    await expectAccessible(page, 'a menu to order from');

    // The search may find several dishes.
    const search = page.getByRole('searchbox', { name: 'Search the menu' });
    await search.fill(bowl.name);
    await press(page.getByRole('button', { name: `Add ${bowl.name} …`, exact: true }));
    const dialog = page.getByRole('dialog', { name: bowl.name });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'the dialog of a dish');
    await press(dialog.getByRole('button', { name: /^Add/ }));
    await expect(dialog.getByText('Please choose at least one.')).toBeVisible();
    const choice = dialog.getByRole('radio', { name: addition.name });
    if (isPhone) await pick(dialog.getByRole('radiogroup'), new RegExp(`^${addition.name}`));
    else {
      await arrowTo(page, dialog.getByRole('radiogroup'), choice);
    }
    await expect(choice).toBeChecked();
    const count = dialog.getByRole('textbox', { name: `${bowl.name} in your order` });
    await count.fill('12');
    await count.press('Tab');
    await dialog.getByRole('textbox', { name: 'Note for the kitchen' }).fill(note);
    await press(dialog.getByRole('button', { name: /^Add/ }));
    await expect(dialog).toBeHidden();

    await search.fill(tray.name);
    await press(page.getByRole('button', { name: `Add ${tray.name}`, exact: true }));
    await expect(page.getByRole('textbox', { name: tray.name, exact: true })).toHaveValue('1');
    await oneMore(page, tray.name);
    await search.fill('');

    if (isPhone) await page.getByRole('button', { name: /all in for|before delivery for/ }).click();
    const basket = isPhone
      ? page.getByRole('dialog', { name: 'What it comes to' })
      : page.getByRole('complementary', { name: 'Your order' });
    await expect(basket.getByText(`“${note}”`)).toBeVisible();
    await expect(basket.getByText(/Enough for about \d+ people at 1.5 portions each/)).toBeVisible();
    await expect(basket.getByText(/per person/)).toBeVisible();
    await expectAccessible(page, 'the running order');
    const food = 12 * (bowl.price + addition.price) + 2 * tray.price;
    await expect(basket.locator('dl').filter({ hasText: 'Food' })).toContainText(
      new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(food),
    );
    await press(basket.getByRole('button', { name: 'Start order' }));

    const orderId = await reachCheckout(page);
    const dishes = page.getByRole('region', { name: 'Dishes', exact: true });
    await expect(dishes.getByRole('listitem').filter({ hasText: bowl.name }).first()).toContainText(
      addition.name,
    );
    await press(dishes.getByRole('button', { name: 'Edit Dishes' }));
    await oneMore(dishes, `${tray.name}, line 2`);
    await expect(dishes.getByRole('status').first()).toHaveText('Saved');
    await expectAccessible(page, 'the dishes of a cart, being edited');
    await press(dishes.getByRole('button', { name: 'Done' }));
    await expect(dishes.getByRole('listitem').filter({ hasText: tray.name })).toContainText('3 ×');
    // From here on a phone does the same as a desktop.
    if (isPhone) return;
    await giveAddress(page);
    await payByNewCard(page);
    const promised = await settledPrice(page);
    expect(promised).toEqual(await readPrice(checkoutPrice(page)));
    await placeOrder(page);

    await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}$`));
    await expect(page.getByText('Waiting for the caterer')).toBeVisible();
    expect(await readPrice(page.getByRole('region', { name: 'Price' }).locator('dl'))).toEqual(promised);
    expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture' }]);

    const kitchen = await (await browser.newContext()).newPage();
    await signInQuietly(kitchen, accounts.caterer);
    await kitchen.goto(`/caterer/${offer.pack.caterer?.id}/orders/${orderId}`);
    const ticket = kitchen.getByRole('list', { name: 'Ordered' });
    const line = ticket.getByRole('listitem').filter({ hasText: note });
    await expect(line).toContainText('12');
    await expect(line).toContainText(bowl.name);
    await expect(line).toContainText(addition.name);
    await expect(ticket.getByRole('listitem').filter({ hasText: tray.name })).toContainText('3');
    await expectAccessible(kitchen, 'a menu order before its kitchen');
  },
);
