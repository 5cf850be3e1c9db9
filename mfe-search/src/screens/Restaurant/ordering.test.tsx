import type { Shell } from '@copper-carrot/contracts/runtime';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aKitchen, aPerson, aPreview } from '../../test/fixtures';
import { findAdd, order, path, preview, salad, selling, start } from '../../test/menu';
import { faultsOf, onPhone, open } from '../../test/render';
import { aCaterer, listOf, Refusal } from '../../test/server';

beforeEach(() => sessionStorage.clear());

it('[MENU-01] prices what is put together as it grows, and says what is missing', async () => {
  const user = userEvent.setup();
  const { server, container } = await open(path, { server: selling(), user: null });
  await user.click(await screen.findByRole('button', { name: 'Add Kachumber salad' }));
  const basket = screen.getByRole('complementary', { name: 'Your order' });
  expect(await within(basket).findByText('$94.50 more of food to reach $100.00')).toBeVisible();
  expect(within(basket).getByText('$96.81')).toBeVisible();
  expect(within(basket).getByRole('list', { name: 'In your order' })).toHaveTextContent('Kachumber salad');
  await user.click(within(basket).getByRole('button', { name: 'More Kachumber salad, line 1' }));
  await waitFor(() =>
    expect(server.bodies('post', preview).at(-1)?.order?.menu_items).toEqual([{ menu_item_id: 71, qty: 2 }]),
  );
  expect(await within(basket).findByText('$102.31')).toBeVisible();
  expect(within(basket).getByText('$89.00 more of food to reach $100.00')).toBeVisible();
  expect(within(basket).queryByText('$96.81')).not.toBeInTheDocument();
  expect(await faultsOf(container)).toEqual([]);
});

it('goes by the clock of its kitchen, where no place is named', async () => {
  const kitchen = aKitchen({
    ...{ id: 2, name: 'Kitchen', city: 'Los Angeles', state: 'CA', latitude: 34, longitude: -118 },
    ...{ place_id: 4, time_zone: 'America/Los_Angeles' },
  });
  const server = selling().on('get', '/cpi/v2/public/brands/{slug}', () =>
    aCaterer({ full_menu_ordering_enabled: true, kitchens: [kitchen] }),
  );
  await open('/catering/saffron-street?start_date=2099-12-01', { server });
  expect(await screen.findByText('Pacific Time')).toBeVisible();
  expect(screen.queryByText('Eastern Time')).not.toBeInTheDocument();
});

describe('starting the order', () => {
  const event = {
    ...{ google_place_id: 'local:1', formatted_address: '350 5th Ave' },
    ...{ start_date: '2099-12-01', start_time: '12:00' },
  };
  const { start_date, start_time, ...place } = event;
  const at = `${path}&${new URLSearchParams(event)}`;

  it('[MENU-01] sends the dishes with their event, and goes on to its checkout with an empty basket', async () => {
    const user = userEvent.setup();
    const { server, unmount } = await open(at, { server: selling(), user: aPerson() });
    await user.click(await findAdd());
    await user.click(start());
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
    const menu_items = [{ menu_item_id: 71, qty: 1 }];
    expect(server.bodies('post', order)).toEqual([
      { ...place, order: { pickup: false, headcount: 20, start_date, start_time, menu_items } },
    ]);
    unmount();
    await open(at, { server: selling(), user: aPerson() });
    expect(await screen.findByText('Nothing ordered yet')).toBeInTheDocument();
  });

  it('[API-041] goes to the entry of the address book that was picked, of the organization that orders', async () => {
    const user = userEvent.setup();
    const role_counts = { admin: 0, orderer: 1, staff: 0, guest: 0, external_attendant: 0 };
    const office = { ...place, id: 4, place_id: 1, team_id: 7, name: 'Ninth floor' };
    const person = aPerson({ current_team: { id: 7, name: 'Northwind', role_counts }, addresses: [office] });
    const { server } = await open(`${at}&address_id=4`, { server: selling(), user: person });
    await user.click(await findAdd());
    await user.click(start());
    await waitFor(() => expect(server.bodies('post', order)).toMatchObject([{ address_id: 4, ...place }]));
  });

  it('[MENU-01] asks whoever is signed out to sign in, then goes on with the same dishes', async () => {
    const user = userEvent.setup();
    let signIn: Shell['openAuth'] = () => Promise.resolve(false);
    const page = await open(at, { server: selling(), shell: { openAuth: (...asked) => signIn(...asked) } });
    await user.click(await findAdd());
    await user.click(start());
    expect(page.server.bodies('post', order)).toEqual([]);
    signIn = async () => {
      await page.become(aPerson());
      return true;
    };
    await user.click(start());
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
    expect(page.server.bodies('post', order)).toMatchObject([
      { order: { menu_items: [{ menu_item_id: 71, qty: 1 }] } },
    ]);
  });

  it('[OERR-21] shows the HTTP error and the message of the server, and keeps the dishes', async () => {
    const user = userEvent.setup();
    const server = selling().on(
      'post',
      order,
      () => new Refusal(403, 'forbidden', { message: 'Attendees can not order.' }),
    );
    const { container } = await open(at, { server, user: aPerson() });
    await user.click(await findAdd());
    await user.click(start());
    const said = await screen.findByText('The order could not be started (HTTP 403)');
    expect(said.closest('[role=alert]')).toHaveTextContent('Attendees can not order.');
    expect(start().parentElement).toContainElement(said);
    expect(screen.getByRole('list', { name: 'In your order' })).toHaveTextContent('Kachumber salad');
    expect(await faultsOf(container)).toEqual([]);
  });
});

