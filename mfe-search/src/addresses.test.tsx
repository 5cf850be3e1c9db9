import { waitFor } from '@testing-library/react';
import { errorOf, open } from './test/render';

it.each([
  '/packages/Curry_Table',
  '/brands/Saffron_Street',
  '/recommended/Curry_Table',
  `/catering/${'x'.repeat(201)}`,
])('shows no page at an address that no record can have: %s', async (path) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await open(path);
  await waitFor(() => expect(errorOf(container)).toBe('404'));
  logged.mockRestore();
});
