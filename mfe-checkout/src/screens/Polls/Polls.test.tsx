import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { openScreen } from '@copper-carrot/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { aPerson } from '../../test/fixtures';
import { faultsOf } from '../../test/render';

const path = '/cpi/v1/orderer/order_polls';
type Listed = Schemas['ListedPoll'];
const [first] = recorded[`get ${path}`][200].records as [Listed, ...Listed[]];

const aPoll = (values: Partial<Listed> = {}): Listed => ({
  ...first,
  code: 'abcdefgh',
  order_id: 12,
  order_status: 'in_cart',
  expires_at: '2099-03-02T22:00:00.000Z',
  expires_at_with_zone: '2099-03-02T17:00:00-05:00',
  start_at: '2099-03-04T17:00:00.000Z',
  package: { name: 'Taco bar' },
  brand: { name: 'Saffron Street Kitchen' },
  asked_by: 'Theo Lindqvist',
  is_own: false,
  answer: null,
  can: { read_order: false },
  ...values,
});
const listing = (...records: Listed[]) =>
  new FakeApi().on('get', path, () => ({ records, count: records.length }));
const open = (api: FakeApi, at = '/customer/polls', more: Parameters<typeof openScreen>[2] = {}) =>
  openScreen(remote, at, { api, as: aPerson(), ...more });
const row = (name: RegExp) => screen.findByRole('link', { name });

it('[CUST-14] lists the polls that a person is asked in, by the clock of the place, each a link to its page', async () => {
  const { container } = await open(listing(aPoll()));
  const link = await row(/^Taco bar/);
  expect(link).toHaveAttribute('href', '/customer/polls/abcdefgh');
  expect(link).toHaveTextContent('Saffron Street Kitchen · Theo Lindqvist asks');
  expect(link).toHaveTextContent('For Wed 03/04/2099, 12:00 pm EST');
  expect(link).toHaveTextContent(/OpenUntil Mon 03\/02\/2099, 5:00 pm EST · \d+ days left/);
  expect(link).toHaveTextContent('You have not answered yet');
  expect(screen.queryByRole('link', { name: /order of/ })).not.toBeInTheDocument();
  expect(await faultsOf(container)).toEqual([]);
});

it.each(['/customer/me/polls', `/customer/${aPerson().id}/polls`])('[CUST-14] opens at %s', async (at) => {
  await open(listing(aPoll()), at);
  expect(await row(/^Taco bar/)).toBeVisible();
});

it.each<[Partial<Listed>, string, string]>([
  [{ answer: 'answered' }, 'Open', 'You have picked your meal'],
  [{ answer: 'opted_out', status: 'closed', is_over: true }, 'Closed', 'You are not eating'],
  [{ status: 'applied', is_over: true }, 'On the order', 'You did not answer'],
  [{ status: 'submitted', is_over: true, answer: 'answered' }, 'Ordered', 'You have picked your meal'],
])('says how a poll stands, and what the reader said: %j', async (values, standing, answer) => {
  await open(listing(aPoll(values)));
  const link = await row(/^Taco bar/);
  expect(within(link).getByText(standing)).toBeVisible();
  expect(within(link).getByText(answer)).toBeVisible();
  if (values.is_over) expect(link).not.toHaveTextContent('left');
});

it("leads on from one's own poll to checkout, and to the order once it is sent; nobody to an order that is closed to them", async () => {
  const own = { is_own: true, can: { read_order: true } };
  await open(
    listing(
      aPoll(own),
      aPoll({ ...own, code: 'sent', order_id: 13, status: 'submitted', order_status: 'pending' }),
      aPoll({ ...own, code: 'left', order_id: 14, can: { read_order: false } }),
    ),
  );
  const ways = await screen.findAllByRole('link', { name: /^Open the order of Taco bar/ });
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Go to checkout', '/orders/12/checkout'],
    ['See the order', '/orders/13'],
  ]);
  expect(screen.getAllByText('Saffron Street Kitchen · Your poll')).toHaveLength(3);
});

it('[ORG-12] lists those of one organization on its page, which its polls stay on', async () => {
  const api = listing(aPoll());
  await open(api, '/organization/3/polls');
  expect(await row(/^Taco bar/)).toHaveAttribute('href', '/organization/3/polls/abcdefgh');
  expect(api.called('get', path)[0]?.query.get('team_id')).toBe('3');
});

it('goes from page to page, and back from one that is past the last', async () => {
  const api = new FakeApi().on('get', path, ({ query }) => ({
    records: query.get('offset') === '40' ? [] : [aPoll()],
    count: 21,
  }));
  const page = await open(api, '/customer/polls?organizationId=3&page=3');
  expect(await screen.findByText('This page is past the last one')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'First page' }));
  await row(/^Taco bar/);
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(page.address()).toBe('/customer/polls?organizationId=3&page=2'));
  expect(api.called('get', path).map(({ query }) => [query.get('team_id'), query.get('offset')])).toEqual([
    ['3', '40'],
    ['3', '0'],
    ['3', '20'],
  ]);
});

it('says what a poll is where there is none, and leads to food', async () => {
  const { container } = await open(listing());
  expect(await screen.findByText('No polls yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/search');
  expect(await faultsOf(container)).toEqual([]);
});

it('says that the list did not come, and brings it when it is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = listing(aPoll()).on(
    'get',
    path,
    () => new Refusal(500, 'internal', { message: 'No list now.' }),
  );
  await open(api);
  expect(await screen.findByRole('alert')).toHaveTextContent('No list now.');
  expect(screen.getByRole('heading', { name: 'Polls' })).toBeVisible();
  api.on('get', path, () => ({ records: [aPoll()], count: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/^Taco bar/)).toBeVisible();
});

it('asks whoever is signed out to sign in, and then shows their polls', async () => {
  const api = listing(aPoll()).on('get', path, () => Refusal.of(recorded['get /cpi/v2/user'][401]));
  const page: { become?: Awaited<ReturnType<typeof open>>['become'] } = {};
  const openAuth = jest.fn(async () => {
    api.on('get', path, () => ({ records: [aPoll()], count: 1 }));
    await page.become?.(aPerson());
    return true;
  });
  Object.assign(page, await open(api, '/customer/polls', { as: null, openAuth }));
  expect(await row(/^Taco bar/)).toBeVisible();
  expect(openAuth).toHaveBeenCalledTimes(1);
});
