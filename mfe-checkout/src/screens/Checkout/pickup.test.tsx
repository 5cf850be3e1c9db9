import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@copper-carrot/contracts';
import { place, section, submits, withOrder } from '../../test/checkout';
import { anOrder, aPerson } from '../../test/fixtures';
import { ModifyServer, open as openToModify, placedOrder } from '../../test/modify';
import { asked, serverOf } from '../../test/payment-ask';
import { fill, open } from '../../test/render';

beforeEach(() => sessionStorage.clear());

const kitchens: Schemas['PossibleKitchen'][] = [
  { id: 2, name: 'Gramercy', formatted_address: '2 Irving Pl', distance_miles: 0.2, pickup_allowed: true },
  { id: 1, name: 'Murray Hill', formatted_address: '1 Park Ave', distance_miles: 0.9, pickup_allowed: true },
];
const { pricing } = anOrder();
const fetched = {
  pickup: true,
  pickup_kitchen_id: 2,
  possible_kitchens: kitchens,
  pricing: { ...pricing, lines: pricing.lines.filter(({ code }) => code !== 'delivery') },
};
const said = () =>
  [document.body.textContent, ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)]
    .join(' ')
    .replace('Delivery or pickup', '')
    .replace('DeliveryPickup', '');
const ofDelivery = /driver|deliver/i;

test.each([
  ['a delivery has a window in which it comes', false],
  ['a pickup has none', true],
])('%s', async (_what, pickup) => {
  await open('/orders/12/checkout', withOrder({ pickup }));
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  const details = within(section('Details'));
  expect(details.getByRole('textbox', { name: 'Headcount' })).toBeVisible();
  expect(details.queryAllByText(/Delivery window/).length > 0).toBe(!pickup);
  const price = screen.getByRole('complementary', { name: 'Your order' });
  expect(/12:00 pm – 12:30 pm/.test(price.textContent)).toBe(!pickup);
});

describe('nothing speaks of a delivery where it is picked up', () => {
  const standsAt = async () => {
    await screen.findByRole('radiogroup', { name: 'Pick it up at' });
    await screen.findByRole('radiogroup', { name: 'Pay with' });
    await screen.findByRole('textbox', { name: /^Instructions for the pickup/ });
    await screen.findByRole('radiogroup', { name: 'Event address' });
  };

  test('in checkout', async () => {
    await open('/orders/12/checkout', withOrder(fetched));
    await standsAt();
    expect(said()).toContain('charged only after the food was picked up.');
    expect(said()).not.toMatch(ofDelivery);
  });

  test('in what is wrong with it', async () => {
    const server = withOrder({ ...fetched, start_time: null });
    await open('/orders/12/checkout', server);
    await standsAt();
    fireEvent.click(screen.getByRole('radio', { name: /^A new address/ }));
    fill(/^Contact phone/, '  ');
    fireEvent.click(place());
    expect(
      await within(section('Details')).findByText('Please choose a pickup time for your order.'),
    ).toBeVisible();
    expect(await screen.findByText('Please say where the event is.')).toBeVisible();
    expect(submits(server)).toEqual([]);
    expect(said()).not.toMatch(ofDelivery);
  });

  test('in changes of one that was placed', async () => {
    const server = new ModifyServer();
    server.order = placedOrder(fetched);
    await openToModify(server);
    await standsAt();
    expect(said()).not.toMatch(ofDelivery);
  });

  test.each([
    ['its customer', {}],
    ['whoever makes it for them', { user_id: 9, user_name: 'Ana Ruiz' }],
    ['whoever made it for them', { user_id: 9, claimed_by_customer_at: '2099-01-01T00:00:00.000Z' }],
  ])('to %s of a direct order', async (_who, values) => {
    const order = { ...fetched, is_direct: true, ...values };
    const { brand_id: id, brand } = anOrder(order);
    const made = { id, name: brand.name, slug: brand.slug, kitchen_count: 2 };
    await open('/orders/12/checkout', withOrder(order), { user: aPerson({ brands: [made] }) });
    await standsAt();
    await screen.findByText(/place it/);
    expect(said()).not.toMatch(/driver|deliver|where it goes/i);
  });

  test('to whoever is asked to pay', async () => {
    await open('/orders/12/pay/3', serverOf(asked({ order: anOrder(fetched) })));
    await screen.findByText(/^Picked up at/);
    expect(said()).not.toMatch(ofDelivery);
  });
});

describe('of several kitchens', () => {
  const described = async (words: string) =>
    expect(await screen.findByRole('radiogroup', { name: 'Pick it up at' })).toHaveAccessibleDescription(
      words,
    );

  test('the nearest to the address stands first and is the one that the API took', async () => {
    await open('/orders/12/checkout', withOrder(fetched));
    await described('The nearest to your event address stands first.');
    const radios = within(screen.getByRole('radiogroup', { name: 'Pick it up at' })).getAllByRole('radio');
    await waitFor(() => expect(radios[0]).toBeChecked());
    expect(radios[0]).toHaveAccessibleName(/^Gramercy/);
  });

  test('none is said to be the nearest before there is an address', async () => {
    const nowhere = kitchens.map((kitchen) => ({ ...kitchen, distance_miles: null }));
    await open('/orders/12/checkout', withOrder({ ...fetched, possible_kitchens: nowhere }));
    await described('Give your event address below to see which one is the nearest.');
  });
});
