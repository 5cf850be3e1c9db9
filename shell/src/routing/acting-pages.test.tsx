import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { noStats, type Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';
import { FakeApi } from '@copper-carrot/contracts/testing';
import { connect } from '../connect';
import { session } from '../session/session';
import { route } from '../test/remotes';
import { person } from '../test/shell';
import { Pages } from './Pages';
import { resolvePage } from './resolve-page';
import { routeTable, type ShellRoute } from './route-table';

const stats = '/cpi/v2/user/stats';

const CatererOrders = () => {
  // A request during the first render must carry the brand of its page.
  void client.get(stats);
  return (
    <>
      <button onClick={() => client.get(stats)}>Read the orders</button>
      <Link to="/caterer/44/orders">The other restaurant</Link>
      <Link to="/private">Private</Link>
    </>
  );
};
const routes: ShellRoute[] = [
  { ...route('/caterer/{brandId}/orders'), Screen: CatererOrders },
  { ...route('/private', { guards: ['loggedIn'] }), Screen: () => <h1>Private</h1> },
];
const table = routeTable({ revision: 1, remotes: [] }, routes);

let api: FakeApi;
const brands = () => api.called('get', stats).map(({ headers }) => headers['CC-As-Brand']);

beforeEach(async () => {
  document.cookie = 'cc_signed_in=1';
  document.body.innerHTML =
    '<script type="application/json" id="site-data">{"feed":{"revision":1,"remotes":[]},"frameOrigins":[],"demoAccounts":[]}</script>';
  window.scrollTo = jest.fn();
  api = new FakeApi()
    .on('get', '/cpi/v2/user', () => person({ id: 9, token: 'fresh' }))
    .on('get', stats, () => ({
      stats: { redeemable_points: 0, submitted_order_count: 0, unread_message_count: 0 },
      team_stats: {},
      customer_action_items: noStats.customer_action_items,
    }));
  globalThis.fetch = api.fetch;
  connect(table);
  await session.refetch();
});

it('[SESS-09] calls for the brand of the page on show, also while the address is ahead of it', async () => {
  window.history.replaceState(null, '', '/caterer/31/orders');
  let known: (as: Schemas['Session']) => void = () => undefined;
  const answer = new Promise<Schemas['Session']>((resolve) => (known = resolve));
  const initial = await resolvePage('/caterer/31/orders', { table, session });
  render(
    <BrowserRouter>
      <Pages table={table} session={{ load: () => answer }} initial={initial} />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Private' }));
  expect(window.location.pathname).toBe('/private');
  const before = brands().length;
  fireEvent.click(screen.getByRole('button', { name: 'Read the orders' }));
  expect(brands().slice(before)).toContain('31');
  expect(new Set(brands())).toEqual(new Set(['31']));
  await act(async () => {
    known(person());
    await answer;
  });
  expect(await screen.findByRole('heading', { name: 'Private' })).toBeVisible();
  await client.get(stats);
  expect(brands().at(-1)).toBe('');
});

it('[SESS-09] calls for another brand as soon as its page is drawn', async () => {
  window.history.replaceState(null, '', '/caterer/31/orders');
  const initial = await resolvePage('/caterer/31/orders', { table, session });
  render(
    <BrowserRouter>
      <Pages table={table} session={session} initial={initial} />
    </BrowserRouter>,
  );
  const before = brands().length;
  fireEvent.click(screen.getByRole('link', { name: 'The other restaurant' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(brands().slice(before)).toContain('44');
});