it('says until when to order as the place’s clock has it, and what a total without the delivery is missing', async () => {
  const user = userEvent.setup();
  const server = selling();
  const { pricing, ...rest } = aPreview();
  const lines = pricing.lines.filter(({ code }) => code !== 'delivery');
  const order = {
    ...rest,
    pricing: { ...pricing, lines },
    cutoff_at: '2099-03-02T22:30:00.000Z',
    time_zone: 'America/Los_Angeles',
  };
  server.on('post', preview, () => ({ order, error: null, search_params: {} }));
  await open(path, { server });
  await user.click(await screen.findByRole('button', { name: 'Add Kachumber salad' }));
  const basket = screen.getByRole('complementary', { name: 'Your order' });
  expect(await within(basket).findByText('Order by Mon 03/02/2099, 2:30 pm PST.')).toBeVisible();
  expect(within(basket).getByText(/^The delivery fee depends on the address/)).toBeVisible();
});

it('asks about nothing while nothing is ordered, and orders nothing', async () => {
  const { server } = await open(path, { server: selling() });
  expect(await screen.findByText('Nothing ordered yet')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start order' })).toBeDisabled();
  expect(server.bodies('post', preview)).toEqual([]);
});

it('keeps what was put together over a reload', async () => {
  const user = userEvent.setup();
  const first = await open(path, { server: selling() });
  await user.click(await screen.findByRole('button', { name: 'Add Kachumber salad' }));
  first.unmount();
  await open(path, { server: selling() });
  expect(await screen.findByRole('button', { name: 'Take Kachumber salad off, line 1' })).toBeInTheDocument();
});

it('only shows the menu of a restaurant that does not sell it by the dish', async () => {
  await open(path, { server: selling({ full_menu_ordering_enabled: false }) });
  expect(await screen.findByRole('heading', { name: 'Menu' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
});

it('says the notice that a restaurant needs', async () => {
  await open(path, { server: selling() });
  expect(
    await screen.findByText('Order at least 2 days ahead, and by 5:00 pm on the day before.'),
  ).toBeVisible();
});

describe('what the bar of a phone says of a menu order', () => {
  let wide: () => void;
  beforeEach(() => {
    wide = onPhone();
  });
  afterEach(() => wide());
  const bar = () => screen.getByRole('button', { name: 'Start order' }).parentElement;

  it('[MENU-01] says what is missing to the delivery minimum, where the dishes are added', async () => {
    const user = userEvent.setup();
    await open(path, { server: selling() });
    await user.click(await findAdd());
    const hint = await screen.findByText('$94.50 more to the delivery minimum of $100.00');
    expect(bar()).toContainElement(hint);
    expect(hint).not.toHaveAttribute('data-missing');
  });

  it('says for how many the food is, where more come', async () => {
    const user = userEvent.setup();
    const server = selling().on('get', '/cpi/v2/public/brands/{slug}/menu_items', () =>
      listOf([{ ...salad, serves: 3 }]),
    );
    await open(path, { server });
    await user.click(await findAdd());
    await waitFor(() => expect(bar()).toHaveTextContent('all in, feeds about 2'));
    expect(bar()).not.toHaveTextContent('for 20');
    for (let more = 0; more < 9; more++)
      await user.click(screen.getByRole('button', { name: 'More Kachumber salad' }));
    await waitFor(() => expect(bar()).toHaveTextContent('all in for 20'));
  });
});

it('has no price per person for food that is not enough for everyone', async () => {
  const user = userEvent.setup();
  const server = selling().on('get', '/cpi/v2/public/brands/{slug}/menu_items', () =>
    listOf([{ ...salad, serves: 15 }]),
  );
  await open(path, { server });
  await user.click(await findAdd());
  const basket = within(screen.getByRole('complementary', { name: 'Your order' }));
  expect(await basket.findByText('All in')).toBeVisible();
  expect(basket.queryByText(/per person/)).toBeNull();
  const hint = basket.getByText('$94.50 more to the delivery minimum of $100.00');
  expect(hint).toBeVisible();
  expect(hint).not.toHaveAttribute('data-missing');
  await user.click(screen.getByRole('button', { name: 'More Kachumber salad, line 1' }));
  expect(await basket.findByText(/per person, all in/)).toBeVisible();
});

describe('whoever goes by keyboard stays where they were when the last line is off', () => {
  const last = [
    ['taken off', 'Take Kachumber salad off, line 1'],
    ['counted down', 'Fewer Kachumber salad, line 1'],
  ];

  it.each(last)('%s beside the menu', async (_how, name) => {
    const user = userEvent.setup();
    await open(path, { server: selling() });
    await user.click(await findAdd());
    const basket = within(screen.getByRole('complementary', { name: 'Your order' }));
    (await basket.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
    expect(await basket.findByText('Nothing ordered yet')).toBeVisible();
    expect(basket.getByRole('group', { name: 'What you order' })).toHaveFocus();
  });

  it.each(last)('%s on a phone, whose sheet goes with it', async (_how, name) => {
    const wide = onPhone();
    const user = userEvent.setup();
    await open(path, { server: selling() });
    await user.click(await findAdd());
    await user.click(await screen.findByRole('button', { name: /food before fees|all in|before delivery/ }));
    (await within(await screen.findByRole('dialog')).findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Order from the menu' })).toHaveFocus();
    wide();
  });
});
