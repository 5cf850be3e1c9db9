import { screen, within } from '@testing-library/react';
import { ModifyServer, open } from '../../test/modify';

beforeEach(() => sessionStorage.clear());

test('for which organization an order is stands once it is placed', async () => {
  const server = new ModifyServer();
  expect(server.order.can.modify).toBe(true);
  await open(server);
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(await details.findByRole('textbox', { name: 'Headcount' })).toBeEnabled();
  expect(details.getByRole('button', { name: /Organization/ })).toBeDisabled();
  expect(details.queryByRole('button', { name: 'New organization' })).not.toBeInTheDocument();
});
