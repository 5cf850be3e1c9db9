import type { Schemas } from '@copper-carrot/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBrand, anAnswer, aPackage } from '../../test/fixtures';
import { faultsOf, onPhone, open } from '../../test/render';
import { type Call, FakeServer, Refusal } from '../../test/server';

const search = '/cpi/v1/public/packages/search';
const found = () => screen.findByRole('link', { name: 'Curry table' });

describe('an address that nobody delivers to', () => {
  const refusals: [string, Partial<Schemas['Error']>][] = [
    ['packages-address_undeliverable', {}],
    ['record_invalid', { fields: { kitchen_delivery_area: ['blank'] } }],
  ];
  it.each(refusals)('[SEA-29] [OERR-18] clears the packages and says so (%s)', async (code, more) => {
    const server = new FakeServer();
    const page = await open('/search?search_type=packages&place_id=1', { server });
    await found();
    server.on('get', search, ({ query }) =>
      query.has('formatted_address') ? new Refusal(422, code, more) : server.packages,
    );
    page.go('/search?search_type=packages&place_id=1&formatted_address=Far+away');
    expect(await screen.findByText('None of our caterers delivers to this address')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Curry table' })).not.toBeInTheDocument();
    expect(page.notices).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'See all of this place' }));
    expect(await found()).toBeInTheDocument();
  });
});

it('[SEA-29] says so in the place of the map as well, where the map was asked for', async () => {
  const nothing: Schemas['SearchMap'] = {
    records: [],
    count: 0,
    place_id: 1,
    address: null,
    middle: null,
    street_style_url: null,
  };
  const server = new FakeServer()
    .on('get', search, () => new Refusal(422, 'packages-address_undeliverable'))
    .on('get', '/cpi/v2/public/brands/search/map', () => nothing);
  await open('/search?search_type=packages&place_id=1&view=map&formatted_address=Far+away', { server });
  expect(await screen.findByText('None of our caterers delivers to this address')).toBeInTheDocument();
  expect(screen.queryByText('No kitchen to show on the map')).not.toBeInTheDocument();
});

it('[OERR-22] shows another error as a notification with its message, and tries again', async () => {
  const server = new FakeServer().on(
    'get',
    search,
    () => new Refusal(500, 'internal', { message: 'The oven is cold.' }),
  );
  const page = await open('/search?search_type=packages&place_id=1', { server });
  await screen.findByRole('alert');
  expect(page.notices).toEqual([{ kind: 'error', message: 'The oven is cold.' }]);
  expect(await faultsOf(page.container)).toEqual([]);
  server.on('get', search, () => server.packages);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await found()).toBeInTheDocument();
});

