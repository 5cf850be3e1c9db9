import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, apiWith, mayNothing, open } from '../../test/open';

const path = '/caterer/7/orders/12';
const confirm = '/cpi/v1/caterer/orders/{id}/confirm';
const acknowledge = '/cpi/v1/caterer/orders/{id}/acknowledge';
const accepted = anOrder({ status: 'accepted', can: { ...mayNothing, confirm: true } });
const canceled = anOrder({ status: 'canceled', can: { ...mayNothing, acknowledge: true } });

it('[ACT-02] confirms an order as it was seen, and says that the orderer is told', async () => {
  const confirmed = anOrder({ status: 'confirmed', status_label: 'Confirmed', can: mayNothing });
  const api = apiWith(accepted).on('post', confirm, () => confirmed);
  const { notices } = await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Reconfirm Order' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Reconfirm Order' })).not.toBeInTheDocument(),
  );
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(api.called('post', confirm)).toMatchObject([{ body: { lock_version: accepted.lock_version } }]);
  expect(notices).toEqual([{ kind: 'success', message: 'Order #12 is confirmed. The orderer is told.' }]);
});

it('shows an order that was changed meanwhile, and why it is not confirmed', async () => {
  const message = 'This order has changed since you saw it.';
  const api = new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () => accepted);
  api.on('post', confirm, () => {
    api.on('get', '/cpi/v2/caterer/orders/{id}', () => ({ ...accepted, headcount: 40 }));
    return new Refusal(409, 'stale_record', { message });
  });
  await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Reconfirm Order' }));
  expect(await screen.findByText('40 people')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
});

it('[ACT-06] acknowledges that an order was canceled', async () => {
  const api = apiWith(canceled).on('post', acknowledge, () => ({ ...canceled, can: mayNothing }));
  const { notices } = await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument());
  expect(notices).toEqual([{ kind: 'success', message: 'Order #12 is acknowledged as canceled.' }]);
});
