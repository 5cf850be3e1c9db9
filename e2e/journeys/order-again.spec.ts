import type { List, Schemas } from '@copper-carrot/contracts';
import { checkoutSection, settledPrice } from '../screens/checkout';
import { pick, readPrice } from '../screens/controls';
import { chooseFood, reachCheckout, startOrder } from '../screens/package';
import { accounts } from '../support/demo';
import { paymentsOf } from '../support/local-peers';
import { eventQuery, findOffers } from '../support/offers';
import { Person } from '../support/person';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

test(
  'an office orders again: a saved address brings its contact, and a saved card pays',
  { tag: '@explore-phone' },
  async ({ page, isPhone }) => {
    const email = isPhone ? accounts.orderer : accounts.invoiced;
    const orderer = new Person(email);
    await orderer.signIn();
    const [offer] = await findOffers(orderer, 1);
    if (!offer) throw new Error('Nothing is on offer.');
    const pack = await orderer.call<Schemas['Package']>('GET', `/cpi/v1/public/packages/${offer.pack.id}`);
    await signInQuietly(page, email);
    const event = eventQuery(offer);
    event.delete('formatted_address');
    await page.goto(`/packages/${pack.slug}?${event}`);
    await expect(page.getByRole('heading', { level: 1, name: pack.name })).toBeVisible();
    await chooseFood(page, pack);
    await startOrder(page);
    const orderId = await reachCheckout(page);
    const read = <Answer>(path = '') =>
      orderer.call<Answer>('GET', `/cpi/v1/orderer/orders/${orderId}${path}`);

    const book = (await read<List<Schemas['Address']>>('/addresses?for_address_book=true')).records;
    const [saved, other] = [...book].reverse();
    if (!saved || !other) throw new Error('The demo has no address book.');
    const address = checkoutSection(page, 'Address');
    const deliverTo = address.getByRole('radiogroup', { name: 'Deliver to' });
    await expect(deliverTo).toBeVisible();
    const all = address.getByRole('button', { name: /^Show all/ });
    if (await all.isVisible()) await all.click();
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.request().postData()}`);
    });
    for (const [each, begun] of [
      [other, '5 Nowhere'],
      [saved, '120 West'],
    ] as const) {
      const street = each.formatted_address.split(',')[0] ?? '';
      // By text, as the background of an open list is hidden from roles but can be pressed.
      const card = page.locator('#checkout-address label').filter({ hasText: street });
      // After cancelling a new address the focus is in its field, with or without a list.
      await pick(deliverTo, /^A new address/);
      await address.getByRole('combobox', { name: 'Address' }).pressSequentially(begun);
      await expect(page.getByRole('listbox')).toBeVisible();
      await card.click();
      await expect(deliverTo.getByRole('radio', { name: street })).toBeChecked();
      await expect(address.getByRole('textbox', { name: 'Contact phone' })).toHaveValue(
        each.contact_phone ?? '',
      );
    }
    expect(refused).toEqual([]);
    await expect(address.getByRole('textbox', { name: 'Contact name' })).toHaveValue(
      saved.contact_name ?? '',
    );
    await expect(address.getByRole('status').first()).toHaveText('Saved');

    const { records: cards } = await read<List<Schemas['CreditCard']>>('/credit_cards?valid_stripe=true');
    const [card] = cards;
    if (!card) throw new Error('The demo has no saved card.');
    const payment = checkoutSection(page, 'Payment');
    // The order may already have the last order's card.
    await pick(payment.getByRole('radiogroup', { name: 'Pay with' }), new RegExp(card.last4));
    await expect(payment.getByRole('radio', { name: new RegExp(card.last4) })).toBeChecked();
    const tip = page.getByRole('radiogroup', { name: 'Tip' });
    await tip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    for (const choice of await tip.locator('label').all()) await expect(choice).toBeInViewport({ ratio: 1 });
    const promised = await settledPrice(page);

    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}$`));
    await expect(page.getByText('Waiting for the caterer')).toBeVisible();
    expect(await readPrice(page.getByRole('region', { name: 'Price' }).locator('dl'))).toEqual(promised);
    await expect(page.getByText(`${saved.contact_name}, ${saved.contact_phone}`)).toBeVisible();
    expect(await read<Schemas['Order']>()).toMatchObject({
      status: 'pending',
      credit_card_id: card.id,
      address: { address_id: saved.id, formatted_address: saved.formatted_address },
    });
    expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture' }]);
  },
);
