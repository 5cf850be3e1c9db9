import { screen } from '@testing-library/react';
import { anOrder } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer } from '../../test/server';

const having = (values: Parameters<typeof anOrder>[0]) => {
  const server = new FakeServer();
  server.order = anOrder(values);
  return server;
};

test.each(['/orders/12', '/orders/12/status'])('[OERR-07] %s leads to the order’s page', async (path) => {
  const { container } = await open(path, having({ status: 'accepted' }));
  expect(await screen.findByRole('link', { name: /See the order/ })).toHaveAttribute(
    'href',
    '/organization/3/orders/12',
  );
  expect(screen.getByText('Accepted')).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});

test('an order that is still a cart leads to checkout', async () => {
  await open('/orders/12', having({}));
  expect(await screen.findByRole('link', { name: /Go to checkout/ })).toHaveAttribute(
    'href',
    '/orders/12/checkout',
  );
});

test('an order without an organization leads to the person’s own', async () => {
  await open('/orders/12', having({ status: 'pending', team_id: null, team: null }));
  expect(await screen.findByRole('link', { name: /See the order/ })).toHaveAttribute(
    'href',
    '/customer/orders/12',
  );
});

test('the reset page says what happened, and a submitted order has nothing to reset', async () => {
  const { container, unmount } = await open('/orders/12/checkout/reset', having({}));
  expect(await screen.findByText(/Saffron Kitchen changed Bowls for all/)).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
  unmount();
  await open('/orders/12/checkout/reset', having({ status: 'pending' }));
  expect(await screen.findByText('Your order is placed')).toBeVisible();
});
