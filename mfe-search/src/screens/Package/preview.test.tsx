import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackageView, aPreview, mains } from '../../test/fixtures';
import { faultsOf, onPhone, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';
import { preview, path, settled, previews, pause, more, fewer } from '../../test/package';

beforeEach(() => sessionStorage.clear());

describe('[PKG-03] the preview runs when', () => {
  const event = {
    google_place_id: 'local:1',
    formatted_address: '350 5th Ave',
    start_date: '2099-12-01',
    start_time: '12:00',
  };
  const changes: Partial<typeof event>[] = [
    { google_place_id: 'local:2' },
    { formatted_address: '12 Canal St' },
    { start_date: '2099-12-02' },
    { start_time: '12:15' },
  ];
  it.each(changes.flatMap((change) => Object.entries(change)))('%s changes alone', async (field, value) => {
    const at = (one: object) => `${path}&${new URLSearchParams({ ...event, ...one })}`;
    const page = await open(at({}));
    await settled();
    expect(previews(page.server)).toEqual([expect.objectContaining(event)]);
    page.go(at({ [field]: value }));
    await waitFor(() => expect(previews(page.server)).toHaveLength(2));
    expect(previews(page.server)[1]).toMatchObject({ ...event, [field]: value });
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

  it('the date and the time change, by their own fields, and the address holds them', async () => {
    const user = userEvent.setup();
    const { server, query } = await open(`${path}&start_date=2099-12-01&start_time=11:45`);
    await settled();
    await user.click(screen.getByRole('button', { name: /^Date/ }));
    const calendar = within(await screen.findByRole('application'));
    await user.click(calendar.getByRole('button', { name: /December 11,/ }));
    await waitFor(() => expect(previews(server)).toHaveLength(2));
    const chosen = { start_date: '2099-12-11', start_time: '11:45' };
    expect(previews(server)[1]).toMatchObject({ ...chosen, order: chosen });
    expect(query().get('start_date')).toBe('2099-12-11');

    await user.click(screen.getByRole('button', { name: /Time$/ }));
    await user.click(await screen.findByRole('option', { name: '1:30 pm' }));
    await waitFor(() => expect(previews(server)).toHaveLength(3));
    const later = { start_date: '2099-12-11', start_time: '13:30' };
    expect(previews(server)[2]).toMatchObject({ ...later, order: later });
    expect(query().get('start_time')).toBe('13:30');
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

  const somewhere = `${path}&google_place_id=local:1&formatted_address=350+5th+Ave&address_id=3`;
  it.each([
    ['the part of the page', `${path}#choices`],
    ['the place', '/packages/curry-table?headcount=20'],
    [
      'another floor of the same address (`address_id`)',
      somewhere.replace('address_id=3', 'address_id=4'),
      somewhere,
    ],
    ['the kitchen of a pickup', `${path}&pickup_kitchen_id=2`],
    ['what it is reached by', `${path}&is_referral=true`],
  ])('%s changes in the address', async (_what, to, from = path) => {
    const page = await open(from);
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

it('[PKG-04] the preview does not run when the minute of the cutoff passes: the page says so by its own clock', async () => {
  const server = new FakeServer();
  const at = { start_date: '2099-12-01', start_time: '12:00' };
  server.on('post', preview, () => ({
    order: aPreview({ ...at, cutoff_at: new Date(Date.now() + 1500).toISOString() }),
    error: null,
    search_params: {},
  }));
  await open(`${path}&${new URLSearchParams(at)}`, { server });
  expect(await screen.findByText(/^Order within less than a minute for /)).toBeVisible();
  expect(await screen.findByText(/^It is too late for .*, noon\./, {}, { timeout: 5000 })).toBeVisible();
  await pause();
  expect(previews(server)).toHaveLength(1);
});

describe('the price after a change that asks for no preview', () => {
  const foodAlone = () => screen.getByText('Food before fees').closest('div');

  it('is the food alone, and the whole again when the change is taken back', async () => {
    await open(path);
    await settled();
    more('Lamb curry');
    fewer('Tofu curry');
    expect(screen.queryByText('$381.31')).not.toBeInTheDocument();
    // 20 at $14.50, and 5 lamb with $1.50 extra.
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
  const back = screen.getByRole('button', { name: 'Bring my choices back' });
  fireEvent.click(back);
  expect(screen.getByRole('textbox', { name: 'Tofu curry' })).toHaveValue('5');
  expect(screen.getByRole('textbox', { name: 'Lamb curry' })).toHaveValue('5');
  fireEvent.click(screen.getByRole('button', { name: 'Start the choices over' }));
  more('Tofu curry');
  fewer('Tofu curry');
  expect(screen.queryByRole('button', { name: 'Bring my choices back' })).not.toBeInTheDocument();
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

it('on a phone keeps the total at hand and opens it line by line', async () => {
  const wide = onPhone();
  await open(path);
  fireEvent.click(await screen.findByRole('button', { name: /\$381\.31/ }));
  const sheet = await screen.findByRole('dialog', { name: 'What it comes to' });
  expect(within(sheet).getByText('$25.00')).toBeInTheDocument();
  expect(await faultsOf(sheet)).toEqual([]);
  wide();
});

it('on a phone the way on of the sheet leads out of it to what is missing', async () => {
  const wide = onPhone();
  await open(path);
  await settled();
  more('Lamb curry');
  fireEvent.click(screen.getByRole('button', { name: /food before fees/ }));
  const sheet = await screen.findByRole('dialog', { name: 'What it comes to' });
  expect(within(sheet).getByText('Take away 5 servings to make 20.')).toBeVisible();
  const isInReach = jest.fn(() => screen.queryByRole('region', { name: mains.description }) !== null);
  const missing = document.getElementById(`choice-${mains.id}`);
  missing?.addEventListener('focus', isInReach);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Start order' }));
  await waitFor(() => expect(missing).toHaveFocus());
  expect(sheet).not.toBeInTheDocument();
  expect(isInReach.mock.results.map(({ value }) => value as boolean)).not.toContain(false);
  wide();
});

it('on a phone says beside the way on what the choices lack', async () => {
  const wide = onPhone();
  await open(path);
  await settled();
  expect(screen.queryByText(/Take away 5/)).toBeNull();
  more('Lamb curry');
  expect(await screen.findByText(/Take away 5 servings to make 20\./)).toBeInTheDocument();
  wide();
});

describe('options whose price moved since the page was read', () => {
  const moved = 'The price of Lamb curry moved while you were here: it is $3.00 now, and was $1.50.';

  it('cost what the last preview says, and those that are chosen say so', async () => {
    const page = await open(path);
    await settled();
    page.server.on('post', preview, () => ({
      order: aPreview({ headcount: 25, option_prices: [{ option_id: 103, price: 3 }] }),
      error: null,
      search_params: {},
    }));
    const people = screen.getByRole('textbox', { name: 'People' });
    fireEvent.change(people, { target: { value: '25' } });
    fireEvent.blur(people);
    expect(await screen.findByText(/\$3\.00/)).toBeVisible();
    expect(screen.queryByText(/\$1\.50/)).not.toBeInTheDocument();
    expect(screen.queryByText(moved)).not.toBeInTheDocument();
    more('Lamb curry');
    expect(await screen.findByText(moved)).toBeVisible();
  });
});
