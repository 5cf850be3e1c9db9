import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBrand, anAnswer, aPackage } from '../../test/fixtures';
import { faultsOf, onPhone, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';

const brands = '/cpi/v2/public/brands/search';
const search = '/cpi/v1/public/packages/search';
const found = () => screen.findByRole('link', { name: 'Curry table' });
/** The searches for results, without the one that decides the default type. */
const searches = (server: FakeServer) =>
  server.called('get', search).filter(({ query }) => query.get('limit') === '24');
const lastSearch = (server: FakeServer) => searches(server).at(-1)?.query;

it('[SEA-04] shows packages for the place, people and date of the address, each leading on to its page', async () => {
  const { server, container } = await open(
    '/search?search_type=packages&place_id=1&headcount=20&start_date=2099-12-01&start_time=12:00',
  );
  const link = await found();
  expect(Object.fromEntries(lastSearch(server) ?? [])).toMatchObject({
    place_id: '1',
    headcount: '20',
    start_date: '2099-12-01',
    start_time: '12:00',
  });
  expect(link).toHaveAttribute(
    'href',
    '/packages/curry-table?place_id=1&headcount=20&start_date=2099-12-01&start_time=12%3A00',
  );
  expect(screen.getByText(/\$381\.31 all-in before delivery for 20/)).toBeInTheDocument();
  expect(await faultsOf(container)).toEqual([]);
});

it('[SEA-01] /search searches packages and restaurants, both with filters and sorting', async () => {
  const page = await open('/search?search_type=packages&place_id=1');
  await found();
  const kinds = within(screen.getByRole('radiogroup', { name: 'Search for' }));
  const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));
  const sortBy = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  const asked = (path: typeof search | typeof brands, name: string) =>
    page.server.called('get', path).at(-1)?.query.get(name);

  expect(kinds.getByRole('radio', { name: 'Packages' })).toBeChecked();
  fireEvent.click(filters().getByRole('checkbox', { name: 'With a deal' }));
  await waitFor(() => expect(asked(search, 'has_deal')).toBe('true'));
  await sortBy('Newest');
  await waitFor(() => expect(asked(search, 'order_by_newness')).toBe('true'));

  fireEvent.click(kinds.getByRole('radio', { name: 'Restaurants' }));
  expect(await screen.findByRole('link', { name: 'Saffron Street' })).toBeInTheDocument();
  expect(kinds.getByRole('radio', { name: 'Restaurants' })).toBeChecked();
  await waitFor(() => expect(asked(brands, 'order_by_newness')).toBe('true'));
  fireEvent.click(filters().getByRole('checkbox', { name: 'Order from the full menu' }));
  await waitFor(() => expect(asked(brands, 'full_menu_ordering_enabled')).toBe('true'));
});

it('[SEA-05] shows restaurants, each leading on to its page by the number of its kitchens', async () => {
  const server = new FakeServer().on('get', '/cpi/v2/public/brands/search', () =>
    anAnswer([aBrand(), aBrand({ id: 4, name: 'One Oven', slug: 'one-oven', kitchen_count: 1 })]),
  );
  const { container } = await open('/search?search_type=restaurants&place_id=1&headcount=20', { server });
  expect(await screen.findByRole('link', { name: 'Saffron Street' })).toHaveAttribute(
    'href',
    '/brands/saffron-street?place_id=1&headcount=20',
  );
  expect(screen.getByRole('link', { name: 'One Oven' })).toHaveAttribute(
    'href',
    '/catering/one-oven?place_id=1&headcount=20',
  );
  expect(await faultsOf(container)).toEqual([]);
});

it('[SEA-02] has the anchor #packages', async () => {
  const { container } = await open('/search?search_type=packages&place_id=1');
  await found();
  expect(container.querySelector('#packages')).toContainElement(
    screen.getByRole('link', { name: 'Curry table' }),
  );
});

it('[SEA-03] [SEA-28] a filter changes the address, clears what depends on it, and back undoes both', async () => {
  const page = await open(
    '/search?search_type=packages&place_id=1&package_type=lunch_or_dinner&package_category=lunch_indian',
  );
  await found();
  const indian = await screen.findByRole('checkbox', { name: /Indian/ });
  expect(indian).toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: /^Breakfast/ }));
  await waitFor(() => expect(page.query().get('package_type')).toBe('breakfast'));
  expect(page.query().has('package_category')).toBe(false);
  await waitFor(() => expect(lastSearch(page.server)?.get('package_type')).toBe('breakfast'));
  page.go(-1);
  await waitFor(() => expect(page.query().get('package_category')).toBe('lunch_indian'));
  expect(await screen.findByRole('checkbox', { name: /Indian/ })).toBeChecked();
});

