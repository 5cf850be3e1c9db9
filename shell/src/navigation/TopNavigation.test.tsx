import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { FakeApi, recorded } from '@copper-carrot/contracts/testing';
import { menuEntries } from '../test/menu';
import { SessionStore, useSessionUser } from '../session/session';
import { events } from '@copper-carrot/contracts/runtime';
import { aMembership, connectTestShell, person, signedOut } from '../test/shell';
import { TopNavigation } from './TopNavigation';

const feed = {
  revision: 1,
  remotes: [
    {
      navigation: [{ label: 'Cares', href: '/cares', place: 'main', order: 20 }, ...menuEntries],
      routes: [],
    },
    { navigation: [{ label: 'Find food', href: '/search', place: 'main', order: 10 }], routes: [] },
  ],
};
const stats = '/cpi/v2/user/stats';
let api: FakeApi;

beforeEach(() => {
  document.getElementById('site-data')?.remove();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="site-data">${JSON.stringify({ feed, frameOrigins: [], demoAccounts: [] })}</script>`,
  );
  api = new FakeApi().on('get', stats, () => ({
    ...recorded[`get ${stats}`][200],
    stats: { redeemable_points: 10, submitted_order_count: 4, unread_message_count: 0 },
  }));
  globalThis.fetch = api.fetch;
});

function GoTo() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/cares')}>elsewhere</button>;
}

async function show(as: ReturnType<typeof person> | null = null, at = '/search?place_id=1') {
  connectTestShell({ as });
  const ui = () => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[at]}>
        <TopNavigation />
        <GoTo />
      </MemoryRouter>
    </SWRConfig>
  );
  const view = render(ui());
  await act(() => Promise.resolve());
  return view;
}
const openPanel = () => fireEvent.click(screen.getByRole('button', { name: /Nadia/ }));

it('shows the picture of who is signed in', async () => {
  const avatar_url = '/cpi/v1/public/files/0b0e7bb8-90b5-4a7f-8f3c-9a1d3f0e8a11';
  await show(person({ avatar_url }));
  expect(screen.getByRole('button', { name: /Nadia/ }).querySelector('img')).toHaveAttribute(
    'src',
    avatar_url,
  );
});

it('[NAV-01] [AUTH-05] shows logged-out users Log In and Sign Up, which lead back to where they are', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent('/search?place_id=1')}`,
  );
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    `/sign-up?redirect=${encodeURIComponent('/search?place_id=1')}`,
  );
});

