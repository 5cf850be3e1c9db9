import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Link, MemoryRouter, Outlet, useLocation, useParams } from 'react-router-dom';
import { type Feed, type RouteDeclaration } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';
import { person, connectTestShell } from '../test/shell';
import { newVersion } from '../releases/new-version';
import { route } from '../test/remotes';
import { Pages } from './Pages';
import { resolvePage } from './resolve-page';
import { routeTable, type ShellRoute } from './route-table';

const feed: Feed = { revision: 1, remotes: [] };

function Campaign() {
  const { slug } = useParams();
  return (
    <>
      <h1>Campaign {slug}</h1>
      <p>{useLocation().search}</p>
      <Link to={`/cares/${slug}/donate`}>Donate</Link>
      <Link to={`/cares/${slug}?sort=new`}>Newest</Link>
      <Link to="/nowhere">Nowhere</Link>
      <Link to="/private">Private</Link>
      <Outlet />
    </>
  );
}
const Donate = () => (
  <div role="dialog" aria-label={`Donate to ${useParams().slug}`}>
    <Link to="..">Close</Link>
    <Link to={`/cares/${useParams().slug}`}>Back</Link>
  </div>
);

const page = (
  path: RouteDeclaration['path'],
  Screen: ShellRoute['Screen'],
  more: Partial<RouteDeclaration> = {},
): ShellRoute => ({ ...route(path, more), Screen });
const routes = [
  page('/cares/{slug}', Campaign, { title: 'Campaign' }),
  page('/cares/{slug}/donate', Donate, { title: 'Donate', parent: '/cares/{slug}' }),
  page('/private', () => <h1>Private</h1>, { guards: ['loggedIn'] }),
];

async function open(
  path: string,
  user: ReturnType<typeof person> | null = null,
  load: () => Promise<typeof user> = () => Promise.resolve(user),
) {
  connectTestShell({ as: user });
  const table = routeTable(feed, routes);
  const session = { load };
  const initial = await resolvePage(path, { table, session });
  render(
    <MemoryRouter initialEntries={[path]}>
      <Pages table={table} session={session} initial={initial} />
    </MemoryRouter>,
  );
}
const click = (name: string) =>
  act(() => {
    fireEvent.click(screen.getByRole('link', { name }));
    return Promise.resolve();
  });

const scrolled = jest.fn();

beforeEach(() => {
  scrolled.mockClear();
  document.head.innerHTML = '';
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="site-data">{"feed":{"revision":1,"remotes":[]},"frameOrigins":[],"demoAccounts":[]}</script>',
  );
  window.scrollTo = scrolled;
});
afterEach(() => {
  jest.restoreAllMocks();
  delete newVersion.take;
});

it('gives a screen its parameters and the page its title', async () => {
  await open('/cares/winter');
  expect(screen.getByRole('heading', { name: 'Campaign winter' })).toBeVisible();
  expect(document.title).toBe('Campaign | Copper Carrot');
});

const headOf = () => ({
  title: document.title,
  description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
  canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
  data: document.querySelector('script[type="application/ld+json"]')?.textContent,
});
const describeWinter = () =>
  act(() =>
    events.emit('page.described@1', {
      path: '/cares/winter',
      title: 'Winter soup',
      description: 'Soup for those who clear the snow.',
      canonical: '/cares/caterers/winter',
    }),
  );

it('takes over what a screen says of its page, and nothing of it on the next one', async () => {
  await open('/cares/winter');
  describeWinter();
  expect(headOf()).toMatchObject({
    title: 'Winter soup | Copper Carrot',
    description: 'Soup for those who clear the snow.',
    canonical: 'http://localhost/cares/caterers/winter',
    robots: undefined,
  });
  await click('Private');
  await screen.findByRole('heading', { name: 'Please Log In Below' });
  expect(headOf()).toMatchObject({ description: undefined, canonical: undefined, robots: 'noindex' });
  expect(document.title).toBe('Please Log In Below | Copper Carrot');
});

