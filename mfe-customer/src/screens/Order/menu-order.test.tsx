import { screen, within } from '@testing-library/react';
import { anOrder, apiWith, open } from '../../test/open';

it('shows of each dish of a menu what was said of it, and leads back to the menu', async () => {
  const order = anOrder({
    package: null,
    chosen_options: [],
    menu_items: [
      {
        ...{ menu_item_id: 7, name: 'Goan fish curry', qty: 12, unit_price: 12.25, price: 147, portions: 12 },
        allergens: ['milk', 'peanuts'],
        modifiers: [{ modifier_id: 52, group: 'Heat', name: 'Hot', qty: 2, price: 0 }],
        ...{ note: 'No rice', for_name: 'Pat', dietary_tags: [], offered: true },
      },
    ],
  });
  await open('/organization/4/orders/12', apiWith(order));
  const food = await screen.findByRole('region', { name: 'Food' });
  expect(within(food).getByText('2 × Hot · for Pat · “No rice” · Contains milk and peanuts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toMatch(
    new RegExp(`^/(brands|catering)/${order.brand.slug}$`),
  );
});
