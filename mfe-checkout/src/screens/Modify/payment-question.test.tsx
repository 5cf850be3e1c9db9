import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aPerson } from '../../test/fixtures';
import { forPeople, ModifyServer, open, panel, placedOrder, sent } from '../../test/modify';
import { faultsOf, open as openAt } from '../../test/render';

beforeEach(() => sessionStorage.clear());

const asked = { name: 'Confirm your payment' };
const withTwoCards = () => {
  const server = new ModifyServer();
  server.cards = [aCard(), aCard({ id: 6, brand: 'mastercard', last4: '4444' })];
  return server;
};
const press = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await within(panel()).findByRole('button', { name: 'Send changes' }));

test('[CHK-16] changes that cost more are asked about of several cards when payment was not looked at', async () => {
  const { user, server } = await open(withTwoCards());
  await forPeople(user, 30);
  await press(user);
  const dialog = await screen.findByRole('dialog', asked);
  expect(dialog).toHaveTextContent('This order will be paid with your Visa ending 4242.');
  expect(await faultsOf(dialog)).toEqual([]);
  expect(sent(server)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm and send changes' }));
  await screen.findByTestId('elsewhere');
  expect(sent(server)).toMatchObject([{ order: { headcount: 30 } }]);
});

test('[CHK-17] and of an invoiceable person with one card', async () => {
  const server = new ModifyServer();
  const order = placedOrder({ user: { id: 1, name: 'Maya Chen', invoiceable: true } });
  server.order = { ...order, can: { ...order.can, pay_by_invoice: true } };
  const { user } = await open(server);
  await forPeople(user, 30);
  await press(user);
  const dialog = await screen.findByRole('dialog', asked);
  await user.click(within(dialog).getByRole('button', { name: 'Change payment' }));
  await press(user);
  await screen.findByTestId('elsewhere');
  expect(sent(server)).toHaveLength(1);
});

test('changes that cost less are sent without', async () => {
  const { user, server } = await open(withTwoCards());
  await forPeople(user, 18);
  await press(user);
  await screen.findByTestId('elsewhere');
  expect(sent(server)).toHaveLength(1);
});

test('[CHK-18] and so are those of whoever looked at payment: another card is chosen there', async () => {
  const { user, server } = await open(withTwoCards());
  await user.click(await screen.findByRole('radio', { name: /4444/ }));
  await forPeople(user, 30);
  await press(user);
  await screen.findByTestId('elsewhere');
  expect(sent(server)).toMatchObject([{ order: { credit_card_id: 6, headcount: 30 } }]);
});

test('another card is named beside the one that it takes the place of, with the whole that is held on it', async () => {
  const { user } = await open(withTwoCards());
  await user.click(await screen.findByRole('radio', { name: /4444/ }));
  const row = await within(panel()).findByRole('row', { name: /^Payment/ });
  expect(row).toHaveAccessibleName('Payment Visa ending 4242 Mastercard ending 4444');
  expect(panel()).toHaveTextContent(
    /It costs the same\. The whole \$\d+\.\d\d is held on your Mastercard ending 4444 .* Your Visa ending 4242 pays no more for it\./,
  );
});

test('[CHK-19] a site admin’s flag skips the question here too', async () => {
  const server = withTwoCards();
  server.order = { ...server.order, can: { ...server.order.can, ignore_checks: true } };
  await openAt('/orders/12/modify', server, { user: aPerson({ id: 90, is_admin: true }) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Ignore availability' }));
  await forPeople(user, 30);
  await press(user);
  await screen.findByTestId('elsewhere');
  expect(sent(server)).toHaveLength(1);
});

test('the team admin of a colleague’s order reads that more can’t be charged to that card, and no promise of it', async () => {
  const server = new ModifyServer();
  server.order = placedOrder({ credit_card_id: 99, credit_card: null });
  await openAt('/orders/12/modify', server, { user: aPerson({ id: 8 }) });
  const payment = await screen.findByRole('region', { name: 'Payment' });
  expect(
    await within(payment).findByText(
      'This order is paid with a card of Maya Chen. Nobody else can have more charged to it. For changes that cost more, choose another way to pay.',
    ),
  ).toBeVisible();
  await forPeople(userEvent.setup(), 30);
  expect(
    await within(panel()).findByText(
      '$100.00 more. Maya Chen’s own card can’t be charged for it by anybody else: please choose another way to pay.',
    ),
  ).toBeVisible();
  expect(panel()).not.toHaveTextContent('your card');
});
