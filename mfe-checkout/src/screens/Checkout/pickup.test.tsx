import { screen, within } from '@testing-library/react';
import { section, withOrder } from '../../test/checkout';
import { open } from '../../test/render';

beforeEach(() => sessionStorage.clear());

test.each([
  ['a delivery has a window in which it comes', false],
  ['a pickup has none', true],
])('%s', async (_what, pickup) => {
  await open('/orders/12/checkout', withOrder({ pickup }));
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  const details = within(section('Details'));
  expect(details.getByRole('textbox', { name: 'Headcount' })).toBeVisible();
  expect(details.queryAllByText(/Delivery window/).length > 0).toBe(!pickup);
});