it('[OERR-23] cancels a search that nobody waits for any more, and says nothing about it', async () => {
  let first: Call | undefined;
  const server = new FakeServer();
  server.on('get', search, (call) => {
    if (call.query.has('has_deal')) return server.packages;
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
  server.on('get', search, ({ query }) =>
    query.has('has_deal') ? anAnswer([]) : anAnswer([aPackage()], { count: 9 }),
  );
  const page = await open('/search?search_type=packages&place_id=1&headcount=20&has_deal=true', { server });
  expect(screen.getByText('Loading results')).toBeInTheDocument();
  expect(await screen.findByText('Nothing fits all of that')).toBeInTheDocument();
  expect(await faultsOf(page.container)).toEqual([]);
  const ways = () => screen.getAllByRole('button', { name: /^Leave out/ }).map((way) => way.textContent);
  await waitFor(() => expect(ways()).toEqual(['With a deal9 packages']));
  fireEvent.click(screen.getByRole('button', { name: 'Leave out: With a deal, 9 packages' }));
  await waitFor(() => expect(page.query().has('has_deal')).toBe(false));
  expect(page.query().get('headcount')).toBe('20');
});

describe('a day on which nothing can be had', () => {
  const packagesNext = '/cpi/v1/public/packages/search/next_date';
  const brandsNext = '/cpi/v2/public/brands/search/next_date';
  const isEmptyDay = ({ query }: Call) => query.get('start_date') === '2099-03-01';
  const server = (answer: Schemas['NextDate']) =>
    new FakeServer()
      .on('get', search, (call) => anAnswer(isEmptyDay(call) ? [] : [aPackage()]))
      .on('get', '/cpi/v2/public/brands/search', (call) => anAnswer(isEmptyDay(call) ? [] : [aBrand()]))
      .on('get', packagesNext, () => answer)
      .on('get', brandsNext, () => answer);

  it.each([
    ['packages', 'Take Thu, Mar 5 9 packages'],
    ['restaurants', 'Take Thu, Mar 5 9 restaurants'],
  ] as const)('names the next one that has %s, and one press takes it', async (type, press) => {
    const api = server({ start_date: '2099-03-05', count: 9 });
    const page = await open(
      `/search?search_type=${type}&place_id=1&start_date=2099-03-01&start_time=12:00&headcount=20&has_deal=true`,
      { server: api },
    );
    expect(await screen.findByText('Nothing fits all of that on Sun, Mar 1')).toBeVisible();
    expect(screen.getByText(/^The next day with food is Thu, Mar 5\./)).toBeVisible();
    expect(await faultsOf(page.container)).toEqual([]);
    const [asked] = type === 'packages' ? api.called('get', packagesNext) : api.called('get', brandsNext);
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      place_id: '1',
      start_date: '2099-03-01',
      start_time: '12:00',
      headcount: '20',
      has_deal: 'true',
    });
    fireEvent.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(page.query().get('start_date')).toBe('2099-03-05'));
    expect(page.query().get('start_time')).toBe('12:00');
    expect(
      await screen.findByRole('link', { name: type === 'packages' ? 'Curry table' : /Saffron Street/ }),
    ).toBeInTheDocument();
  });

  it('names none where none is near, and asks for none where a search finds something or names no day', async () => {
    const none = server({ start_date: null, count: 0 });
    const page = await open('/search?search_type=packages&place_id=1&start_date=2099-03-01', {
      server: none,
    });
    expect(await screen.findByText('Nothing fits all of that')).toBeVisible();
    const asked = () => none.called('get', packagesNext).length;
    await waitFor(() => expect(asked()).toBe(1));
    expect(screen.queryByText(/next day with food/)).not.toBeInTheDocument();
    page.go('/search?search_type=packages&place_id=1&start_date=2099-03-02');
    await found();
    none.on('get', search, () => anAnswer([]));
    page.go('/search?search_type=packages&place_id=1&headcount=4000');
    expect(await screen.findByText('Nothing fits all of that')).toBeVisible();
    expect(asked()).toBe(1);
  });
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
  const server = new FakeServer().on(
    'get',
    search,
    () =>
      new Refusal(422, 'record_invalid', {
        field_errors: { formatted_address: ['is an address that we could not find'] },
        fields: { formatted_address: ['not_found'] },
      }),
  );
  const page = await open('/search?search_type=packages&place_id=1&formatted_address=Nowhere', { server });
  await screen.findByRole('alert');
  const field = screen.getByRole('combobox', { name: /Delivery address/ });
  const beside = field.closest('div')?.parentElement as HTMLElement;
  expect(within(beside).getByText('This is an address that we could not find.')).toBeVisible();
  expect(page.notices).toEqual([]);
});

const farDate = 'Please choose a date up to 12/31/2100.';
const refusesDate = (words: string) =>
  new FakeServer().on(
    'get',
    search,
    () =>
      new Refusal(422, 'record_invalid', {
        field_errors: { start_date: [words] },
        fields: { start_date: ['invalid'] },
      }),
  );

it('says on a phone, where the fields are out of sight, what needs another look', async () => {
  const wide = onPhone();
  const server = refusesDate(farDate);
  await open('/search?search_type=packages&place_id=1&start_date=2200-01-01', { server });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('One of the details above needs another look');
  expect(alert).toHaveTextContent(farDate);
  wide();
});

it('gives the end of a sentence its subject', async () => {
  const server = refusesDate('is not a date');
  await open('/search?search_type=packages&place_id=1&start_date=2026-02-30', { server });
  expect(await screen.findByRole('alert')).toHaveTextContent('This date is not a date.');
});

const wrongHeadcount = 'The headcount must be a whole number from 1 to 10,000.';

it.each(['20.5', '-3', '20000'])(
  'keeps a headcount of %s, says beside it what is wrong, and searches once it is mended',
  async (typed) => {
    const page = await open(`/search?search_type=packages&place_id=1&headcount=${typed}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(wrongHeadcount);
    const field = screen.getByRole('textbox', { name: /^People/ });
    expect(field).toHaveAccessibleDescription(wrongHeadcount);
    expect(page.query().get('headcount')).toBe(typed);
    fireEvent.change(field, { target: { value: '21' } });
    fireEvent.blur(field);
    expect(await found()).toBeInTheDocument();
    expect(page.query().get('headcount')).toBe('21');
  },
);

it('says what is wrong with a headcount on a phone as well', async () => {
  const wide = onPhone();
  await open('/search?search_type=packages&place_id=1&headcount=20.5');
  expect(await screen.findByRole('alert')).toHaveTextContent(wrongHeadcount);
  wide();
});
