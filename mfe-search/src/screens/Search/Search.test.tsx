import { type ErrorPayload } from '@copper-carrot/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBrand, anAnswer, aPackage, aPerson } from '../../test/fixtures';
import { faultsOf, onPhone, open } from '../../test/render';
import { type Call, FakeServer, refusal } from '../../test/server';

const search = /packages\/search$/;
const found = () => screen.findByRole('link', { name: 'Curry table' });
/** The searches for results, without the one that decides the type. */
const searches = (server: FakeServer) =>
  server.called('GET', search).filter(({ query }) => query.get('limit') === '24');
const lastSearch = (server: FakeServer) => searches(server).at(-1)?.query;

it('[SEA-01] [SEA-04] shows packages for the place, people and date of the address, each leading on to its page', async () => {
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
  expect(screen.getByText(/\$381\.31 all-in for 20/)).toBeInTheDocument();
  expect(await faultsOf(container)).toEqual([]);
});

it('[SEA-05] shows restaurants, each leading on to its page by the number of its kitchens', async () => {
  const server = new FakeServer().on('GET', /brands\/search$/, () => ({
    body: anAnswer([aBrand(), aBrand({ id: 4, name: 'One Oven', slug: 'one-oven', kitchen_count: 1 })]),
  }));
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
    new FakeServer().on('GET', search, ({ query }) => ({
      body: anAnswer([aPackage()], query.get('limit') === '1' ? { brands_count: brands } : {}),
    }));
  const address = '/search?place_id=1&google_place_id=local:1&formatted_address=350+5th+Ave';

  it('[SEA-30] is decided by a search with limit 1 and the google_place_id', async () => {
    const server = deciding(30);
    await open(address, { server });
    await found();
    const [first] = server.called('GET', search);
    expect(Object.fromEntries(first?.query ?? [])).toEqual({ google_place_id: 'local:1', limit: '1' });
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
    const server = new FakeServer().on('GET', search, ({ query }) =>
      query.get('limit') === '1'
        ? refusal('record_invalid', { status: 400 })
        : { body: anAnswer([aPackage()]) },
    );
    await open(address, { server });
    expect(await found()).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Packages' })).toBeChecked();
  });
});

describe('an address that nobody delivers to', () => {
  const refusals: [string, Partial<ErrorPayload>][] = [
    ['packages-address_undeliverable', {}],
    ['record_invalid', { fields: { kitchen_delivery_area: ['blank'] } }],
  ];
  it.each(refusals)('[SEA-29] [OERR-18] clears the packages and says so (%s)', async (code, more) => {
    const server = new FakeServer();
    const page = await open('/search?search_type=packages&place_id=1', { server });
    await found();
    server.on('GET', search, ({ query }) =>
      query.has('formatted_address') ? refusal(code, more) : { body: server.packages },
    );
    page.go('/search?search_type=packages&place_id=1&formatted_address=Far+away');
    expect(
      await screen.findByText(
        "Sorry, the caterer doesn't deliver to this address. Please try another address",
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Curry table' })).not.toBeInTheDocument();
    expect(page.notices).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'See all of this place' }));
    expect(await found()).toBeInTheDocument();
  });
});

