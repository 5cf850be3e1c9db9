import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open as openAt } from '../../test/render';
import { anAddress } from '../../test/fixtures';
import { patienceMs } from '../../hooks/useOrderData';
import { ModifyServer } from '../../test/modify';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const newAddress = () => screen.getByRole('radio', { name: /A new address/ });
const saved = () => screen.getByRole('radio', { name: /Northwind Labs/ });
const field = () => screen.getByRole('combobox', { name: 'Address' });

/** A new address is begun, and the focus stays in its field. */
async function begin(words: string) {
  const { server } = await openAt('/orders/12/checkout', new FakeServer());
  const user = userEvent.setup();
  await screen.findByRole('radiogroup', { name: 'Deliver to' });
  await user.click(newAddress());
  await user.type(field(), words);
  return { server, user };
}
const said = (words: string) => ({
  order: { address_id: null, google_place_id: null, formatted_address: words },
});

describe('the saved addresses', () => {
  test('go by their labels, with what comes along', async () => {
    const server = new FakeServer();
    server.addresses = [
      anAddress(),
      anAddress({ id: 12, label: 'Roof terrace', suite: 'Stairs B', delivery_instructions: 'Ring twice.' }),
    ];
    const user = userEvent.setup();
    await openAt('/orders/12/checkout', server);
    const roof = await screen.findByRole('radio', { name: /Roof terrace/ });
    expect(roof.closest('label')).toHaveTextContent(
      'Roof terrace350 5th Ave, New York, NY 10118 · Stairs B · Ring twice.',
    );
    await user.click(roof);
    await waitFor(() => expect(server.patches()).toEqual([{ order: { address_id: 12 } }]));
    expect(await screen.findByRole('textbox', { name: /Instructions for the driver/ })).toHaveValue(
      'Ring twice.',
    );
  });

  test.each([
    ['checkout', () => new FakeServer()],
    ['modify', () => new ModifyServer()],
  ])('of %s stay where they are when one of them is pressed', async (way, made) => {
    const server = made();
    const names = ['Attic', 'Basement', 'Court', 'Dock', 'East wing', 'Foyer'];
    // The order uses the fifth address, which a shortened list would hide.
    server.addresses = names.map((label, at) => anAddress({ id: at === 4 ? 11 : 20 + at, label }));
    const user = userEvent.setup();
    await openAt(`/orders/12/${way}`, server);
    const list = await screen.findByRole('radiogroup', { name: 'Deliver to' });
    const shown = () =>
      within(list)
        .getAllByRole('radio')
        .flatMap((radio) => names.filter((name) => radio.closest('label')?.textContent.startsWith(name)));
    expect(shown()).toEqual(['Attic', 'Basement', 'Court', 'Dock', 'East wing']);
    await user.click(screen.getByRole('radio', { name: /Court/ }));
    expect(screen.getByRole('radio', { name: /Court/ })).toBeChecked();
    expect(shown()).toEqual(['Attic', 'Basement', 'Court', 'Dock', 'East wing']);
    await user.click(screen.getByRole('button', { name: 'Show all 6 addresses' }));
    await user.click(screen.getByRole('radio', { name: /Foyer/ }));
    expect(shown()).toEqual(names);
  });

  test('[API-012] are those of the address book, none of them twice, a hundred at once', async () => {
    const { server } = await openAt('/orders/12/checkout', new FakeServer());
    await screen.findByRole('radiogroup', { name: 'Deliver to' });
    const [asked] = server.called('get', `${orderPath}/addresses`);
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      for_address_book: 'true',
      root: 'true',
      limit: '100',
    });
  });

  test.each([
    ['was deleted', []],
    ['was moved', [anAddress({ formatted_address: '11 Wall St, New York, NY 10005' })]],
  ])('say nothing of an order whose own one %s since: it goes where it said', async (_what, others) => {
    const server = new FakeServer();
    server.addresses = [anAddress({ id: 12, label: 'Roof terrace' }), ...others];
    await openAt('/orders/12/checkout', server);
    expect(await screen.findByRole('radio', { name: /A new address/ })).toBeChecked();
    expect(field()).toHaveValue('350 5th Ave, New York, NY 10118');
    expect(server.patches()).toEqual([]);
  });
});

