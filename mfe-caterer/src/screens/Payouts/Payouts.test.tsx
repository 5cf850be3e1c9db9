import { FakeApi } from '@copper-carrot/contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const money = { food: 300, discounts: -30, delivery: 20, tip: 24, commission: 40.5, payout: 273.5 };

it('shows payouts by week, then by order, with a file of each', async () => {
  const api = new FakeApi()
    .on('get', '/cpi/v2/caterer/payouts', () => ({
      records: [{ week_starts_on: '2026-11-23', order_count: 1, ...money }],
      count: 1,
    }))
    .on('get', '/cpi/v2/caterer/payouts/orders', () => ({
      records: [
        { order_id: 12, start_date: '2026-11-24', name: 'Taco bar', kitchen_name: 'Midtown', ...money },
      ],
      count: 1,
    }));
  const { container } = await open('/caterer/7/payouts', api);
  expect(await screen.findByText('$273.50')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  const file = () => screen.getByRole('link', { name: 'Download as CSV' });
  expect(file()).toHaveAttribute('href', '/cpi/v2/caterer/payouts/csv?brand_id=7');
  await userEvent.click(screen.getByRole('link', { name: 'Nov 23, 2026' }));
  expect(await screen.findByRole('link', { name: '#12' })).toHaveAttribute('href', '/caterer/7/orders/12');
  expect(file()).toHaveAttribute('href', '/cpi/v2/caterer/payouts/csv?brand_id=7&week=2026-11-23');
  expect(api.called('get', '/cpi/v2/caterer/payouts/orders')[0]?.query.get('week')).toBe('2026-11-23');
});
