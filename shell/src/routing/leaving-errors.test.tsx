import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, useNavigate, useParams } from 'react-router-dom';
import { type Feed, PageError, type Remote, type Schemas } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';
import { App } from '../App';
import { loadRelease } from '../slot/federation';
import { feedRemote, remoteWith, route } from '../test/remotes';
import { connectTestShell, person } from '../test/shell';
import { resolvePage } from './resolve-page';
import { routeTable } from './route-table';

jest.mock('../slot/federation');

const path = '/packages/{slug}';
const feed: Feed = {
  revision: 1,
  remotes: [feedRemote([route(path), route('/orders', { guards: ['loggedIn'] })])],
};
const table = routeTable(feed, [
  {
    ...route('/broken'),
    Screen: () => {
      throw new TypeError('a mistake of the shell');
    },
  },
]);

function Package() {
  const { slug } = useParams();
  const at = `/packages/${slug}`;
  useEffect(() => {
    events.emit('page.described@1', { path: at, title: path, description: 'Food', canonical: at });
  }, [at]);
  const [broken, setBroken] = useState(false);
  if (slug === 'unknown') throw new PageError(404, 'There is no such package.');
  if (broken) throw new TypeError("Cannot read properties of undefined (reading 'id')");
  return (
    <>
      <h1>Package {slug}</h1>
      <Link to="/packages/unknown">Unknown</Link>
      <Link to="/packages/bagels">Bagels</Link>
      <Link to="/broken">Broken</Link>
      <button onClick={() => setBroken(true)}>Break</button>
    </>
  );
}
const Back = () => {
  const go = useNavigate();
  return <button onClick={() => void go(-1)}>Back</button>;
};

const reload = jest.fn();

type Load = () => Promise<Schemas['Session'] | null>;

async function open(at: string, load: Load = () => Promise.resolve(null)) {
  const session = { load };
  const initial = await resolvePage(at, { table, session });
  const ui = () => (
    <MemoryRouter initialEntries={[at]}>
      <Back />
      <App table={table} session={session} initial={initial} reload={reload} />
    </MemoryRouter>
  );
  const view = render(ui());
  return () => view.rerender(ui());
}
const press = async (name: string, role = 'link') => {
  fireEvent.click(screen.getByRole(role, { name }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
};
const stands = (name: string) => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<script type="application/json" id="site-data">{"feed":{"revision":1,"remotes":[]},"frameOrigins":[],"demoAccounts":[]}</script>';
  window.scrollTo = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'sendBeacon', { value: jest.fn(() => true), configurable: true });
  const remote: Remote = remoteWith(path, Package);
  jest.mocked(loadRelease).mockResolvedValue({
    ...remote,
    routes: [
      ...remote.routes,
      { ...route('/orders'), screen: () => Promise.resolve({ default: () => <h1>Orders</h1> }) },
    ],
  });
  connectTestShell();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows a package again on the way back from an unknown one, and every package after it', async () => {
  await open('/packages/tacos');
  await press('Unknown');
  stands('404');
  expect(screen.getByText('There is no such package.')).toBeVisible();
  expect(document.title).toBe('404 | Copper Carrot');
  await press('Back', 'button');
  stands('Package tacos');
  expect(document.title).toBe('/packages/{slug} | Copper Carrot');
  await press('Bagels');
  stands('Package bagels');
});

it('shows the other packages after one that broke, and tells nobody what the browser said', async () => {
  await open('/packages/tacos');
  await press('Bagels');
  await press('Break', 'button');
  stands("500 - We're sorry but something went wrong!");
  expect(screen.queryByText(/Cannot read/)).toBeNull();
  await press('Back', 'button');
  stands('Package tacos');
});

it('keeps a page that failed out of search engines, and lists it again once it stands', async () => {
  await open('/packages/tacos');
  const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;
  const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  await press('Bagels');
  expect([robots(), canonical()]).toEqual([undefined, 'http://localhost/packages/bagels']);
  await press('Break', 'button');
  expect([robots(), canonical()]).toEqual(['noindex', undefined]);
  await press('Back', 'button');
  expect([robots(), canonical()]).toEqual([undefined, 'http://localhost/packages/tacos']);
});

it('keeps the bar, and the way back, when a page of its own breaks', async () => {
  await open('/packages/tacos');
  await press('Broken');
  stands("500 - We're sorry but something went wrong!");
  expect(screen.getByRole('banner')).toBeVisible();
  await press('Back', 'button');
  stands('Package tacos');
});

it('loads the page anew for whoever goes on after the shell itself broke', async () => {
  reload.mockClear();
  await open('/packages/tacos');
  await press('Bagels');
  connectTestShell({
    useUser: () => {
      throw new Error('no session');
    },
  });
  await press('Unknown');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(reload).not.toHaveBeenCalled();
  await press('Back', 'button');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('[ERRP-20] tells nobody what went wrong inside while a page was looked for', async () => {
  await open('/orders', () => Promise.reject(new TypeError('load is not a function')));
  stands("500 - We're sorry but something went wrong!");
  expect(screen.queryByText(/not a function/)).toBeNull();
});

it('lets a person out of a page that waits for ever to hear who they are, and shows it once that is known', async () => {
  jest.useFakeTimers();
  let known: (as: Schemas['Session']) => void = () => undefined;
  const answer = new Promise<Schemas['Session']>((resolve) => (known = resolve));
  const opening = open('/orders', () => answer);
  await act(() => jest.advanceTimersByTimeAsync(6000));
  const draw = await opening;
  stands("500 - We're sorry but something went wrong!");
  expect(screen.getByText(/takes too long to answer/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh the page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  connectTestShell({ as: person() });
  known(person());
  draw();
  await act(() => jest.advanceTimersByTimeAsync(0));
  stands('Orders');
});
