import { events } from '@copper-carrot/contracts/runtime';
import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anOrder, apiWith, open, withRights } from '../../test/open';

const cancel = '/cpi/v1/orderer/orders/{id}/cancel';
const policy = { free_until: null, fee: 75, sentence: 'Canceling now costs 25% of the food.', until: null };

it('cancels an order for the fee that is said before, and for no other', async () => {
  const api = apiWith(withRights({ cancel: true }, { cancellation_policy: policy })).on('post', cancel, () =>
    anOrder({ status: 'canceled', status_label: 'Canceled', end_reason: 'Off.', cancellation_fee: 75 }),
  );
  const changed: unknown[] = [];
  const stop = events.on('order.changed@1', (one) => changed.push(one));
  await open('/organization/4/orders/12', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const question = screen.getByRole('alertdialog', { name: 'Cancel order #12?' });
  expect(question).toHaveTextContent('Canceling now costs $75.00');
  expect((await axe(question)).violations).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel for $75.00' }));
  expect(await screen.findByText('Off. $75.00 is charged for the cancellation.')).toBeVisible();
  expect(api.called('post', cancel)).toMatchObject([{ body: { fee: 75 } }]);
  expect(changed.at(-1)).toEqual({ orderId: 12, status: 'canceled' });
  stop();
});

it('says why it could not be canceled, and keeps the question open', async () => {
  const message = 'What canceling costs has changed since it was shown. Please look again.';
  const api = apiWith(withRights({ cancel: true }, { cancellation_policy: policy })).on(
    'post',
    cancel,
    () => new Refusal(409, 'cancel_order-fee_changed', { message }),
  );
  await open('/organization/4/orders/12', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel for $75.00' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});
