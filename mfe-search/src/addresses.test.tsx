import { screen } from '@testing-library/react';
import { open } from './test/render';

it.each([
  '/packages/Curry_Table',
  '/brands/Saffron_Street',
  '/recommended/Curry_Table',
  `/catering/${'x'.repeat(201)}`,
])('shows no page at an address that no record can have: %s', async (path) => {
  await open(path);
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
});
