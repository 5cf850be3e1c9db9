import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { apiWith, aRow, open, withRights } from '../../test/open';

const path = '/cpi/v1/orderer/orders/{id}/reorder';
const again = recorded['get /cpi/v1/orderer/orders/{id}/reorder'][200];
const choice = again.choices[0] as Schemas['ChoiceChange'];

const anAgain = (more: Partial<Schemas['Reorder']> = {}): Schemas['Reorder'] => ({
  ...again,
  order_id: 12,
  id: null,
  start_date: null,
  headcount: 20,
  headcount_before: 20,
  choices: [
    { ...choice, option_id: 1, item_choice_type: 'constant_sum', name: 'Carnitas', name_before: 'Carnitas', qty: 20, qty_before: 15, price: 1.5, price_before: 0 },
    { ...choice, option_id: 2, item_choice_type: 'constant_sum', name: 'Mushroom', name_before: 'Mushroom', qty: 0, qty_before: 5, price: null, price_before: 0 },
  ],
  menu_items: [],
  price_before: { order_items_price: 300, customer_price: 381.5 },
  pricing: again.pricing && { ...again.pricing, order_items_price: 330, customer_price: 419.25 },
  ...more,
}); // prettier-ignore

const delivered = (more: Partial<Schemas['Order']> = {}) =>
  withRights({ modify: false, reorder: true }, { status: 'fulfilled', status_label: 'Delivered', ...more });
const at = (order: Schemas['Order'], said: Schemas['Reorder'] = anAgain()) =>
  apiWith(order).on('get', path, () => said);
const dialog = () => screen.findByRole('dialog', { name: 'Order Taco bar again' });

it.each(['/customer/1', '/organization/4'])(
  '[CUST-20] says under %s what will be in it, what is missing and the price then and now, and leads to checkout',
  async (above) => {
    const api = at(delivered()).on('post', path, () => anAgain({ id: 77 }));
    const { address } = await open(`${above}/orders/12`, api);
    fireEvent.click(await screen.findByRole('link', { name: 'Order again' }));
    const shown = await dialog();
    const food = await within(shown).findByRole('list', { name: 'What will be in it' });
    expect(food).toHaveTextContent('Carnitas');
    expect(food).toHaveTextContent('$1.50 each; it was $0.00');
    expect(food).not.toHaveTextContent('Mushroom');
    expect(shown).toHaveTextContent('Mushroom can’t be had as before.');
    expect(within(shown).getByRole('row', { name: 'Food $300.00 $330.00' })).toBeVisible();
    expect(within(shown).getByRole('row', { name: 'Total $381.50 $419.25' })).toBeVisible();
    expect((await axe(shown)).violations).toEqual([]);
    fireEvent.click(within(shown).getByRole('button', { name: 'Continue to checkout' }));
    await waitFor(() => expect(address()).toBe('/orders/77/checkout'));
    expect(api.called('post', path)).toHaveLength(1);
  },
);

it.each(['canceled', 'declined', 'expired', 'fulfilled'] as const)(
  'is offered on the page of an order that is %s',
  async (status) => {
    await open('/customer/1/orders/12', at(delivered({ status })));
    expect(await screen.findByRole('link', { name: 'Order again' })).toHaveAttribute(
      'href',
      '/customer/orders/12/reorder',
    );
  },
);

it('is not offered of an order that can still be changed, and of a colleague’s it says who may', async () => {
  const order = delivered();
  const { unmount } = await open(
    '/customer/1/orders/12',
    at({ ...order, status: 'pending', can: { ...order.can, modify: true } }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Taco bar' });
  expect(screen.queryByRole('link', { name: 'Order again' })).not.toBeInTheDocument();
  unmount();
  const colleagues = { ...order, user_name: 'Sam Lee', can: { ...order.can, reorder: false } };
  await open('/organization/4/orders/12/reorder', at(colleagues));
  expect(await screen.findByRole('dialog', { name: 'Order again' })).toHaveTextContent(
    'Only Sam Lee and admins of their organization can order this again.',
  );
});

it('goes on with the cart that was started already, or starts another where that has a date', async () => {
  const { unmount } = await open('/customer/1/orders/12/reorder', at(delivered(), anAgain({ id: 77 })));
  const shown = await dialog();
  expect(await within(shown).findByRole('link', { name: 'Continue your order' })).toHaveAttribute(
    'href',
    '/orders/77/checkout',
  );
  expect(within(shown).queryByRole('button', { name: 'Start another' })).not.toBeInTheDocument();
  unmount();
  await open('/customer/1/orders/12/reorder', at(delivered(), anAgain({ id: 77, start_date: '2026-12-01' })));
  expect(await within(await dialog()).findByRole('button', { name: 'Start another' })).toBeVisible();
});

it('says why it can’t be had, and searches for something like it', async () => {
  const refusal = new Refusal(422, 'reorder_order-not_offered', {
    message: 'This package is no longer offered.',
    context: { search: { package_category: 'lunch_mexican', headcount: 20, pickup: null } },
  });
  await open(
    '/customer/1/orders/12/reorder',
    at(delivered(), anAgain({ pricing: null, refusal: refusal.body })),
  );
  const shown = await dialog();
  expect(await within(shown).findByText('This package is no longer offered.')).toBeVisible();
  expect(within(shown).getByRole('link', { name: 'Find something like it' })).toHaveAttribute(
    'href',
    '/search?package_category=lunch_mexican&headcount=20',
  );
});

it('says what stood against it in between, and can be pressed again', async () => {
  const api = at(delivered()).on(
    'post',
    path,
    () => new Refusal(422, 'reorder_order-not_offered', { message: 'This package is no longer offered.' }),
  );
  await open('/customer/1/orders/12/reorder', api);
  const shown = await dialog();
  fireEvent.click(await within(shown).findByRole('button', { name: 'Continue to checkout' }));
  expect(await within(shown).findByRole('alert')).toHaveTextContent('This package is no longer offered.');
});

it('is offered in the row of a past order of one’s own', async () => {
  const rows = [aRow({ can: { reorder: true } }), aRow({ id: 13, can: { reorder: false } })];
  const api = new FakeApi().on('get', '/cpi/v1/orderer/orders', () => ({ records: rows, count: 2 }));
  await open('/organization/4/orders?view=past', api);
  expect(await screen.findByRole('link', { name: 'Order Taco bar again, order #12' })).toHaveAttribute(
    'href',
    '/organization/4/orders/12/reorder',
  );
  expect(screen.queryByRole('link', { name: /order #13/ })).not.toBeInTheDocument();
});
