import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAnswer, aPackage, aPackageView, aPerson } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';

beforeEach(() => {
  document.cookie = 'cc_place=1; Path=/';
});
afterEach(() => {
  document.cookie = 'cc_place=; Path=/; Max-Age=0';
});

const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('[PAGE-06] shows packages like the one that is named: of its kind, its price and its kitchen', async () => {
  const server = new FakeServer().on('get', '/cpi/v1/public/packages/search', ({ query }) =>
    query.get('brand_id')
      ? anAnswer([aPackage({ id: 20, slug: 'thali', name: 'Thali' })])
      : query.get('package_category')
        ? anAnswer([aPackage(), aPackage({ id: 21, slug: 'dosa', name: 'Dosa bar' })])
        : anAnswer([
            aPackage({ id: 21, slug: 'dosa', name: 'Dosa bar' }),
            aPackage({ id: 22, slug: 'bowls', name: 'Bowls' }),
          ]),
  );
  const { container } = await open('/recommended/7', { server });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('More like Curry table');
  const kind = await part('More Indian');
  expect(await kind.findByRole('link', { name: 'Dosa bar' })).toHaveAttribute(
    'href',
    '/packages/dosa?place_id=1&headcount=20',
  );
  expect(kind.queryByRole('link', { name: 'Curry table' })).toBeNull();
  const price = await part('For about the same');
  expect(await price.findByRole('link', { name: 'Bowls' })).toBeInTheDocument();
  await waitFor(() => expect(price.queryByRole('link', { name: 'Dosa bar' })).toBeNull());
  expect(
    await (await part('Also from Saffron Street')).findByRole('link', { name: 'Thali' }),
  ).toBeInTheDocument();
  const asked = server
    .called('get', '/cpi/v1/public/packages/search')
    .map(({ query }) => Object.fromEntries(query));
  expect(asked).toContainEqual(expect.objectContaining({ place_id: '1', package_category: 'lunch_indian' }));
  expect(asked).toContainEqual(expect.objectContaining({ place_id: '1', price_below_including: '16' }));
  expect(asked).toContainEqual(expect.objectContaining({ brand_id: '3' }));
  expect(server.called('get', '/cpi/v1/public/packages/{id}')[0]?.query.has('track_view')).toBe(false);
  expect(await faultsOf(container)).toEqual([]);
});

it('[PAGE-06] looks where the named package is delivered', async () => {
  const server = new FakeServer();
  server.pack = aPackageView({ place_ids: [10] });
  await open('/recommended/curry-table', { server });
  await part('More Indian');
  await waitFor(() =>
    expect(server.called('get', '/cpi/v1/public/packages/search')[0]?.query.get('place_id')).toBe('10'),
  );
});

it('[PAGE-06] without a package it picks for a person what fits what they ordered', async () => {
  const server = new FakeServer().on('get', '/cpi/v1/public/packages/search', ({ query }) =>
    query.get('previously_ordered') === 'true' && query.has('order_by_order_frequency')
      ? anAnswer([aPackage()], { times_ordered_counts: { 7: 3 } })
      : query.get('package_category') === 'lunch_indian'
        ? anAnswer([aPackage({ id: 21, slug: 'dosa', name: 'Dosa bar' })])
        : query.has('user_rating_above_or_null')
          ? anAnswer([aPackage({ id: 22, slug: 'old', name: 'Old love' })])
          : anAnswer([aPackage({ id: 23, slug: 'new', name: 'Never had' })]),
  );
  const { container } = await open('/recommended', { server, user: aPerson() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Picked for you, Ada');
  expect(await (await part('What you order most')).findByText('Ordered 3 times')).toBeInTheDocument();
  const because = await part('Because you order Curry table');
  expect(await because.findByRole('link', { name: 'Dosa bar' })).toBeInTheDocument();
  expect(await (await part('Oldie but goodie')).findByRole('link', { name: 'Old love' })).toBeInTheDocument();
  expect(await (await part('New to you')).findByRole('link', { name: 'Never had' })).toBeInTheDocument();
  expect(await faultsOf(container)).toEqual([]);
});

it('[PAGE-06] tells whoever never ordered what comes here', async () => {
  const server = new FakeServer().on('get', '/cpi/v1/public/packages/search', () => anAnswer([]));
  await open('/recommended', { server, user: aPerson({ submitted_order_count: 0 }) });
  expect(await screen.findByText('Nothing to go by yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/search?place_id=1');
});

it('[PAGE-06] draws nothing of past orders for whoever has none, not even while it loads', async () => {
  const { server } = await open('/recommended', { user: aPerson({ submitted_order_count: 0 }) });
  expect(await (await part('New to you')).findByRole('link', { name: 'Curry table' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What you order most' })).toBeNull();
  expect(screen.getByText(/^What offices around you order most;/)).toBeVisible();
  const asked = server.called('get', '/cpi/v1/public/packages/search').map(({ query }) => query.toString());
  expect(asked).toHaveLength(1);
});

it('[PAGE-06] shows whoever is not logged in what offices order most, and the way to better ideas', async () => {
  const openAuth = jest.fn(() => Promise.resolve(false));
  await open('/recommended', { shell: { openAuth } });
  expect(
    await (await part('What offices order most')).findByRole('link', { name: 'Curry table' }),
  ).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Log in for your own' }));
  await waitFor(() => expect(openAuth).toHaveBeenCalledWith('login'));
});

it('[PAGE-06] a package that does not exist is a page not found', async () => {
  const server = new FakeServer().on(
    'get',
    '/cpi/v1/public/packages/{id}',
    () => new Refusal(404, 'not_found'),
  );
  await open('/recommended/999', { server });
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
});
