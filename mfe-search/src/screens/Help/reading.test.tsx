import { screen } from '@testing-library/react';
import { faultsOf, open } from '../../test/render';

it.each([
  ['/help', 'Help', 'When is my card charged?'],
  ['/terms', 'Terms', 'Canceling'],
  ['/privacy', 'Privacy', 'Who sees it'],
])('%s is a page to be read', async (path, title, part) => {
  const { container } = await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('region', { name: part })).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});
