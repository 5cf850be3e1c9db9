import { orderState, type Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAddress, anOrder } from '../../test/fixtures';
import { faultsOf, open as openAt } from '../../test/render';
import { orderPath } from '../../test/server';
import { placedOrder, ModifyServer, open, panel, send, sent, forPeople } from '../../test/modify';

beforeEach(() => sessionStorage.clear());

test('[MOD-01] opens the sections of an order that was submitted, and has nothing to send yet', async () => {
  const { container } = await open();
  for (const name of ['Details', 'Address', 'Payment', 'Choices'])
    expect(screen.getByRole('region', { name })).toBeVisible();
  expect(send()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
  expect(await faultsOf(container)).toEqual([]);
});

test('the way back to the order is there before anything is changed', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
    'href',
    '/organization/3/orders/12',
  );
});

test.each(['pending', 'accepted', 'confirmed'] as const)(
  '[MOD-02] checkout of a %s order is in modify mode',
  async (status) => {
    const server = new ModifyServer();
    server.order = placedOrder({ status });
    await openAt('/orders/12/checkout', server);
    expect(await screen.findByRole('heading', { level: 1, name: 'Change order #12' })).toBeVisible();
  },
);

test('[POLL-10] in modify mode nothing is checked against the poll that the order had', async () => {
  const server = new ModifyServer();
  server.order = placedOrder({ poll_code: 'abcdefgh' });
  await open(server);
  expect(send()).toBeDisabled();
  expect(screen.queryByRole('region', { name: 'Poll' })).not.toBeInTheDocument();
  expect(server.called('get', '/cpi/v1/orderer/orders/{id}/poll')).toEqual([]);
});

