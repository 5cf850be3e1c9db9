import { noStats, PageError, read, type Remote, type RemoteRoute } from '@copper-carrot/contracts';
import { notify, type Reads, useRead, useReads, useUser } from '@copper-carrot/contracts/runtime';
import { FakeApi, personOf, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useParams } from 'react-router-dom';
import { openScreen } from '.';

const stats = '/cpi/v2/user/stats';

let kept: Reads | null = null;
function Orders() {
  const user = useUser();
  kept = useReads();
  const { brandId } = useParams();
  const { data } = useRead(user && read(stats));
  if (brandId === '0') throw new PageError(404, 'There is no such restaurant.');
  return (
    <>
      <h1>{`${user?.first_name ?? 'Nobody'}: ${data?.stats.submitted_order_count ?? 'no'} orders`}</h1>
      <button onClick={() => notify({ kind: 'info', message: 'Noted.' })}>Note</button>
      <Link to="/caterer/32/orders">Another restaurant</Link>
      <Link to="/search?place_id=1">Find food</Link>
    </>
  );
}
const route = (path: RemoteRoute['path'], guards: RemoteRoute['guards']): RemoteRoute => ({
  path,
  layout: 'dashboard',
  guards,
  title: 'Orders',
  screen: () => Promise.resolve({ default: Orders }),
});
const remote: Remote = {
  name: 'mfe-caterer',
  routes: [route('/caterer/{brandId}/orders', ['loadUser']), route('/private', ['loggedIn'])],
  navigation: [],
  fallback: { title: 'Late', message: 'We keep trying.', links: [] },
};
const path = '/caterer/31/orders';
const stands = async (name: RegExp) => expect(await screen.findByRole('heading', { name })).toBeVisible();

it('shows a screen to a kind of person, from what was recorded, and calls for the brand of the address', async () => {
  const { api } = await openScreen(remote, path, { as: 'caterer' });
  await stands(new RegExp(`^${personOf('caterer').first_name}: \\d+ orders$`));
  expect(api.called('get', stats)).toMatchObject([{ headers: { 'CC-As-Brand': '31' } }]);
  fireEvent.click(screen.getByRole('link', { name: 'Another restaurant' }));
  await waitFor(() => expect(api.called('get', stats).at(-1)?.headers['CC-As-Brand']).toBe('32'));
});

it('keeps what is answered after its page has closed', async () => {
  const { unmount } = await openScreen(remote, path, { as: 'caterer' });
  await stands(/orders$/);
  const url = read(stats);
  const answer = kept?.peek(url);
  if (!answer) throw new Error('The screen has read nothing');
  unmount();
  const later = { ...answer, stats: { ...answer.stats, submitted_order_count: 4711 } };
  kept?.put(url, later);
  await waitFor(() => expect(kept?.peek(url)).toEqual(later));
});

it('shows it to whoever is signed out, then signs in, then out', async () => {
  const page = await openScreen(remote, path);
  await stands(/^Nobody: no orders$/);
  await page.become('orderer');
  await stands(new RegExp(`^${personOf('orderer').first_name}: \\d+ orders$`));
  await page.become(null);
  await stands(/^Nobody: no orders$/);
});

it("keeps the page from whoever its guards keep it from, and shows a screen's own error page", async () => {
  const page = await openScreen(remote, '/private');
  await stands(/^Please log in/i);
  page.unmount();
  await openScreen(remote, '/caterer/0/orders');
  await stands(/^404$/);
  expect(screen.getByText('There is no such restaurant.')).toBeVisible();
});

it('lets a failed read be tried again where it stood', async () => {
  const api = new FakeApi().on('get', stats, () => new Refusal(400, 'refused', { message: 'Not now.' }));
  await openScreen(remote, path, { api, as: 'orderer' });
  expect(await screen.findByText('Not now.')).toBeVisible();
  api.on('get', stats, () => ({
    stats: { redeemable_points: 0, submitted_order_count: 3, unread_message_count: 0 },
    team_stats: {},
    customer_action_items: noStats.customer_action_items,
  }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await stands(/: 3 orders$/);
});

it('says the notices on show, and where a link of another remote leads', async () => {
  const page = await openScreen(remote, path);
  await stands(/^Nobody/);
  fireEvent.click(screen.getByRole('button', { name: 'Note' }));
  expect(page.notices).toEqual([{ kind: 'info', message: 'Noted.' }]);
  fireEvent.click(screen.getByRole('link', { name: 'Find food' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/search');
  expect(page.address()).toBe('/search?place_id=1');
  expect(page.query().get('place_id')).toBe('1');
  page.go(-1);
  await stands(/^Nobody/);
});
