import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aChange, anOrder, apiWith, open, withRights } from '../../test/open';

it('says that changes were sent, shows them, and takes them back', async () => {
  const api = apiWith(withRights({ modify: true }, { change_request: aChange() })).on(
    'post',
    '/cpi/v1/orderer/orders/{id}/withdraw_changes',
    () => anOrder({ change_request: aChange({ status: 'withdrawn', can: { withdraw: false, pay: false } }) }),
  );
  const { container } = await open('/organization/4/orders/12?modify_submitted=true', api);
  expect(await screen.findByText('Your changes are sent')).toBeVisible();
  const card = screen.getByRole('region', { name: 'Your changes' });
  expect(card).toHaveTextContent('People40, instead of 20');
  expect(card).toHaveTextContent('Total now$324.00');
  expect(card).toHaveTextContent('Total with them$648.00');
  expect((await axe(container)).violations).toEqual([]);
  fireEvent.click(within(card).getByRole('button', { name: 'Withdraw changes' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your changes' })).not.toBeInTheDocument());
  expect(api.called('post', '/cpi/v1/orderer/orders/{id}/withdraw_changes')).toMatchObject([
    { body: { change_id: 5 } },
  ]);
});

it('asks for another card beside the changes that wait', async () => {
  const order = withRights(
    { modify: true, cancel: true },
    {
      change_request: aChange(),
      cancellation_policy: { free_until: null, fee: 0, sentence: '', until: null },
    },
  );
  const payment = { ...order.payment, status: 'failed' as const, message: 'Your card was declined.' };
  await open('/organization/4/orders/12', apiWith({ ...order, payment }));
  expect(await screen.findByText(/Your card was declined/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your changes' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
});

it('says why the caterer declined the changes', async () => {
  const declined = aChange({ status: 'declined', reason: 'Our oven is small.' });
  await open('/organization/4/orders/12', apiWith(withRights({}, { change_request: declined })));
  expect(await screen.findByRole('region', { name: 'Your changes were declined' })).toHaveTextContent(
    'Our oven is small.',
  );
});

it('says why changes were not made, and nothing of those that their own people gave up', async () => {
  const refused = aChange({ status: 'refused', can: { withdraw: false, pay: false } });
  const reason = 'Your card was declined.';
  const { unmount } = await open(
    '/organization/4/orders/12?modify_submitted=true',
    apiWith(withRights({}, { change_request: { ...refused, reason } })),
  );
  const card = await screen.findByRole('region', { name: 'Your changes were not made' });
  expect(card).toHaveTextContent('Why: Your card was declined.');
  expect(screen.queryByText('Your order is changed')).not.toBeInTheDocument();
  unmount();
  await open('/organization/4/orders/12', apiWith(withRights({}, { change_request: refused })));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/were not made/)).not.toBeInTheDocument();
});

describe('changes that wait for a bank', () => {
  const pay = '/cpi/v1/orderer/orders/{id}/pay_changes';
  const paying = (values: Partial<Schemas['OrderChangeRequest']> = {}) =>
    withRights(
      { modify: true },
      {
        change_request: aChange({
          status: 'paying',
          expires_at: null,
          bank_until: '2026-11-20T10:30:00.000Z',
          can: { withdraw: true, pay: true },
          ...values,
        }),
      },
    );
  const sent: Schemas['ModifiedOrder'] = {
    ...{ id: 12, change_id: 5, status: 'requested', changes: [], from_referral: false },
    pricing: { customer_price: 648 },
  };

  it('are confirmed there, and sent', async () => {
    let isConfirmed = false;
    const api = apiWith(paying()).on('post', pay, () =>
      isConfirmed
        ? sent
        : new Refusal(402, 'submit_order-payment_authentication_required', {
            message: 'Your bank asks you to confirm this payment.',
            context: { client_secret: 'pi_1_secret_x', payment_intent_id: 'pi_1' },
          }),
    );
    const { container } = await open('/organization/4/orders/12', api);
    const card = await screen.findByRole('region', { name: 'Your changes wait for your bank' });
    expect(card).not.toHaveTextContent('will answer soon');
    expect((await axe(container)).violations).toEqual([]);
    fireEvent.click(within(card).getByRole('button', { name: 'Confirm with the bank' }));
    const bank = await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
    isConfirmed = true;
    api.on('get', '/cpi/v1/orderer/orders/{id}', () => withRights({}, { change_request: aChange() }));
    fireEvent.click(within(bank).getByRole('button', { name: 'I have confirmed it' }));
    expect(await screen.findByRole('region', { name: 'Your changes' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.called('post', pay)).toMatchObject([{ body: { change_id: 5 } }, { body: { change_id: 5 } }]);
  });

  it('are given up by a colleague who may pay', async () => {
    const api = apiWith(paying({ by_you: false })).on(
      'post',
      '/cpi/v1/orderer/orders/{id}/withdraw_changes',
      () => paying({ status: 'refused', can: { withdraw: false, pay: false } }),
    );
    await open('/organization/4/orders/12', api);
    const card = await screen.findByRole('region', { name: 'Changes of Pat Low wait for their bank' });
    fireEvent.click(within(card).getByRole('button', { name: 'Give the changes up' }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
  });

  it('say whose they are to somebody who may do nothing about them', async () => {
    const api = apiWith(paying({ by_you: false, can: { withdraw: false, pay: false } }));
    await open('/organization/4/orders/12', api);
    const card = await screen.findByRole('region', { name: 'Changes of Pat Low wait for their bank' });
    expect(card).toHaveTextContent('Pat Low has to confirm the payment by');
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  });
});
