import { screen, waitFor, within } from '@testing-library/react';
import { ModifyServer, open, panel, placedOrder, send, sent } from '../../test/modify';
import { faultsOf } from '../../test/render';

beforeEach(() => sessionStorage.clear());

function ofMenu() {
  const server = new ModifyServer();
  server.order = placedOrder({
    ...{ headcount: 8, package: null, chosen_options: [] },
    menu_items: [
      {
        ...{
          menu_item_id: 7,
          name: 'Goan fish curry',
          qty: 12,
          unit_price: 12.25,
          price: 147,
          modifiers: [],
        },
        ...{ note: '', for_name: null, portions: 12, dietary_tags: [], allergens: [], offered: true },
      },
    ],
  });
  server.choices = [];
  return server;
}

test('a headcount that leaves food for fewer than half is asked about before it is sent', async () => {
  const { user, server } = await open(ofMenu());
  const people = await screen.findByRole('textbox', { name: 'Headcount' });
  await user.clear(people);
  await user.type(people, '40{Tab}');
  expect(await within(panel()).findByRole('row', { name: 'People 8 40' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /4242/ }));
  await user.click(send());
  const asked = await screen.findByRole('dialog', { name: 'This is food for about 8 of 40 people' });
  expect(asked).toHaveTextContent('Nothing is changed yet.');
  expect(await faultsOf(asked)).toEqual([]);
  expect(sent(server)).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Send it anyway' }));
  await waitFor(() => expect(sent(server)).toHaveLength(1));
});

test('nobody is asked about food that was so from the start, where the change is another', async () => {
  const server = ofMenu();
  server.order = { ...server.order, headcount: 40 };
  const { user } = await open(server);
  await user.type(await screen.findByRole('textbox', { name: /Instructions/ }), 'Ring twice.{Tab}');
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(send());
  await waitFor(() => expect(sent(server)).toHaveLength(1));
});
