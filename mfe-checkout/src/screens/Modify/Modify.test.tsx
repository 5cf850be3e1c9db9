import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../test/fixtures';
import { faultsOf, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const placedOrder = (values: Partial<Schemas['Order']> = {}) => {
  const order = anOrder({ status: 'accepted', status_label: 'Accepted', ...values });
  return { ...order, can: { ...order.can, edit: false, submit: false, modify: true, ...values.can } };
};
const sideOf = (
  order: Schemas['Order'],
  values: Partial<Schemas['ChangeSide']> = {},
): Schemas['ChangeSide'] => ({
  headcount: order.headcount ?? 0,
  start_date: order.start_date ?? '',
  start_time: order.start_time ?? '',
  address: order.address.formatted_address,
  chosen_options: order.chosen_options,
  lines: order.pricing.lines,
  customer_price: order.pricing.customer_price,
  ...values,
});

/** An API that has every headcount cost ten dollars a head more or less, and asks the caterer. */
class ModifyServer extends FakeServer {
  override order = placedOrder();
  errors: Schemas['Error'][] = [];

  constructor() {
    super();
    this.on('patch', `${orderPath}/calculate_changes`, ({ body }) => this.worksOut(body.order)).on(
      'post',
      `${orderPath}/modify`,
      ({ body }) => this.modified(body.order),
    );
  }

  private worksOut(changes: Schemas['OrderChanges']): Schemas['CalculatedChanges'] {
    const { order } = this;
    const headcount = changes.headcount ?? order.headcount ?? 0;
    const difference = (headcount - (order.headcount ?? 0)) * 10;
    const chosen = order.chosen_options.map((each) => ({
      ...each,
      qty: Math.round((each.qty * headcount) / (order.headcount ?? 1)),
    }));
    return {
      chosen_options: chosen,
      before: sideOf(order),
      after: sideOf(order, {
        headcount,
        chosen_options: chosen,
        customer_price: order.pricing.customer_price + difference,
      }),
      difference,
      changes: [
        ...(headcount === order.headcount
          ? []
          : [
              {
                field: 'headcount',
                label: 'People',
                before: String(order.headcount),
                after: String(headcount),
              },
            ]),
        ...(changes.delivery_instructions === undefined
          ? []
          : [
              {
                field: 'delivery_instructions',
                label: 'Instructions',
                before: order.address.delivery_instructions,
                after: changes.delivery_instructions,
              },
            ]),
      ],
      needs_approval: true,
      dropped_options: [],
      lock_version: order.lock_version,
      valid: this.errors.length === 0,
      errors: this.errors,
    };
  }

  modified(changes: Schemas['OrderChanges']): Schemas['ModifiedOrder'] {
    const worked = this.worksOut(changes);
    return {
      id: 12,
      change_id: 5,
      status: 'requested',
      pricing: { customer_price: worked.after.customer_price },
      changes: worked.changes,
      from_referral: false,
    };
  }
}

async function open(server = new ModifyServer()) {
  const view = await openAt('/orders/12/modify', server);
  await screen.findByRole('heading', { level: 1, name: 'Change order #12' });
  return { ...view, user: userEvent.setup() };
}
const panel = () => screen.getByRole('complementary', { name: 'Your changes' });
const send = () => within(panel()).getByRole('button', { name: 'Send changes' });
const sent = (server: FakeServer) => server.called('post', `${orderPath}/modify`).map(({ body }) => body);

async function forPeople(user: ReturnType<typeof userEvent.setup>, headcount: number) {
  const field = await screen.findByRole('textbox', { name: 'Headcount' });
  await user.clear(field);
  await user.type(field, `${headcount}{Tab}`);
  const dialog = await screen.findByRole('dialog', { name: 'Change the headcount?' });
  expect(dialog).toHaveTextContent('Old headcount20');
  expect(dialog).toHaveTextContent(`New headcount${headcount}`);
  await user.click(within(dialog).getByRole('button', { name: `Change to ${headcount}` }));
}

test('[MOD-01] opens the sections of an order that was submitted, and has nothing to send yet', async () => {
  const { container } = await open();
  for (const name of ['Details', 'Address', 'Payment', 'Choices'])
    expect(screen.getByRole('region', { name })).toBeVisible();
  expect(send()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
  expect(await faultsOf(container)).toEqual([]);
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

test('[MOD-02] checkout of an order that can not be changed any more leads to its status', async () => {
  const server = new ModifyServer();
  const order = placedOrder({ status: 'fulfilled' });
  server.order = { ...order, can: { ...order.can, modify: false } };
  await openAt('/orders/12/checkout', server);
  expect(await screen.findByText('We hope that it tasted good.')).toBeVisible();
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
  expect(elsewhere).toHaveTextContent('/organization/3/orders/12');
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
  expect(elsewhere).toHaveTextContent('/organization/3/orders/12');
  expect(elsewhere).toHaveAttribute('data-search', '');
});

test('[MOD-06] an order without a payment method is changed all the same', async () => {
  const server = new ModifyServer();
  server.order = placedOrder({ credit_card_id: null, credit_card: null });
  const { user } = await open(server);
  await forPeople(user, 30);
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(send());
  expect(await screen.findByTestId('elsewhere')).toBeVisible();
});

const anError = (code: string, message: string): Schemas['Error'] => ({
  ...{ status: 422, code, message, fields: {}, field_errors: {} },
  ...{ type: 'record_invalid', param: null, context: {} },
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
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/customer/1/orders/12');
});

const changeOf = (
  order: Schemas['Order'],
  values: Partial<Schemas['OrderChangeRequest']>,
): Schemas['OrderChangeRequest'] => ({
  id: 5,
  status: 'requested',
  by: 'Maya Chen',
  by_you: true,
  bank_until: null,
  changes: [],
  requested_at: '2099-03-01T10:00:00.000Z',
  expires_at: '2099-03-02T10:00:00.000Z',
  decided_at: null,
  reason: null,
  before: sideOf(order),
  after: sideOf(order),
  difference: 0,
  can: { withdraw: true, pay: false },
  ...values,
});

test('while the caterer has not answered, nothing can be changed, and the way to withdraw is there', async () => {
  const server = new ModifyServer();
  const order = placedOrder();
  server.order = { ...order, change_request: changeOf(order, {}) };
  await open(server);
  expect(screen.getByText(/has not answered the last changes yet/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Headcount' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'the order’s page' })).toHaveAttribute(
    'href',
    '/organization/3/orders/12',
  );
});

test('while changes of a colleague wait for their bank, nothing is said of the caterer, and nothing can be changed', async () => {
  const server = new ModifyServer();
  const order = placedOrder();
  server.order = { ...order, change_request: changeOf(order, { status: 'paying', by_you: false }) };
  await open(server);
  expect(screen.getByText('Changes of Maya Chen wait for their bank')).toBeVisible();
  expect(screen.queryByText(/has not answered/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Headcount' })).toBeDisabled();
});

test('changes of one’s own that wait for the bank give way to others', async () => {
  const server = new ModifyServer();
  const order = placedOrder();
  server.order = { ...order, change_request: changeOf(order, { status: 'paying' }) };
  const { user } = await open(server);
  await forPeople(user, 30);
  await user.click(await within(panel()).findByRole('button', { name: 'Send changes' }));
  expect(await screen.findByTestId('elsewhere')).toBeVisible();
});

const keys = (server: FakeServer) =>
  server.called('post', `${orderPath}/modify`).map(({ headers }) => headers['Idempotency-Key']);

test('[OERR-09] a second delivery at the same time is asked about, and sent under a key of its own once it is meant', async () => {
  const server = new ModifyServer();
  server.on('post', `${orderPath}/modify`, ({ body }) =>
    body.ignore_checks?.simultaneous_delivery
      ? server.modified(body.order)
      : new Refusal(409, 'submit_order-has_simultaneous_delivery', {
          message: 'You already have a delivery to this address at this time: order #9.',
          context: { order_ids: [9] },
        }),
  );
  const { user } = await open(server);
  await forPeople(user, 30);
  await user.click(await within(panel()).findByRole('button', { name: 'Send changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Another delivery at the same time' });
  expect(dialog).toHaveTextContent('Nothing is changed yet.');
  await user.click(within(dialog).getByRole('button', { name: 'Send changes all the same' }));
  expect(await screen.findByTestId('elsewhere')).toBeVisible();
  const [first, second] = keys(server);
  expect(second).not.toBe(first);
});

test('an answer that was lost is asked for again under the same key, whatever the order is by then', async () => {
  const server = new ModifyServer();
  let isLost = true;
  server.on('post', `${orderPath}/modify`, ({ body }) =>
    isLost ? new Refusal(503, 'unavailable', { message: 'Please try again.' }) : server.modified(body.order),
  );
  const { user } = await open(server);
  await forPeople(user, 30);
  await user.click(await within(panel()).findByRole('button', { name: 'Send changes' }));
  expect(await screen.findByText('Please try again.')).toBeVisible();
  isLost = false;
  await user.click(send());
  expect(await screen.findByTestId('elsewhere')).toHaveAttribute('data-search', '?modify_submitted=true');
  expect(new Set(keys(server)).size).toBe(1);
  expect(sessionStorage).toHaveLength(0);
});

test('other changes, and the same ones after an answer, are sent under another key', async () => {
  const server = new ModifyServer();
  const refusal = () => new Refusal(422, 'submit_order-record_invalid', { message: 'Not like this.' });
  server.on('post', `${orderPath}/modify`, refusal);
  const { user } = await open(server);
  await forPeople(user, 30);
  const sendAgain = async (times: number) => {
    await user.click(send());
    await waitFor(() => expect(keys(server)).toHaveLength(times));
    await waitFor(() => expect(send()).toBeEnabled());
  };
  await sendAgain(1);
  await sendAgain(2);
  expect(new Set(keys(server)).size).toBe(2);
});

test('a cart goes on at checkout', async () => {
  const server = new ModifyServer();
  server.order = anOrder();
  await openAt('/orders/12/modify', server);
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});