it('[OERR-22] shows another error as a notification with its message, and tries again', async () => {
  const server = new FakeServer().on('GET', search, () =>
    refusal('internal', { status: 500, message: 'The oven is cold.' }),
  );
  const page = await open('/search?search_type=packages&place_id=1', { server });
  await screen.findByRole('alert');
  expect(page.notices).toEqual([{ kind: 'error', message: 'The oven is cold.' }]);
  expect(await faultsOf(page.container)).toEqual([]);
  server.on('GET', search, () => ({ body: server.packages }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await found()).toBeInTheDocument();
});

it('[OERR-23] cancels a search that nobody waits for any more, and says nothing about it', async () => {
  let first: Call | undefined;
  const server = new FakeServer();
  server.on('GET', search, (call) => {
    if (call.query.has('has_deal')) return { body: server.packages };
    first ??= call;
    return new Promise(() => {});
  });
  const page = await open('/search?search_type=packages&place_id=1', { server });
  await waitFor(() => expect(first).toBeDefined());
  page.go('/search?search_type=packages&place_id=1&has_deal=true');
  expect(await found()).toBeInTheDocument();
  expect(first?.signal?.aborted).toBe(true);
  expect(page.notices).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows a skeleton first, and what to relax when nothing fits', async () => {
  const server = new FakeServer();
  server.on('GET', search, ({ query }) => ({
    body: query.has('has_deal') ? anAnswer([]) : anAnswer([aPackage()], { count: 9 }),
  }));
  const page = await open('/search?search_type=packages&place_id=1&headcount=20&has_deal=true', { server });
  expect(screen.getByText('Loading results')).toBeInTheDocument();
  expect(await screen.findByText('Nothing fits all of that')).toBeInTheDocument();
  expect(await faultsOf(page.container)).toEqual([]);
  // What each of them would give, the most first; what gives nothing is not offered.
  const ways = () => screen.getAllByRole('button', { name: /^Leave out/ }).map((way) => way.textContent);
  await waitFor(() => expect(ways()).toEqual(['With a deal9 packages']));
  fireEvent.click(screen.getByRole('button', { name: 'Leave out: With a deal, 9 packages' }));
  await waitFor(() => expect(page.query().has('has_deal')).toBe(false));
  expect(page.query().get('headcount')).toBe('20');
});

it('asks those who are signed out to log in where the search is for their own', async () => {
  const server = new FakeServer();
  server.packages = anAnswer([]);
  const openAuth = jest.fn(() => Promise.resolve(false));
  const page = await open('/search?search_type=packages&place_id=1&favorited=true', {
    server,
    shell: { openAuth },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Log in to see them' }));
  await waitFor(() => expect(openAuth).toHaveBeenCalled());
  expect(page.query().get('favorited')).toBe('true');
});

it('says beside its field what can not be searched for', async () => {
  const server = new FakeServer().on('GET', search, () =>
    refusal('record_invalid', {
      field_errors: { formatted_address: ['is an address that we could not find'] },
      fields: { formatted_address: ['not_found'] },
    }),
  );
  const page = await open('/search?search_type=packages&place_id=1&formatted_address=Nowhere', { server });
  const words = await screen.findByText('This is an address that we could not find.');
  expect(
    screen.getByRole('combobox', { name: /Delivery address/ }).closest('div')?.parentElement,
  ).toContainElement(words);
  expect(page.notices).toEqual([]);
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
  localStorage.setItem('copper-carrot.place', '10');
  const page = await open('/search');
  await waitFor(() => expect(page.query().get('place_id')).toBe('10'));
  localStorage.clear();
});

describe('favorites', () => {
  it('are for people who are signed in', async () => {
    await open('/search?search_type=packages&place_id=1');
    await found();
    expect(screen.queryByRole('button', { name: /^Favorite/ })).not.toBeInTheDocument();
  });

  it('[FAV-02] [FAV-04] make the call first, and change only when it succeeded', async () => {
    const server = new FakeServer();
    let answer = () => {};
    server.on('POST', /packages\/7\/favorite$/, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { body: { id: 7, favorited: true } };
    });
    const page = await open('/search?search_type=packages&place_id=1', { server, user: aPerson() });
    await found();
    const heart = screen.getByRole('button', { name: 'Favorite: Curry table' });
    fireEvent.click(heart);
    await waitFor(() => expect(server.called('POST', /favorite$/)).toHaveLength(1));
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await act(async () => {
      answer();
      await Promise.resolve();
    });
    act(() => page.become(aPerson({ favorited_package_ids: [7] })));
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  });

  it('[FAV-05] show the message of a call that failed', async () => {
    const server = new FakeServer().on('POST', /favorite$/, () =>
      refusal('forbidden', { status: 403, message: 'Not today.' }),
    );
    const page = await open('/search?search_type=packages&place_id=1', { server, user: aPerson() });
    await found();
    fireEvent.click(screen.getByRole('button', { name: 'Favorite: Curry table' }));
    await waitFor(() => expect(page.notices).toEqual([{ kind: 'error', message: 'Not today.' }]));
    expect(screen.getByRole('button', { name: 'Favorite: Curry table' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
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