it('takes a filter off by its chip, and shows how many results each facet has', async () => {
  const page = await open('/search?search_type=packages&place_id=1&has_deal=true&query=curry');
  await found();
  expect(screen.getByRole('button', { name: /^Breakfast 1$/ })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Mexican 2/ })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: With a deal' }));
  await waitFor(() => expect(page.query().has('has_deal')).toBe(false));
  expect(page.query().get('query')).toBe('curry');
});

it('searches for a text once the typing pauses', async () => {
  const page = await open('/search?search_type=packages&place_id=1');
  await found();
  await userEvent.type(screen.getByRole('combobox', { name: /^Search dishes/ }), 'taco');
  await waitFor(() => expect(page.query().get('query')).toBe('taco'));
  await waitFor(() => expect(lastSearch(page.server)?.get('query')).toBe('taco'));
  expect(searches(page.server).filter(({ query }) => query.get('query') === 't')).toEqual([]);
});

describe('the type that a search opens with', () => {
  const deciding = (brands: number) =>
    new FakeServer().on('get', search, ({ query }) =>
      anAnswer([aPackage()], query.get('limit') === '1' ? { brands_count: brands } : {}),
    );
  const address = '/search?place_id=1&google_place_id=local:1&formatted_address=350+5th+Ave';

  it('[SEA-30] is decided by a search with limit 1 and the google_place_id', async () => {
    const server = deciding(30);
    await open(address, { server });
    await found();
    const [first] = server.called('get', search);
    expect(Object.fromEntries(first?.query ?? [])).toEqual({ google_place_id: 'local:1', limit: '1' });
  });
  it('is decided by the address where that is all that is known, and the place follows from it', async () => {
    const server = deciding(30);
    const page = await open('/search?formatted_address=350+5th+Ave', { server });
    await found();
    const [first] = server.called('get', search);
    expect(Object.fromEntries(first?.query ?? [])).toEqual({ formatted_address: '350 5th Ave', limit: '1' });
    await waitFor(() => expect(page.query().get('place_id')).toBe('1'));
    expect(page.query().get('formatted_address')).toBe('350 5th Ave');
  });
  it('[SEA-31] is restaurants below 30 brands', async () => {
    await open(address, { server: deciding(29) });
    expect(await screen.findByRole('heading', { level: 1, name: /^Restaurants/ })).toBeInTheDocument();
  });
  it('[SEA-32] is packages from 30 brands on', async () => {
    await open(address, { server: deciding(30) });
    expect(await found()).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Packages' })).toBeChecked();
  });
  it('[SEA-33] is packages when that search fails', async () => {
    const server = new FakeServer().on('get', search, ({ query }) =>
      query.get('limit') === '1' ? new Refusal(400, 'record_invalid') : anAnswer([aPackage()]),
    );
    await open(address, { server });
    expect(await found()).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Packages' })).toBeChecked();
  });
});

it('lets the keyboard skip the filters', async () => {
  await open('/search?search_type=packages&place_id=1');
  await found();
  fireEvent.click(screen.getByRole('button', { name: 'Skip to the results' }));
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
});

it('[SEA-34] leads to the other pages of results by their address', async () => {
  const server = new FakeServer();
  server.packages = anAnswer([aPackage()], { count: 60 });
  const page = await open('/search?search_type=packages&place_id=1', { server });
  await found();
  const pages = screen.getByRole('navigation', { name: 'Pages of results' });
  fireEvent.click(within(pages).getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(lastSearch(server)?.get('offset')).toBe('24'));
  expect(page.query().get('page')).toBe('2');
});

it('opens on a likely place when the address names none', async () => {
  document.cookie = 'cc_place=10; Path=/';
  const page = await open('/search');
  await waitFor(() => expect(page.query().get('place_id')).toBe('10'));
  document.cookie = 'cc_place=; Path=/; Max-Age=0';
});

