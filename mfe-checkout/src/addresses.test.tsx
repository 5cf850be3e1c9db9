import { screen } from '@testing-library/react';
import { open } from './test/render';

it.each(['/orders/abc', '/orders/99999999999/checkout', '/orders/abc/checkout/reset'])(
  'shows no page at an address that no record can have: %s',
  async (path) => {
    await open(path);
    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  },
);
