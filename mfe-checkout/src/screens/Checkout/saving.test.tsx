import type { Schemas } from '@copper-carrot/contracts';
import { recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCard, anOrder } from '../../test/fixtures';
import { fill, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';
import { open, withOrder, place, section, submits } from '../../test/checkout';

beforeEach(() => sessionStorage.clear());

describe('saving', () => {
  test('a section is saved by itself and says so', async () => {
    const { server } = await open();
    fill(/Suite or floor/, 'Floor 20');
    expect(await within(section('Address')).findByText('Saved')).toBeVisible();
    expect(server.patches()).toEqual([{ order: { suite: 'Floor 20' } }]);
  });

  test('[CHK-10] while it is, the section says so and the price is not taken for the new one', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const server = new FakeServer();
    server.on('patch', orderPath, async ({ body: { order } }) => {
      await held;
      return server.patched(order);
    });
    await open(server);
    const price = screen.getByText('Delivery', { selector: 'dt' }).closest('dl');
    fill(/Suite or floor/, 'Floor 20');
    expect(await within(section('Address')).findByText('Saving …')).toBeVisible();
    expect(price).toHaveAttribute('aria-busy', 'true');
    answer();
    expect(await within(section('Address')).findByText('Saved')).toBeVisible();
    expect(price).not.toHaveAttribute('aria-busy', 'true');
  });

  test('a chosen address of the book, a card and a tip go at once', async () => {
    const server = withOrder({ address: { ...anOrder().address, address_id: null } });
    server.cards = [aCard(), aCard({ id: 6, last4: '4444', brand: 'mastercard' })];
    const { user } = await open(server);
    await user.click(screen.getByRole('radio', { name: /Northwind Labs/ }));
    await user.click(await screen.findByRole('radio', { name: /Mastercard ending 4444/ }));
    await user.click(screen.getByRole('radio', { name: '12%' }));
    await waitFor(() => expect(server.patches()).toHaveLength(3));
    expect(server.patches()).toEqual([
      { order: { address_id: 11 } },
      { order: { paid_with_invoice: false, credit_card_id: 6 } },
      { order: { tip: 34.8 } },
    ]);
  });

  test('[PAY-06] 8% is the tip that an order starts with, and going back to it takes the default rate', async () => {
    const { user, server } = await open();
    expect(screen.getByRole('radio', { name: '8%' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '10%' }));
    await waitFor(() => expect(server.patches()).toEqual([{ order: { tip: 29 } }]));
    server.order = { ...server.order, pricing: { ...server.order.pricing, tip: 29 } };
    await user.click(screen.getByRole('radio', { name: '8%' }));
    await waitFor(() => expect(server.patches()).toContainEqual({ order: { tip: null } }));
  });

  test('a refusal stands beside its field, and what was typed stays, over a reload too', async () => {
    const server = new FakeServer().on(
      'patch',
      orderPath,
      () => new Refusal(422, 'record_invalid', { field_errors: { contact_phone: ['is too short'] } }),
    );
    const { unmount } = await open(server);
    fill('Contact phone', '212 555 0100');
    expect(await screen.findByText('Contact phone is too short.')).toBeVisible();
    expect(within(section('Address')).getByText('Not saved')).toBeVisible();
    unmount();
    await open(server);
    expect(screen.getByLabelText('Contact phone')).toHaveValue('212 555 0100');
  });

  test('a session that ended is signed in again and the change is made', async () => {
    const openAuth = jest.fn(() => Promise.resolve(true));
    let expired = true;
    const server = new FakeServer();
    server.on('patch', orderPath, () => {
      if (!expired) return server.order;
      expired = false;
      return new Refusal(401, 'unauthorized');
    });
    await open(server, { shell: { openAuth } });
    fill(/Suite or floor/, '2');
    expect(await within(section('Address')).findByText('Saved')).toBeVisible();
    expect(openAuth).toHaveBeenCalledWith('login');
    expect(server.patches()).toHaveLength(2);
  });
});

