import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anOrder, open } from '../../test/open';

const path = '/caterer/7/orders/12';
const accept = '/cpi/v1/caterer/orders/{id}/accept';
const decline = '/cpi/v1/caterer/orders/{id}/decline';
const apiWithOrder = () => new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () => anOrder());

it('[CAT-03] shows what to cook, where to bring it and what it pays', async () => {
  const { container } = await open(path, apiWithOrder());
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
  expect(screen.getByText('Carnitas').closest('li')).toHaveTextContent('12');
  expect(screen.getByText('Use the back door.')).toBeVisible();
  expect(screen.getByRole('link', { name: '(555) 555-0100' })).toHaveAttribute('href', 'tel:5555550100');
  expect(screen.getByText(/3 h left to answer/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it('says the dietary marks of each dish, what comes with every order, and what is brought beside the food', async () => {
  await open(path, apiWithOrder());
  const ordered = await screen.findByRole('list', { name: 'Ordered' });
  expect(within(ordered).getByText('Mushroom').closest('li')).toHaveTextContent('8MushroomVVegetarian');
  const along = screen.getByRole('list', { name: 'Comes with every order' });
  expect(along).toHaveTextContent('Rice and beansVGVeganFor the whole headcount');
  expect(screen.getByText('Plates and napkins, Serving utensils')).toBeVisible();
});

it('says that nothing is to be cooked while its payment is held, and until when', async () => {
  const held = anOrder({ payment_held_until: '2026-12-01T18:00:00.000Z', time_zone: 'America/New_York' });
  await open(
    path,
    new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () => held),
  );
  expect(await screen.findByText(/may choose another one until Tue 12\/01\/2026, 1:00 pm/)).toBeVisible();
});

it('says where nobody knows any more what came along', async () => {
  const api = new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () => anOrder({ included: null }));
  await open(path, api);
  expect(await screen.findByText(/Your menu has changed since this order was placed/)).toBeVisible();
});

it('[CAT-12] accepts, shows it, and tells that the orderer knows', async () => {
  const accepted = anOrder({
    status: 'accepted',
    status_label: 'Accepted',
    can: { accept: false, decline: false, edit: false },
  });
  const api = apiWithOrder().on('post', accept, () => accepted);
  const { notices } = await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept order' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept order' })).not.toBeInTheDocument());
  expect(screen.getByText('Accepted')).toBeVisible();
  expect(api.called('post', accept)).toMatchObject([{ params: { id: '12' } }]);
  expect(notices).toEqual([{ kind: 'success', message: 'Order #12 is accepted. The orderer is told.' }]);
});

it('says why an order could not be accepted, and keeps the button', async () => {
  const message = "This order is expired and can't be accepted.";
  await open(
    path,
    apiWithOrder().on('post', accept, () => new Refusal(409, 'order-wrong_state', { message })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Accept order' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept order' })).toBeEnabled();
});

it('[CAT-13] declines with a reason, which it asks for', async () => {
  const declined = anOrder({
    status: 'declined',
    status_label: 'Declined',
    end_reason: 'Our oven broke.',
    can: { accept: false, decline: false, edit: false },
  });
  const api = apiWithOrder().on('post', decline, () => declined);
  await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Decline order' }));
  expect(await screen.findByText('Please tell the orderer why.')).toBeVisible();
  expect(api.called('post', decline)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'Our oven broke.');
  await userEvent.click(screen.getByRole('button', { name: 'Decline order' }));
  expect(await screen.findByText('Our oven broke.')).toBeVisible();
  expect(api.called('post', decline)).toMatchObject([
    { params: { id: '12' }, body: { reason: 'Our oven broke.' } },
  ]);
});

it('declines once, however often it is pressed', async () => {
  const declined = anOrder({
    status: 'declined',
    status_label: 'Declined',
    end_reason: 'Our oven broke.',
    can: { accept: false, decline: false, edit: false },
  });
  let release = (_: typeof declined) => {};
  const api = apiWithOrder().on('post', decline, () => new Promise((resolve) => (release = resolve)));
  await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Why/ }), 'Our oven broke.');
  for (let times = 0; times < 3; times += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Decline order' }));
  expect(api.called('post', decline)).toHaveLength(1);
  release(declined);
  expect(await screen.findByText('Not delivered')).toBeVisible();
  expect(api.called('post', decline)).toHaveLength(1);
});

it('says beside the reason what the API says of it, and keeps what was typed', async () => {
  const refusal = {
    fields: { reason: ['too_long'] },
    field_errors: { reason: ['must be at most 500 characters long'] },
  };
  const api = apiWithOrder().on('post', decline, () => new Refusal(422, 'record_invalid', refusal));
  await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Why/ }), 'Our oven broke.');
  await userEvent.click(screen.getByRole('button', { name: 'Decline order' }));
  expect(await screen.findByText('Why must be at most 500 characters long.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Why/ })).toHaveValue('Our oven broke.');
});

it('asks again for an order that did not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = new FakeApi().on(
    'get',
    '/cpi/v2/caterer/orders/{id}',
    () => new Refusal(500, 'internal', { message: 'No order now.' }),
  );
  await open(path, api);
  expect(await screen.findByRole('alert')).toHaveTextContent('No order now.');
  api.on('get', '/cpi/v2/caterer/orders/{id}', () => anOrder());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
});
