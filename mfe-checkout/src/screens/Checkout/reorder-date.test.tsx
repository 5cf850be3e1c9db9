import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faultsOf, open } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const nextStart = `${orderPath}/next_start` as const;

function reordered(next: { start_date: string | null; start_time: string | null }) {
  const server = new FakeServer();
  server.order = {
    ...server.order,
    reordered_from: 7,
    start_date: null,
    start_time: null,
    start_at: null,
    cutoff_at: null,
  };
  return server.on('get', nextStart, () => ({ ...next, time_zone: 'America/New_York' }));
}
const details = () => screen.findByRole('region', { name: 'Details' });
const question = 'When is it for this time?';

it('[CHK-09] asks a reorder for its date first, and takes the next time that works at a press', async () => {
  const server = reordered({ start_date: '2026-12-01', start_time: '11:30' });
  const { container } = await open('/orders/12/checkout', server);
  expect(await within(await details()).findByText(question)).toBeVisible();
  const next = await screen.findByRole('button', { name: 'Tue 12/01/2026 at 11:30 am' });
  expect(await faultsOf(container)).toEqual([]);
  fireEvent.click(next);
  await waitFor(() =>
    expect(server.patches()).toEqual([{ order: { start_date: '2026-12-01', start_time: '11:30' } }]),
  );
  await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
});

it.each([
  ['2026-12-01', 'The next working day that works:'],
  ['2026-12-05', 'The next weekend day that works:'],
])(
  'says of %s that it is the next of its kind, for one of the other may come sooner',
  async (start_date, words) => {
    await open('/orders/12/checkout', reordered({ start_date, start_time: '11:30' }));
    expect(await within(await details()).findByText(new RegExp(words))).toBeVisible();
  },
);

it('[CHK-09] asks nothing of an undated order that repeats none', async () => {
  const server = reordered({ start_date: '2026-12-01', start_time: '11:30' });
  server.order = { ...server.order, reordered_from: null };
  await open('/orders/12/checkout', server);
  await details();
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  expect(server.called('get', nextStart)).toEqual([]);
  expect(screen.queryByText(question)).not.toBeInTheDocument();
});

it('asks for the date where no time in sight works, and nobody whose order has one', async () => {
  const none = await open('/orders/12/checkout', reordered({ start_date: null, start_time: null }));
  expect(await within(await details()).findByText(question)).toBeVisible();
  expect(screen.queryByRole('button', { name: / at \d/ })).not.toBeInTheDocument();
  none.unmount();
  const { server } = await open('/orders/12/checkout');
  await details();
  expect(server.called('get', nextStart)).toEqual([]);
  expect(screen.queryByText(question)).not.toBeInTheDocument();
});