test.each(['fulfilled', 'declined', 'expired', 'canceled'] as const)(
  '[MOD-02] checkout of a %s order is no cart: it leads to the status',
  async (status) => {
    const server = new ModifyServer();
    const order = placedOrder({ status });
    server.order = { ...order, can: { ...order.can, modify: false } };
    await openAt('/orders/12/checkout', server);
    expect(await screen.findByText(orderState(status).says(server.order))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
  },
);

test('[POLL-04] in modify mode no poll counts as scheduled: the order can be changed', async () => {
  const server = new ModifyServer();
  const scheduled_at = '2026-01-05T12:00:00.000Z';
  const poll = { code: 'abcdefgh', auto_submit: true, scheduled_at, expires_at: scheduled_at };
  server.order = placedOrder({ poll_code: poll.code, poll });
  const { user } = await open(server);
  expect(screen.queryByText(/sent automatically/)).not.toBeInTheDocument();
  const headcount = await screen.findByRole('textbox', { name: 'Headcount' });
  await user.clear(headcount);
  await user.type(headcount, '30{Tab}');
  await waitFor(() => expect(send()).toBeEnabled());
});

test('[MOD-02] checkout of a placed order leads whoever may not change it to its status', async () => {
  const server = new ModifyServer();
  const order = placedOrder({ status: 'accepted' });
  server.order = { ...order, can: { ...order.can, edit: false, modify: false } };
  await openAt('/orders/12/checkout', server);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 12' })).toBeVisible();
});

test('[MOD-03] [MOD-04] a headcount is confirmed, shown old beside new, and sent with what was seen', async () => {
  const { user, server, container } = await open();
  await forPeople(user, 30);
  expect(await within(panel()).findByRole('row', { name: 'People 20 30' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Details' })).not.toHaveTextContent('Saved');
  expect(panel()).toHaveTextContent('$100.00 more');
  expect(panel()).toHaveTextContent('Saffron Kitchen is asked first');
  expect(await faultsOf(container)).toEqual([]);
  await user.click(send());
  const elsewhere = await screen.findByTestId('elsewhere');
  expect(elsewhere.textContent).toBe('/organization/3/orders/12');
  expect(elsewhere).toHaveAttribute('data-search', '?modify_submitted=true');
  const { order } = server as ModifyServer;
  expect(sent(server)).toMatchObject([
    {
      order: { headcount: 30 },
      lock_version: order.lock_version,
      total: order.pricing.customer_price + 100,
    },
  ]);
  expect(server.patches()).toEqual([]);
});

test('where it goes and how the driver finds in are changed too', async () => {
  const { user, server } = await open();
  const field = await screen.findByRole('textbox', { name: /Instructions for the driver/ });
  await user.type(field, 'Use the freight lift.{Tab}');
  expect(await within(panel()).findByRole('row', { name: /Use the freight lift/ })).toBeVisible();
  await user.click(send());
  await screen.findByTestId('elsewhere');
  expect(sent(server)).toMatchObject([{ order: { delivery_instructions: 'Use the freight lift.' } }]);
});

test('another saved address shows its own door in the fields, under what is typed from then on', async () => {
  const server = new ModifyServer();
  const contoso = { company_name: 'Contoso', suite: '9', delivery_instructions: 'Ring twice.' };
  server.addresses.push(
    anAddress({ id: 12, formatted_address: '11 Wall St, New York, NY 10005', ...contoso }),
  );
  const { user } = await open(server);
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  await user.click(await screen.findByRole('radio', { name: /Contoso/ }));
  await waitFor(() => expect(field(/Company/)).toHaveValue('Contoso'));
  expect(field(/Suite/)).toHaveValue('9');
  expect(field(/Instructions/)).toHaveValue('Ring twice.');
  await user.type(field(/Suite/), 'B{Tab}');
  expect(await within(panel()).findByRole('row', { name: /Suite or floor .*9B/ })).toBeVisible();
  expect(field(/Suite/)).toHaveValue('9B');
  expect(field(/Company/)).toHaveValue('Contoso');
});

test('shows a tip that is one of the shares as that share, and no time by which a placed order is to be ordered', async () => {
  const server = new ModifyServer();
  const { pricing } = server.order;
  const tip = Math.round(pricing.order_items_price * 10) / 100;
  server.order = placedOrder({
    cutoff_at: '2099-03-02T22:30:00.000Z',
    time_zone: 'America/New_York',
    pricing: { ...pricing, tip },
  });
  await open(server);
  expect(await screen.findByRole('radio', { name: '10%' })).toBeChecked();
  expect(screen.queryByRole('textbox', { name: 'Tip amount' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Order by/)).not.toBeInTheDocument();
});

test('[MOD-05] a modify that changed nothing leads to the order without saying that it did', async () => {
  const server = new ModifyServer();
  server.on('post', `${orderPath}/modify`, () => ({
    id: 12,
    change_id: null,
    status: 'unchanged' as const,
    pricing: { customer_price: 1 },
    changes: [],
    from_referral: false,
  }));
  const { user } = await open(server);
  await forPeople(user, 30);
  await user.click(await within(panel()).findByRole('button', { name: 'Send changes' }));
  const elsewhere = await screen.findByTestId('elsewhere');
  expect(elsewhere.textContent).toBe('/organization/3/orders/12');
  expect(elsewhere).toHaveAttribute('data-search', '');
});

const anError = (code: string, message: string): Schemas['Error'] => ({
  ...{ status: 422, code, message, fields: {}, field_errors: {} },
  ...{ type: 'record_invalid', param: null, context: {} },
});
const waived = () => placedOrder({ bypass_payment: true, credit_card_id: null, credit_card: null });
const paymentSection = () => screen.getByRole('region', { name: 'Payment' });

test('[MOD-06] an order that was let pass without a payment method is changed all the same', async () => {
  const server = new ModifyServer();
  server.order = waived();
  const { user } = await open(server);
  await forPeople(user, 18);
  expect(await within(panel()).findByText(/less\. No payment is needed\.$/)).toBeVisible();
  expect(paymentSection()).toHaveTextContent('No payment is needed for this order.');
  await user.click(send());
  expect(await screen.findByTestId('elsewhere')).toBeVisible();
});

test('[MOD-06] an order that has no payment method at all is changed, and none is asked for', async () => {
  const server = new ModifyServer();
  server.order = placedOrder({
    ...{ bypass_payment: false, paid_with_invoice: false, credit_card_id: null, credit_card: null },
  });
  const { user } = await open(server);
  await forPeople(user, 18);
  await within(panel()).findByRole('row', { name: 'People 20 18' });
  await user.click(send());
  expect(await screen.findByTestId('elsewhere')).toBeVisible();
  expect(sent(server)).toMatchObject([{ order: { headcount: 18 } }]);
});

test('what an order costs beyond what was let pass is chosen a payment for, and nothing else', async () => {
  const server = new ModifyServer();
  server.order = waived();
  const missing = '$352.20 of this order needs no payment. Please choose how the rest is paid.';
  server.errors = [
    {
      ...anError('submit_order-invalid', missing),
      ...{ fields: { credit_card_id: ['rest_missing'] }, field_errors: { credit_card_id: [missing] } },
    },
  ];
  const { user } = await open(server);
  await forPeople(user, 30);
  expect(await within(paymentSection()).findByText(missing)).toBeVisible();
  const [card] = await within(paymentSection()).findAllByRole('radio');
  if (!card) throw new Error('a card is offered');
  server.errors = [];
  server.toPay = 40;
  await user.click(card);
  expect(
    await within(panel()).findByText(
      '$100.00 more, $40.00 to pay. It is held on your Visa ending 4242 with the rest on Sat 02/28/2099, 4 days before the event, and charged after the event.',
    ),
  ).toBeVisible();
  await user.click(send());
  expect(await screen.findByTestId('elsewhere')).toBeVisible();
  expect(sent(server)).toMatchObject([
    { order: { headcount: 30, credit_card_id: Number(card.getAttribute('value')) } },
  ]);
});

const full = {
  ...anError('submit_order-caterer_unavailable', 'The kitchen is fully booked at that time.'),
  fields: { kitchen_id: ['blank'] },
};

test('[OPERM-11] what a check refused of an order is worked out anew for a site admin who has the check ignored', async () => {
  const server = new ModifyServer();
  const order = placedOrder();
  server.order = { ...order, can: { ...order.can, ignore_checks: true } };
  server.errors = [full];
  const { user } = await open(server);
  await forPeople(user, 30);
  expect(await screen.findByText(full.message)).toBeVisible();
  server.errors = [];
  await user.click(screen.getByRole('checkbox', { name: 'Ignore availability' }));
  await waitFor(() => expect(screen.queryByText(full.message)).toBeNull());
  await user.click(send());
  expect(await screen.findByTestId('elsewhere')).toBeVisible();
  expect(sent(server)).toMatchObject([{ ignore_checks: { availability: true } }]);
});

test('what stands against the changes is said in its section, and nothing is sent', async () => {
  const server = new ModifyServer();
  server.errors = [full];
  const { user } = await open(server);
  await forPeople(user, 30);
  const details = screen.getByRole('region', { name: 'Details' });
  expect(await within(details).findByText('The kitchen is fully booked at that time.')).toBeVisible();
  await user.click(send());
  expect(sent(server)).toEqual([]);
});

test.each([
  ['is too long', /Instructions for the driver/, 'x'.repeat(1001), /must be at most 1000 characters long/],
  ['is no headcount of the package', 'Headcount', '5', /must be at least 10/],
])(
  'changes are not sent without what was typed beside them and %s: it is said there, and focus goes there',
  async (_what, name, typed, words) => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('radio', { name: '15%' }));
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.paste(typed);
    await user.tab();
    expect(field).toHaveAccessibleDescription(words);
    await waitFor(() => expect(send()).toBeEnabled());
    await user.click(send());
    await waitFor(() => expect(field).toHaveFocus());
    expect(sent(server)).toEqual([]);
    expect(field).toHaveValue(typed);
  },
);

test('what somebody else changed meanwhile is said and worked out anew, and the next press sends what is seen then', async () => {
  const server = new ModifyServer();
  server.on('post', `${orderPath}/modify`, ({ body }) => {
    if (body.lock_version === server.order.lock_version) return server.modified(body.order);
    return new Refusal(409, 'submit_order-changed', {
      message: 'This order is not what you saw any more. Nothing was changed.',
      context: { lock_version: server.order.lock_version, changed_by: ['Ana Ruiz'], changed_by_you: false },
    });
  });
  const { user } = await open(server);
  await forPeople(user, 30);
  await within(panel()).findByRole('row', { name: 'People 20 30' });
  server.changeBy('Ana Ruiz', { headcount: 25 });
  await user.click(send());
  expect(
    await within(panel()).findByText(/Ana Ruiz changed this order. This order is not what you saw/),
  ).toBeVisible();
  expect(await within(panel()).findByRole('row', { name: 'People 25 30' })).toBeVisible();
  await user.click(send());
  expect(await screen.findByTestId('elsewhere')).toHaveAttribute('data-search', '?modify_submitted=true');
  const { order } = server;
  expect(sent(server).at(-1)).toMatchObject({
    lock_version: order.lock_version,
    total: order.pricing.customer_price + 50,
  });
});

test('[OERR-14] an order that is in the past by then leads to its page under the customer', async () => {
  const server = new ModifyServer();
  server.on('post', `${orderPath}/modify`, () => new Refusal(409, 'modify_order-order_in_past'));
  server.errors = [anError('modify_order-order_in_past', 'This order is in the past.')];
  const { user } = await open(server);
  await forPeople(user, 30);
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(send());
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/customer/1/orders/12');
});

test('a cart goes on at checkout', async () => {
  const server = new ModifyServer();
  server.order = anOrder();
  await openAt('/orders/12/modify', server);
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});
