import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { enabledIn, section } from '../../test/checkout';
import { aPoll, dialog, openPoll, pollPath, PollServer } from '../../test/polls';
import { aPerson } from '../../test/fixtures';
import { faultsOf } from '../../test/render';

beforeEach(() => sessionStorage.clear());

const armed = { auto_submit: true, scheduled_at: '2099-03-01T12:00:00.000Z', maximum_total: 500 };
const changes = (server: PollServer) => server.called('patch', pollPath).map(({ body }) => body.order_poll);

async function arm(server = new PollServer()) {
  const view = await openPoll(server);
  await view.user.click(view.poll.getByRole('button', { name: 'Send the order automatically' }));
  return { ...view, asked: await dialog('Send the order automatically') };
}

test('[POLL-04] is armed with its end, more people and the most that it may cost, which is proposed and explained', async () => {
  const { user, server, asked, poll } = await arm();
  const most = within(asked).getByRole('textbox', { name: /The most it may cost/ });
  expect(most).toHaveValue('$410.00');
  expect(most).toHaveAccessibleDescription(
    /today’s \$352\.20, for as many people as may answer, and 15% beyond/,
  );
  const more = within(asked).getByRole('textbox', { name: /Meals beyond those picked/ });
  await user.clear(more);
  await user.type(more, '4');
  await user.tab();
  expect(more).toHaveAccessibleDescription(/meals are picked by now: with these it is an order for \d+/);
  await user.clear(most);
  await user.type(most, '5');
  await user.tab();
  expect(within(asked).getByText(/^The order costs \$352\.20 as it is now/)).toBeVisible();
  await user.clear(most);
  await user.type(most, '410');
  await user.click(within(asked).getByRole('checkbox', { name: /Tofu bowl/ }));
  expect(await faultsOf(asked)).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Send automatically' }));
  expect(
    await poll.findByText(/^This order is sent automatically on Mon 03\/02\/2099, 5:00 pm/),
  ).toBeVisible();
  expect(changes(server)).toEqual([
    {
      ...{ end_date: '2099-03-02', end_time: '17:00', auto_submit: true, maximum_total: 410 },
      extra_headcount_for_auto_submit: 4,
      extra_selections: [{ package_item_option_id: 102, qty: 1 }],
      scheduled_at: expect.any(String) as string,
    },
  ]);
});

test('a sum is asked for, and what the order lacks leads to where it is said', async () => {
  const { user, server, asked } = await arm();
  const most = within(asked).getByRole('textbox', { name: /The most it may cost/ });
  await user.clear(most);
  await user.click(within(asked).getByRole('button', { name: 'Send automatically' }));
  await waitFor(() => expect(most).toBeInvalid());
  expect(changes(server)).toEqual([]);
  server.on(
    'patch',
    pollPath,
    () =>
      new Refusal(422, 'record_invalid', {
        fields: { credit_card_id: ['blank'] },
        field_errors: { credit_card_id: ['is needed'] },
      }),
  );
  await user.type(most, '500');
  await user.click(within(asked).getByRole('button', { name: 'Send automatically' }));
  const lead = await within(asked).findByRole('button', { name: 'Go to Payment' });
  expect(within(asked).queryByRole('alert')).not.toBeInTheDocument();
  await user.click(lead);
  await waitFor(() => expect(asked).not.toBeInTheDocument());
  await waitFor(() => expect(section('Payment')).toContainElement(document.activeElement as HTMLElement));
});

test('[POLL-05] [OPERM-08] an armed poll makes the order read-only, address and all, with one way out', async () => {
  const { user, server, poll, container } = await openPoll(new PollServer(aPoll(armed)));
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  for (const name of ['Details', 'Address', 'Payment', 'Choices', 'Tip and coupon'])
    expect([name, enabledIn(name)]).toEqual([name, []]);
  expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
  expect(await screen.findByText('This order is sent automatically')).toBeVisible();
  expect(poll.getByText(/It goes out if it costs \$500\.00 or less\./)).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Go to the poll' }));
  await waitFor(() => expect(section('Poll')).toContainElement(document.activeElement as HTMLElement));
  await user.click(poll.getByRole('button', { name: 'Don’t send automatically' }));
  await waitFor(() => expect(screen.getByLabelText('Contact phone')).toBeEnabled());
  expect(changes(server)).toEqual([{ auto_submit: false, scheduled_at: null }]);
});

test('[OPERM-08] an armed poll makes the order read-only for a site admin as well', async () => {
  const server = new PollServer(aPoll(armed));
  const { order } = server;
  server.order = { ...order, can: { ...order.can, ignore_checks: true } };
  await openPoll(server, { user: aPerson({ id: 90, is_admin: true }) });
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  await screen.findByRole('region', { name: 'Site admin' });
  for (const name of ['Details', 'Address', 'Payment', 'Choices', 'Tip and coupon', 'Site admin'])
    expect([name, enabledIn(name)]).toEqual([name, []]);
});

test('an armed poll offers nothing that would change its order', async () => {
  const { user, poll } = await openPoll(new PollServer(aPoll(armed)));
  await user.click(poll.getByRole('button', { name: 'Change or end the poll' }));
  for (const name of ['Change the end', 'Close now', 'Use these answers', 'Delete the poll'])
    expect(poll.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(poll.getByRole('button', { name: 'Make a new link' })).toBeVisible();
});

test('[POLL-04] a poll that was only said to send its order, and not armed, leaves it as it is', async () => {
  await openPoll(new PollServer(aPoll({ ...armed, scheduled_at: null })));
  expect(screen.getByLabelText('Contact phone')).toBeEnabled();
});

test.each([
  ['submit_order-payment_failed', 'Payment'],
  ['order-coupon_not_applicable', 'Tip and coupon'],
  ['submit_order-caterer_unavailable', 'Details'],
])('what stood in the way is said, with the way to where it is mended: %s', async (code, where) => {
  const failure = { code, message: 'Your card was declined.', at: '2099-03-02T22:00:05.000Z' };
  const { user, poll } = await openPoll(new PollServer(aPoll({ status: 'closed', is_over: true, failure })));
  expect(poll.getByText('This order could not be sent automatically')).toBeVisible();
  expect(section('Poll')).toHaveTextContent(
    'Your card was declined. Nothing was ordered and nothing was charged',
  );
  await user.click(poll.getByRole('button', { name: `Go to ${where}` }));
  await waitFor(() => expect(section(where)).toContainElement(document.activeElement as HTMLElement));
});

test('an order that its poll sends while it is on show leads to how it went, and not to changing it', async () => {
  const { server } = await openPoll(new PollServer(aPoll(armed)));
  server.becomes({ status: 'submitted', is_over: true, scheduled_at: null });
  server.order = { ...server.order, status: 'pending', can: { ...server.order.can, modify: true } };
  expect(await screen.findByText('Your order is placed')).toBeVisible();
});

test('[OERR-06] a poll of an order that another window has sent is armed no more, and leads to its status', async () => {
  const { user, server, asked } = await arm();
  server.on('patch', pollPath, () => server.sentElsewhere());
  await user.click(within(asked).getByRole('button', { name: 'Send automatically' }));
  expect(await screen.findByText('Your order is placed')).toBeVisible();
});