describe('the room of the saved addresses', () => {
  afterEach(() => jest.restoreAllMocks());

  /** A server that holds back its address book. */
  function withHeldBook(server = new FakeServer()) {
    let letGo = () => {};
    const book = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.on('get', `${orderPath}/addresses`, async () => {
      await book;
      return { records: server.addresses, count: server.addresses.length };
    });
    return { server, letGo: () => letGo() };
  }
  const shown = () => screen.queryByRole('region', { name: 'Address' });

  test.each([
    ['checkout', () => new FakeServer()],
    ['modify', () => new ModifyServer()],
  ])('is there as %s is first drawn, so that nothing below it moves', async (way, made) => {
    // Disables the timeout, so that the book arrives first on a slow machine too.
    const after = window.setTimeout.bind(window);
    jest
      .spyOn(window, 'setTimeout')
      .mockImplementation(((call: () => void, ms?: number) =>
        ms === patienceMs ? 0 : after(call, ms)) as never);
    const { server, letGo } = withHeldBook(made());
    await openAt(`/orders/12/${way}`, server);
    await waitFor(() => expect(server.called('get', `${orderPath}/package/items`)).toHaveLength(1));
    await waitFor(() => expect(server.called('get', `${orderPath}/addresses`)).toHaveLength(1));
    await act(() => new Promise((enough) => void after(enough, 300)));
    expect(shown()).toBeNull();
    expect(screen.getByText('Loading your checkout')).toBeInTheDocument();
    letGo();
    await waitFor(() => expect(shown()).not.toBeNull());
    expect(screen.getByRole('radiogroup', { name: 'Deliver to' })).toBeInTheDocument();
    expect(screen.queryByText('Loading your addresses')).not.toBeInTheDocument();
  });

  test('keeps nobody from the rest for long, and has its own place meanwhile', async () => {
    const { server, letGo } = withHeldBook();
    await openAt('/orders/12/checkout', server);
    expect(await screen.findByText('Loading your addresses')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Payment' })).toBeInTheDocument();
    letGo();
    expect(await screen.findByRole('radiogroup', { name: 'Deliver to' })).toBeVisible();
  });
});

describe('a new address that was begun', () => {
  test.each(['open', 'closed'])('gives way to a saved one that is pressed, its list %s', async (list) => {
    const { user, server } = await begin('5 Nowhere');
    if (list === 'closed') await user.keyboard('{Escape}');
    // The label is clicked, as the radio button itself is visually hidden.
    await user.click(within(screen.getByRole('region', { name: 'Address' })).getByText('Northwind Labs'));
    await waitFor(() => expect(saved()).toBeChecked());
    await waitFor(() => expect(server.patches()).toEqual([{ order: { address_id: 11 } }]));
  });

  test('gives way to a saved one that is chosen by keyboard', async () => {
    const { user, server } = await begin('5 Nowhere');
    await user.tab({ shift: true });
    expect(newAddress()).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(saved()).toBeChecked());
    await waitFor(() => expect(server.patches()).toEqual([{ order: { address_id: 11 } }]));
  });

  test('is there again, and not sent, when the person comes back to it', async () => {
    const { user, server } = await begin('5 Nowhere');
    await user.tab({ shift: true });
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(server.patches()).toHaveLength(1));
    await user.keyboard('{ArrowDown}');
    expect(newAddress()).toBeChecked();
    expect(field()).toHaveValue('5 Nowhere');
    await user.type(field(), ' Lane, Boston');
    expect(server.patches()).toHaveLength(1);
    await user.tab();
    await waitFor(() => expect(server.patches()[1]).toEqual(said('5 Nowhere Lane, Boston')));
  });

  test('is sent once the person goes on from where it is chosen', async () => {
    const { user, server } = await begin('1 Main St, Boston');
    await user.tab({ shift: true });
    expect(server.patches()).toEqual([]);
    await user.tab({ shift: true });
    await waitFor(() => expect(server.patches()).toEqual([said('1 Main St, Boston')]));
  });

  test('is sent with the order by a press of its button', async () => {
    const { user, server } = await begin('1 Main St, Boston');
    await user.click(screen.getByText('Place order'));
    await screen.findByTestId('elsewhere');
    expect(server.patches()).toEqual([said('1 Main St, Boston')]);
  });
});
