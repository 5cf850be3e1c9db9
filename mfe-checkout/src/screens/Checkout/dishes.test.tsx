import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { open, openToPay, place, section, submits, withOrder } from '../../test/checkout';
import { faultsOf } from '../../test/render';
import { orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const ordered = (values: Partial<Schemas['OrderedMenuItem']>): Schemas['OrderedMenuItem'] => ({
  menu_item_id: 7,
  name: 'Goan fish curry',
  qty: 12,
  unit_price: 12.25,
  price: 147,
  modifiers: [{ modifier_id: 52, group: 'Heat', name: 'Hot', qty: 1, price: 0 }],
  note: 'No rice',
  for_name: null,
  portions: 12,
  dietary_tags: [],
  allergens: [],
  offered: true,
  ...values,
});
const salad: Schemas['MenuItem'] = {
  id: 8,
  menu_id: 1,
  menu_category_id: 2,
  source_item_id: null,
  name: 'Kachumber salad',
  description: '',
  price: 5.5,
  serves: 1,
  dietary_tags: [],
  allergens: [],
  image: { url: '', alt: '' },
  modifier_groups: [],
};
const lost = ordered({ menu_item_id: 9, name: 'Lost dish', modifiers: [], note: '', qty: 1, offered: false });

function ofMenu(items: Schemas['OrderedMenuItem'][]) {
  const server = withOrder({ package: null, chosen_options: [], menu_items: items });
  server.choices = [];
  server
    .on('get', '/cpi/v2/public/orders/{id}/menu_items', () => ({ records: [salad], count: 1 }))
    .on('get', '/cpi/v2/public/orders/{id}/restaurant_menus', () => ({
      records: [
        {
          id: 1,
          name: 'Menu',
          allergens_stated_on: null,
          menu_categories: [{ id: 2, parent_id: null, name: 'Sides' }],
        },
      ],
      count: 1,
    }))
    .on('patch', orderPath, () => server.order);
  return server;
}

it('reads the dishes of a menu order back, each with what was said of it', async () => {
  await open(ofMenu([ordered({})]));
  const dishes = await screen.findByRole('region', { name: 'Dishes' });
  expect(within(dishes).getByRole('listitem')).toHaveTextContent(
    '12 ×Goan fish curry Hot · “No rice”$147.00',
  );
  expect(dishes).toHaveTextContent(
    'Enough for about 8 people at 1.5 portions each; 18 more portions would feed all 20.',
  );
});

it('gives a dish of a menu no price per person: it costs the same for however many come', async () => {
  await open(ofMenu([ordered({})]));
  const price = await screen.findByRole('complementary', { name: 'Your order' });
  expect(price).toHaveTextContent('$290.00');
  expect(price).not.toHaveTextContent('people ×');
});

const fewPeople = 'This is food for about 2 of 300 people';

it('asks before food for far fewer people than come is ordered, and says no price per person', async () => {
  const server = ofMenu([ordered({ qty: 3, portions: 3 })]);
  server.order = { ...server.order, headcount: 300 };
  const { user } = await openToPay(server);
  const price = await screen.findByRole('complementary', { name: 'Your order' });
  expect(price).toHaveTextContent('$352.20');
  expect(price).not.toHaveTextContent('per person');
  await user.click(place());
  const asked = await screen.findByRole('dialog', { name: fewPeople });
  expect(asked).toHaveTextContent('447 more portions would feed all 300.');
  expect(await faultsOf(asked)).toEqual([]);
  expect(submits(server)).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Change the dishes' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Dishes' })).toHaveFocus());
  await user.click(place());
  await user.click(await screen.findByRole('button', { name: 'Place it anyway' }));
  await waitFor(() => expect(submits(server)).toHaveLength(1));
});

it('asks nobody whose dishes are for half of the people or more', async () => {
  const server = ofMenu([ordered({ qty: 15, portions: 15 })]);
  const { user } = await openToPay(server);
  expect(await screen.findByRole('complementary', { name: 'Your order' })).toHaveTextContent('per person');
  await user.click(place());
  await waitFor(() => expect(submits(server)).toHaveLength(1));
});

it('sends all of them with what is added, in the words that they have', async () => {
  const { user, server } = await open(ofMenu([ordered({})]));
  await user.click(await screen.findByRole('button', { name: 'Edit Dishes' }));
  await user.click(await screen.findByRole('button', { name: 'Add Kachumber salad' }));
  await waitFor(() =>
    expect(server.patches()).toEqual([
      {
        order: {
          menu_items: [
            {
              ...{ menu_item_id: 7, qty: 12, note: 'No rice', for_name: null },
              modifiers: [{ modifier_id: 52, qty: 1 }],
            },
            { menu_item_id: 8, qty: 1 },
          ],
        },
      },
    ]),
  );
  expect(await faultsOf(section('Dishes'))).toEqual([]);
});

it('marks what the menu has lost, and takes it off by a press', async () => {
  const { user, server } = await open(ofMenu([lost]));
  const dishes = await screen.findByRole('region', { name: 'Dishes' });
  expect(dishes).toHaveTextContent('Not on the menu any more. Please take it off.');
  await user.click(within(dishes).getByRole('button', { name: 'Edit Dishes' }));
  await user.click(await within(dishes).findByRole('button', { name: 'Take Lost dish off, line 1' }));
  expect(within(dishes).getByRole('group', { name: 'What you order' })).toHaveFocus();
  await waitFor(() => expect(server.patches()).toEqual([{ order: { menu_items: [] } }]));
});

it('names the dishes of both where somebody else changed them too', async () => {
  const { user, server } = await open(ofMenu([ordered({})]));
  await user.click(await screen.findByRole('button', { name: 'Edit Dishes' }));
  const add = await screen.findByRole('button', { name: 'Add Kachumber salad' });
  const { lock_version: version } = server.order;
  server.order = {
    ...server.order,
    ...{ lock_version: version + 1, menu_items: [ordered({ note: 'Mild, please' })] },
  };
  const context = { lock_version: version + 1, changed_by: ['Sam Lee'], changed_by_you: false };
  server.on('patch', orderPath, () => new Refusal(409, 'stale_record', { context }));
  await user.click(add);
  const asked = await screen.findByRole('group', { name: 'Dishes: changed twice' });
  expect(asked).toHaveTextContent('Theirs: 12 × Goan fish curry · Hot · “Mild, please”.');
  expect(asked).toHaveTextContent('Yours: 12 × Goan fish curry · Hot · “No rice”, 1 × Kachumber salad.');
});

it('leads from a delivery minimum that the dishes miss to the dishes, which are not done', async () => {
  const message = 'Add $50.00 of food.';
  const { body } = new Refusal(422, 'submit_order-delivery_minimum_not_satisfied', { message });
  const server = ofMenu([ordered({})]).on('post', `${orderPath}/check_validity`, () => ({
    valid: false,
    errors: [body],
  }));
  const { user } = await open(server);
  const said = within(await screen.findByRole('region', { name: 'Details' }));
  expect(await said.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('region', { name: 'Dishes' })).not.toHaveAttribute('data-complete');
  await user.click(said.getByRole('button', { name: 'Go to the dishes' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Dishes' })).toHaveFocus());
});