describe('the address', () => {
  const newAddress = () => screen.getByRole('radio', { name: /A new address/ });
  const saved = () => screen.getByRole('radio', { name: /Northwind Labs/ });
  const field = () => screen.getByRole('combobox', { name: 'Address' });
  const typeIn = (text: string) => {
    fireEvent.focus(field());
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.blur(field());
  };
  const broadway = { google_place_id: 'local:10007', formatted_address: '233 Broadway, New York, NY 10007' };
  const { records: suggested } = recorded['get /cpi/v1/public/addresses/suggestions'][200];
  const suggesting = () =>
    new FakeServer().on('get', '/cpi/v1/public/addresses/suggestions', () => ({
      records: suggested.map((each) => ({ ...each, ...broadway, approximate: false })),
      count: 1,
    }));

  test('a new one, picked from the suggestions, takes the place of the saved one', async () => {
    const { user, server } = await open(suggesting());
    await user.click(newAddress());
    expect(newAddress()).toBeChecked();
    await user.type(field(), '233 Broad');
    await user.click(await screen.findByRole('option', { name: /233 Broadway/ }));
    await waitFor(() => expect(server.patches()).toEqual([{ order: { address_id: null, ...broadway } }]));
    expect(newAddress()).toBeChecked();
    expect(field()).toHaveValue(broadway.formatted_address);
  });

  test('one typed in full is saved on leaving the field', async () => {
    const { user, server } = await open();
    await user.click(newAddress());
    typeIn('1 Main St, Boston');
    await waitFor(() =>
      expect(server.patches()).toEqual([
        { order: { address_id: null, google_place_id: null, formatted_address: '1 Main St, Boston' } },
      ]),
    );
  });

  test('going to a saved one and back keeps what was typed, and each choice lets go of the other', async () => {
    const { user, server } = await open();
    await user.click(newAddress());
    typeIn('1 Main St, Boston');
    await waitFor(() => expect(server.patches()).toHaveLength(1));
    await user.click(saved());
    await waitFor(() => expect(server.patches()).toHaveLength(2));
    expect(server.patches()[1]).toEqual({ order: { address_id: 11 } });
    await user.click(newAddress());
    expect(field()).toHaveValue('1 Main St, Boston');
    await waitFor(() =>
      expect(server.patches()[2]).toEqual({
        order: { address_id: null, google_place_id: null, formatted_address: '1 Main St, Boston' },
      }),
    );
  });

  test('a saved one that was refused does not stick to the new one', async () => {
    const server = new FakeServer();
    server.order = anOrder({ address: { ...anOrder().address, address_id: null, formatted_address: null } });
    server.on('patch', orderPath, ({ body }) =>
      body.order.address_id === 11
        ? new Refusal(500, 'server_error')
        : { ...server.order, address: { ...anOrder().address, address_id: null, ...broadway } },
    );
    const { user } = await open(server);
    await user.click(saved());
    expect(await within(section('Address')).findByText('Not saved')).toBeVisible();
    await user.click(newAddress());
    typeIn('1 Main St, Boston');
    expect(await within(section('Address')).findByText('Saved')).toBeVisible();
    expect(server.patches().at(-1)).toEqual({
      order: { address_id: null, google_place_id: null, formatted_address: '1 Main St, Boston' },
    });
  });

  test('a new one that was refused is still there after a reload, with what was typed', async () => {
    const server = new FakeServer().on(
      'patch',
      orderPath,
      () =>
        new Refusal(422, 'record_invalid', {
          field_errors: { formatted_address: ['is not an address that we can find'] },
        }),
    );
    const { user, unmount } = await open(server);
    await user.click(newAddress());
    typeIn('1 Nowhere Lane');
    expect(await screen.findByText('This is not an address that we can find.')).toBeVisible();
    unmount();
    await open(server);
    expect(newAddress()).toBeChecked();
    expect(field()).toHaveValue('1 Nowhere Lane');
  });

  test('half a word outlives a reload', async () => {
    const { user, unmount } = await open();
    await user.click(newAddress());
    fireEvent.change(field(), { target: { value: '233 Bro' } });
    unmount();
    const { server } = await open();
    expect(newAddress()).toBeChecked();
    expect(field()).toHaveValue('233 Bro');
    expect(server.patches()).toEqual([]);
  });

  test.each([
    [false, 'Please say where the food should go.'],
    [true, 'Please say where the event is.'],
  ])('a new one that is not said keeps the order here (pickup %s)', async (pickup, words) => {
    const { user, server } = await open(withOrder({ pickup }));
    await user.click(newAddress());
    await user.click(place());
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(server.patches()).toEqual([]);
    expect(submits(server)).toEqual([]);
    await user.click(saved());
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(1));
  });

  test('delivery or pickup does not touch what was typed', async () => {
    const kitchen = {
      id: 4,
      name: 'Soho',
      formatted_address: '1 Prince St',
      distance_miles: 1,
      pickup_allowed: true,
    };
    const { user } = await open(withOrder({ possible_kitchens: [kitchen] }));
    await user.click(newAddress());
    typeIn('1 Main St, Boston');
    await user.click(screen.getByRole('radio', { name: 'Pickup' }));
    await user.click(screen.getByRole('radio', { name: 'Delivery' }));
    expect(field()).toHaveValue('1 Main St, Boston');
    expect(newAddress()).toBeChecked();
  });

  test('a pickup names no kitchen until one is chosen, and shows the one that cooks it', async () => {
    const kitchens = ['Gramercy', 'Murray Hill'].map((name, index) => ({
      ...{ id: 4 + index, name, formatted_address: `${index + 1} Prince St` },
      ...{ distance_miles: 1 + index, pickup_allowed: true },
    }));
    const { user, server } = await open(withOrder({ possible_kitchens: kitchens }));
    server.on('patch', orderPath, () => {
      server.order = anOrder({ possible_kitchens: kitchens, pickup: true, pickup_kitchen_id: 5 });
      return server.order;
    });
    await user.click(screen.getByRole('radio', { name: 'Pickup' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Murray Hill/ })).toBeChecked());
    expect(server.patches()).toEqual([{ order: { pickup: true } }]);
    await user.click(screen.getByRole('radio', { name: /Gramercy/ }));
    await waitFor(() => expect(server.patches().at(-1)).toEqual({ order: { pickup_kitchen_id: 4 } }));
  });

  test('of two kitchens the one is marked that cooks a pickup, and none while nobody knows', async () => {
    const kitchens = ['Gramercy', 'Murray Hill'].map((name, index) => ({
      ...{ id: 4 + index, name, formatted_address: `${index + 1} Prince St` },
      ...{ distance_miles: 1 + index, pickup_allowed: true },
    }));
    const fetched = { pickup: true, possible_kitchens: kitchens };
    const { unmount } = await open(withOrder({ ...fetched, pickup_kitchen_id: 5 }));
    expect(screen.getByRole('radio', { name: /Murray Hill/ })).toBeChecked();
    unmount();
    await open(withOrder({ ...fetched, pickup_kitchen_id: null }));
    for (const name of [/Gramercy/, /Murray Hill/])
      expect(screen.getByRole('radio', { name })).not.toBeChecked();
  });

  test.each([
    [51.5, 'Note, the pickup location is 51.5 miles from your event address.'],
    [50, 'Note, the pickup location is 50 miles from your event address.'],
    [49.9, null],
  ])('[PKG-08] a kitchen that is chosen %s miles away says: %s', async (distance, words) => {
    const kitchens = ['Gramercy', 'Murray Hill'].map((name, index) => ({
      ...{ id: 4 + index, name, formatted_address: `${index + 1} Prince St` },
      ...{ distance_miles: [1, distance][index]!, pickup_allowed: true },
    }));
    const near = { pickup: true, pickup_kitchen_id: 4, possible_kitchens: kitchens };
    const { user } = await open(withOrder(near));
    const far = await screen.findByRole('radio', { name: /Murray Hill/ });
    const note = () => screen.queryByText(/^Note, the pickup location/);
    expect(note()).toBeNull();
    await user.click(far);
    expect(far).toBeChecked();
    expect(note()?.textContent ?? null).toBe(words);
  });

  test('an address that is not in the book can be read and replaced', async () => {
    const server = new FakeServer();
    server.addresses = [];
    await openAt('/orders/12/checkout', server);
    expect(await screen.findByRole('combobox', { name: 'Address' })).toHaveValue(
      '350 5th Ave, New York, NY 10118',
    );
    typeIn('1 Main St, Boston');
    await waitFor(() =>
      expect(server.patches()).toEqual([
        { order: { address_id: null, google_place_id: null, formatted_address: '1 Main St, Boston' } },
      ]),
    );
  });

  test('the addresses of two books are there to choose, past a hundred too', async () => {
    const server = new FakeServer();
    const [address] = server.addresses as [Schemas['Address']];
    const book = Array.from({ length: 150 }, (_, index) => ({
      ...address,
      id: 1_000 + index,
      label: `Door ${index + 1}`,
    }));
    server.on('get', `${orderPath}/addresses`, ({ query }) => {
      const from = Number(query.get('offset') ?? 0);
      return { records: book.slice(from, from + Number(query.get('limit'))), count: book.length };
    });
    await openAt('/orders/12/checkout', server);
    fireEvent.click(await screen.findByRole('button', { name: /150/ }));
    expect(await screen.findByRole('radio', { name: /^Door 150/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Door 1 / })).toBeVisible();
  });

  test('an address book that does not come leaves room to type one', async () => {
    const server = new FakeServer().on(
      'get',
      `${orderPath}/addresses`,
      () => new Refusal(500, 'server_error'),
    );
    await openAt('/orders/12/checkout', server);
    expect(await screen.findByRole('combobox', { name: 'Address' })).toBeEnabled();
  });
});
