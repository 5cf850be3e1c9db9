import { sentences, type Schemas } from '@copper-carrot/contracts';
import { type Shell } from '@copper-carrot/contracts/runtime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAnswer, aPackage, aPackageView, aPerson, aPreview } from '../../test/fixtures';
import { faultsOf, onPhone, open } from '../../test/render';
import { aCaterer, FakeServer, Refusal } from '../../test/server';

const preview = '/cpi/v1/orderer/packages/{id}/order/preview';
const order = '/cpi/v1/orderer/packages/{id}/order';
const path = '/packages/curry-table?place_id=1&headcount=20';
const settled = () => screen.findByText('$381.31');
const previews = (server: FakeServer) => server.bodies('post', preview);
/** Longer than the pause after which a preview is asked for. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start order' }));
const more = (name: string) => fireEvent.click(screen.getByRole('button', { name: `More ${name}` }));
const fewer = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Fewer ${name}` }));

beforeEach(() => sessionStorage.clear());

it('[PKG-01] shows the package, who makes it, what it comes with and the price line by line', async () => {
  const { container } = await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Curry table' })).toBeInTheDocument();
  await settled();
  for (const words of ['Plates and napkins', 'Chutney', 'Service fee', '$14.00', '$19.07 per person, all in'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('20 × $14.50')).toBeInTheDocument();
  expect(await screen.findByText('Three siblings run the pass.')).toBeInTheDocument();
  expect(await faultsOf(container)).toEqual([]);
});

it('offers the person’s own addresses before they type one', async () => {
  const own = { id: 3, formatted_address: '1 Our Street, New York, NY 10001', place_id: 1 };
  const person = aPerson({
    addresses: [
      { ...own, google_place_id: 'local:own' },
      { ...own, id: 4, google_place_id: 'local:own' },
    ],
  });
  const page = await open(path, { user: person });
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

it('shows the other packages of its caterer', async () => {
  const server = new FakeServer();
  server.packages = anAnswer([aPackage(), aPackage({ id: 8, slug: 'dosa', name: 'Dosa bar' })]);
  await open(path, { server });
  expect(await screen.findByRole('link', { name: 'Dosa bar' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Curry table' })).not.toBeInTheDocument();
});

describe('[PKG-03] the preview runs when', () => {
  const changes: [string, string][] = [
    ['google_place_id', '&google_place_id=local:1'],
    ['formatted_address', '&formatted_address=350+5th+Ave'],
    ['start_date', '&start_date=2099-12-01'],
    ['start_time', '&start_date=2099-12-01&start_time=12:00'],
  ];
  it.each(changes)('%s changes', async (field, part) => {
    const page = await open(path);
    await settled();
    expect(previews(page.server)).toHaveLength(1);
    page.go(path + part);
    await waitFor(() => expect(previews(page.server)).toHaveLength(2));
    const value = new URLSearchParams(part).get(field);
    expect(previews(page.server).at(-1)).toMatchObject({ [field]: value });
  });

  it('headcount changes, by the field itself', async () => {
    const { server } = await open(path);
    await settled();
    const people = screen.getByRole('textbox', { name: 'People' });
    fireEvent.change(people, { target: { value: '25' } });
    fireEvent.blur(people);
    await waitFor(() => expect(previews(server)).toHaveLength(2));
    expect(previews(server)[1]).toMatchObject({ headcount: 25, order: { headcount: 25 } });
  });
});

describe('[PKG-04] the preview does not run when', () => {
  const others: [string, () => void][] = [
    ['an option is exchanged for another', () => (fewer('Tofu curry'), more('Chicken curry'))],
    ['an option that costs something is chosen', () => (fewer('Tofu curry'), more('Lamb curry'))],
    ['a side is ticked', () => fireEvent.click(screen.getByRole('checkbox', { name: /Naan/ }))],
    ['the presentation changes', () => fireEvent.click(screen.getByRole('radio', { name: /Individually/ }))],
    ['pickup is chosen', () => fireEvent.click(screen.getByRole('radio', { name: 'Pickup' }))],
    [
      'the choices are started over',
      () => {
        fewer('Tofu curry');
        fireEvent.click(screen.getByRole('button', { name: 'Start the choices over' }));
      },
    ],
  ];
  it.each(others)('%s', async (_what, act) => {
    const page = await open(path);
    await settled();
    act();
    await pause();
    expect(previews(page.server)).toHaveLength(1);
  });

  it.each([
    ['the part of the page', `${path}#choices`],
    ['the place', '/packages/curry-table?headcount=20'],
    ['the kitchen of a pickup', `${path}&pickup_kitchen_id=2`],
    ['what it is reached by', `${path}&is_referral=true`],
  ])('%s changes in the address', async (_what, to) => {
    const page = await open(path);
    await settled();
    page.go(to);
    await pause();
    expect(previews(page.server)).toHaveLength(1);
  });

  it('the package is inactive, whatever changes', async () => {
    const server = new FakeServer();
    server.pack = aPackageView({ active: false });
    const page = await open(path, { server });
    expect(await screen.findByText('This package is not offered at the moment')).toBeInTheDocument();
    page.go(
      '/packages/curry-table?headcount=30&start_date=2099-12-01&start_time=12:00&google_place_id=local:1&formatted_address=350',
    );
    await pause();
    expect(previews(server)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Start order' })).not.toBeInTheDocument();
  });
});

describe('the price after a change that asks for no preview', () => {
  const foodAlone = () => screen.getByText('Food before fees').closest('div');

  it('is the food alone, and the whole again when the change is taken back', async () => {
    await open(path);
    await settled();
    more('Lamb curry');
    fewer('Tofu curry');
    expect(screen.queryByText('$381.31')).not.toBeInTheDocument();
    // 20 at $14.50, and 5 times lamb for $1.50 more.
    expect(foodAlone()).toHaveTextContent('$297.50');
    expect(screen.queryByText('Service fee')).not.toBeInTheDocument();
    expect(screen.getByText(/worked out at checkout, before you pay/)).toBeInTheDocument();
    fewer('Lamb curry');
    more('Tofu curry');
    expect(screen.getByText('$381.31')).toBeInTheDocument();
  });

  it('stays whole where the choice costs the same', async () => {
    await open(path);
    await settled();
    more('Chicken curry');
    fewer('Tofu curry');
    expect(screen.getByText('$381.31')).toBeInTheDocument();
  });

  it('leaves out the delivery of what is picked up', async () => {
    await open(path);
    await settled();
    fireEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
    expect(foodAlone()).toHaveTextContent('$290.00');
    expect(screen.queryByText('$25.00')).not.toBeInTheDocument();
  });

  it('is whole for all that is chosen as soon as one of the five fields changes', async () => {
    const page = await open(path);
    await settled();
    more('Lamb curry');
    fewer('Tofu curry');
    const chosen_options = [
      { option_id: 101, qty: 10 },
      { option_id: 102, qty: 5 },
      { option_id: 103, qty: 5 },
      { option_id: 111, qty: 20 },
      { option_id: 201, qty: 1 },
    ];
    page.server.on('post', preview, () => ({
      order: aPreview({
        chosen_options: chosen_options.map((each) => ({
          ...each,
          item_id: 21,
          item_choice_type: 'constant_sum',
        })),
        pricing: { ...aPreview().pricing, customer_price: 394.2 },
      }),
      error: null,
      search_params: {},
    }));
    page.go(`${path}&start_date=2099-12-01`);
    expect(await screen.findByText('$394.20')).toBeInTheDocument();
    expect(previews(page.server)[1]?.order?.chosen_options).toEqual(chosen_options);
  });

  it('is not shown for a headcount that it was not worked out for', async () => {
    const page = await open(path);
    await settled();
    page.server.on('post', preview, () => new Refusal(500, 'server_error', { message: 'Not now.' }));
    page.go('/packages/curry-table?place_id=1&headcount=40');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByText('$381.31')).not.toBeInTheDocument();
    expect(screen.queryByText('Food before fees')).not.toBeInTheDocument();
  });

  it('says the same on a phone', async () => {
    const wide = onPhone();
    await open(path);
    await screen.findByRole('button', { name: /\$381\.31/ });
    more('Lamb curry');
    fewer('Tofu curry');
    expect(screen.getByRole('button', { name: /\$297\.50.*food before fees/ })).toBeInTheDocument();
    wide();
  });

  it('forgets what stood against the order as it was', async () => {
    const minimum = 'This address has a delivery minimum of $300.00; please add $10.00 of food.';
    const server = new FakeServer().on('post', preview, () => ({
      order: aPreview(),
      error: new Refusal(422, 'submit_order-delivery_minimum_not_satisfied', { message: minimum }).body,
      search_params: {},
    }));
    await open(path, { server });
    expect(await screen.findByText(minimum)).toBeInTheDocument();
    more('Lamb curry');
    expect(screen.queryByText(minimum)).not.toBeInTheDocument();
  });
});

it('choices started over are those that the package comes with', async () => {
  await open(path);
  await settled();
  fewer('Tofu curry');
  more('Lamb curry');
  fireEvent.click(screen.getByRole('button', { name: 'Start the choices over' }));
  expect(screen.getByRole('textbox', { name: 'Tofu curry' })).toHaveValue('10');
  expect(screen.getByRole('textbox', { name: 'Lamb curry' })).toHaveValue('0');
  expect(screen.queryByRole('button', { name: 'Start the choices over' })).not.toBeInTheDocument();
  expect(screen.getByText('$381.31')).toBeInTheDocument();
});

describe('pickup', () => {
  const kitchens = [
    { id: 1, name: 'Midtown', city: 'New York', pickup_allowed: true },
    { id: 2, name: 'Brooklyn', city: 'New York', pickup_allowed: true },
    { id: 3, name: 'Depot', city: 'Newark', pickup_allowed: false },
  ].map((each) => ({ ...each, state: 'NY', latitude: 40.7, longitude: -74 }));
  const ofSeveral = () =>
    new FakeServer().on('get', '/cpi/v1/public/packages/{id}/caterer', () => aCaterer({ kitchens }));
  const at = () => screen.findByRole('radiogroup', { name: 'Pick it up at' });

  it('[OERR-20] at a chosen kitchen far away is a note, and the order starts with that kitchen', async () => {
    const note = 'Note, the pickup location is 51.5 miles from your event address.';
    const server = ofSeveral().on('post', preview, ({ body }) => {
      const far = body.order?.pickup_kitchen_id === 2;
      return { order: aPreview({ note: far ? note : null, pickup: true }), error: null, search_params: {} };
    });
    const { container, go } = await open(`${path}&pickup=true`, { server, user: aPerson() });
    const group = await at();
    const kitchensOffered = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(kitchensOffered.map(({ value }) => value)).toEqual(['nearest', '1', '2']);
    expect(within(group).getByRole('radio', { name: /The nearest/ })).toBeChecked();
    fireEvent.click(within(group).getByRole('radio', { name: /Brooklyn/ }));
    expect(await faultsOf(container)).toEqual([]);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    go(`${path}&pickup=true&pickup_kitchen_id=2&formatted_address=350+5th+Ave`);
    expect(await screen.findByText(note)).toBeInTheDocument();
    expect(previews(server)).toHaveLength(2);
    start();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
    expect(server.bodies('post', order)).toEqual([
      expect.objectContaining({
        order: expect.objectContaining({ pickup: true, pickup_kitchen_id: 2 }) as unknown,
      }),
    ]);
  });

  it('asks for its kitchen only where it is chosen, and delivery names none', async () => {
    const server = ofSeveral();
    await open(`${path}&pickup_kitchen_id=2`, { server, user: aPerson() });
    await settled();
    expect(screen.queryByRole('radiogroup', { name: 'Pick it up at' })).not.toBeInTheDocument();
    start();
    await screen.findByTestId('elsewhere');
    expect(server.bodies('post', order)).toEqual([
      expect.objectContaining({ order: expect.not.objectContaining({ pickup_kitchen_id: 2 }) as unknown }),
    ]);
  });

  it('that the create refuses says so beside the field, and what was said of the delivery is gone', async () => {
    const undeliverable = { fields: { kitchen_delivery_area: ['blank'] } };
    const server = ofSeveral()
      .on('post', preview, () => ({
        order: aPreview(),
        error: new Refusal(422, 'record_invalid', undeliverable).body,
        search_params: {},
      }))
      .on(
        'post',
        order,
        () => new Refusal(422, 'record_invalid', { fields: { pickup_kitchen_id: ['blank'] } }),
      );
    await open(`${path}&formatted_address=Far+away`, { server, user: aPerson() });
    expect(await screen.findAllByText(sentences.addressUndeliverable)).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
    expect(screen.queryByText(sentences.addressUndeliverable)).not.toBeInTheDocument();
    start();
    expect(await screen.findByText(sentences.noPickupKitchen)).toBeInTheDocument();
  });
});

describe('[CHK-08] a package reached by a referral', () => {
  const sent = (server: FakeServer) => [
    previews(server).at(-1)?.is_referral,
    server.bodies('post', order)[0]?.is_referral,
  ];

  it('says so in preview and create, over a reload too', async () => {
    const first = await open(`${path}&is_referral=true`);
    await settled();
    first.unmount();
    const { server } = await open(path, { user: aPerson() });
    await settled();
    start();
    await screen.findByTestId('elsewhere');
    expect(sent(server)).toEqual([true, true]);
  });

  it('is counted once', async () => {
    const first = await open(`${path}&is_referral=true`, { user: aPerson() });
    await settled();
    start();
    await screen.findByTestId('elsewhere');
    first.unmount();
    const { server } = await open(path, { user: aPerson() });
    await settled();
    start();
    await screen.findByTestId('elsewhere');
    expect(sent(server)).toEqual([false, false]);
  });

  it('says nothing of another package', async () => {
    const first = await open(`${path}&is_referral=true`);
    await settled();
    first.unmount();
    const server = new FakeServer();
    server.pack = aPackageView({ id: 8 });
    await open(path, { server });
    await settled();
    expect(previews(server)[0]?.is_referral).toBe(false);
  });
});

it('cancels a question that a newer one has replaced', async () => {
  const server = new FakeServer();
  const page = await open(path, { server });
  await settled();
  server.on('post', preview, ({ body }) =>
    body.headcount === 25
      ? new Promise(() => {})
      : {
          order: aPreview({ headcount: 30, pricing: { ...aPreview().pricing, customer_price: 500 } }),
          error: null,
          search_params: {},
        },
  );
  page.go('/packages/curry-table?headcount=25');
  await waitFor(() => expect(previews(server)).toHaveLength(2));
  page.go('/packages/curry-table?headcount=30');
  expect(await screen.findByText('$500.00')).toBeInTheDocument();
  expect(server.called('post', preview)[1]?.signal?.aborted).toBe(true);
});

describe('choices', () => {
  it('count how many are chosen, and split evenly', async () => {
    await open(path);
    await settled();
    const mains = screen.getByRole('region', { name: 'Choose a main for each person' });
    expect(within(mains).getByRole('status')).toHaveTextContent('20 of 20 servings chosen');
    fewer('Tofu curry');
    expect(within(mains).getByRole('status')).toHaveTextContent('15 of 20 servings chosen · Add 5 servings.');
    more('Tofu curry');
    more('Lamb curry');
    expect(within(mains).getByRole('status')).toHaveTextContent(
      '25 of 20 servings chosen · Take away 5 servings.',
    );
    fireEvent.click(within(mains).getByRole('button', { name: 'Fit to 20' }));
    expect(within(mains).getByRole('status')).toHaveTextContent('20 of 20 servings chosen');
    fireEvent.click(within(mains).getByRole('button', { name: 'Split evenly' }));
    expect(within(mains).getByRole('textbox', { name: 'Chicken curry' })).toHaveValue('10');
    expect(within(mains).getByRole('textbox', { name: 'Tofu curry' })).toHaveValue('5');
  });

  it('made before the first selection is known keep the rest of it', async () => {
    let answer: (given: Schemas['OrderPreview']) => void = () => {};
    const server = new FakeServer().on('post', preview, () => new Promise((resolve) => (answer = resolve)));
    await open(path, { server, user: aPerson() });
    const mains = await screen.findByRole('region', { name: 'Choose a main for each person' });
    fireEvent.click(within(mains).getByRole('button', { name: 'Split evenly' }));
    answer({ order: aPreview(), error: null, search_params: {} });
    // Five of the dearer one are not in the price that came.
    expect(await screen.findByText('Food before fees')).toBeInTheDocument();
    start();
    await waitFor(() => expect(server.called('post', order)).toHaveLength(1));
    expect(server.bodies('post', order)[0]).toMatchObject({
      order: {
        chosen_options: [
          { option_id: 101, qty: 10 },
          { option_id: 102, qty: 5 },
          { option_id: 103, qty: 5 },
          { option_id: 111, qty: 20 },
          { option_id: 201, qty: 1 },
        ],
      },
    });
  });

  it('take no more options than the maximum', async () => {
    await open(path);
    await settled();
    fireEvent.click(screen.getByRole('checkbox', { name: /Naan/ }));
    expect(screen.getByRole('checkbox', { name: /Raita/ })).toBeDisabled();
    fireEvent.click(screen.getByRole('checkbox', { name: /Rice/ }));
    expect(screen.getByRole('checkbox', { name: /Raita/ })).toBeEnabled();
  });

  it('follow the headcount', async () => {
    const page = await open(path);
    await settled();
    fewer('Tofu curry');
    more('Chicken curry');
    page.go('/packages/curry-table?headcount=40');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Chicken curry' })).toHaveValue('30'));
    expect(screen.getByRole('textbox', { name: 'Tofu curry' })).toHaveValue('10');
  });

  it('lose no dish on the way to few people and back, and say which ones wait', async () => {
    const page = await open(path);
    await settled();
    fewer('Tofu curry');
    more('Chicken curry');
    page.go('/packages/curry-table?headcount=10');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tofu curry' })).toHaveValue('0'));
    expect(screen.getByText(/^Left out for 10 people/)).toHaveTextContent(
      'Left out for 10 people: Tofu curry. With more people it comes back, until you start the order.',
    );
    page.go('/packages/curry-table?headcount=20');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tofu curry' })).toHaveValue('5'));
    expect(screen.getByRole('textbox', { name: 'Chicken curry' })).toHaveValue('15');
    expect(screen.queryByText(/^Left out/)).not.toBeInTheDocument();
  });

  it('can be started over at another headcount than they were made at', async () => {
    const page = await open(path);
    await settled();
    fewer('Tofu curry');
    more('Chicken curry');
    page.go('/packages/curry-table?headcount=40');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Chicken curry' })).toHaveValue('30'));
    fireEvent.click(screen.getByRole('button', { name: 'Start the choices over' }));
    expect(screen.getByRole('textbox', { name: 'Chicken curry' })).toHaveValue('20');
    expect(screen.getByRole('textbox', { name: 'Tofu curry' })).toHaveValue('20');
    expect(screen.queryByRole('button', { name: 'Start the choices over' })).not.toBeInTheDocument();
  });

  it('outlive a reload, and are forgotten when the caterer changed the menu', async () => {
    const first = await open(path);
    await settled();
    fewer('Tofu curry');
    more('Chicken curry');
    first.unmount();
    const second = await open(path);
    expect(await screen.findByRole('textbox', { name: 'Chicken curry' })).toHaveValue('15');
    second.unmount();
    const server = new FakeServer();
    server.pack = aPackageView({ choice_version: 2 });
    await open(path, { server });
    await settled();
    expect(screen.getByRole('textbox', { name: 'Chicken curry' })).toHaveValue('10');
  });
});

describe('refusals stand beside their field', () => {
  const refused = (code: string, more = {}) =>
    new FakeServer().on('post', preview, () => ({
      order: aPreview(),
      error: new Refusal(422, code, more).body,
      search_params: {},
    }));
  const described = (element: HTMLElement) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');

  it('[OERR-17] an address that the caterer does not deliver to', async () => {
    const { container } = await open(`${path}&formatted_address=Far+away`, {
      server: refused('packages-address_undeliverable'),
    });
    const field = await screen.findByRole('combobox', { name: 'Delivery address' });
    await waitFor(() =>
      expect(described(field)).toContain(
        "Sorry, the caterer doesn't deliver to this address. Please try another address",
      ),
    );
    expect(await faultsOf(container)).toEqual([]);
  });

  it('[OERR-19] a deliverable that is not valid', async () => {
    await open(`${path}&formatted_address=Far+away`, {
      server: refused('record_invalid', { fields: { deliverable: ['invalid'] } }),
    });
    const field = await screen.findByRole('combobox', { name: 'Delivery address' });
    await waitFor(() =>
      expect(described(field)).toContain("Sorry, the restaurant doesn't deliver to this address."),
    );
  });

  it('[PKG-06] a pickup without a location nearby', async () => {
    await open(`${path}&pickup=true`, {
      server: refused('record_invalid', { fields: { pickup_kitchen_id: ['blank'] } }),
    });
    expect(
      await screen.findAllByText(
        'This restaurant does not have any locations within 50 miles of your event address.',
      ),
    ).toHaveLength(1);
  });

  it('[OERR-20] a far pickup is a note, and the order can be started', async () => {
    const note = 'Note, the pickup location is 51.5 miles from your event address.';
    const server = new FakeServer().on('post', preview, () => ({
      order: aPreview({ note, pickup: true }),
      error: null,
      search_params: {},
    }));
    await open(`${path}&pickup=true`, { server, user: aPerson() });
    expect(await screen.findByText(note)).toBeInTheDocument();
    start();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
  });

  it('a headcount and a date, and they keep the order from being started', async () => {
    const server = refused('record_invalid', {
      field_errors: { headcount: ['must be at least 10'], start_date: ['is in the past.'] },
    });
    await open(path, { server, user: aPerson() });
    const people = await screen.findByRole('textbox', { name: 'People' });
    await waitFor(() => expect(described(people)).toContain('The headcount must be at least 10.'));
    expect(screen.getAllByText('This date is in the past.')).toHaveLength(1);
    start();
    await waitFor(() => expect(people).toHaveFocus());
    expect(server.called('post', order)).toEqual([]);
  });
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
    expect(mains).toHaveAccessibleDescription('Add 5 servings.');
    expect(server.called('post', order)).toEqual([]);
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
    expect(await screen.findByText('The order could not be started (HTTP 403)')).toBeInTheDocument();
    expect(screen.getByText('Attendees can not order.')).toBeInTheDocument();
    expect(await faultsOf(container)).toEqual([]);
  });
});

it('on a phone keeps the total at hand and opens it line by line', async () => {
  const wide = onPhone();
  await open(path);
  fireEvent.click(await screen.findByRole('button', { name: /\$381\.31/ }));
  const sheet = await screen.findByRole('dialog', { name: 'What it comes to' });
  expect(within(sheet).getByText('$25.00')).toBeInTheDocument();
  expect(await faultsOf(sheet)).toEqual([]);
  wide();
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
