import type { Schemas } from '@copper-carrot/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openToPay, place, refusing } from '../../test/checkout';
import { open } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

const path = `${orderPath}/approval` as const;
const none: Schemas['OrderApproval'] = {
  id: null,
  status: 'none',
  total: null,
  asked_by: null,
  decided_by: null,
  can: { ask: true, decide: false },
};

beforeEach(() => sessionStorage.clear());

test('an order outside of its organization’s rules asks for an admin’s yes', async () => {
  let now = none;
  const sentence = 'This order comes to more than $500.00.';
  const server = refusing(422, 'submit_order-approval_required', {
    message: sentence,
    fields: { approval: ['required'] },
    field_errors: { approval: [sentence] },
  })
    .on('get', path, () => now)
    .on('post', path, () => (now = { ...none, id: 7, status: 'waiting', total: 520, asked_by: 'Pat Low' }));
  const { user } = await openToPay(server);
  expect(screen.queryByRole('button', { name: 'Ask an admin' })).not.toBeInTheDocument();
  await user.click(place());
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Ask an admin' }));
  expect(await screen.findByText(/^The admins are asked/)).toBeVisible();
  expect(server.called('post', path)).toHaveLength(1);
});

test('an admin who comes by the mail says yes to the total that was asked for', async () => {
  let now: Schemas['OrderApproval'] = {
    ...{ id: 7, status: 'waiting', total: 520, asked_by: 'Robin Vale', decided_by: null },
    can: { ask: false, decide: true },
  };
  const server = new FakeServer()
    .on('get', path, () => now)
    .on(
      'post',
      `${path}/decide`,
      () => (now = { ...now, status: 'approved', decided_by: 'Pat Low', can: { ask: false, decide: false } }),
    );
  await open('/orders/12/checkout?approval=true', server);
  expect(await screen.findByText('Robin Vale asks you to approve this order')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Pat Low approved this order.')).toBeVisible();
  expect(server.called('post', `${path}/decide`).map(({ body }) => body.approval)).toEqual([
    { id: 7, decision: 'approved', total: 520 },
  ]);
});

test('offers the cost centers that the organization keeps', async () => {
  const server = new FakeServer();
  server.settings = { ...server.settings, cost_centers: ['Marketing', 'Sales'] };
  const { user } = await openToPay(server);
  await user.click(screen.getByRole('button', { name: 'Cost center and PO reference' }));
  const box = await screen.findByRole('combobox', { name: /Cost center/ });
  await user.type(box, 'Sal');
  await user.click(await screen.findByRole('option', { name: 'Sales' }));
  expect(box).toHaveValue('Sales');
  expect(screen.getByRole('textbox', { name: /PO reference/ })).toBeVisible();
});
