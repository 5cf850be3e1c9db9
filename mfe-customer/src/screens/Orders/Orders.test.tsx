import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const row = {
  id: 12,
  status: 'accepted',
  status_label: 'Accepted',
  team_id: 4,
  user_name: 'Pat Low',
  start_date: '2026-12-01',
  start_time: '12:00',
  headcount: 20,
  package: { name: 'Taco bar', slug: 'taco-bar', image: { url: '/a.svg', alt: 'Tacos' } },
  brand: { name: 'Saffron Street', avatar_url: '/b.svg' },
  pricing: { order_items_price: 300, customer_price: 324 },
};
const listing = (records: object[]) => ({
  '/cpi/v1/orderer/orders': { json: { records, count: records.length } },
});

it('[ORG-09] lists the orders of an organization, each a link to its page there', async () => {
  const { container, asked } = await open('/organization/4/orders', listing([row]));
  expect(await screen.findByRole('link', { name: /Taco bar/ })).toHaveAttribute(
    'href',
    '/organization/4/orders/12',
  );
  expect(asked[0]).toContain('team_id=4');
  expect(screen.queryByRole('tab', { name: 'Not ordered yet' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

it("[CUST-12] lists one's own orders; a cart leads back to checkout", async () => {
  await open(
    '/customer/1/orders?view=carts',
    listing([{ ...row, status: 'in_cart', status_label: 'In cart' }]),
  );
  expect(await screen.findByRole('link', { name: /Taco bar/ })).toHaveAttribute(
    'href',
    '/orders/12/checkout',
  );
});

it('says what to do when there is nothing', async () => {
  await open('/customer/1/orders', listing([]));
  expect(await screen.findByText('Nothing on the way')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/search');
});