it('leaves the head of the first page as the server wrote it while the screen says the same', async () => {
  document.head.innerHTML = `<title>Winter soup | Copper Carrot</title><link rel="canonical" href="http://localhost/cares/caterers/winter">
    <meta name="description" content="More words"><script type="application/ld+json">{"@type":"Project"}</script>`;
  await open('/cares/winter');
  describeWinter();
  expect(headOf()).toMatchObject({ description: 'More words', data: '{"@type":"Project"}' });
  await click('Donate');
  expect(headOf()).toMatchObject({ title: 'Donate | Copper Carrot', data: undefined, canonical: undefined });
  expect(document.head.querySelectorAll('title, meta[name="description"]')).toHaveLength(1);
});

it('shows a new query at once, without leaving the screen', async () => {
  await open('/cares/winter');
  await click('Newest');
  expect(screen.getByText('?sort=new')).toBeVisible();
});

it('leaves a screen its last query while the next page is on its way', async () => {
  await open('/cares/winter', null, () => new Promise(() => undefined));
  await click('Newest');
  await click('Private');
  expect(screen.getByText('?sort=new')).toBeVisible();
});

it('keeps a menu that was opened while the next page is on its way', async () => {
  const wide = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
  let signIn: (as: ReturnType<typeof person>) => void = () => undefined;
  const known = new Promise<ReturnType<typeof person>>((resolve) => (signIn = resolve));
  await open('/cares/winter', null, () => known);
  await click('Private');
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await act(async () => {
    signIn(person());
    await known;
  });
  expect(await screen.findByRole('heading', { name: 'Private', hidden: true })).toBeInTheDocument();
  await act(() => Promise.resolve());
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

it('leaves the focus with whoever has gone on to the menu while the next page was on its way', async () => {
  let signIn: (as: ReturnType<typeof person>) => void = () => undefined;
  const known = new Promise<ReturnType<typeof person>>((resolve) => (signIn = resolve));
  await open('/cares/winter', null, () => known);
  await click('Private');
  const home = within(screen.getByRole('banner')).getByRole('link', { name: 'Copper Carrot, home' });
  home.focus();
  await act(async () => {
    signIn(person());
    await known;
  });
  expect(await screen.findByRole('heading', { name: 'Private' })).toBeVisible();
  expect(home).toHaveFocus();
});

it('[ERRP-29] draws a child route over its parent, and keeps the scroll on the way back', async () => {
  await open('/cares/winter');
  await click('Donate');
  expect(await screen.findByRole('dialog', { name: 'Donate to winter' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Campaign winter' })).toBeVisible();
  await click('Back');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(scrolled).not.toHaveBeenCalled();
});

it('[ERRP-28] scrolls to the top of another page', async () => {
  await open('/cares/winter');
  await click('Nowhere');
  expect(await screen.findByText('This page could not be found')).toBeVisible();
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});

it('[ERRP-12] shows the 401 page with the message of the guard', async () => {
  await open('/cares/winter');
  await click('Private');
  expect(await screen.findByRole('heading', { name: 'Please Log In Below' })).toBeVisible();
  expect(screen.getByText('You must be logged in to view this page')).toBeVisible();
});

it('[AUTH-16] shows a guarded page to whoever is logged in', async () => {
  await open('/private', person());
  expect(screen.getByRole('heading', { name: 'Private' })).toBeVisible();
});

it('[ERRP-06] keeps saying that it refreshes after a login on an error page, until the browser reloads', async () => {
  let as: ReturnType<typeof person> | null = null;
  connectTestShell();
  const table = routeTable(feed, routes);
  const session = { load: () => Promise.resolve(as) };
  const initial = await resolvePage('/private', { table, session });
  const ui = () => (
    <MemoryRouter initialEntries={['/private']}>
      <Pages table={table} session={session} initial={initial} />
    </MemoryRouter>
  );
  const view = render(ui());
  as = person();
  connectTestShell({ as });
  view.rerender(ui());
  await act(() => Promise.resolve());
  expect(screen.queryByRole('heading', { name: 'Private' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Please Log In Below' })).toBeVisible();
});

it('leaves the way to another page, and no new query, to a newer version that wants to be loaded', async () => {
  await open('/cares/winter');
  const take = jest.fn(() => true);
  newVersion.take = take;
  await click('Newest');
  expect(take).not.toHaveBeenCalled();
  await click('Nowhere');
  expect(take).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Campaign winter' })).toBeVisible();
});
