import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anOrder, apiWith, open, withRights } from '../../test/open';

describe('a refund that no card took', () => {
  const stuck = (may: boolean) => {
    const order = withRights({ send_back: may }, { status: 'canceled', end_reason: 'The meeting is off.' });
    return { ...order, payment: { ...order.payment, status: 'refunded' as const, stuck_refund: 324 } };
  };
  const refundPath = '/cpi/v1/orderer/orders/{id}/refund';
  const openStuck = async (may: boolean) => {
    const api = apiWith(stuck(may));
    const sent: unknown[] = [];
    api.on('post', refundPath, ({ body }) => {
      sent.push(body.refund);
      return anOrder({ status: 'canceled', end_reason: 'The meeting is off.' });
    });
    const { container } = await open('/organization/4/orders/12', api);
    await screen.findByText('$324.00 could not be sent back');
    return { sent, container };
  };
  const isGone = () => waitFor(() => expect(screen.queryByText(/could not be sent back/)).toBeNull());

  it('says to its owner whom to call', async () => {
    await openStuck(false);
    expect(screen.getByText(/The money is yours: please call \(855\) 269-4056/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try the card again' })).toBeNull();
    expect(screen.queryByText(/is sent back to the card|Nothing was charged/)).toBeNull();
  });

  it('is sent once more by a site admin', async () => {
    const { sent, container } = await openStuck(true);
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try the card again' }));
    await isGone();
    expect(sent).toEqual([{}]);
  });

  it('is written down as sent another way, which has to be named', async () => {
    const { sent } = await openStuck(true);
    expect(screen.getByRole('button', { name: 'It was sent this way' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /How it was sent/ }), 'Check 1042');
    await userEvent.click(screen.getByRole('button', { name: 'It was sent this way' }));
    await isGone();
    expect(sent).toEqual([{ sent_otherwise: 'Check 1042' }]);
  });

  it.each([
    ['refund_sent_otherwise', '$324.00 is written down as sent by Ada Root.'],
    ['refund_sent_again', '$324.00 is on its way to the card, sent by Ada Root.'],
  ])('says what became of it by the answer: %s', async (kind, words) => {
    const api = apiWith(stuck(true));
    const { history } = anOrder();
    const entry = {
      id: 9,
      kind,
      text: 'Sent back',
      by: 'Ada Root',
      acting_as: null,
      at: '2026-11-21T10:00:00.000Z',
    };
    api.on('post', refundPath, () => anOrder({ status: 'canceled', history: [...history, entry] }));
    const { notices } = await open('/organization/4/orders/12', api);
    await userEvent.type(await screen.findByRole('textbox', { name: /How it was sent/ }), 'Check 1042');
    await userEvent.click(screen.getByRole('button', { name: 'It was sent this way' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', message: words }]));
  });
});
