import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { aCard, anOrder, sides } from '../../test/fixtures';
import { fill, faultsOf } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';
import { open, openToPay, withOrder, place, section, submits } from '../../test/checkout';

beforeEach(() => sessionStorage.clear());

/** jsdom has no layout, so the payment section never counts as viewed. */
const nobodyAsked = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

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
    await waitFor(
      () => expect(server.patches()).toEqual([{ order: { headcount: 21 }, should_redistribute: true }]),
      { timeout: 2000 },
    );
    nobodyAsked();
  });

  test('[CHK-22] with a poll the order is patched directly', async () => {
    const poll = {
      code: 'abcdefgh',
      auto_submit: false,
      scheduled_at: null,
      expires_at: '2099-03-02T17:00:00.000Z',
    };
    const { user, server } = await open(withOrder({ poll_code: 'abcdefgh', poll }));
    await more(user);
    const moved = { order: { headcount: 21 }, should_redistribute: true };
    await waitFor(() => expect(server.patches()).toEqual([moved]), { timeout: 2000 });
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
    const words = 'Click "Edit Choices" to make sure no one misses out.';
    expect(section('Choices')).toHaveTextContent(words);
    expect(submits(server)).toEqual([]);
    expect(server.patches()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /More Chicken bowl/ }));
    expect(section('Choices')).not.toHaveTextContent(words);
    await waitFor(() => expect(server.patches()).toHaveLength(1));
    expect(server.patches()[0]).toMatchObject({
      order: {
        chosen_options: expect.arrayContaining([
          { option_id: 101, qty: 16 },
          { option_id: 102, qty: 4 },
        ]) as unknown,
      },
    });
    // Waits, so that its answer does not arrive during the next test.
    expect(await within(section('Choices')).findByText('Saved')).toBeVisible();
  });

  test('say what is in them as they are read back, too', async () => {
    await open();
    expect(within(section('Choices')).getByText('Contains soy')).toBeVisible();
    expect(within(section('Choices')).getAllByText(/^Contains/)).toHaveLength(1);
  });

  test('are edited from their start, and split evenly when that is asked for', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Choices' }));
    expect(await screen.findByRole('group', { name: 'Edit choices' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Split evenly' }));
    await waitFor(() => expect(server.patches()).toHaveLength(1));
    expect(server.patches()[0]).toMatchObject({
      order: {
        chosen_options: expect.arrayContaining([
          { option_id: 101, qty: 10 },
          { option_id: 102, qty: 10 },
        ]) as unknown,
      },
    });
    expect(await within(section('Choices')).findByText('Saved')).toBeVisible();
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
    if (cards.length > 0) await user.click(await screen.findByRole('button', { name: 'Use another card' }));
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
    await user.click(await screen.findByRole('button', { name: 'Use another card' }));
    await user.click(await screen.findByRole('button', { name: 'Add Card' }));
    expect(await screen.findByText('Your card was declined.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Card' })).toBeEnabled();
  });

  test.each([
    ['nothing of it without one', null, 'Sent to your organization after the event'],
    ['how much is left of it', 900, '$900.00 left to order on invoices'],
    ['that it leaves too little', 20, 'only $20.00 left to order on invoices, less than this order'],
  ])(
    '[PAY-02] who may pay by invoice reads of the organization’s limit %s, before any refusal',
    async (_what, left, words) => {
      const server = withOrder({ can: { ...anOrder().can, pay_by_invoice: true } });
      server.credit = { ...server.credit, limit: left && 1_000, left };
      await openToPay(server);
      const invoice = await screen.findByRole('radio', { name: /Pay by invoice/ });
      await waitFor(() => expect(invoice.closest('label')).toHaveTextContent(words));
      expect(invoice.closest('label')?.textContent?.endsWith(words)).toBe(true);
      const [asked] = server.called('get', '/cpi/v2/orderer/teams/{id}/credit');
      expect([asked?.params.id, asked?.query.get('order_id')]).toEqual(['3', '12']);
    },
  );

  test('[PAY-02] [PAY-03] invoice is offered only where the order says that it may be', async () => {
    const { unmount } = await open();
    expect(screen.queryByRole('radio', { name: /invoice/ })).not.toBeInTheDocument();
    unmount();
    const server = withOrder({ can: { ...anOrder().can, pay_by_invoice: true } });
    const { user } = await open(server);
    await user.click(await screen.findByRole('radio', { name: /Pay by invoice/ }));
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

test('reads back what is charged as the headcount grows', async () => {
  const server = new FakeServer();
  const charged: typeof sides = {
    ...sides,
    ...{ id: 91, has_choice: false, description: 'Servers', increment_by: 25, extra_headcount_price: 95 },
    choice_type: 'included',
  };
  server.choices = [...server.choices, charged];
  await open(server);
  expect(within(section('Choices')).getByText('$95.00 for each further 25 people')).toBeVisible();
});
