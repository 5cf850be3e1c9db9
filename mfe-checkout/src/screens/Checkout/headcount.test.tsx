import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../test/fixtures';
import { open } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const ready = anOrder();
const byHand = [
  { option_id: 101, qty: 24 },
  { option_id: 102, qty: 1 },
];

async function asked(from: number, quantities: number[], to: number) {
  const server = new FakeServer();
  server.order = anOrder({
    headcount: from,
    package: ready.package && { ...ready.package, minimum_headcount: 2 },
    chosen_options: quantities.flatMap((qty, index) =>
      ready.chosen_options.slice(index, index + 1).map((each) => ({ ...each, qty })),
    ),
    kept_options: byHand,
  });
  await open('/orders/12/checkout', server);
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'Headcount' });
  await user.clear(field);
  await user.type(field, `${to}{Tab}`);
  return screen.findByRole('dialog', { name: 'Change the headcount?' });
}

test('among more people the dish that found no place is listed as coming back', async () => {
  const dialog = await asked(2, [2], 25);
  expect(dialog).toHaveTextContent('Chicken bowl2 24');
  expect(dialog).toHaveTextContent('Tofu bowl0 1');
  expect(dialog).not.toHaveTextContent('left out');
});

test('among fewer people the dish that finds no place is named, and that it comes back', async () => {
  const dialog = await asked(25, [24, 1], 2);
  expect(dialog).toHaveTextContent('Chicken bowl24 2');
  expect(dialog).toHaveTextContent(
    'Tofu bowl is left out: 2 people can’t share that many dishes. It comes back when more people eat.',
  );
});

test('a headcount that the package does not serve leaves its part undone', async () => {
  await open('/orders/12/checkout', new FakeServer());
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'Headcount' });
  const details = screen.getByRole('region', { name: 'Details' });
  expect(details).toHaveAttribute('data-complete');
  await user.clear(field);
  await user.type(field, '500{Tab}');
  expect(field).toBeInvalid();
  expect(details).not.toHaveAttribute('data-complete');
});

test('of a wrong headcount and a missing phone, a press leads to the headcount, which stands above', async () => {
  const server = new FakeServer();
  server.order = anOrder({ address: { ...ready.address, contact_phone: null } });
  await open('/orders/12/checkout', server);
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'Headcount' });
  await user.clear(field);
  await user.type(field, '500{Tab}');
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByRole('textbox', { name: /^Contact phone/ })).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
  expect(server.called('post', `${orderPath}/submit`)).toEqual([]);
});
