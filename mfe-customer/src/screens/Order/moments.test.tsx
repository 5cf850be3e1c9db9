import { type Schemas } from '@copper-carrot/contracts';
import { FakeApi } from '@copper-carrot/contracts/testing';
import { screen, within } from '@testing-library/react';
import { anOrder, apiWith, aRow, open } from '../../test/open';

const inSeattle = { start_date: '2026-12-01', start_time: '11:45', time_zone: 'America/Los_Angeles' };
const { payment, history } = anOrder();
const refused = anOrder({
  ...inSeattle,
  end_reason: null,
  payment: {
    ...payment,
    status: 'failed',
    message: 'Your card was declined.',
    held_until: '2026-12-01T18:00:00.000Z',
  },
  history: history.map((entry) => ({ ...entry, at: '2026-11-20T03:00:00.000Z' })),
});

function readFrom(timeZone: string) {
  const here = new Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...here, timeZone });
}
const openOrder = async (order: Schemas['Order']) => {
  await open('/customer/1/orders/12', apiWith(order));
  await screen.findByText('What happened so far');
};
const openList = () =>
  open(
    '/customer/1/orders',
    new FakeApi().on('get', '/cpi/v1/orderer/orders', () => ({
      records: [aRow({ ...inSeattle, pickup: false })],
      count: 1,
    })),
  );

describe('the times of an order are those of its place', () => {
  it('and name its zone to a reader in another one: window, deadline and history alike', async () => {
    readFrom('America/New_York');
    await openOrder(refused);
    expect(screen.getByText(/11:45 am – 12:15 pm PST/)).toBeVisible();
    expect(screen.getByText(/until Tue 12\/01\/2026, 10:00 am PST, or the order is canceled/)).toBeVisible();
    expect(screen.getByText('Thu 11/19/2026, 7:00 pm PST')).toBeVisible();
  });

  it('and name none to a reader whose clock shows the same', async () => {
    readFrom('America/Los_Angeles');
    await openOrder(refused);
    expect(screen.getByText(/until Tue 12\/01\/2026, 10:00 am, or the order is canceled/)).toBeVisible();
    expect(screen.getByText('Thu 11/19/2026, 7:00 pm')).toBeVisible();
    expect(screen.queryByText(/PST/)).not.toBeInTheDocument();
  });

  it.each([
    ['America/New_York', '11:45 am – 12:15 pm PST'],
    ['America/Los_Angeles', '11:45 am – 12:15 pm'],
  ])('in the list too, read in %s', async (zone, words) => {
    readFrom(zone);
    await openList();
    const row = await screen.findByRole('link', { name: /Taco bar/ });
    expect(within(row).getByText(words)).toBeVisible();
  });
});
