import { FakeApi } from '@copper-carrot/contracts/testing';
import { screen } from '@testing-library/react';
import { open } from './test/open';

it.each(['/caterer/7/orders/abc', '/caterer/7/orders/99999999999', '/caterer/abc/orders'])(
  'shows no page at an address that no record can have: %s',
  async (path) => {
    await open(path, new FakeApi());
    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  },
);

it.each(['1.5', '999999999999'])(
  'begins at the first page where the address names one that can not be: %s',
  async (page) => {
    const api = new FakeApi();
    await open(`/caterer/7/orders?page=${page}`, api);
    await screen.findAllByRole('listitem');
    expect(api.called('get', '/cpi/v1/caterer/orders')[0]?.query.get('offset')).toBe('0');
  },
);
