import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anOrder, aRow, open } from '../../test/open';

const list = '/cpi/v1/caterer/orders';
const accept = '/cpi/v1/caterer/orders/{id}/accept';
const decline = '/cpi/v1/caterer/orders/{id}/decline';
const listing = (records: Schemas['CatererOrderListRecord'][]) =>
  new FakeApi().on('get', list, () => ({ records, count: records.length }));

it('[CAT-01] [CAT-02] lists the orders that wait, each a link to its page', async () => {
  const { container } = await open('/caterer/7/orders', listing([aRow()]));
  expect(await screen.findByRole('link', { name: /Taco bar/ })).toHaveAttribute(
    'href',
    '/caterer/7/orders/12',
  );
  expect(screen.getByText('3 h left to answer')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it('lists by day what a kitchen goes by: time, number, people, payout and the time left to answer', async () => {
  const records = [
    aRow(),
    aRow({ id: 13, start_time: '18:30', headcount: 1 }),
    aRow({ id: 14, start_date: '2099-03-05' }),
  ];
  await open('/caterer/7/orders', listing(records));
  const day = await screen.findByRole('region', { name: 'Wed 03/04/2099 2 orders, 21 people' });
  expect(within(day).getAllByRole('listitem')).toHaveLength(2);
  const [row] = within(day).getAllByRole('listitem');
  for (const words of ['12:00 pm', '#12', '20 people', '$212.50 payout', '3 h left to answer'])
    expect(row).toHaveTextContent(words);
  expect(screen.getByRole('region', { name: 'Thu 03/05/2099 1 order, 20 people' })).toBeVisible();
});

it('names an order from the menu without its number, which stands below', async () => {
  await open('/caterer/7/orders', listing([aRow({ package: null })]));
  const name = await screen.findByRole('link', { name: 'From the menu' });
  expect(name.nextElementSibling).toHaveTextContent(/^#12 · /);
});

it.each(['declined', 'expired', 'canceled'] as const)(
  'promises no payout of an order that was %s',
  async (status) => {
    await open('/caterer/7/orders?when=past', listing([aRow({ status })]));
    expect(await screen.findByRole('link', { name: /Taco bar/ })).toBeVisible();
    expect(screen.queryByText(/payout/)).not.toBeInTheDocument();
  },
);

it('[CAT-12] accepts in the list, once, and says that the orderer is told', async () => {
  let accepted = false;
  const api = new FakeApi()
    .on('get', list, ({ query }) => {
      const shown = !accepted || query.get('when') !== 'unanswered';
      return { records: shown ? [aRow()] : [], count: shown ? 1 : 0 };
    })
    .on('post', '/cpi/v1/caterer/orders/{id}/accept', () => {
      accepted = true;
      return anOrder({ status: 'accepted', status_label: 'Accepted' });
    });
  const { notices } = await open('/caterer/7/orders', api);
  const button = await screen.findByRole('button', { name: 'Accept order #12' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
  expect(api.called('post', '/cpi/v1/caterer/orders/{id}/accept')).toMatchObject([
    { params: { id: '12' }, body: { lock_version: aRow().lock_version } },
  ]);
  expect(notices).toEqual([{ kind: 'success', message: 'Order #12 is accepted. The orderer is told.' }]);
});

it('[CAT-12] takes a second press for none of the next order, which slid under the finger', async () => {
  let waiting = [12, 13];
  const api = new FakeApi()
    .on('get', list, () => ({ records: waiting.map((id) => aRow({ id })), count: waiting.length }))
    .on('post', accept, ({ params: { id } }) => {
      waiting = waiting.filter((each) => String(each) !== id);
      return anOrder({ status: 'accepted', status_label: 'Accepted' });
    });
  const asked = () => api.called('post', accept).map(({ params }) => params.id);
  await open('/caterer/7/orders', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Accept order #12' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept order #12' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Accept order #13' }));
  fireEvent.click(screen.getByRole('button', { name: 'Decline order #13' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(asked()).toEqual(['12']);
  fireEvent.click(screen.getByRole('button', { name: 'Accept order #13' }));
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
  expect(asked()).toEqual(['12', '13']);
});

const sayWhy = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Decline order #12' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline order #12?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Decline order' }));
  expect(await dialog.findByText('Please tell the orderer why.')).toBeVisible();
  fireEvent.change(dialog.getByRole('textbox', { name: /Why/ }), { target: { value: 'Our oven broke.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Decline order' }));
};
const pressAccept = async () =>
  void fireEvent.click(await screen.findByRole('button', { name: 'Accept order #12' }));

it('says in the row why an order could not be accepted', async () => {
  const message = 'Not from here.';
  const api = listing([aRow()]).on('post', accept, () => new Refusal(403, 'forbidden', { message }));
  await open('/caterer/7/orders', api);
  await pressAccept();
  expect(await screen.findByText(message)).toBeVisible();
});

it.each([
  ['accepting', accept, pressAccept],
  ['declining', decline, sayWhy],
] as const)('reads the list again where %s comes too late, and says why', async (_what, call, answer) => {
  const api = listing([aRow()]).on('post', call, () => {
    api.on('get', list, () => ({ records: [], count: 0 }));
    return new Refusal(409, 'order-wrong_state', { message: 'This order is expired.' });
  });
  const { notices } = await open('/caterer/7/orders', api);
  await answer();
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(notices).toEqual([{ kind: 'error', message: 'Order #12: This order is expired.' }]);
});

it('[CAT-13] declines in the list with a reason, which it asks for, and says that the orderer is told', async () => {
  const api = listing([aRow()]).on('post', decline, () => {
    api.on('get', list, () => ({ records: [], count: 0 }));
    return anOrder({ status: 'declined' });
  });
  const { notices } = await open('/caterer/7/orders', api);
  await sayWhy();
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
  expect(api.called('post', decline)).toMatchObject([{ body: { reason: 'Our oven broke.' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(notices).toEqual([{ kind: 'success', message: 'Order #12 is declined. The orderer is told.' }]);
});

it('counts no day that may go on over the edge of its page', async () => {
  const records = ['2099-03-04', '2099-03-05', '2099-03-06'].map((start_date, index) =>
    aRow({ id: 12 + index, start_date }),
  );
  const api = new FakeApi().on('get', list, () => ({ records, count: 60 }));
  const days = async (page: number) => {
    const { unmount } = await open(`/caterer/7/orders?page=${page}`, api);
    await screen.findByRole('region', { name: /^Wed/ });
    const names = screen
      .getAllByRole('heading', { level: 2 })
      .filter(({ id }) => id !== 'action-center')
      .map(({ textContent }) => /\d order/.test(textContent ?? ''));
    unmount();
    return names;
  };
  expect(await days(1)).toEqual([true, true, false]);
  expect(await days(2)).toEqual([false, true, false]);
  expect(await days(3)).toEqual([false, true, true]);
});

it('offers no answer where none is owed, and the state in the words and look of everywhere', async () => {
  const row = aRow({
    status: 'declined',
    status_label: 'Declined',
    can: { accept: false, decline: false },
    expires_at: null,
  });
  await open('/caterer/7/orders?view=past', listing([row]));
  expect(await screen.findByText('Declined')).toHaveAttribute('data-tone', 'danger');
  expect(screen.queryByRole('button', { name: /Accept|Decline/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/left to answer/)).not.toBeInTheDocument();
});

it('says of an accepted order that changes of it wait, until when, and leads to where they are answered', async () => {
  const accepted = {
    ...({ status: 'accepted', status_label: 'Accepted', expires_at: null } as const),
    can: { accept: false, decline: false },
  };
  const until = new Date(Date.now() + 5 * 3_600_000 + 60_000).toISOString();
  const api = new FakeApi().on('get', list, ({ query }) => {
    const rows = [aRow({ ...accepted, change_expires_at: until }), aRow({ ...accepted, id: 13 })];
    const records = query.get('when') === 'unanswered' ? rows.slice(0, 1) : rows;
    return { records, count: records.length };
  });
  const { container } = await open('/caterer/7/orders?view=upcoming', api);
  const link = await screen.findByRole('link', { name: 'Changes to answer 5 h left to answer' });
  expect(link).toHaveAttribute('href', '/caterer/7/orders/12');
  expect(within(link).getByText('Changes to answer')).toHaveAttribute('data-tone', 'honey');
  expect(screen.getAllByText('Accepted')).toHaveLength(1);
  expect(await screen.findByRole('link', { name: /To answer.*1/ })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it('says of a page past the last one that the orders are on the pages before', async () => {
  await open(
    '/caterer/7/orders?page=9',
    new FakeApi().on('get', list, () => ({ records: [], count: 3 })),
  );
  expect(await screen.findByText('This page is past the last one')).toBeVisible();
});

it("[NAV-14] leads to the caterer's other brand", async () => {
  await open('/caterer/7/orders', listing([]));
  expect(await screen.findByRole('link', { name: 'Juniper Table Dashboard' })).toHaveAttribute(
    'href',
    '/caterer/8/orders',
  );
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
});

it('offers another try when the list does not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = new FakeApi().on(
    'get',
    list,
    () => new Refusal(422, 'record_invalid', { message: 'No list today.' }),
  );
  await open('/caterer/7/orders', api);
  expect(await screen.findByText('No list today.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  api.on('get', list, () => ({ records: [aRow()], count: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Taco bar/ })).toBeVisible();
});
