import type { Shell } from '@copper-carrot/contracts/runtime';
import { favoriteCalls, keepFavorites, recorded } from '@copper-carrot/contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { packageHref } from '../../search/package-href';
import { readSearch } from '../../search/query-string';
import { emptySearch } from '../../search/search-state';
import { anAnswer, aPackage, aPackageView, aPerson, aPreview } from '../../test/fixtures';
import { comeNear, faultsOf, onPhone, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';
import { preview, order, path, settled, pause, start, more, fewer } from '../../test/package';

beforeEach(() => sessionStorage.clear());

it('[PKG-01] shows the package, who makes it, what it comes with and the price line by line', async () => {
  const { container } = await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Curry table' })).toBeInTheDocument();
  await settled();
  for (const words of ['Plates and napkins', 'Chutney', 'Service fee', '$14.00', '$19.07 per person, all in'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('20 × $14.50')).toBeInTheDocument();
  await comeNear();
  expect(await screen.findByText('Three siblings run the pass.')).toBeInTheDocument();
  expect(await faultsOf(container)).toEqual([]);
});

it.each([
  ['Service fee', 'The service fee supports Copper Carrot.'],
  ['Processing fee', 'The processing fee covers credit card processing costs.'],
])('[PAY-08] [PAY-09] says what the %s is for, in the words of the server', async (fee, words) => {
  const { pricing } = recorded['get /cpi/v1/orderer/orders/{id}'][200];
  const server = new FakeServer().on('post', preview, () => ({
    order: aPreview({ pricing }),
    error: null,
    search_params: {},
  }));
  await open(path, { server });
  const about = await screen.findByRole('button', { name: `About ${fee}` });
  act(() => about.focus());
  expect(await screen.findByText(words)).toBeVisible();
});

it('[PKG-01] shows a page of its own for an address that is no package’s', async () => {
  await open('/packages/soup-table');
  expect(await screen.findByRole('heading', { name: /^404$/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Curry table' })).not.toBeInTheDocument();
});

it('[FAV-02] its heart marks the package, and takes it back', async () => {
  const person = aPerson({ favorited_package_ids: [8], favorited_brand_ids: [8] });
  const server = keepFavorites(new FakeServer(), person);
  await open(path, { server, user: person });
  const heart = await screen.findByRole('button', { name: 'Favorite: Curry table' });
  const made: string[] = [];
  for (const [method, after] of [
    ['post', 'true'],
    ['delete', 'false'],
  ] as const) {
    fireEvent.click(heart);
    made.push(`${method} /cpi/v1/orderer/packages/7/favorite`);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', after));
    expect(favoriteCalls(server)).toEqual(made);
  }
});

const own = {
  ...{ id: 3, formatted_address: '1 Our Street, New York, NY 10001', google_place_id: 'local:own' },
  ...{ place_id: 1, team_id: null, name: 'Fourth floor' },
};

it('offers the person’s own addresses before they type one', async () => {
  const page = await open(path, { user: aPerson({ addresses: [own] }) });
  await settled();
  const address = screen.getByRole('combobox', { name: 'Delivery address' });
  const user = userEvent.setup();
  await user.click(address);
  const offered = await screen.findByRole('option', { name: own.formatted_address });
  expect(offered).toHaveTextContent('From your addresses');
  await user.click(offered);
  expect(address).toHaveValue(own.formatted_address);
  await waitFor(() => expect(page.address()).toContain('google_place_id=local%3Aown'));
});

it('offers no address of an organization that the order is not for: it would lose its floor', async () => {
  const theirs = { ...own, id: 8, team_id: 9, formatted_address: '485 Lexington Ave, New York, NY 10017' };
  await open(path, { user: aPerson({ addresses: [own, theirs] }) });
  await settled();
  await userEvent.setup().click(screen.getByRole('combobox', { name: 'Delivery address' }));
  expect(await screen.findByRole('option', { name: own.formatted_address })).toBeVisible();
  expect(screen.queryByRole('option', { name: theirs.formatted_address })).not.toBeInTheDocument();
});

it('[PKG-01] says at a glance for how many it is, how it comes and is set up, how early to order, and what is off', async () => {
  const server = new FakeServer();
  server.pack = aPackageView({ set_up_type: 'on_site', lead_time_hours: 72, deal: '$25 off from $200' });
  await open(path, { server });
  expect(await screen.findByText('10–100 people, in steps of 5')).toBeVisible();
  for (const fact of ['Buffet or individual', 'Staff on site', 'Order 3 days ahead'])
    expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getByText('$25 off from $200')).toBeVisible();
});

it('leads back to the search that it was found by, its words too, also once the event is another', async () => {
  await open(packageHref('curry-table', { ...emptySearch, placeId: 1, headcount: 20, text: 'curry' }));
  const wayBack = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Find food' }).href);
  await settled();
  expect(wayBack().pathname).toBe('/search');
  expect(readSearch(wayBack().searchParams)).toMatchObject({ placeId: 1, headcount: 20, text: 'curry' });
  const people = screen.getByRole('textbox', { name: 'People' });
  fireEvent.change(people, { target: { value: '30' } });
  fireEvent.blur(people);
  await waitFor(() =>
    expect(readSearch(wayBack().searchParams)).toMatchObject({ headcount: 30, text: 'curry' }),
  );
});

it('shows the other packages of its caterer', async () => {
  const server = new FakeServer();
  server.packages = anAnswer([aPackage(), aPackage({ id: 8, slug: 'dosa', name: 'Dosa bar' })]);
  await open(path, { server });
  await settled();
  await comeNear();
  expect(await screen.findByRole('link', { name: 'Dosa bar' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Curry table' })).not.toBeInTheDocument();
});

describe('starting the order', () => {
  it('[PKG-02] sends what was chosen, and goes on to its checkout', async () => {
    const { server } = await open(
      `${path}&google_place_id=local:1&formatted_address=350+5th+Ave&start_date=2099-12-01&start_time=12:00`,
      { user: aPerson() },
    );
    await settled();
    fireEvent.click(screen.getByRole('radio', { name: /Individually packaged/ }));
    start();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
    expect(server.bodies('post', order)).toEqual([
      {
        google_place_id: 'local:1',
        formatted_address: '350 5th Ave',
        presentation_type: 'individual',
        is_referral: false,
        order: {
          pickup: false,
          headcount: 20,
          start_date: '2099-12-01',
          start_time: '12:00',
          chosen_options: [
            { option_id: 101, qty: 10 },
            { option_id: 102, qty: 10 },
            { option_id: 111, qty: 20 },
            { option_id: 202, qty: 1 },
          ],
        },
      },
    ]);
  });

  it('[API-041] goes to the entry of the address book that was picked, and to that floor alone', async () => {
    const ninth = { ...own, id: 4, name: 'Ninth floor' };
    const page = await open(path, { user: aPerson({ addresses: [ninth, own] }) });
    await settled();
    const user = userEvent.setup();
    const address = screen.getByRole('combobox', { name: 'Delivery address' });
    await user.click(address);
    await user.click(await screen.findByText('Ninth floor · From your addresses'));
    await waitFor(() => expect(page.query().get('address_id')).toBe('4'));
    expect(screen.getByText('Ninth floor')).toBeVisible();
    await user.clear(address);
    await user.click(await screen.findByText('Fourth floor · From your addresses'));
    await waitFor(() => expect(page.query().get('address_id')).toBe('3'));
    await settled();
    start();
    await waitFor(() =>
      expect(page.server.bodies('post', order)).toMatchObject([
        { address_id: 3, google_place_id: 'local:own', formatted_address: own.formatted_address },
      ]),
    );
  });

  it.each([
    ['whose words were changed since', '&google_place_id=local:own', own, '2 Other St'],
    ['of somebody else', '&google_place_id=local:own', { ...own, id: 8 }, null],
    ['that lies elsewhere by now', '&google_place_id=local:before', own, null],
    ['of an organization that it is not for', '&google_place_id=local:own', { ...own, team_id: 7 }, null],
  ])('goes by its words, and not to an entry %s', async (_what, where, entry, typed) => {
    const words = '&formatted_address=1+Our+Street&address_id=3';
    const page = await open(`${path}${where}${words}`, { user: aPerson({ addresses: [entry] }) });
    await settled();
    if (typed) {
      const address = screen.getByRole('combobox', { name: 'Delivery address' });
      fireEvent.change(address, { target: { value: typed } });
      fireEvent.blur(address);
      await waitFor(() => expect(page.query().get('formatted_address')).toBe(typed));
      expect(page.query().has('address_id')).toBe(false);
      await settled();
    }
    start();
    await waitFor(() => expect(page.server.bodies('post', order)).toHaveLength(1));
    const [body] = page.server.bodies('post', order);
    expect(body).toMatchObject({ formatted_address: typed ?? '1 Our Street' });
    expect(body).not.toHaveProperty('address_id');
  });

  it('asks whoever is signed out to sign in, then goes on with the same choices', async () => {
    let signIn: Shell['openAuth'] = () => Promise.resolve(false);
    const page = await open(path, { shell: { openAuth: (...asked) => signIn(...asked) } });
    await settled();
    fewer('Tofu curry');
    more('Chicken curry');
    start();
    await pause();
    expect(page.server.called('post', order)).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Chicken curry' })).toHaveValue('15');
    signIn = async () => {
      await page.become(aPerson());
      return true;
    };
    start();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
    const [body] = page.server.bodies('post', order);
    expect(body?.order?.chosen_options).toContainEqual({ option_id: 101, qty: 15 });
  });

  it('says at the choice what is missing, and sends nothing', async () => {
    const { server } = await open(path, { user: aPerson() });
    await settled();
    fewer('Tofu curry');
    start();
    const mains = screen.getByRole('region', { name: 'Choose a main for each person' });
    await waitFor(() => expect(mains).toHaveFocus());
    expect(mains).toHaveAccessibleDescription('Add 5 servings to make 20.');
    expect(server.called('post', order)).toEqual([]);
  });

  it('of a menu that its caterer has changed meanwhile says so, and leads to what there is now', async () => {
    const changed = 'The caterer changed this menu. Please make your choices again.';
    const server = new FakeServer().on(
      'post',
      order,
      () => new Refusal(409, 'submit_order-choice_version_mismatch', { message: changed }),
    );
    await open(path, { server, user: aPerson() });
    await settled();
    fewer('Tofu curry');
    more('Chicken curry');
    start();
    expect(await screen.findByText(changed)).toBeInTheDocument();
    server.pack = {
      ...server.pack,
      choice_version: server.pack.choice_version + 1,
      choices: server.pack.choices.map((choice) => ({
        ...choice,
        options: choice.options.filter(({ name }) => name !== 'Tofu curry'),
      })),
    };
    fireEvent.click(screen.getByRole('button', { name: 'See the menu as it is now' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Tofu curry' })).toBeNull());
    expect(screen.queryByText(changed)).toBeNull();
    expect(screen.getByText('The caterer changed this menu since you chose')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Chicken curry' })).toHaveValue('15');
    const mains = screen.getByRole('region', { name: 'Choose a main for each person' });
    expect(within(mains).getByRole('status')).toHaveTextContent('15 of 20 servings chosen');
  });

  it('says which dish can not be had, where the server names one', async () => {
    const words = 'Main: 40 chosen for 20 people. Take away 20 meals to make 20.';
    const server = new FakeServer().on(
      'post',
      order,
      () =>
        new Refusal(422, 'record_invalid', {
          message: 'Some of what was sent is not valid.',
          fields: { chosen_options: ['mismatched_headcount'] },
          field_errors: { chosen_options: [words] },
        }),
    );
    await open(path, { server, user: aPerson() });
    await settled();
    start();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/Some of what was sent/)).toBeNull();
  });

  it('[OERR-21] shows the HTTP error and the message of the server', async () => {
    const server = new FakeServer().on(
      'post',
      order,
      () => new Refusal(403, 'forbidden', { message: 'Attendees can not order.' }),
    );
    const { container } = await open(path, { server, user: aPerson() });
    await settled();
    start();
    const said = await screen.findByText('The order could not be started (HTTP 403)');
    expect(said.closest('[role=alert]')).toHaveTextContent('Attendees can not order.');
    expect(screen.getByRole('button', { name: 'Start order' }).parentElement).toContainElement(said);
    expect(await faultsOf(container)).toEqual([]);
  });
});

it('what a start was refused for is of that start: another time that is offered takes it away', async () => {
  const late = 'It is too late for this date.';
  const server = new FakeServer()
    .on(
      'post',
      order,
      () =>
        new Refusal(422, 'record_invalid', {
          message: late,
          fields: { start_date: ['too_late'] },
          field_errors: { start_date: [late] },
        }),
    )
    .on('post', preview, ({ body }) => ({
      order: aPreview({
        start_date: body.start_date ?? null,
        start_time: body.start_time ?? null,
        cutoff_at: body.start_date === '2025-12-01' ? '2025-11-30T12:00:00.000Z' : '2099-01-05T17:00:00.000Z',
      }),
      error: null,
      search_params: {},
    }));
  await open(`${path}&start_date=2025-12-01&start_time=12:00`, { server, user: aPerson() });
  await settled();
  start();
  const dateField = () => screen.getByRole('button', { name: /^Date/ });
  await waitFor(() => expect(dateField()).toHaveAccessibleDescription(late));
  fireEvent.click(screen.getByRole('button', { name: /^Take / }));
  await waitFor(() => expect(dateField()).not.toHaveAccessibleDescription(late));
  expect(screen.queryByText('The order could not be started (HTTP 422)')).not.toBeInTheDocument();
});

describe('a date in the address that no order can have', () => {
  const farDate = 'Please choose a date up to 12/31/2100.';
  const refusing = () =>
    new FakeServer().on('post', preview, ({ body }) =>
      body.start_date === '2200-01-01'
        ? new Refusal(422, 'record_invalid', {
            message: farDate,
            fields: { start_date: ['invalid'] },
            field_errors: { start_date: [farDate] },
          })
        : { order: aPreview(), error: null, search_params: {} },
    );
  const far = `${path}&start_date=2200-01-01`;
  const dateField = () => screen.getByRole('button', { name: /^Date/ });

  it('marks the date with its sentence, and asks for no second try', async () => {
    const page = await open(far, { server: refusing() });
    await waitFor(() => expect(dateField()).toHaveAccessibleDescription(farDate));
    expect(dateField()).toHaveAttribute('data-invalid', 'true');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(await faultsOf(page.container)).toEqual([]);
    start();
    expect(dateField()).toHaveFocus();
    expect(page.server.called('post', order)).toEqual([]);
    page.go(`${path}&start_date=2099-12-01`);
    await settled();
    expect(dateField()).not.toHaveAccessibleDescription();
  });

  it('leaves no price to wait for on a phone, and says there why', async () => {
    const wide = onPhone();
    await open(far, { server: refusing() });
    fireEvent.click(await screen.findByRole('button', { name: /No price yet/ }));
    expect(screen.queryByText('Price …')).toBeNull();
    const sheet = await screen.findByRole('dialog', { name: 'What it comes to' });
    expect(within(sheet).getByText(farDate)).toBeVisible();
    expect(within(sheet).queryByRole('button', { name: 'Try again' })).toBeNull();
    wide();
  });
});
