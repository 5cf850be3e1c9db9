import type { Schemas } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anOrder, open } from '../../test/open';

const at = (order = anOrder()) =>
  new FakeApi().on('get', '/cpi/v1/orderer/orders/{id}', ({ params }) =>
    params.id === '12' ? order : new Refusal(404, 'not_found'),
  );

it('[ORG-10] shows an order with its price line by line, its food, its address and its life', async () => {
  const { container } = await open('/organization/4/orders/12', at());
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
  const price = screen.getByRole('region', { name: 'Price' });
  expect(price).toHaveTextContent('$300.00');
  expect(price).toHaveTextContent('$24.00');
  expect(price).toHaveTextContent('$324.00');
  expect(price).toHaveTextContent('Visa ending in 4242 is authorized. It is charged after delivery.');
  expect(screen.getByText('Served as: Buffet')).toBeVisible();
  expect(screen.getByText('350 5th Ave, New York, NY 10001')).toBeVisible();
  expect(screen.getByText('Order placed')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it('names the kitchen where a pickup is fetched, also one that its restaurant has beside others', async () => {
  const kitchens = ['Gramercy', 'Murray Hill'].map((name, index) => ({
    ...{ id: 4 + index, name, formatted_address: `${index + 1} Prince St` },
    ...{ distance_miles: 1 + index, pickup_allowed: true },
  }));
  const order = anOrder({ pickup: true, pickup_kitchen_id: 5, possible_kitchens: kitchens });
  await open('/organization/4/orders/12', at(order));
  expect(await screen.findByText(`${order.brand.name}, Murray Hill, 2 Prince St`)).toBeVisible();
});

it('speaks of a pickup on all of its page, and says no suite of the office under the kitchen', async () => {
  const of = anOrder();
  const address = { ...of.address, suite: 'Suite 900' };
  const { unmount } = await open('/organization/4/orders/12', at(anOrder({ pickup: true, address })));
  const facts = await screen.findByRole('region', { name: 'Pickup' });
  expect(facts).not.toHaveTextContent(/Suite/);
  const price = screen.getByRole('region', { name: 'Price' });
  expect(price).toHaveTextContent('is authorized. It is charged after the food was picked up.');
  const life = within(screen.getByRole('list', { name: 'The order’s life' })).getAllByRole('listitem');
  expect(life.at(-1)).toHaveTextContent('Pickup');
  unmount();
  const payment = { ...of.payment, status: 'invoice' } as const;
  await open('/organization/4/orders/12', at(anOrder({ pickup: true, payment, paid_with_invoice: true })));
  expect(await screen.findByText(/Paid by invoice after the food was picked up\./)).toBeVisible();
});

it('says the dietary marks of each dish and what is in it, and what comes along', async () => {
  await open('/organization/4/orders/12', at());
  expect((await screen.findByText('Carnitas')).closest('li')).toHaveTextContent(
    'CarnitasGFGluten freeContains fish20',
  );
  expect(screen.getByRole('list', { name: 'Comes with it' })).toHaveTextContent(
    'Rice and beansVGVeganContains soy',
  );
  expect(screen.getByText('Plates and napkins')).toBeVisible();
});

it('leads to who picked what, of an order that came of a poll alone', async () => {
  const { unmount } = await open('/customer/1/orders/12', at(anOrder({ poll_code: 'abcdefgh' })));
  expect(await screen.findByRole('link', { name: 'Who picked what' })).toHaveAttribute(
    'href',
    '/customer/polls/abcdefgh',
  );
  unmount();
  await open('/customer/1/orders/12', at(anOrder({ poll_code: null })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Who picked what' })).toBeNull();
});

it('says whom the driver calls as people here write it', async () => {
  const { address } = anOrder();
  await open(
    '/customer/1/orders/12',
    at(anOrder({ address: { ...address, contact_name: 'Pat', contact_phone: '+12125550199' } })),
  );
  expect(await screen.findByText('Pat, (212) 555-0199')).toBeVisible();
});

it('[CUST-13] opens under the customer too', async () => {
  await open('/customer/1/orders/12', at());
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
});

describe.each(['/customer/1', '/organization/4'])('over the page of an order under %s', (above) => {
  it.each([
    ['[CHK-06] [CUST-18]', 'new-customer', 'Your first order is placed'],
    ['[CHK-08] [CUST-19]', 'referral-order', 'Thank you, and thanks to your colleague'],
  ])('%s %s thanks, says what comes next, and closes to the order', async (_rows, child, title) => {
    await open(`${above}/orders/12/${child}`, at());
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent('The caterer answers');
    expect(dialog).toHaveTextContent('Your card is charged after the food was delivered, never before.');
    expect((await axe(dialog)).violations).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'See your order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe.each(['new-customer', 'referral-order'])('what %s says comes next', (child) => {
  const delivered = 'On the day, the food arrives within your 30-minute window.';
  const fetched = 'On the day, your food is ready for you to pick up at the time that you chose.';
  const { payment } = anOrder();
  it.each([
    [
      'a pickup by invoice',
      { pickup: true, paid_with_invoice: true, payment: { ...payment, status: 'invoice' } },
      [fetched, 'Your organization gets an invoice after the event. No card is charged.'],
    ],
    ['a pickup by card', { pickup: true }, [fetched, 'Your card is charged after the food was picked up']],
    ['a delivery without payment', { bypass_payment: true }, [delivered, 'No payment is needed.']],
    [
      'a delivery that its owner’s own card pays, read by somebody else',
      { credit_card: null, user_name: 'Aud Orderer' },
      [delivered, 'Aud Orderer’s card is charged after the food was delivered, never before.'],
    ],
  ] as const)('is true of %s', async (_name, values, words) => {
    await open(`/customer/1/orders/12/${child}`, at(anOrder(values)));
    const dialog = await screen.findByRole('dialog');
    const said = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said.slice(1)).toEqual(words.map((each) => expect.stringContaining(each) as string));
  });
});

it('says why an order was not delivered, and that nothing was charged', async () => {
  await open(
    '/organization/4/orders/12',
    at(anOrder({ status: 'declined', status_label: 'Declined', end_reason: 'Our oven broke.' })),
  );
  expect(
    await screen.findByText(`${anOrder().brand.name} says: “Our oven broke.” Nothing was charged.`),
  ).toBeVisible();
  const { address, start_date, start_time, headcount } = anOrder();
  const another = screen.getByRole('link', { name: 'Find another caterer' });
  const { pathname, searchParams } = new URL(another.getAttribute('href') ?? '', 'http://localhost');
  expect(pathname).toBe('/search');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    formatted_address: address.formatted_address,
    start_date,
    start_time,
    headcount: String(headcount),
  });
});

it.each([
  ['accepted', 'Accepted', / has said yes, and will cook for you\.$/],
  ['confirmed', 'Confirmed', / has gone through the details once more, and is ready to cook\.$/],
] as const)('says in a sentence what %s means', async (status, status_label, words) => {
  await open('/organization/4/orders/12', at(anOrder({ status, status_label })));
  expect(await screen.findByText(words)).toBeVisible();
});

describe('what is taken away of an order', () => {
  const papers = async (can: Partial<Schemas['OrderCan']>, more: Partial<Schemas['Order']> = {}) => {
    const order = anOrder(more);
    await open('/organization/4/orders/12', at({ ...order, can: { ...order.can, ...can } }));
    await screen.findByRole('heading', { level: 1 });
    return screen
      .queryAllByRole('link', { name: /^(Receipt|Invoice|Add to calendar)$/ })
      .map((link) => [link.textContent, link.getAttribute('href')]);
  };
  const calendar = ['Add to calendar', '/cpi/v1/orderer/orders/12/calendar'];
  const invoice = ['Invoice', '/cpi/v1/orderer/orders/12/invoice'];
  const receipt = ['Receipt', '/cpi/v1/orderer/orders/12/receipt'];

  it('is its entry for a calendar while nothing is agreed', async () => {
    expect(await papers({ read_invoice: false, read_receipt: false })).toEqual([calendar]);
  });
  it('is its invoice too, once it is agreed', async () => {
    const agreed = { status: 'accepted', status_label: 'Accepted' } as const;
    expect(await papers({ read_invoice: true, read_receipt: false }, agreed)).toEqual([calendar, invoice]);
  });
  it('is its receipt once it was charged, and no entry of what is over', async () => {
    const over = { status: 'fulfilled', status_label: 'Delivered' } as const;
    expect(await papers({ read_invoice: true, read_receipt: true }, over)).toEqual([receipt, invoice]);
  });
});

it('a cart goes on at checkout', async () => {
  await open('/organization/4/orders/12', at(anOrder({ status: 'in_cart' })));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
});

describe('an order that may be changed', () => {
  const may = (can: Partial<Schemas['OrderCan']>, more: Partial<Schemas['Order']> = {}) => {
    const order = anOrder(more);
    return { ...order, can: { ...order.can, ...can } };
  };
  const side = (headcount: number, customer_price: number): Schemas['ChangeSide'] => ({
    headcount,
    start_date: '2099-03-04',
    start_time: '12:00',
    address: null,
    chosen_options: [],
    menu_items: [],
    lines: [],
    customer_price,
    price_per_person: customer_price / headcount,
  });
  const change: Schemas['OrderChangeRequest'] = {
    id: 5,
    status: 'requested',
    by: 'Pat Low',
    by_you: true,
    bank_until: null,
    changes: [{ field: 'headcount', label: 'People', before: '20', after: '40' }],
    requested_at: '2026-11-20T10:00:00.000Z',
    expires_at: '2026-11-21T10:00:00.000Z',
    decided_at: null,
    reason: null,
    before: side(20, 324),
    after: side(40, 648),
    difference: 324,
    can: { withdraw: true, pay: false },
  };

  it('[MOD-01] leads to modify mode', async () => {
    await open('/organization/4/orders/12', at(may({ modify: true })));
    const link = await screen.findByRole('link', { name: 'Change order' });
    expect(link).toHaveAttribute('href', '/orders/12/modify');
  });

  describe('once the notice for it has passed', () => {
    const gone = { cutoff_at: '2020-03-03T20:00:00.000Z', time_zone: 'America/New_York' };
    const { brand } = anOrder();
    const title = 'It is too late to change the food of this order';

    it('says so in place, whom to call about the food, and what can still be changed', async () => {
      const api = at(may({ modify: true }, { ...gone, brand: { ...brand, phone_number: '+12125550100' } }));
      const { container } = await open('/organization/4/orders/12', api);
      const said = (await screen.findByText(title)).parentElement;
      expect(said).toHaveTextContent(`${brand.name} had to know by Tue 03/03/2020, 3:00 pm EST.`);
      expect(screen.getByRole('link', { name: 'Call (212) 555-0100' })).toHaveAttribute(
        'href',
        'tel:+12125550100',
      );
      expect(
        screen.getByRole('link', { name: 'move it to a later date, change its tip or how it is paid' }),
      ).toHaveAttribute('href', '/orders/12/modify');
      expect(screen.queryByRole('link', { name: 'Change order' })).not.toBeInTheDocument();
      expect((await axe(container)).violations).toEqual([]);
    });

    it('names no number where none is known', async () => {
      const api = at(may({ modify: true }, { ...gone, brand: { ...brand, phone_number: null } }));
      await open('/organization/4/orders/12', api);
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
    });

    it.each([
      ['who may skip the notice', { modify: true, ignore_checks: true }, {}, true],
      ['whose changes wait for the caterer', { modify: true }, { change_request: change }, false],
      ['who may not change it', { modify: false }, {}, false],
    ])('says nothing of it to %s', async (_who, can, values, isOffered) => {
      await open('/organization/4/orders/12', at(may(can, { ...gone, ...values })));
      await screen.findByRole('heading', { level: 1, name: 'Taco bar' });
      expect(screen.queryByText(title)).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Change order' }) !== null).toBe(isOffered);
    });
  });

  it('says that changes were sent, shows them, and takes them back', async () => {
    const api = at(may({ modify: true }, { change_request: change })).on(
      'post',
      '/cpi/v1/orderer/orders/{id}/withdraw_changes',
      () =>
        anOrder({ change_request: { ...change, status: 'withdrawn', can: { withdraw: false, pay: false } } }),
    );
    const { container } = await open('/organization/4/orders/12?modify_submitted=true', api);
    expect(await screen.findByText('Your changes are sent')).toBeVisible();
    const card = screen.getByRole('region', { name: 'Your changes' });
    expect(card).toHaveTextContent('People40, instead of 20');
    expect(card).toHaveTextContent('Total now$324.00');
    expect(card).toHaveTextContent('Total with them$648.00');
    expect((await axe(container)).violations).toEqual([]);
    fireEvent.click(within(card).getByRole('button', { name: 'Withdraw changes' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your changes' })).not.toBeInTheDocument(),
    );
    expect(api.called('post', '/cpi/v1/orderer/orders/{id}/withdraw_changes')).toMatchObject([
      { body: { change_id: 5 } },
    ]);
  });

  it('asks for another card beside the changes that wait', async () => {
    const order = may(
      { modify: true, cancel: true },
      {
        change_request: change,
        cancellation_policy: { free_until: null, fee: 0, sentence: '', until: null },
      },
    );
    const payment = { ...order.payment, status: 'failed' as const, message: 'Your card was declined.' };
    await open('/organization/4/orders/12', at({ ...order, payment }));
    expect(await screen.findByText(/Your card was declined/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your changes' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  });

  it('says why the caterer declined the changes', async () => {
    const declined = { ...change, status: 'declined' as const, reason: 'Our oven is small.' };
    await open('/organization/4/orders/12', at(may({}, { change_request: declined })));
    expect(await screen.findByRole('region', { name: 'Your changes were declined' })).toHaveTextContent(
      'Our oven is small.',
    );
  });

  it('says why changes were not made, and nothing of those that their own people gave up', async () => {
    const refused = { ...change, status: 'refused' as const, can: { withdraw: false, pay: false } };
    const reason = 'Your card was declined.';
    const { unmount } = await open(
      '/organization/4/orders/12?modify_submitted=true',
      at(may({}, { change_request: { ...refused, reason } })),
    );
    const card = await screen.findByRole('region', { name: 'Your changes were not made' });
    expect(card).toHaveTextContent('Why: Your card was declined.');
    expect(screen.queryByText('Your order is changed')).not.toBeInTheDocument();
    unmount();
    await open('/organization/4/orders/12', at(may({}, { change_request: refused })));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/were not made/)).not.toBeInTheDocument();
  });

  describe('that wait for a bank', () => {
    const pay = '/cpi/v1/orderer/orders/{id}/pay_changes';
    const paying = (values: Partial<Schemas['OrderChangeRequest']> = {}) =>
      may(
        { modify: true },
        {
          change_request: {
            ...change,
            status: 'paying',
            expires_at: null,
            bank_until: '2026-11-20T10:30:00.000Z',
            can: { withdraw: true, pay: true },
            ...values,
          },
        },
      );
    const sent: Schemas['ModifiedOrder'] = {
      ...{ id: 12, change_id: 5, status: 'requested', changes: [], from_referral: false },
      pricing: { customer_price: 648 },
    };

    it('are confirmed there, and sent', async () => {
      let isConfirmed = false;
      const api = at(paying()).on('post', pay, () =>
        isConfirmed
          ? sent
          : new Refusal(402, 'submit_order-payment_authentication_required', {
              message: 'Your bank asks you to confirm this payment.',
              context: { client_secret: 'pi_1_secret_x', payment_intent_id: 'pi_1' },
            }),
      );
      const { container } = await open('/organization/4/orders/12', api);
      const card = await screen.findByRole('region', { name: 'Your changes wait for your bank' });
      expect(card).not.toHaveTextContent('will answer soon');
      expect((await axe(container)).violations).toEqual([]);
      fireEvent.click(within(card).getByRole('button', { name: 'Confirm with the bank' }));
      const bank = await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
      isConfirmed = true;
      api.on('get', '/cpi/v1/orderer/orders/{id}', () => may({}, { change_request: change }));
      fireEvent.click(within(bank).getByRole('button', { name: 'I have confirmed it' }));
      expect(await screen.findByRole('region', { name: 'Your changes' })).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(api.called('post', pay)).toMatchObject([{ body: { change_id: 5 } }, { body: { change_id: 5 } }]);
    });

    it('are given up by a colleague who may pay', async () => {
      const api = at(paying({ by_you: false })).on(
        'post',
        '/cpi/v1/orderer/orders/{id}/withdraw_changes',
        () => paying({ status: 'refused', can: { withdraw: false, pay: false } }),
      );
      await open('/organization/4/orders/12', api);
      const card = await screen.findByRole('region', { name: 'Changes of Pat Low wait for their bank' });
      fireEvent.click(within(card).getByRole('button', { name: 'Give the changes up' }));
      await waitFor(() => expect(card).not.toBeInTheDocument());
    });

    it('say whose they are to somebody who may do nothing about them', async () => {
      const api = at(paying({ by_you: false, can: { withdraw: false, pay: false } }));
      await open('/organization/4/orders/12', api);
      const card = await screen.findByRole('region', { name: 'Changes of Pat Low wait for their bank' });
      expect(card).toHaveTextContent('Pat Low has to confirm the payment by');
      expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    });
  });

  const cancel = '/cpi/v1/orderer/orders/{id}/cancel';
  const policy = { free_until: null, fee: 75, sentence: 'Canceling now costs 25% of the food.', until: null };

  it('is canceled for the fee that is said before, and for no other', async () => {
    const api = at(may({ cancel: true }, { cancellation_policy: policy })).on('post', cancel, () =>
      anOrder({ status: 'canceled', status_label: 'Canceled', end_reason: 'Off.', cancellation_fee: 75 }),
    );
    const changed: unknown[] = [];
    const stop = events.on('order.changed@1', (one) => changed.push(one));
    await open('/organization/4/orders/12', api);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const question = screen.getByRole('alertdialog', { name: 'Cancel order #12?' });
    expect(question).toHaveTextContent('Canceling now costs $75.00');
    expect((await axe(question)).violations).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel for $75.00' }));
    expect(await screen.findByText('Off. $75.00 is charged for the cancellation.')).toBeVisible();
    expect(api.called('post', cancel)).toMatchObject([{ body: { fee: 75 } }]);
    expect(changed.at(-1)).toEqual({ orderId: 12, status: 'canceled' });
    stop();
  });

  it('says why it could not be canceled, and keeps the question open', async () => {
    const message = 'What canceling costs has changed since it was shown. Please look again.';
    const api = at(may({ cancel: true }, { cancellation_policy: policy })).on(
      'post',
      cancel,
      () => new Refusal(409, 'cancel_order-fee_changed', { message }),
    );
    await open('/organization/4/orders/12', api);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel for $75.00' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('offers neither where neither is allowed', async () => {
    await open('/organization/4/orders/12', at(may({ modify: false, cancel: false })));
    await screen.findByRole('heading', { level: 1, name: 'Taco bar' });
    expect(screen.queryByRole('link', { name: 'Change order' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });
});

describe('a refund that no card took', () => {
  const stuck = (may: boolean) => {
    const order = anOrder({ status: 'canceled', end_reason: 'The meeting is off.' });
    return {
      ...order,
      payment: { ...order.payment, status: 'refunded' as const, stuck_refund: 324 },
      can: { ...order.can, send_back: may },
    };
  };
  const refundPath = '/cpi/v1/orderer/orders/{id}/refund';
  const openStuck = async (may: boolean) => {
    const api = at(stuck(may));
    const sent: unknown[] = [];
    api.on('post', refundPath, ({ body }) => {
      sent.push(body.refund);
      return anOrder({ status: 'canceled', end_reason: 'The meeting is off.' });
    });
    const { container } = await open('/organization/4/orders/12', api);
    await screen.findByText('$324.00 could not be sent back');
    return { sent, container };
  };
  const isGone = () => waitFor(() => expect(screen.queryByText(/could not be sent back/)).toBeNull());

  it('says to its owner whom to call', async () => {
    await openStuck(false);
    expect(screen.getByText(/The money is yours: please call \(855\) 269-4056/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try the card again' })).toBeNull();
    expect(screen.queryByText(/is sent back to the card|Nothing was charged/)).toBeNull();
  });

  it('is sent once more by a site admin', async () => {
    const { sent, container } = await openStuck(true);
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try the card again' }));
    await isGone();
    expect(sent).toEqual([{}]);
  });

  it('is written down as sent another way, which has to be named', async () => {
    const { sent } = await openStuck(true);
    expect(screen.getByRole('button', { name: 'It was sent this way' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /How it was sent/ }), 'Check 1042');
    await userEvent.click(screen.getByRole('button', { name: 'It was sent this way' }));
    await isGone();
    expect(sent).toEqual([{ sent_otherwise: 'Check 1042' }]);
  });

  it.each([
    ['refund_sent_otherwise', '$324.00 are written down as sent by Ada Root.'],
    ['refund_sent_again', '$324.00 are on their way to the card, sent by Ada Root.'],
  ])('says what became of it by the answer: %s', async (kind, words) => {
    const api = at(stuck(true));
    const { history } = anOrder();
    const entry = {
      id: 9,
      kind,
      text: 'Sent back',
      by: 'Ada Root',
      acting_as: null,
      at: '2026-11-21T10:00:00.000Z',
    };
    api.on('post', refundPath, () => anOrder({ status: 'canceled', history: [...history, entry] }));
    const { notices } = await open('/organization/4/orders/12', api);
    await userEvent.type(await screen.findByRole('textbox', { name: /How it was sent/ }), 'Check 1042');
    await userEvent.click(screen.getByRole('button', { name: 'It was sent this way' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', message: words }]));
  });
});
