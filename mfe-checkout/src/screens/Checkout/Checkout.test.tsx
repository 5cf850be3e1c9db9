import { sentences } from '@copper-carrot/contracts';
import { recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, anOrder, aPerson, mains, sides } from '../../test/fixtures';
import { fill, faultsOf, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

async function open(server = new FakeServer(), options: Parameters<typeof openAt>[2] = {}) {
  const view = await openAt('/orders/12/checkout', server, options);
  await screen.findByRole('heading', { name: 'Checkout' });
  await screen.findByRole('radiogroup', { name: 'Deliver to' });
  return { ...view, user: userEvent.setup() };
}
const withOrder = (values: Parameters<typeof anOrder>[0]) => {
  const server = new FakeServer();
  server.order = anOrder(values);
  return server;
};
const place = () => screen.getByRole('button', { name: 'Place order' });
const section = (name: string) => screen.getByRole('region', { name });
const submits = (server: FakeServer) => server.called('post', `${orderPath}/submit`);
/** jsdom lays nothing out, so the payment section never comes into sight by itself. */
const nobodyAsked = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

describe('the page', () => {
  test('[CHK-01] [CHK-02] opens an in_cart order with what it needs', async () => {
    const { container } = await open();
    for (const name of ['Details', 'Address', 'Payment', 'Choices']) expect(section(name)).toBeVisible();
    expect(place()).toBeEnabled();
    expect(await faultsOf(container)).toEqual([]);
  });

  const poll = {
    code: 'abc',
    auto_submit: true,
    scheduled_at: '2099-03-01T12:00:00.000Z',
    expires_at: '2099-03-02T17:00:00.000Z',
  };

  test('[CHK-03] has the sections details, address, payment, choices and poll, each with its own', async () => {
    await open(withOrder({ poll_code: 'abc', poll: { ...poll, auto_submit: false, scheduled_at: null } }));
    const names = ['Details', 'Address', 'Payment', 'Choices', 'Poll'];
    const headings = names.map((name) => within(section(name)).getByRole('heading', { name }).textContent);
    expect(headings).toEqual(names);
    expect(names.map((name) => screen.getAllByRole('region').indexOf(section(name)))).toEqual(
      names.map((_name, index) => index),
    );
    expect(within(section('Details')).getByRole('button', { name: /^Date/ })).toBeEnabled();
    expect(within(section('Address')).getByRole('radiogroup', { name: 'Deliver to' })).toBeVisible();
    expect(await within(section('Payment')).findByRole('radiogroup', { name: 'Pay with' })).toBeVisible();
    expect(within(section('Choices')).getByText(/Chicken bowl/)).toBeVisible();
    expect(section('Poll')).toHaveTextContent('Mon 03/02/2099, 12:00 pm');
  });

  test('a scheduled poll makes the order read-only', async () => {
    await open(withOrder({ poll_code: 'abc', poll }));
    expect(section('Poll')).toHaveTextContent('Mon 03/02/2099, 12:00 pm');
    expect(screen.getByLabelText('Contact phone')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Edit Choices' })).not.toBeInTheDocument();
  });

  test('an order without a poll has no section for one', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Poll' })).not.toBeInTheDocument();
  });

  test('an order in any other status leads to its status', async () => {
    await openAt('/orders/12/checkout', withOrder({ status: 'pending' }));
    expect(await screen.findByText('Your order is placed')).toBeVisible();
  });

  test('the price explains itself line by line', async () => {
    await open();
    const price = screen.getByRole('complementary', { name: 'Your order' });
    expect(price).toHaveTextContent('20 people × $14.50');
    expect(price).toHaveTextContent('8% of the food');
    expect(price).toHaveTextContent('Total');
    expect(price).toHaveTextContent('$352.20');
    expect(price).toHaveTextContent('Your Visa ending 4242 is held for $352.20');
    expect(price).toHaveTextContent('Cancel free of charge until the caterer accepts');
  });

  test('a total without an address says what is still to come, and nothing is promised of it', async () => {
    const { pricing } = anOrder();
    const lines = pricing.lines.filter(({ code }) => code !== 'delivery');
    await open(withOrder({ pricing: { ...pricing, lines } }));
    const price = screen.getByRole('complementary', { name: 'Your order' });
    expect(price).toHaveTextContent('Total before delivery$17.61 per person$352.20');
    expect(price).toHaveTextContent('Your Visa ending 4242 is held for the total with delivery');
  });

  test('someone who may not edit reads, and has no button', async () => {
    const can = { ...anOrder().can, edit: false, edit_address: false, submit: false };
    await open(withOrder({ can }));
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Contact phone')).toBeDisabled();
  });
});

describe('what is missing', () => {
  test('[CHK-11] a date', async () => {
    const { user, server } = await open(withOrder({ start_date: null, start_time: null }));
    await user.click(place());
    expect(await within(section('Details')).findByText(sentences.dateMissing)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Date/ })).toHaveFocus());
    expect(submits(server)).toEqual([]);
  });

  test('[CHK-12] an organization', async () => {
    const { user, server, container } = await open(withOrder({ team_id: null, team: null }));
    await user.click(place());
    expect(await within(section('Details')).findByText(sentences.teamMissing)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /Organization/ })).toHaveFocus());
    expect(submits(server)).toEqual([]);
    expect(await faultsOf(container)).toEqual([]);
  });

  test('[CHK-13] what the address form needs', async () => {
    const address = { ...anOrder().address, contact_phone: null };
    const { user, server } = await open(withOrder({ address }));
    await user.click(place());
    expect(await within(section('Address')).findByText(sentences.addressFaulty)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Contact phone')).toHaveFocus());
    expect(submits(server)).toEqual([]);
  });

  test('[CHK-14] a payment method', async () => {
    const { user, server } = await open(withOrder({ credit_card_id: null, credit_card: null }));
    await user.click(place());
    expect(await within(section('Payment')).findByText(sentences.paymentMissing)).toBeVisible();
    await waitFor(() => expect(section('Payment')).toContainElement(document.activeElement as HTMLElement));
    expect(submits(server)).toEqual([]);
  });

  const unpaid = { credit_card_id: null, credit_card: null, bypass_payment: false, paid_with_invoice: false };
  test.each([
    ['bypass_payment', { ...unpaid, bypass_payment: true }],
    ['credit_card_id', { ...unpaid, credit_card_id: 5, credit_card: aCard() }],
    ['paid_with_invoice', { ...unpaid, paid_with_invoice: true }],
  ])('[CHK-15] nothing of the payment, where %s alone is set', async (_alone, values) => {
    const server = withOrder({
      ...values,
      user: { id: 1, name: 'Maya Chen', invoiceable: values.paid_with_invoice },
      can: { ...anOrder().can, pay_by_invoice: values.paid_with_invoice },
    });
    // Somebody with several ways to pay is asked which: that is another question.
    if (values.credit_card_id === null) server.cards = [];
    const { user } = await open(server);
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(1));
    expect(screen.queryByText(sentences.paymentMissing)).not.toBeInTheDocument();
    nobodyAsked();
  });

  test('what a check refused to save is saved once a site admin ignores the check', async () => {
    const server = withOrder({ can: { ...anOrder().can, ignore_checks: true } });
    const closed = 'The kitchen is open from 10:30 am to 8:30 pm.';
    const answer = server.on('patch', orderPath, ({ body }) =>
      body.ignore_checks?.availability
        ? { ...anOrder(), start_time: '22:00' }
        : new Refusal(422, 'submit_order-caterer_unavailable', {
            message: closed,
            fields: { start_time: ['unavailable'] },
            field_errors: { start_time: [closed] },
          }),
    );
    const { user } = await open(answer);
    await user.click(within(section('Details')).getByRole('button', { name: /Time$/ }));
    await user.click(await screen.findByRole('option', { name: '10:00 pm' }));
    expect(await screen.findByText(closed)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Ignore availability' }));
    await waitFor(() => expect(screen.queryByText(closed)).toBeNull());
    expect(server.patches().at(-1)).toEqual({
      order: { start_time: '22:00' },
      ignore_checks: { availability: true },
    });
  });

  test('a site admin who ignores availability does not send an order without what waits to be saved', async () => {
    const server = withOrder({ can: { ...anOrder().can, ignore_checks: true } });
    const { user } = await open(server);
    await user.click(screen.getByRole('checkbox', { name: 'Ignore availability' }));
    await user.click(screen.getByRole('button', { name: 'Edit Choices' }));
    await user.click(screen.getByRole('button', { name: /Fewer Tofu bowl/ }));
    await user.click(place());
    expect(within(section('Choices')).getByText('Add 1 meal to make 20.')).toBeVisible();
    await waitFor(() => expect(place()).toBeEnabled());
    expect(submits(server)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /More Tofu bowl/ }));
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(1));
  });
});

