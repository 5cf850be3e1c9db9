import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPerson } from '../../test/fixtures';
import { faultsOf } from '../../test/render';
import {
  anAnswer,
  asking,
  aSharedPoll,
  chana,
  fish,
  openShared,
  pick,
  press,
  said,
  sharedPath,
  withSharedPoll,
  yourMeal,
} from '../../test/shared-poll';

withSharedPoll();

type Bill = Schemas['PollSelectionBill'];

const dear = { ...fish, price: 2.5, own_share: 2.5, picture_url: '/pictures/options/1.svg' };
const plain = { ...chana, price: 0, own_share: 0, picture_url: '' };
const withAllowance = {
  meal_allowance: 14,
  options: [dear, plain],
  organization: { name: 'Orchard Office' },
};
const dueOf = (bills: readonly Bill[]) =>
  bills.filter(({ status }) => status === 'due').reduce((sum, { amount }) => sum + amount, 0);
const aBill = (values: Partial<Bill> = {}): Bill => ({
  id: 1,
  poll_selection_id: 1,
  name: 'Wren Hale',
  amount: 2.5,
  status: 'due',
  created_at: '2099-03-02T22:00:00.000Z',
  paid_at: null,
  ...values,
});
const line = (name: RegExp) =>
  screen.findByRole('radio', { name }).then((radio) => radio.closest('label') ?? document.body);

it('a dish shows what it looks like, and what its eater pays of it before and while it is picked', async () => {
  const { container } = await openShared(asking(aSharedPoll(withAllowance)).api);
  const picture = (await line(/^Goan fish curry/)).querySelector('img');
  expect(picture).toHaveAttribute('src', '/pictures/options/1.svg');
  expect(picture).toHaveAttribute('alt', '');
  expect((await line(/^Chana masala/)).querySelector('img')).toBeNull();
  expect(await line(/^Goan fish curry/)).toHaveTextContent('You pay $2.50');
  expect(await line(/^Chana masala/)).not.toHaveTextContent('$');
  expect(screen.getByText(/^Orchard Office pays up to \$14\.00 of each meal/)).toBeVisible();
  await pick(/^Chana masala/);
  expect(screen.queryByText(/collects that from you/)).toBeNull();
  await pick(/^Goan fish curry/);
  const portions = screen.getByRole('textbox', { name: 'Portions' });
  fireEvent.change(portions, { target: { value: '3' } });
  fireEvent.blur(portions);
  expect(
    await screen.findByText((_text, element) =>
      Boolean(
        element?.tagName === 'P' &&
        element.textContent ===
          'You pay $7.50 of it. Theo Lindqvist collects that from you once it is ordered.',
      ),
    ),
  ).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});

it('where the organization pays all of it, nobody reads what a dish adds to the order', async () => {
  const options = [{ ...dear, own_share: 0 }, plain];
  await openShared(
    asking(aSharedPoll({ options, combo_creation_allowed: true, combo_options: options })).api,
  );
  expect(await line(/^Goan fish curry/)).not.toHaveTextContent('$');
  await pick(/^A combination/);
  const parts = await screen.findByRole('group', { name: 'Dishes that share the meal' });
  expect(parts).toHaveTextContent('Goan fish curry');
  expect(parts).not.toHaveTextContent('$');
  expect(screen.queryByText(/pays up to/)).toBeNull();
});

it('of a combination its eater pays what the dearest of it costs', async () => {
  await openShared(
    asking(aSharedPoll({ ...withAllowance, combo_creation_allowed: true, combo_options: [dear, plain] })).api,
  );
  await pick(/^A combination/);
  const parts = await screen.findByRole('group', { name: 'Dishes that share the meal' });
  fireEvent.click(within(parts).getByRole('checkbox', { name: /^Chana masala/ }));
  expect(screen.queryByText(/collects that from you/)).toBeNull();
  fireEvent.click(within(parts).getByRole('checkbox', { name: /^Goan fish curry/ }));
  expect(await screen.findByText('$2.50')).toBeVisible();
});

it('what one saw is sent, and where it is more by now that is said, and pressing again agrees to it', async () => {
  const { api, kept } = asking(aSharedPoll(withAllowance));
  api.on('post', sharedPath, ({ body }) => {
    if (body.poll_selection.seen_share === 7.1) return anAnswer({ own_share: 7.1 });
    kept.poll = { ...kept.poll, options: [{ ...dear, own_share: 7.1 }, plain] };
    const message = 'It is $7.10 now that you pay of it. Press again if you agree.';
    return new Refusal(409, 'poll-share_changed', { message, context: { own_share: 7.1 } });
  });
  await openShared(api, { as: aPerson() });
  await pick(/^Goan fish curry/);
  press('Send my answer');
  expect(await screen.findByText(/^It is \$7\.10 now/)).toBeVisible();
  expect(await screen.findByText('$7.10')).toBeVisible();
  expect(await line(/^Goan fish curry/)).toHaveTextContent('You pay $7.10');
  press('Send my answer');
  await yourMeal();
  expect(said(api).map(({ seen_share: seen }) => seen)).toEqual([2.5, 7.1]);
});