it('on a phone holds event and filters in sheets', async () => {
  const wide = onPhone();
  const page = await open('/search?search_type=packages&place_id=1&headcount=20');
  await found();
  expect(screen.queryByRole('radio', { name: 'Buffet' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  fireEvent.click(within(sheet).getByRole('checkbox', { name: 'With a deal' }));
  await waitFor(() => expect(page.query().get('has_deal')).toBe('true'));
  expect(await faultsOf(sheet)).toEqual([]);
  wide();
});

it('takes the meal of the hour that a link brings, with all meals one press away', async () => {
  const page = await open(
    '/search?search_type=packages&place_id=1&headcount=25&start_date=2099-01-05&start_time=12:00',
  );
  await found();
  expect(lastSearch(page.server)?.get('package_type')).toBe('lunch_or_dinner');
  const meals = within(screen.getByRole('group', { name: 'Meal' }));
  expect(meals.getByRole('button', { name: /^Lunch/ })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(meals.getByRole('button', { name: 'All meals' }));
  await waitFor(() => expect(lastSearch(page.server)?.has('package_type')).toBe(false));
  expect(page.query().get('any_meal')).toBe('true');
});

it('offers to sort by rating, and by distance once there is an address', async () => {
  const page = await open('/search?search_type=packages&place_id=1');
  await found();
  const offered = async () => {
    fireEvent.click(screen.getByRole('button', { name: /Sort by$/ }));
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
    return names;
  };
  const first = ['Most popular', 'Newest', 'Price, lowest first', 'Price, highest first', 'Best rated'];
  expect(await offered()).toEqual(first);
  page.go('/search?search_type=packages&place_id=1&formatted_address=350+5th+Ave');
  await found();
  expect(await offered()).toEqual([...first, 'Nearest to the address']);
});

describe('group ordering in an opened address', () => {
  it('[SEA-13] brings individual lunch or dinner along, and stays with the next change', async () => {
    const page = await open('/search?search_type=packages&place_id=1&group_eligible=true');
    await found();
    const asked = lastSearch(page.server);
    expect(asked?.getAll('presentation_type')).toEqual(['individual', 'mixed']);
    expect(asked?.get('package_type')).toBe('lunch_or_dinner');
    expect(asked?.get('poll_lead_time_below_including')).toBe('20');
    fireEvent.click(screen.getByRole('checkbox', { name: /Mexican/ }));
    await waitFor(() => expect(lastSearch(page.server)?.get('package_category')).toBe('lunch_mexican'));
    expect(lastSearch(page.server)?.get('batchable')).toBe('true');
    expect(page.query().get('group_eligible')).toBe('true');
  });
  it.each(['package_type=breakfast', 'presentation_type=buffet', 'lead_time_hours=48'])(
    '[SEA-13] gives way to %s',
    async (other) => {
      const page = await open(`/search?search_type=packages&place_id=1&group_eligible=true&${other}`);
      await found();
      expect(lastSearch(page.server)?.has('batchable')).toBe(false);
    },
  );
});

it('prices the smallest order that the address takes, and leads on to it', async () => {
  const page = await open('/search?search_type=packages&place_id=1&formatted_address=350+5th+Ave');
  const link = await found();
  expect(screen.getByText(/\$381\.31 all-in for 20, the smallest order$/)).toBeInTheDocument();
  expect(link).toHaveAttribute('href', expect.stringContaining('headcount=20'));
  page.go('/search?search_type=packages&place_id=1&headcount=30');
  await waitFor(() => expect(screen.getByText(/from 10 people$/)).toBeInTheDocument());
  expect(await found()).toHaveAttribute('href', expect.stringContaining('headcount=30'));
});

it('says whether delivery is in the prices', async () => {
  const page = await open('/search?search_type=packages&place_id=1');
  await found();
  expect(screen.getByText(/^Prices per person and all-in/)).toHaveTextContent(', before delivery');
  expect(screen.getByText(/ all-in before delivery for /)).toBeInTheDocument();
  page.go('/search?search_type=packages&place_id=1&formatted_address=350+5th+Ave');
  await waitFor(() =>
    expect(screen.getByText(/^Prices per person and all-in/)).not.toHaveTextContent('before delivery'),
  );
  expect(screen.getByText(/ all-in for /)).toBeInTheDocument();
});