describe('saving', () => {
  test('a section is saved by itself and says so', async () => {
    const { server } = await open();
    fill(/Suite or floor/, 'Floor 20');
    expect(await within(section('Address')).findByText('Saved')).toBeVisible();
    expect(server.patches()).toEqual([{ order: { suite: 'Floor 20' } }]);
  });

  test('a chosen address of the book, a card and a tip go at once', async () => {
    const server = withOrder({ address: { ...anOrder().address, address_id: null } });
    server.cards = [aCard(), aCard({ id: 6, last4: '4444', brand: 'mastercard' })];
    const { user } = await open(server);
    await user.click(screen.getByRole('radio', { name: /Northwind Labs/ }));
    await user.click(screen.getByRole('radio', { name: /Mastercard ending 4444/ }));
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
    expect(await screen.findByText('The phone number is too short.')).toBeVisible();
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

  test.each([false, true])('a new one that is not said keeps the order here (pickup %s)', async (pickup) => {
    const { user, server } = await open(withOrder({ pickup }));
    await user.click(newAddress());
    await user.click(place());
    expect(await screen.findByText('Please say where the food should go.')).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(server.patches()).toEqual([]);
    expect(submits(server)).toEqual([]);
    await user.click(saved());
    expect(screen.queryByText('Please say where the food should go.')).not.toBeInTheDocument();
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

describe('headcount', () => {
  const more = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(within(section('Details')).getByRole('button', { name: /Increase/ }));

  test('[CHK-21] shows the old and the new headcount before quantities move', async () => {
    const { user, server } = await open();
    await more(user);
    const dialog = await screen.findByRole('dialog', { name: 'Change the headcount?' });
    expect(dialog).toHaveTextContent('Old headcount20');
    expect(dialog).toHaveTextContent('New headcount21');
    expect(dialog).toHaveTextContent('Chicken bowl15 16');
    expect(await faultsOf(dialog)).toEqual([]);
    expect(server.patches()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Change to 21' }));
    await waitFor(() =>
      expect(server.patches()).toEqual([{ order: { headcount: 21 }, should_redistribute: true }]),
    );
  });

  test('[CHK-21] keeps the old headcount when the person says no', async () => {
    const { user, server } = await open();
    await more(user);
    await user.click(await screen.findByRole('button', { name: 'Keep 20' }));
    expect(screen.getByRole('textbox', { name: 'Headcount' })).toHaveValue('20');
    expect(server.patches()).toEqual([]);
  });

  test('[CHK-22] without such a choice the order is patched directly', async () => {
    const server = new FakeServer();
    server.choices = [sides];
    const { user } = await open(server);
    await more(user);
    // What was chosen for everyone is to be enough for one more.
    await waitFor(
      () => expect(server.patches()).toEqual([{ order: { headcount: 21 }, should_redistribute: true }]),
      { timeout: 2000 },
    );
    nobodyAsked();
  });

  test('[CHK-22] with a poll the order is patched directly', async () => {
    const poll = {
      code: 'abc',
      auto_submit: false,
      scheduled_at: null,
      expires_at: '2099-03-02T17:00:00.000Z',
    };
    const { user, server } = await open(withOrder({ poll_code: 'abc', poll }));
    await more(user);
    await waitFor(() => expect(server.patches()).toEqual([{ order: { headcount: 21 } }]), {
      timeout: 2000,
    });
    nobodyAsked();
  });

  test('a headcount that waits for its yes is not left out of the order', async () => {
    const { server } = await open();
    fireEvent.click(within(section('Details')).getByRole('button', { name: /Increase/ }));
    fireEvent.click(place());
    expect(await screen.findByRole('dialog', { name: 'Change the headcount?' })).toBeVisible();
    expect(submits(server)).toEqual([]);
  });
});

describe('choices', () => {
  test('[CHK-20] quantities that miss the headcount are not sent and name the button that mends them', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Choices' }));
    await user.click(screen.getByRole('button', { name: /Fewer Tofu bowl/ }));
    expect(within(section('Choices')).getByText('Add 1 meal to make 20.')).toBeVisible();
    await user.click(place());
    expect(submits(server)).toEqual([]);
    expect(server.patches()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /More Chicken bowl/ }));
    await waitFor(() => expect(server.patches()).toHaveLength(1));
    expect(server.patches()[0]).toMatchObject({
      order: {
        chosen_options: expect.arrayContaining([
          { option_id: 101, qty: 16 },
          { option_id: 102, qty: 4 },
        ]) as unknown,
      },
    });
  });

  test('no more may be ticked than the choice allows', async () => {
    const { user, container } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Choices' }));
    await user.click(screen.getByRole('checkbox', { name: /Greens/ }));
    expect(screen.getByRole('checkbox', { name: /Beans/ })).toBeDisabled();
    expect(await faultsOf(container)).toEqual([]);
  });
});

describe('cards', () => {
  test('[PAY-01] a test card is added, without a field for its number, and chosen', async () => {
    const server = withOrder({ credit_card_id: null, credit_card: null });
    server.cards = [];
    server.on('post', `${orderPath}/credit_cards`, () => {
      const card = aCard({ id: 8, brand: 'mastercard', last4: '4444' });
      server.cards = [card];
      return card;
    });
    const { user, container } = await open(server);
    expect(await screen.findByText('Test cards')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /Mastercard/ }));
    await user.click(await screen.findByRole('button', { name: 'Add Card' }));
    await waitFor(() =>
      expect(server.called('post', `${orderPath}/credit_cards`).map(({ body }) => body)).toEqual([
        { credit_card: { stripe_token: 'pm_card_mastercard', nickname: '', team_id: null } },
      ]),
    );
    await waitFor(() => expect(server.patches()).toEqual([{ order: { credit_card_id: 8 } }]));
    expect(await screen.findByRole('radio', { name: /Mastercard ending 4444/ })).toBeChecked();
  });

  test.each([
    ['the first one', []],
    ['another one', [aCard()]],
  ])('after %s was added, the person goes on at it', async (_which, cards) => {
    const server = withOrder({ credit_card_id: null, credit_card: null });
    server.cards = cards;
    server.on('post', `${orderPath}/credit_cards`, () => {
      const card = aCard({ id: 8, brand: 'mastercard', last4: '4444' });
      server.cards = [...server.cards, card];
      return card;
    });
    const { user } = await open(server);
    const another = screen.queryAllByRole('button', { name: 'Use another card' });
    for (const button of another) await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Add Card' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Mastercard ending 4444/ })).toHaveFocus());
  });

  test('a card that is declined says so beside the list, and can be replaced', async () => {
    const server = new FakeServer().on(
      'post',
      `${orderPath}/credit_cards`,
      () =>
        new Refusal(422, 'record_invalid', { field_errors: { stripe_token: ['Your card was declined.'] } }),
    );
    const { user } = await open(server);
    await user.click(screen.getByRole('button', { name: 'Use another card' }));
    await user.click(await screen.findByRole('button', { name: 'Add Card' }));
    expect(await screen.findByText('Your card was declined.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Card' })).toBeEnabled();
  });

  test('[PAY-02] [PAY-03] invoice is offered only where the order says that it may be', async () => {
    const { unmount } = await open();
    expect(screen.queryByRole('radio', { name: /invoice/ })).not.toBeInTheDocument();
    unmount();
    const server = withOrder({ can: { ...anOrder().can, pay_by_invoice: true } });
    const { user } = await open(server);
    await user.click(screen.getByRole('radio', { name: /Pay by invoice/ }));
    await waitFor(() =>
      expect(server.patches()).toEqual([{ order: { paid_with_invoice: true, credit_card_id: null } }]),
    );
  });
});

describe('coupons', () => {
  const apply = async (server: FakeServer) => {
    const { user } = await open(server);
    fill(/Coupon code/, 'SAVE');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    return user;
  };

  test('[PAY-05] a coupon that does not hold is to be removed, and does not hold back the tip', async () => {
    const server = new FakeServer();
    server.on('patch', orderPath, ({ body }) =>
      JSON.stringify(body).includes('coupon_code')
        ? new Refusal(422, 'submit_order-coupon_not_applicable-expired', {
            fields: { coupon_code: ['expired'] },
          })
        : server.order,
    );
    const user = await apply(server);
    expect(await screen.findByText(/Please remove the coupon/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '12%' }));
    await waitFor(() => expect(server.patches()).toContainEqual({ order: { tip: 34.8 } }));
    expect(screen.getByText(/Please remove the coupon/)).toBeVisible();
  });

  test('[PAY-04] a coupon that needs a higher price says so', async () => {
    const server = withOrder({ coupon_code: 'SAVE' });
    await open(server);
    expect(screen.getByText(/Increase the price of your order or remove the coupon/)).toBeVisible();
  });

  test('[OERR-05] coupon_not_applicable is an error of the submission', async () => {
    const server = new FakeServer().on(
      'post',
      `${orderPath}/submit`,
      () => new Refusal(422, 'submit_order-coupon_not_applicable-used_up'),
    );
    const { user } = await open(server);
    await user.click(place());
    const button = await screen.findByRole('complementary', { name: 'Your order' });
    expect(await within(button).findByRole('alert')).toHaveTextContent('remove the coupon');
  });
});

describe('mains', () => {
  test('are read back with their quantities', async () => {
    await open();
    const list = screen.getByRole('list', { name: mains.description });
    expect(list).toHaveTextContent('15 ×Chicken bowl');
    expect(list).toHaveTextContent('5 ×Tofu bowl');
  });
});

test('a person of another organization may choose between theirs', async () => {
  const { user, server } = await open(new FakeServer(), { user: aPerson() });
  await user.click(screen.getByRole('button', { name: /Organization/ }));
  await user.click(await screen.findByRole('option', { name: 'Contoso' }));
  await waitFor(() => expect(server.patches()).toEqual([{ order: { team_id: 4 } }]));
});
