import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, mains, sides } from '../../test/fixtures';
import { faultsOf, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const open = async (server = new FakeServer()) => {
  const opened = await openAt('/orders/12/checkout/reset', server);
  await screen.findByRole('heading', { level: 1, name: /Choose again/ });
  return { ...opened, user: userEvent.setup() };
};
const take = () => screen.findByRole('button', { name: 'Take today’s menu' });
const kept = () => JSON.parse(sessionStorage.getItem('copper-carrot.checkout.12') ?? '{}') as object;

test('[OERR-12] it says what went, what stays and what it costs now, before anything is changed', async () => {
  const { server, container } = await open();
  await take();
  const [gone, stays] = [
    screen.getByRole('list', { name: 'Not on the menu any more' }),
    screen.getByRole('list', { name: 'Stays' }),
  ];
  expect(within(gone).getByRole('listitem')).toHaveTextContent('Tofu bowlwas 5');
  expect(within(stays).getByRole('listitem')).toHaveTextContent(
    'Chicken bowlWas without extra charge, now +$1.50 each15, now 20',
  );
  expect(screen.queryByRole('list', { name: 'New' })).not.toBeInTheDocument();
  expect(screen.getByText(/this order comes to/)).toHaveTextContent('$411.25');
  expect(screen.getByText(/Saffron Kitchen changed Bowls for all/)).toHaveTextContent(
    'Nothing was ordered and nothing was charged.',
  );
  expect(server.called('post', `${orderPath}/reset_choices`).map(({ body }) => body)).toEqual([
    { persist_changes: false },
  ]);
  expect(await faultsOf(container)).toEqual([]);
});

test('[OERR-12] one press takes today’s menu, forgets what was typed of the one before, and leads back to checkout', async () => {
  sessionStorage.setItem(
    'copper-carrot.checkout.12',
    JSON.stringify({ chosen_options: [{ option_id: 102, qty: 20 }], headcount: 7 }),
  );
  const { user, server } = await open();
  await user.click(await take());
  expect(await screen.findByRole('heading', { level: 1, name: /Checkout/ })).toBeVisible();
  expect(server.called('post', `${orderPath}/reset_choices`).at(-1)?.body).toEqual({
    lock_version: server.order.lock_version,
  });
  expect(server.patches()).toEqual([]);
  expect(kept()).toEqual({ headcount: 7 });
});

test('[OERR-12] a reset that is refused says so and can be pressed again', async () => {
  let presses = 0;
  const server = new FakeServer();
  const { user } = await open(server);
  const button = await take();
  server.on('post', `${orderPath}/reset_choices`, () => {
    presses += 1;
    return new Refusal(409, 'order-submit_in_progress', { message: 'This order is being placed right now.' });
  });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('This order is being placed right now.');
  await user.click(button);
  await waitFor(() => expect(presses).toBe(2));
});

test('choices that are on today’s menu need no reset', async () => {
  const server = new FakeServer();
  server.menuHasChanged = false;
  await open(server);
  expect(await screen.findByRole('link', { name: 'Back to checkout' })).toHaveAttribute(
    'href',
    '/orders/12/checkout',
  );
  expect(screen.queryByRole('button', { name: 'Take today’s menu' })).not.toBeInTheDocument();
});

test('who may only read the order is not offered to change it', async () => {
  const server = new FakeServer();
  server.order = anOrder({ can: { ...anOrder().can, edit: false } });
  await open(server);
  expect(await screen.findByText('You can look, but not change')).toBeVisible();
  expect(server.called('post', `${orderPath}/reset_choices`)).toEqual([]);
});

test('a standing refusal of what the menu has lost is left to that page', async () => {
  const lost = { chosen_options: ['holds an option that this package does not have'] };
  const server = new FakeServer().on('post', `${orderPath}/check_validity`, () => ({
    valid: false,
    errors: [
      new Refusal(422, 'record_invalid', { field_errors: lost }).body,
      new Refusal(409, 'submit_order-choice_version_mismatch').body,
      new Refusal(422, 'submit_order-date_in_past', { message: 'It is over.' }).body,
    ],
  }));
  await openAt('/orders/12/checkout', server);
  expect(await screen.findByText('It is over.')).toBeVisible();
  expect(screen.queryByText(/holds an option/)).not.toBeInTheDocument();
});

test('[OERR-12] checkout says that the menu has changed, and lets the press reach the API', async () => {
  const server = new FakeServer().on(
    'post',
    `${orderPath}/submit`,
    () => new Refusal(409, 'submit_order-choice_version_mismatch'),
  );
  server.choices = [{ ...mains, options: mains.options.filter(({ id }) => id !== 102) }, sides];
  await openAt('/orders/12/checkout', server);
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  const choices = screen.getByRole('region', { name: 'Choices' });
  expect(within(choices).getByRole('link', { name: 'See what changed' })).toHaveAttribute(
    'href',
    '/orders/12/checkout/reset',
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Place order' }));
  await take();
});

test('[OERR-06] an order that another window has sent leads to its status', async () => {
  const { user, server } = await open();
  const button = await take();
  server.on('post', `${orderPath}/reset_choices`, () => server.sentElsewhere());
  await user.click(button);
  expect(await screen.findByText('Your order is placed')).toBeVisible();
});
