import { FakeApi } from '@copper-carrot/contracts/testing';
import { screen } from '@testing-library/react';
import { open } from './test/open';

it.each([
  '/customer/1/orders/abc',
  '/organization/4/orders/99999999999',
  '/organization/99999999999/orders',
  '/organization/abc/members',
  '/organization/abc/billing',
])('shows no page at an address that no record can have: %s', async (path) => {
  await open(path);
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
});

it.each(['1.5', '-3', 'x', '999999999999', '2147483647'])(
  'begins at the first page where the address names one that can not be: %s',
  async (page) => {
    const api = new FakeApi();
    await open(`/customer/1/orders?page=${page}`, api);
    await screen.findAllByRole('listitem');
    expect(api.called('get', '/cpi/v1/orderer/orders')[0]?.query.get('offset')).toBe('0');
  },
);
