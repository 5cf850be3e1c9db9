import { favoriteCalls, keepFavorites } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aKitchen, anAnswer, aPerson } from '../../test/fixtures';
import { faultsOf, onPhone, open } from '../../test/render';
import { aCaterer, FakeServer, Refusal } from '../../test/server';

it.each(['/brands/saffron-street', '/catering/saffron-street'])(
  'shows at %s who they are, their packages and their menu',
  async (path) => {
    const server = new FakeServer().on('get', '/cpi/v2/public/brands/{slug}', () =>
      aCaterer({
        kitchens: [aKitchen()],
      }),
    );
    const { container } = await open(`${path}?place_id=1&headcount=20`, { server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Saffron Street' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Curry table' })).toHaveAttribute(
      'href',
      '/packages/curry-table?place_id=1&headcount=20',
    );
    expect(screen.getByText('Goan fish curry')).toBeInTheDocument();
    expect(screen.getByText('$12.25')).toBeInTheDocument();
    const people = await screen.findByRole('region', { name: 'Who cooks' });
    expect(within(people).getByText('Three siblings run the pass.')).toBeInTheDocument();
    expect(within(people).getByRole('listitem')).toHaveTextContent('MidtownNew York, NY · pickup here');
    expect(server.called('get', '/cpi/v1/public/packages/search')[0]?.query.getAll('brand_id')).toEqual([
      '3',
    ]);
    expect(await faultsOf(container)).toEqual([]);
  },
);

it('prices their packages for the event as their own pages do: where it goes and when it starts', async () => {
  const event = {
    ...{ place_id: '1', headcount: '20', google_place_id: 'local:1', formatted_address: '350 5th Ave' },
    ...{ start_date: '2099-12-01', start_time: '12:00' },
  };
  const { server } = await open(`/catering/saffron-street?${new URLSearchParams(event)}`);
  await screen.findByRole('link', { name: 'Curry table' });
  const [asked] = server.called('get', '/cpi/v1/public/packages/search');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject(event);
});

it('says what people thought of them, what kind of kitchen it is and whose', async () => {
  const server = new FakeServer().on('get', '/cpi/v2/public/brands/{slug}', () =>
    aCaterer({
      ...{ rating_average: 4.5, review_count: 30 },
      ...{ quality_tier: 'classic', minority_flags: ['woman', 'veteran'] },
    }),
  );
  await open('/brands/saffron-street', { server });
  expect(await screen.findByRole('link', { name: '4.5 of 5 stars, 30 reviews' })).toBeVisible();
  for (const words of ['Tried & True', 'Woman-owned', 'Veteran-owned'])
    expect(screen.getByText(words)).toBeVisible();
});

it('says why nothing can be found for an event that can not be asked about', async () => {
  const server = new FakeServer().on(
    'get',
    '/cpi/v1/public/packages/search',
    () => new Refusal(422, 'record_invalid', { message: 'This date is in the past.' }),
  );
  await open('/brands/saffron-street?place_id=1&start_date=2020-01-01', { server });
  expect(await screen.findByText('This date is in the past.')).toBeVisible();
  expect(screen.queryByText('Loading packages')).toBeNull();
});

it('says where they sell no packages', async () => {
  const server = new FakeServer();
  server.packages = anAnswer([]);
  await open('/brands/saffron-street?place_id=1', { server });
  expect(await screen.findByText('No packages')).toBeInTheDocument();
});

it('is the one of its address, whatever it is called by now and whatever a search would find', async () => {
  const server = new FakeServer();
  const kitchens = [
    ...[1, 2].map((id) => ({
      id,
      name: `Kitchen ${id}`,
      city: 'Boston',
      state: 'MA',
    })),
  ].map((kitchen) => aKitchen({ ...kitchen, latitude: 42.3, longitude: -71 }));
  server
    .on('get', '/cpi/v2/public/brands/search', () => anAnswer([]))
    .on('get', '/cpi/v2/public/brands/{slug}', () => aCaterer({ name: 'The Spice Room', kitchens }));
  server.packages = anAnswer([]);
  await open('/brands/saffron-street?place_id=1&pickup=true', { server });
  expect(await screen.findByRole('heading', { level: 1, name: 'The Spice Room' })).toBeInTheDocument();
  expect(screen.getByText('Cooks in Boston, MA')).toBeInTheDocument();
  expect(await screen.findByText('Order from their menu below.')).toBeVisible();
  expect(await screen.findByRole('radio', { name: /Kitchen 2/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Order from the menu' })).toBeInTheDocument();
});

it('says nothing of who cooks where nobody has', async () => {
  const server = new FakeServer();
  server.on('get', '/cpi/v2/public/brands/{slug}', () => aCaterer({ story: '', kitchens: [] }));
  await open('/brands/saffron-street', { server });
  expect(await screen.findByText('Goan fish curry')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Who cooks' })).not.toBeInTheDocument();
});

it('can be read and not ordered from while it is closed', async () => {
  const server = new FakeServer();
  server.on('get', '/cpi/v2/public/brands/{slug}', () => aCaterer({ active: false }));
  await open('/brands/saffron-street', { server });
  expect(await screen.findByText('This restaurant takes no orders at the moment.')).toBeVisible();
  expect(await screen.findByText('Goan fish curry')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Order from the menu' })).not.toBeInTheDocument();
});

it.each([
  ['before its words on a phone', true],
  ['beside its words on a wide page', false],
])('shows what a restaurant cooks %s', async (_where, phone) => {
  const wide = phone ? onPhone() : () => undefined;
  const server = new FakeServer().on('get', '/cpi/v2/public/brands/{slug}', () =>
    aCaterer({ description: 'Known for its pies.' }),
  );
  await open('/brands/saffron-street?place_id=1', { server });
  const food = await screen.findByRole('heading', { level: 2, name: 'Packages' });
  const words = screen.getByText('Known for its pies.');
  const isAfter = Boolean(food.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isAfter).toBe(phone);
  wide();
});

it('[FAV-03] its heart marks the restaurant once that is done, and takes it back', async () => {
  let answer = () => {};
  const person = aPerson({ favorited_brand_ids: [8] });
  const server = keepFavorites(
    new FakeServer(),
    person,
    () => new Promise<void>((resolve) => (answer = resolve)),
  );
  await open('/brands/saffron-street', { server, user: person });
  const heart = await screen.findByRole('button', { name: 'Favorite: Saffron Street' });
  const made: string[] = [];
  for (const [method, before, after] of [
    ['post', 'false', 'true'],
    ['delete', 'true', 'false'],
  ] as const) {
    fireEvent.click(heart);
    made.push(`${method} /cpi/v1/orderer/brands/3/favorite`);
    await waitFor(() => expect(favoriteCalls(server)).toEqual(made));
    expect(heart).toHaveAttribute('aria-pressed', before);
    answer();
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', after));
  }
});
