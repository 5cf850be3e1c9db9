import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/cpi/v1/orderer/credit_cards';
const aCard = (id: number, more: Partial<Schemas['SavedCard']> = {}): Schemas['SavedCard'] => ({
  ...(recorded[`get ${path}/{id}`][200] as Schemas['SavedCard']),
  ...{ id, user_id: 1, team_id: null, owner_name: 'Pat Low', nickname: `Card ${id}`, brand: 'visa' },
  ...{ last4: '4242', exp_month: 4, exp_year: 2099, valid_stripe: true, is_default: false },
  promised_orders: [],
  can: { update: true, delete: true },
  ...more,
});
const offer: Schemas['NewCardOffer'] = { own: true, teams: [{ id: 4, name: 'Northwind Labs' }] };
const apiWith = (records: Schemas['SavedCard'][]) =>
  new FakeApi()
    .on('get', `${path}/new`, () => offer)
    .on('get', path, () => ({ records, count: records.length }))
    .on(
      'get',
      `${path}/{id}`,
      ({ params }) => records.find(({ id }) => String(id) === params.id) ?? aCard(0),
    );
const rows = () => within(screen.getByRole('list', { name: 'Cards' })).getAllByRole('listitem');

it('[CUST-04] [PERM-07] lists one’s own cards where no organization is named, and makes one the default', async () => {
  let cards = [aCard(1, { is_default: true }), aCard(2, { valid_stripe: false }), aCard(3)];
  const api = apiWith(cards).on('patch', `${path}/{id}`, () => aCard(3, { is_default: true }));
  api.on('get', path, () => ({ records: cards, count: cards.length }));
  const { container } = await open('/customer/1/credit-cards', api, { memberships: [], current_team: null });
  await screen.findByRole('list', { name: 'Cards' });
  expect(api.called('get', path)[0]?.query.get('team_id')).toBeNull();
  expect(rows()[0]).toHaveTextContent(/Default/);
  expect(rows()[1]).toHaveTextContent(/Expired/);
  expect((await axe(container)).violations).toEqual([]);
  cards = [aCard(3, { is_default: true }), aCard(1), aCard(2)];
  fireEvent.click(screen.getByRole('button', { name: 'Make Card 3 the default' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent(/Card 3.*Default/));
  expect(api.called('patch', `${path}/{id}`)).toMatchObject([
    { params: { id: '3' }, body: { credit_card: { is_default: true } } },
  ]);
});

it('[CUST-15] shows the cards of the organization that the address names, and refuses a foreign one', async () => {
  const ours = aCard(7, { team_id: 4, owner_name: 'Dana Desk', can: { update: false, delete: false } });
  const api = apiWith([ours]);
  const page = await open('/customer/1/credit-cards?organizationId=4', api);
  expect(await screen.findByText(/Added by Dana Desk/)).toBeVisible();
  expect(api.called('get', path)[0]?.query.get('team_id')).toBe('4');
  expect(screen.getByRole('link', { name: 'Northwind Labs' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: /^(Remove|Make)/ })).not.toBeInTheDocument();
  page.unmount();
  for (const name of ['credit-cards', 'account', 'orders', 'addresses', 'favorites', 'order-preferences']) {
    const other = await open(`/customer/1/${name}?organizationId=999`, apiWith([]));
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    other.unmount();
  }
});

it('[CUST-05] adds a card in a dialog with an address of its own, for oneself or for one’s organization', async () => {
  const added = { ...recorded[`post ${path}`][201], team_id: null } as Schemas['CreditCard'];
  const api = apiWith([]).on('post', path, () => added);
  const page = await open('/customer/1/credit-cards/new', api);
  const dialog = await screen.findByRole('dialog', { name: 'Add a card' });
  fireEvent.change(await within(dialog).findByRole('textbox', { name: /nickname/ }), {
    target: { value: 'Travel' },
  });
  expect(
    within(dialog).getByRole('checkbox', { name: 'Let others of Northwind Labs pay with it' }),
  ).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add Card' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called('post', path).map(({ body }) => body)).toEqual([
    { credit_card: { stripe_token: 'pm_card_visa', nickname: 'Travel', team_id: null } },
  ]);
  expect(window.location.pathname).toBe('/customer/1/credit-cards');
  page.unmount();
});

it('[CUST-06] names a card in a dialog with an address of its own', async () => {
  const api = apiWith([aCard(3)]).on('patch', `${path}/{id}`, () => aCard(3, { nickname: 'Trips' }));
  await open('/customer/1/credit-cards/edit/3', api);
  const dialog = await screen.findByRole('dialog', { name: 'Edit the card' });
  fireEvent.change(await within(dialog).findByRole('textbox', { name: /nickname/ }), {
    target: { value: ' Trips ' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called('patch', `${path}/{id}`)).toMatchObject([
    { params: { id: '3' }, body: { credit_card: { nickname: 'Trips' } } },
  ]);
});

it('[CUST-06] leads to the list where no card is named', async () => {
  await open('/customer/1/credit-cards/edit', apiWith([aCard(3)]));
  expect(await screen.findByRole('list', { name: 'Cards' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('removes a card once that is confirmed, and says which orders still need one', async () => {
  const order = { id: 12, brand_name: 'Saffron', start_date: '2099-03-04' };
  const api = apiWith([aCard(1, { promised_orders: [order] }), aCard(2)]).on(
    'delete',
    `${path}/{id}`,
    () => undefined,
  );
  await open('/customer/1/credit-cards', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Card 1' }));
  const needed = await screen.findByRole('dialog', { name: 'Card 1 is still needed' });
  expect(within(needed).getByRole('link', { name: 'Order #12 from Saffron' })).toHaveAttribute(
    'href',
    '/customer/orders/12',
  );
  fireEvent.click(within(needed).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('button', { name: 'Remove Card 2' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Card 2?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.called('delete', `${path}/{id}`)).toMatchObject([{ params: { id: '2' } }]);
});

it('finds one of forty by a word', async () => {
  await open('/customer/1/credit-cards', apiWith(Array.from({ length: 40 }, (_, at) => aCard(at + 1))));
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Find a card' }), {
    target: { value: 'card 33' },
  });
  expect(rows()).toHaveLength(1);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a card' }), { target: { value: 'nothing' } });
  expect(screen.getByRole('status')).toHaveTextContent('No card is called so.');
});
