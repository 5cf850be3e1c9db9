import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { orderPath } from '../../test/server';
import { forPeople, ModifyServer, open, panel, send } from '../../test/modify';

beforeEach(() => sessionStorage.clear());

const keys = (server: ModifyServer) =>
  server.called('post', `${orderPath}/modify`).map(({ headers }) => headers['Idempotency-Key']);

test('[OERR-09] a second delivery at the same time is asked about, and sent under a key of its own once it is meant', async () => {
  const server = new ModifyServer();
  server.on('post', `${orderPath}/modify`, ({ body }) =>
    body.ignore_checks?.simultaneous_delivery
      ? server.modified(body.order)
      : new Refusal(409, 'submit_order-has_simultaneous_delivery', {
          message: 'You already have a delivery to this address at this time: order #9.',
          context: { order_ids: [9] },
        }),
  );
  const { user } = await open(server);
  await forPeople(user, 30);
  await user.click(await within(panel()).findByRole('button', { name: 'Send changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Another delivery at the same time' });
  expect(dialog).toHaveTextContent('Nothing is changed yet.');
  await user.click(within(dialog).getByRole('button', { name: 'Send changes anyway' }));
  expect(await screen.findByTestId('elsewhere')).toBeVisible();
  const [first, second] = keys(server);
  expect(second).not.toBe(first);
});

test('an answer that was lost is asked for again under the same key, whatever the order is by then', async () => {
  const server = new ModifyServer();
  let isLost = true;
  server.on('post', `${orderPath}/modify`, ({ body }) =>
    isLost ? new Refusal(503, 'unavailable', { message: 'Please try again.' }) : server.modified(body.order),
  );
  const { user } = await open(server);
  await forPeople(user, 30);
  await user.click(await within(panel()).findByRole('button', { name: 'Send changes' }));
  expect(await screen.findByText('Please try again.')).toBeVisible();
  isLost = false;
  await user.click(send());
  expect(await screen.findByTestId('elsewhere')).toHaveAttribute('data-search', '?modify_submitted=true');
  expect(new Set(keys(server)).size).toBe(1);
  expect(sessionStorage).toHaveLength(0);
});

test('other changes, and the same ones after an answer, are sent under another key', async () => {
  const server = new ModifyServer();
  const refusal = () => new Refusal(422, 'submit_order-record_invalid', { message: 'Not like this.' });
  server.on('post', `${orderPath}/modify`, refusal);
  const { user } = await open(server);
  await forPeople(user, 30);
  const sendAgain = async (times: number) => {
    await user.click(send());
    await waitFor(() => expect(keys(server)).toHaveLength(times));
    await waitFor(() => expect(send()).toBeEnabled());
  };
  await sendAgain(1);
  await sendAgain(2);
  expect(new Set(keys(server)).size).toBe(2);
});
