import { sentences, type Schemas } from '@copper-carrot/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aKitchen, aPackageView, aPerson, aPreview } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { aCaterer, FakeServer, Refusal } from '../../test/server';
import { preview, order, path, settled, previews, start, more, fewer } from '../../test/package';

beforeEach(() => sessionStorage.clear());

it('says what comes with every order, and what of it is charged as the headcount grows', async () => {
  await open(path);
  const region = await screen.findByRole('region', { name: 'Comes with every order' });
  expect(region).toHaveTextContent('$95.00 for each further 25 people');
});

describe('a press on “Start order” before what the package comes with is there', () => {
  it('goes on with that once it has come', async () => {
    let answer = () => {};
    const server = new FakeServer().on('post', preview, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { order: aPreview(), error: null, search_params: {} };
    });
    await open(path, { server, user: aPerson() });
    await waitFor(() => expect(previews(server)).toHaveLength(1));
    start();
    start();
    expect(server.bodies('post', order)).toEqual([]);
    answer();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
    const begun = server.bodies('post', order).map((each) => each.order?.chosen_options);
    const proposed = aPreview().chosen_options.map(({ option_id, qty }) => ({ option_id, qty }));
    expect(begun).toEqual([expect.arrayContaining(proposed)]);
  });

  it('says what is missing where it does not come', async () => {
    let fail = () => {};
    const server = new FakeServer().on('post', preview, async () => {
      await new Promise<void>((resolve) => (fail = resolve));
      return new Refusal(500, 'internal_error');
    });
    await open(path, { server, user: aPerson() });
    await waitFor(() => expect(previews(server)).toHaveLength(1));
    start();
    fail();
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('id', expect.stringMatching(/^choice-/)),
    );
    expect(server.bodies('post', order)).toEqual([]);
  });
});

describe('pickup', () => {
  const kitchens = [
    { id: 1, name: 'Midtown', city: 'New York', pickup_allowed: true },
    { id: 2, name: 'Brooklyn', city: 'New York', pickup_allowed: true },
    { id: 3, name: 'Depot', city: 'Newark', pickup_allowed: false },
  ].map(aKitchen);
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

  it('[PKG-06] that the create refuses says so beside the field, and what was said of the delivery is gone', async () => {
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

  it('come into sight from their head on, with what mends them, where an order is refused for their number', async () => {
    const shown: Element[] = [];
    const into = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this);
    });
    const { server } = await open(path, { user: aPerson() });
    await settled();
    more('Lamb curry');
    start();
    const mains = screen.getByRole('region', { name: 'Choose a main for each person' });
    await waitFor(() => expect(shown).toEqual([mains]));
    expect(mains).toHaveFocus();
    expect(within(mains).getByText('Take away 5 servings to make 20.')).toBeVisible();
    expect(within(mains).getByRole('button', { name: 'Fit to 20' })).toBeVisible();
    expect(server.called('post', order)).toEqual([]);
    into.mockRestore();
  });

  it('made before the first selection is known keep the rest of it', async () => {
    let answer: (given: Schemas['OrderPreview']) => void = () => {};
    const server = new FakeServer().on('post', preview, () => new Promise((resolve) => (answer = resolve)));
    await open(path, { server, user: aPerson() });
    const mains = await screen.findByRole('region', { name: 'Choose a main for each person' });
    fireEvent.click(within(mains).getByRole('button', { name: 'Split evenly' }));
    answer({ order: aPreview(), error: null, search_params: {} });
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

  it('keep a quantity that can not be cooked as it was typed, over a reload too, and no order starts with it', async () => {
    const words = 'Tofu curry comes in steps of 5 servings; the nearest is 5.';
    const first = await open(path, { user: aPerson() });
    await settled();
    const type = (value: string) => {
      fireEvent.change(tofu(), { target: { value } });
      fireEvent.blur(tofu());
    };
    const tofu = () => screen.getByRole('textbox', { name: 'Tofu curry' });
    type('7');
    expect(tofu()).toHaveValue('7');
    expect(tofu()).toHaveAccessibleDescription(words);
    expect(screen.getByRole('complementary', { name: 'Your order' })).toHaveTextContent(words);
    start();
    await waitFor(() => expect(tofu()).toHaveFocus());
    expect(first.server.called('post', order)).toEqual([]);
    first.unmount();
    const { server } = await open(path, { user: aPerson() });
    expect(await screen.findByRole('textbox', { name: 'Tofu curry' })).toHaveValue('7');
    await waitFor(() => expect(server.called('post', preview)).toHaveLength(1));
    expect(server.bodies('post', preview)[0]).not.toHaveProperty('order.chosen_options');
    await waitFor(() => expect(screen.queryByText('Being worked out')).not.toBeInTheDocument());
    expect(screen.queryByText('$381.31')).not.toBeInTheDocument();
    type('10');
    await settled();
    start();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
    expect(server.bodies('post', order)).toHaveLength(1);
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

  it('outlive a reload, and a change of the menu as far as they are on it still', async () => {
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
    expect(screen.getByRole('textbox', { name: 'Chicken curry' })).toHaveValue('15');
    expect(screen.getByText('The caterer changed this menu since you chose')).toBeVisible();
  });
});
