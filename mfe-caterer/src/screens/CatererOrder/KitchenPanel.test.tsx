import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anOrder, apiWith, mayNothing, open } from '../../test/open';

const path = '/caterer/7/orders/12';
const move = '/cpi/v1/caterer/orders/{id}/move';
const movable = anOrder({
  status: 'accepted',
  kitchen: { id: 1, name: 'Midtown' },
  can: { ...mayNothing, move: true },
});
const kitchen = (
  id: number,
  name: string,
  more: Partial<Schemas['KitchenForOrder']> = {},
): Schemas['KitchenForOrder'] => ({
  kitchen: { id, name, formatted_address: '1 Test Street', distance_miles: id, pickup_allowed: true },
  is_current: false,
  can_take: false,
  reason: null,
  ...more,
});
const records = [
  kitchen(1, 'Midtown', { is_current: true }),
  kitchen(2, 'Uptown', { can_take: true }),
  kitchen(3, 'Harlem', { reason: 'The kitchen is fully booked at that time.' }),
];
const api = () =>
  apiWith(movable).on('get', '/cpi/v1/caterer/orders/{id}/possible_kitchens', () => ({
    records,
    count: records.length,
  }));
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Move to another kitchen' }));
  return within(await screen.findByRole('dialog', { name: 'Move order #12' }));
};

it('[API-077] moves an order to a kitchen that can cook it, and says why others can not', async () => {
  const fake = api().on('post', move, () => ({ ...movable, kitchen: { id: 2, name: 'Uptown' } }));
  const { container, notices } = await open(path, fake);
  const dialog = await openDialog();
  expect(await dialog.findByText('Cooks it now · 1 mi away')).toBeVisible();
  expect(dialog.getByText(/fully booked at that time/)).toBeVisible();
  expect(dialog.getByRole('radio', { name: /Harlem/ })).toBeDisabled();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: /Uptown/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Move order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fake.called('post', move)).toMatchObject([
    { body: { kitchen_id: 2, lock_version: movable.lock_version } },
  ]);
  expect(notices).toEqual([{ kind: 'success', message: 'Order #12 is cooked at Uptown.' }]);
});

it('says why it could not be moved', async () => {
  const message = 'Please answer the changes of this order first.';
  await open(
    path,
    api().on('post', move, () => new Refusal(409, 'modify_order-change_pending', { message })),
  );
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('radio', { name: /Uptown/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Move order' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

it('offers no move of an order that stays where it is', async () => {
  await open(path, apiWith({ ...movable, can: mayNothing }));
  expect(await screen.findByRole('heading', { name: 'To cook' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move to another kitchen' })).not.toBeInTheDocument();
});
