import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aChangeRequest } from '../../test/change-request';
import { anOrder, apiWith, mayNothing, open } from '../../test/open';

const path = '/caterer/7/orders/12';

describe('changes that wait for the caterer', () => {
  const change = aChangeRequest();
  const withChange = () => apiWith(anOrder({ status: 'accepted', can: mayNothing, change_request: change }));
  const answered = (status: 'applied' | 'declined') =>
    anOrder({
      can: mayNothing,
      change_request: { ...change, status, can: { approve: false, decline: false } },
    });
  const approve = '/cpi/v1/caterer/orders/{id}/approve_changes';
  const decline = '/cpi/v1/caterer/orders/{id}/decline_changes';

  it('are shown old beside new, with what they pay, and approved', async () => {
    const api = withChange().on('post', approve, () => answered('applied'));
    const { container, notices } = await open(path, api);
    const panel = await screen.findByRole('region', { name: 'Changes to answer' });
    expect(within(panel).getByRole('row', { name: 'People 20 40' })).toBeVisible();
    expect(within(panel).getByRole('row', { name: 'Your payout $212.50 $425.00' })).toBeVisible();
    expect(panel).toHaveTextContent('3 h left to answer');
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(within(panel).getByRole('button', { name: 'Approve changes' }));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    expect(api.called('post', approve)).toMatchObject([{ body: { change_id: 5 } }]);
    expect(notices).toEqual([{ kind: 'success', message: 'Order #12 is changed. The orderer is told.' }]);
  });

  it('that were taken back meanwhile are said to be, and are gone', async () => {
    const api = withChange();
    api.on('post', approve, () => {
      api.on('get', '/cpi/v2/caterer/orders/{id}', () => answered('declined'));
      return new Refusal(409, 'order_change-wrong_state', { message: 'They are taken back.' });
    });
    await open(path, api);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve changes' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Changes to answer' })).not.toBeInTheDocument(),
    );
    expect(await screen.findByText('They are taken back.')).toBeVisible();
  });

  it('are declined with a reason, which is asked for', async () => {
    const api = withChange().on('post', decline, () => answered('declined'));
    await open(path, api);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline changes' }));
    const dialog = screen.getByRole('dialog', { name: 'Decline the changes of order #12?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline changes' }));
    expect(await within(dialog).findByText('Please tell the orderer why.')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Why'), 'Our oven is small.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline changes' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Changes to answer' })).not.toBeInTheDocument(),
    );
    expect(api.called('post', decline)).toMatchObject([
      { body: { change_id: 5, reason: 'Our oven is small.' } },
    ]);
  });
});
