import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, apiWith, mayNothing, open } from '../../test/open';

const path = '/caterer/7/orders/12';
const accept = '/cpi/v1/caterer/orders/{id}/accept';
const decline = '/cpi/v1/caterer/orders/{id}/decline';
const declined = anOrder({
  status: 'declined',
  status_label: 'Declined',
  end_reason: 'Our oven broke.',
  can: mayNothing,
});

it.each([
  ['accepted', accept],
  ['declined', decline],
] as const)('shows an order that was changed meanwhile before it is %s', async (_what, call) => {
  const { lock_version: seen } = anOrder();
  let version = seen;
  const api = new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () =>
    anOrder({ lock_version: version, headcount: version === seen ? 20 : 40 }),
  );
  api.on('post', call, ({ body }) => {
    if (body?.lock_version === seen + 1) return anOrder({ can: mayNothing });
    version = seen + 1;
    return new Refusal(409, 'stale_record', { message: 'This order has changed since you saw it.' });
  });
  await open(path, api);
  const answer = async () => {
    if (call === accept) return userEvent.click(await screen.findByRole('button', { name: 'Accept order' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = screen.getByRole('dialog', { name: 'Decline order #12?' });
    await userEvent.type(within(dialog).getByLabelText('Why'), 'Our oven broke.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline order' }));
  };
  await answer();
  expect(await screen.findByText('40 people')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('This order has changed since you saw it.')).toBeVisible();
  await answer();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept order' })).not.toBeInTheDocument());
  expect(api.called('post', call).map(({ body }) => body?.lock_version)).toEqual([seen, seen + 1]);
});

it('[CAT-12] accepts, shows it, and tells that the orderer knows', async () => {
  const accepted = anOrder({ status: 'accepted', status_label: 'Accepted', can: mayNothing });
  const api = apiWith().on('post', accept, () => accepted);
  const { notices } = await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept order' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept order' })).not.toBeInTheDocument());
  expect(screen.getByText('Accepted')).toBeVisible();
  const { lock_version } = anOrder();
  expect(api.called('post', accept)).toMatchObject([{ params: { id: '12' }, body: { lock_version } }]);
  expect(notices).toEqual([{ kind: 'success', message: 'Order #12 is accepted. The orderer is told.' }]);
});

it('says why an order could not be accepted, and keeps the button', async () => {
  const message = "This order is expired and can't be accepted.";
  await open(
    path,
    apiWith().on('post', accept, () => new Refusal(409, 'order-wrong_state', { message })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Accept order' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept order' })).toBeEnabled();
});

it('[CAT-13] declines with a reason, which it asks for', async () => {
  const api = apiWith().on('post', decline, () => declined);
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
  let release = (_: typeof declined) => {};
  const api = apiWith().on('post', decline, () => new Promise((resolve) => (release = resolve)));
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
  const api = apiWith().on('post', decline, () => new Refusal(422, 'record_invalid', refusal));
  await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Why/ }), 'Our oven broke.');
  await userEvent.click(screen.getByRole('button', { name: 'Decline order' }));
  expect(await screen.findByText('Why must be at most 500 characters long.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Why/ })).toHaveValue('Our oven broke.');
});
