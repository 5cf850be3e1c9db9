import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAnswer, aPackage, aPerson, aPlace } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';

beforeEach(() => {
  document.cookie = 'cc_place=1; Path=/';
});
afterEach(() => {
  document.cookie = 'cc_place=; Path=/; Max-Age=0';
});

const inPart = (name: string | RegExp) => within(screen.getByRole('region', { name }));

it('says what this is, what is good nearby and who cooks, all of it real', async () => {
  const { container, server } = await open('/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good food for the whole room.');
  expect(await screen.findByRole('link', { name: 'Curry table' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Trays of curry/ })).toHaveAttribute(
    'href',
    '/packages/curry-table',
  );
  expect(await screen.findByText('Curries for offices.')).toBeInTheDocument();
  expect(server.called('get', '/cpi/v1/public/packages/search')[0]?.query.get('place_id')).toBe('1');
  expect(await faultsOf(container)).toEqual([]);
});

it('leads to the service areas, to the cuisines of the place, and to every other place', async () => {
  const server = new FakeServer().on('get', '/cpi/v1/public/places', () => ({
    records: [
      aPlace({ category_counts: { lunch_thai: 13 }, type_counts: { lunch_or_dinner: 13 } }),
      aPlace({ enum: 10, label: 'Nashville', slug: 'nashville', brands_count: 20 }),
      aPlace({ enum: 14, label: 'Las Vegas', slug: 'las-vegas', brands_count: 19 }),
    ],
    count: 3,
  }));
  await open('/', { server });
  const areas = within(await screen.findByRole('region', { name: 'Where we set the table' }));
  expect(areas.getByRole('link', { name: /^Nashville/ })).toHaveAttribute(
    'href',
    '/explore/nashville-catering',
  );
  expect(areas.queryByText('Las Vegas')).toBeNull();
  expect(areas.getByRole('link', { name: 'Search More Locations' })).toHaveAttribute('href', '/search');
  const cuisines = inPart('What are you hungry for?');
  expect(cuisines.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cuisines/lunch-catering?place_id=1',
    '/cuisines/thai-catering?place_id=1',
  ]);
  expect(cuisines.getByRole('link', { name: /^Thai.*13 packages/ })).toBeInTheDocument();
});

it('starts a search with place, people and date', async () => {
  const page = await open('/');
  await screen.findByRole('link', { name: 'Curry table' });
  const people = screen.getByRole('textbox', { name: 'People' });
  fireEvent.change(people, { target: { value: '35' } });
  fireEvent.blur(people);
  fireEvent.click(screen.getByRole('button', { name: 'Find food' }));
  await waitFor(() => expect(page.address()).toContain('/search?place_id=1&headcount=35'));
});

it('says how many people at most, and searches for no other number than was asked for', async () => {
  const page = await open('/');
  await screen.findByRole('link', { name: 'Curry table' });
  const people = screen.getByRole('textbox', { name: 'People' });
  fireEvent.change(people, { target: { value: '99999' } });
  fireEvent.blur(people);
  expect(await screen.findByText('The headcount must be at most 10000.')).toBeVisible();
  expect(people).toHaveValue('99,999');
  fireEvent.click(screen.getByRole('button', { name: 'Find food' }));
  expect(page.address()).toBe('/');
});

it('shows the meal that is asked for', async () => {
  const { server } = await open('/');
  await screen.findByRole('link', { name: 'Curry table' });
  fireEvent.click(screen.getByRole('button', { name: /^Breakfast/ }));
  await waitFor(() =>
    expect(
      server
        .called('get', '/cpi/v1/public/packages/search')
        .some(({ query }) => query.get('package_type') === 'breakfast'),
    ).toBe(true),
  );
});

it('offers what an orderer has ordered most, and nothing of it to whoever never ordered', async () => {
  const server = new FakeServer().on('get', '/cpi/v1/public/packages/search', ({ query }) =>
    query.has('previously_ordered')
      ? anAnswer([aPackage({ id: 9, slug: 'soup', name: 'Our soup' })], { times_ordered_counts: { 9: 4 } })
      : anAnswer([aPackage()]),
  );
  const { unmount } = await open('/', { server, user: aPerson() });
  const again = within(await screen.findByRole('region', { name: 'Again for your team, Ada?' }));
  expect(await again.findByRole('link', { name: 'Our soup' })).toHaveAttribute(
    'href',
    '/packages/soup?headcount=20',
  );
  expect(again.getByText('Ordered 4 times')).toBeInTheDocument();
  expect(again.getByRole('link', { name: 'More ideas for you' })).toHaveAttribute('href', '/recommended');
  expect(
    server
      .called('get', '/cpi/v1/public/packages/search')
      .some(({ query }) => query.has('order_by_order_frequency')),
  ).toBe(true);
  unmount();
  await open('/', { user: aPerson({ submitted_order_count: 0 }) });
  await screen.findByRole('link', { name: 'Curry table' });
  expect(screen.queryByRole('region', { name: /^Again/ })).toBeNull();
});

it('opens with the place of an own address', async () => {
  document.cookie = 'cc_place=; Path=/; Max-Age=0';
  const addresses = [
    { id: 1, formatted_address: 'Broadway', google_place_id: 'x', place_id: 10, team_id: null, name: '' },
  ];
  const { server } = await open('/', { user: aPerson({ submitted_order_count: 0, addresses }) });
  expect(await screen.findByText('Good in Nashville right now')).toBeInTheDocument();
  expect(server.called('get', '/cpi/v1/public/packages/search')[0]?.query.get('place_id')).toBe('10');
});

it('stands without the menus when they do not come, and tries again', async () => {
  const server = new FakeServer().on('get', '/cpi/v1/public/packages/search', () => new Refusal(400, 'x'));
  await open('/', { server });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('button', { name: 'Find food' })).toBeInTheDocument();
  server.on('get', '/cpi/v1/public/packages/search', () => anAnswer([aPackage()]));
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Curry table' })).toBeInTheDocument();
});

it('says so when not even the places come, and tries again', async () => {
  const server = new FakeServer().on('get', '/cpi/v1/public/places', () => new Refusal(400, 'x'));
  await open('/', { server });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on('get', '/cpi/v1/public/places', () => ({ records: [aPlace()], count: 1 }));
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Curry table' })).toBeInTheDocument();
});