it('shows what the remotes of the feed put into it, in their common order', async () => {
  await show();
  expect(
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Find food', 'Cares']);
});

it('shows the counts', async () => {
  await show(person());
  expect(await screen.findByRole('link', { name: /Orders/ })).toHaveTextContent('Orders4');
});

it('[NAV-07] opens the only organization by itself', async () => {
  await show(person({ memberships: [aMembership('admin', 3)] }));
  openPanel();
  expect(screen.getByRole('button', { name: 'Team 3 (admin)' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Billing' })).toBeVisible();
});

it('[NAV-06] [NAV-08] opens one organization at a time', async () => {
  await show(person({ memberships: [aMembership('admin', 3), aMembership('orderer', 4)] }));
  openPanel();
  const one = screen.getByRole('button', { name: 'Team 3 (admin)' });
  const other = screen.getByRole('button', { name: 'Team 4 (orderer)' });
  expect(one).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(one);
  fireEvent.click(other);
  expect(one).toHaveAttribute('aria-expanded', 'false');
  expect(other).toHaveAttribute('aria-expanded', 'true');
});

it('[NAV-10] leads site admins, and nobody else, to their own pages of the shell', async () => {
  await show(person({ is_admin: true }));
  openPanel();
  expect(screen.getAllByRole('link', { name: /^Admin/ })[0]).toHaveAttribute('href', '/admin');
  expect(screen.getByRole('link', { name: 'Platform' })).toHaveAttribute('href', '/platform');
});

it('[NAV-10] shows nobody else the admin link', async () => {
  await show(person());
  openPanel();
  expect(screen.queryByRole('link', { name: /^Admin/ })).toBeNull();
});

it('[NAV-11] shows a ghost and the way back to a ghosting admin', async () => {
  await show(person({ ghosting_admin: { id: 1, name: 'Ada' } }));
  expect(screen.getByRole('img', { name: 'Acting as another user' })).toBeVisible();
  openPanel();
  expect(screen.getByRole('link', { name: /Unghost to Ada/ })).toBeVisible();
});

it('[NAV-13] tells caterers to use the Caterer Dashboard', async () => {
  await show(
    person({ is_caterer: true, brands: [{ id: 5, name: 'Saffron', slug: 'saffron', kitchen_count: 2 }] }),
  );
  expect(screen.getByRole('note')).toHaveTextContent(
    'You are logged in as a caterer. Please use the Caterer Dashboard.',
  );
});

it('[NAV-13] says nothing of it on the dashboard itself', async () => {
  const brands = [{ id: 5, name: 'Saffron', slug: 'saffron', kitchen_count: 2 }];
  await show(person({ is_caterer: true, brands }), '/caterer/5/orders');
  expect(screen.getByRole('button', { name: /Nadia/ })).toBeVisible();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

it('[NAV-15] does not open by hovering for one second after a click', async () => {
  jest.useFakeTimers();
  await show(person());
  const trigger = screen.getByRole('button', { name: /Nadia/ });
  const panel = () => screen.queryByRole('link', { name: 'My Account' });
  const hover = () => fireEvent.mouseEnter(trigger);
  fireEvent.click(trigger);
  fireEvent.click(panel() ?? trigger);
  expect(panel()).toBeNull();
  hover();
  expect(panel()).toBeNull();
  jest.advanceTimersByTime(1000);
  hover();
  expect(panel()).toBeVisible();
  jest.useRealTimers();
});

it('keeps open by a click what hovering opened', async () => {
  await show(person());
  const trigger = screen.getByRole('button', { name: /Nadia/ });
  fireEvent.mouseEnter(trigger);
  expect(screen.getByRole('link', { name: 'My Account' })).toBeVisible();
  fireEvent.click(trigger);
  expect(screen.getByRole('link', { name: 'My Account' })).toBeVisible();
  fireEvent.click(trigger);
  expect(screen.queryByRole('link', { name: 'My Account' })).toBeNull();
});

describe('on a phone', () => {
  const wide = window.matchMedia.bind(window);
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: true });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });
  const openMenu = () => fireEvent.click(screen.getByRole('button', { name: 'Menu' }));

  it('[NAV-16] [NAV-18] has a hamburger that toggles the menu, which locks the scroll of the page', async () => {
    await show(person());
    expect(screen.queryByRole('dialog')).toBeNull();
    openMenu();
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('[NAV-17] closes the menu when the route changes', async () => {
    await show(person());
    openMenu();
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each([
  ['pollee', []],
  ['member', ['Orders', 'Inbox']],
] as const)('[SESS-06] shows a person of the type %s, who has not ordered, %j', async (type, expected) => {
  await show(person({ type, submitted_order_count: 0, memberships: [] }));
  const shown = ['Orders', 'Inbox'].filter(
    (name) => screen.queryByRole('link', { name: new RegExp(`^${name}`) }) !== null,
  );
  expect(shown).toEqual(expected);
});

describe('the counts', () => {
  const calls = () => api.called('get', stats).length;

  /** A navigation over a real session with controllable answers. */
  async function showSession() {
    let next: number | null = null;
    api.on('get', '/cpi/v2/user', () => (next === null ? signedOut() : person({ id: next })));
    const store = new SessionStore();
    connectTestShell({ useUser: () => useSessionUser(store), user: store.user });
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter>
          <TopNavigation />
        </MemoryRouter>
      </SWRConfig>,
    );
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const become = async (id: number | null) => {
      next = id;
      await act(() => store.refetch());
      // Known counts are read again in the next frame.
      await pass(20);
    };
    await become(7);
    return { become, pass };
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[CONST-04] [CONST-05] are fetched on load and every 30 seconds', async () => {
    const { pass } = await showSession();
    expect(calls()).toBe(1);
    await pass(29_900);
    expect(calls()).toBe(1);
    await pass(100);
    expect(calls()).toBe(2);
    await pass(30_000);
    expect(calls()).toBe(3);
  });

  it('are fetched as soon as an order was placed or canceled, and not for a cart that is saved', async () => {
    const { pass } = await showSession();
    events.emit('order.changed@1', { orderId: 12, status: 'in_cart' });
    await pass(20);
    expect(calls()).toBe(1);
    events.emit('order.changed@1', { orderId: 12, status: 'canceled' });
    await pass(20);
    expect(calls()).toBe(2);
  });

  it('[CONST-06] are fetched whenever the user changes, back and forth as well', async () => {
    const { become } = await showSession();
    expect(calls()).toBe(1);
    await become(8);
    expect(calls()).toBe(2);
    await become(7);
    expect(calls()).toBe(3);
    await become(null);
    expect(calls()).toBe(3);
    await become(7);
    expect(calls()).toBe(4);
  });

  it('are not fetched for nobody', async () => {
    await show();
    expect(calls()).toBe(0);
  });
});