it('of the meal that was picked before one pays what was agreed to then, whatever it costs by now', async () => {
  const selection = anAnswer({ package_item_option_id: dear.id, qty: 1, own_share: 1 });
  const { api } = asking(aSharedPoll({ ...withAllowance, selection }));
  await openShared(api);
  await yourMeal();
  press('Change it');
  expect(await screen.findByText('$1.00')).toBeVisible();
  press('Send my answer');
  await yourMeal();
  expect(said(api)).toMatchObject([{ seen_share: 1 }]);
});

it.each([
  ['due', 'You owe Theo Lindqvist $2.50 of it.'],
  ['paid', 'You have paid $2.50 of it.'],
  ['void', 'You owe nothing for it.'],
] as const)('once it is ordered, a bill that is %s says so with the meal', async (status, words) => {
  const selection = anAnswer({ own_share: 2.5 });
  const { api } = asking(aSharedPoll({ ...withAllowance, selection, status: 'submitted', is_over: true }));
  api.on('get', '/cpi/v2/public/poll_selection_bills', () => ({ records: [aBill({ status })], count: 1 }));
  await openShared(api);
  await waitFor(async () => expect(await yourMeal()).toHaveTextContent(words));
  expect(screen.queryByText('To collect')).toBeNull();
});

it('[API-081] who runs the poll sees what is to be collected, and marks what they got', async () => {
  const { api } = asking(aSharedPoll({ ...withAllowance, order_id: 12, status: 'submitted', is_over: true }));
  let bills = [
    aBill(),
    aBill({ id: 2, name: 'Kit Amari', amount: 5 }),
    aBill({ id: 3, name: 'Sol Vega', status: 'void' }),
  ];
  const ofPoll = '/cpi/v1/orderer/order_polls/{code}/bills';
  api.on('get', ofPoll, () => ({ records: bills, count: bills.length, amount_due: dueOf(bills) }));
  api.on('patch', `${ofPoll}/{id}`, ({ params, body }) => {
    const status = body.poll_selection_bill.is_paid ? 'paid' : 'due';
    bills = bills.map((bill) => (bill.id === Number(params.id) ? { ...bill, status } : bill));
    return undefined;
  });
  api.on('get', '/cpi/v1/orderer/order_polls/{code}/selections', () => ({ records: [], count: 0 }));
  const { container } = await openShared(api, { as: aPerson() });
  expect(await screen.findByText(/^\$7\.50 for meals that cost more/)).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Kit Amari has paid' }));
  expect(await screen.findByText(/^\$2\.50 for meals that cost more/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kit Amari has not paid' })).toHaveTextContent('Paid');
  expect(screen.queryByRole('button', { name: /^Sol Vega/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Wren Hale has paid' }));
  expect(await screen.findByText('Nothing is left to collect.')).toBeVisible();
});

it('what is to be collected is of all bills, whose pages are turned', async () => {
  const { api } = asking(aSharedPoll({ ...withAllowance, order_id: 12, status: 'submitted', is_over: true }));
  api.on('get', '/cpi/v1/orderer/order_polls/{code}/bills', ({ query }) => ({
    records: [query.get('offset') === '200' ? aBill({ id: 201, name: 'Last One' }) : aBill()],
    count: 201,
    amount_due: 502.5,
  }));
  api.on('get', '/cpi/v1/orderer/order_polls/{code}/selections', () => ({ records: [], count: 0 }));
  await openShared(api, { as: aPerson() });
  expect(await screen.findByText(/^\$502\.50 for meals that cost more/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByRole('button', { name: 'Last One has paid' })).toBeVisible();
});

it('whoever runs the poll reads that their own meal is owed to the organization', async () => {
  const selection = anAnswer({ own_share: 2.5 });
  const { api } = asking(
    aSharedPoll({ ...withAllowance, selection, order_id: 12, status: 'submitted', is_over: true }),
  );
  const own = aBill({ poll_selection_id: selection.id, name: 'Maya Chen' });
  const records = [own, aBill({ id: 2, poll_selection_id: 99_999, name: 'Kit Amari' })];
  const bills = { records, count: 2, amount_due: dueOf(records) };
  api.on('get', '/cpi/v1/orderer/order_polls/{code}/bills', () => bills);
  api.on('get', '/cpi/v1/orderer/order_polls/{code}/selections', () => ({ records: [], count: 0 }));
  await openShared(api, { as: aPerson() });
  const list = await screen.findByRole('list', { name: 'To collect' });
  expect(within(list).getByText('Your own meal, which you owe the organization')).toBeVisible();
  expect(within(list).getByRole('button', { name: 'You have paid' })).toBeVisible();
  expect(within(list).getByRole('button', { name: 'Kit Amari has paid' })).toBeVisible();
  expect(within(list).queryByText('Maya Chen')).toBeNull();
});

it('whoever runs the poll owes nothing to themselves', async () => {
  const selection = anAnswer({ own_share: 2.5 });
  const { api } = asking(aSharedPoll({ ...withAllowance, selection, order_id: 12 }));
  await openShared(api, { as: aPerson() });
  expect(await yourMeal()).toHaveTextContent('You pay $2.50 of it yourself.');
  expect(api.called('get', '/cpi/v2/public/poll_selection_bills')).toEqual([]);
});
