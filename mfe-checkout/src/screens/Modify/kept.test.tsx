import { screen, waitFor, within } from '@testing-library/react';
import { forPeople, ModifyServer, open, panel, placedOrder, send, sent } from '../../test/modify';

beforeEach(() => sessionStorage.clear());

const instructions = () => screen.findByRole('textbox', { name: /Instructions for the driver/ });
const discard = () => screen.getByRole('button', { name: 'Discard changes' });

test('changes that were not sent outlive a reload, and are sent then', async () => {
  const { user, unmount } = await open();
  await forPeople(user, 30);
  await within(panel()).findByRole('row', { name: 'People 20 30' });
  await user.type(await instructions(), 'Use the freight lift.{Tab}');
  await within(panel()).findByRole('row', { name: /Use the freight lift/ });
  unmount();
  const again = await open();
  expect(await within(panel()).findByRole('row', { name: 'People 20 30' })).toBeVisible();
  expect(await instructions()).toHaveValue('Use the freight lift.');
  await again.user.click(send());
  await screen.findByTestId('elsewhere');
  expect(sent(again.server)).toMatchObject([
    { order: { headcount: 30, delivery_instructions: 'Use the freight lift.' } },
  ]);
  again.unmount();
  await open();
  expect(panel()).toHaveTextContent('Nothing is changed yet.');
  expect(screen.getByRole('textbox', { name: 'Headcount' })).toHaveValue('20');
});

test('what could not be sent is still typed after a reload', async () => {
  const { user, unmount } = await open();
  await user.click(await instructions());
  await user.paste('x'.repeat(1001));
  unmount();
  await open();
  expect(await instructions()).toHaveValue('x'.repeat(1001));
  expect(await instructions()).toHaveAccessibleDescription(/must be at most 1000 characters long/);
});

test('changes are given up by a press, for good', async () => {
  const { user, unmount } = await open();
  await forPeople(user, 30);
  await within(panel()).findByRole('row', { name: 'People 20 30' });
  await user.type(await instructions(), 'Use the freight lift.');
  await user.click(discard());
  await waitFor(() => expect(panel()).toHaveTextContent('Nothing is changed yet.'));
  expect(screen.getByRole('textbox', { name: 'Headcount' })).toHaveValue('20');
  expect(await instructions()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  unmount();
  await open();
  expect(panel()).toHaveTextContent('Nothing is changed yet.');
});

test('while nothing may be changed they wait, and are there when it may', async () => {
  const { user, unmount } = await open();
  await forPeople(user, 30);
  await within(panel()).findByRole('row', { name: 'People 20 30' });
  unmount();
  const closed = new ModifyServer();
  const order = placedOrder();
  closed.order = { ...order, can: { ...order.can, modify: false } };
  const meanwhile = await open(closed);
  expect(panel()).toHaveTextContent('Nothing is changed yet.');
  expect(closed.called('patch', '/cpi/v1/orderer/orders/{id}/calculate_changes')).toEqual([]);
  meanwhile.unmount();
  await open();
  expect(await within(panel()).findByRole('row', { name: 'People 20 30' })).toBeVisible();
});
