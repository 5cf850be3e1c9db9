import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const row = {
  id: 12,
  status: 'pending',
  status_label: 'Waiting for the caterer',
  team_id: 1,
  brand_id: 7,
  user_id: 1,
  user_name: 'Pat Low',
  start_at: '2026-12-01T17:00:00.000Z',
  start_date: '2026-12-01',
  start_time: '12:00',
  time_zone: 'America/New_York',
  headcount: 20,
  address: { company_name: 'Northwind Labs', formatted_address: '350 5th Ave, New York, NY 10001' },
  package: {
    name: 'Taco bar',
    slug: 'taco-bar',
    image: { url: '/a.svg', alt: 'Tacos' },
    set_up_type: 'drop_off',
  },
  brand: { name: 'Saffron Street', avatar_url: '/b.svg' },
  pickup: false,
  courier_pickup_text: null,
  courier_label: null,
  points_awarded: 0,
  pricing: { order_items_price: 300, customer_price: 381.31 },
  review: null,
};
const listing = (records: object[]) => ({
  'GET /cpi/v1/caterer/orders': () => ({ json: { records, count: records.length } }),
});

it('[CAT-01] [CAT-02] lists the orders that wait, each a link to its page', async () => {
  const { container } = await open('/caterer/7/orders', listing([row]));
  expect(await screen.findByRole('link', { name: /Taco bar/ })).toHaveAttribute(
    'href',
    '/caterer/7/orders/12',
  );
  expect(screen.getByText('Waiting for you')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it("[NAV-14] leads to the caterer's other brand", async () => {
  await open('/caterer/7/orders', listing([]));
  expect(await screen.findByRole('link', { name: 'Juniper Table Dashboard' })).toHaveAttribute(
    'href',
    '/caterer/8/orders',
  );
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
});

it('offers another try when the list does not come', async () => {
  await open('/caterer/7/orders', {
    'GET /cpi/v1/caterer/orders': () => ({
      status: 404,
      json: { status: 404, code: 'x', message: 'No list today.' },
    }),
  });
  expect(await screen.findByText('No list today.')).toBeVisible();
});
