import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anOrder, notices, open } from '../../test/open';

const path = '/caterer/7/orders/12';
const read = { 'GET /cpi/v2/caterer/orders/12': () => ({ json: anOrder() }) };

it('[CAT-03] shows what to cook, where to bring it and what it pays', async () => {
  const { container } = await open(path, read);
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
  expect(screen.getByText('Carnitas').closest('li')).toHaveTextContent('12');
  expect(screen.getByText('Use the back door.')).toBeVisible();
  expect(screen.getByRole('link', { name: '(555) 555-0100' })).toHaveAttribute('href', 'tel:5555550100');
  expect(screen.getByText(/3 h left to answer/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it('[CAT-12] accepts, shows it, and tells that the orderer knows', async () => {
  const accepted = anOrder({
    status: 'accepted',
    status_label: 'Accepted',
    can: { accept: false, decline: false, edit: false },
  });
  await open(path, { ...read, 'POST /cpi/v1/caterer/orders/12/accept': () => ({ json: accepted }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept order' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept order' })).not.toBeInTheDocument());
  expect(screen.getByText('Accepted')).toBeVisible();
  expect(notices).toEqual([{ kind: 'success', message: 'Order #12 is accepted. The orderer is told.' }]);
});

it('says why an order could not be accepted, and keeps the button', async () => {
  const refusal = {
    status: 409,
    code: 'order-wrong_state',
    message: "This order is expired and can't be accepted.",
  };
  await open(path, {
    ...read,
    'POST /cpi/v1/caterer/orders/12/accept': () => ({ status: 409, json: refusal }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept order' }));
  expect(await screen.findByText("This order is expired and can't be accepted.")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept order' })).toBeEnabled();
});

it('[CAT-13] declines with a reason, which it asks for', async () => {
  const sent: unknown[] = [];
  const declined = anOrder({
    status: 'declined',
    status_label: 'Declined',
    end_reason: 'Our oven broke.',
    can: { accept: false, decline: false, edit: false },
  });
  await open(path, {
    ...read,
    'POST /cpi/v1/caterer/orders/12/decline': (body) => {
      sent.push(body);
      return { json: declined };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Decline order' }));
  expect(await screen.findByText('Please tell the orderer why.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'Our oven broke.');
  await userEvent.click(screen.getByRole('button', { name: 'Decline order' }));
  expect(await screen.findByText('Our oven broke.')).toBeVisible();
  expect(sent).toEqual([{ reason: 'Our oven broke.' }]);
});
