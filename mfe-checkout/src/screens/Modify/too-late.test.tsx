import type { Schemas } from '@copper-carrot/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../../test/fixtures';
import { forPeople, ModifyServer, open, panel, placedOrder, send, sent } from '../../test/modify';
import { faultsOf } from '../../test/render';

beforeEach(() => sessionStorage.clear());

const gone = { cutoff_at: '2020-03-03T20:00:00.000Z', time_zone: 'America/New_York' };
const tooLate: Schemas['Error'] = {
  ...{ status: 422, code: 'modify_order-too_late', message: 'It is too late to change what is cooked.' },
  ...{ fields: {}, field_errors: {}, type: 'record_invalid', param: null, context: {} },
};
const serverOf = (values: Partial<Schemas['Order']> = {}) => {
  const server = new ModifyServer();
  server.order = placedOrder({ ...gone, ...values });
  return server;
};
const notice = 'It is too late to change the food of this order';
const inside = (name: string) => within(screen.getByRole('region', { name }));

test('says on arrival that the notice has passed, what can still be changed, and whom to call', async () => {
  const { brand } = anOrder();
  const { container } = await open(serverOf({ brand: { ...brand, phone_number: '(212) 555-0100' } }));
  const said = screen.getByText(notice).parentElement;
  expect(said).toHaveTextContent('Saffron Kitchen had to know by Tue 03/03/2020, 3:00 pm EST.');
  expect(said).toHaveTextContent('which Saffron Kitchen is asked about first.');
  expect(screen.getByRole('link', { name: '(212) 555-0100' })).toHaveAttribute('href', 'tel:+12125550100');
  expect(inside('Details').getByRole('textbox', { name: 'Headcount' })).toBeDisabled();
  expect(inside('Choices').queryByRole('button', { name: 'Edit Choices' })).not.toBeInTheDocument();
  for (const where of await inside('Address').findAllByRole('radio')) expect(where).toBeDisabled();
  expect(inside('Address').getByRole('textbox', { name: /Instructions/ })).toBeEnabled();
  expect(inside('Details').getByRole('button', { name: /^Date/ })).toBeEnabled();
  expect(inside('Tip and coupon').getByRole('radio', { name: '10%' })).toBeEnabled();
  expect(await faultsOf(container)).toEqual([]);
});

test('says nothing of it to who changes an order in time, or may skip the notice', async () => {
  const inTime = await open(serverOf({ cutoff_at: '2099-03-03T20:00:00.000Z' }));
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  expect(inside('Details').getByRole('textbox', { name: 'Headcount' })).toBeEnabled();
  inTime.unmount();
  const server = serverOf();
  server.order = { ...server.order, can: { ...server.order.can, ignore_checks: true } };
  await open(server);
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  expect(inside('Details').getByRole('textbox', { name: 'Headcount' })).toBeEnabled();
});

test('for a change that won’t be taken there is neither a price nor a promise, nor a button that comes to nothing', async () => {
  const server = serverOf({ cutoff_at: '2099-03-03T20:00:00.000Z' });
  server.errors = [tooLate];
  const { user } = await open(server);
  await forPeople(user, 30);
  expect(await within(panel()).findByText(tooLate.message)).toBeVisible();
  expect(within(panel()).getByRole('row', { name: 'People 20 30' })).toBeVisible();
  expect(panel()).not.toHaveTextContent('Total');
  expect(panel()).not.toHaveTextContent('is asked first');
  expect(screen.queryByText('This date and time won’t do')).not.toBeInTheDocument();
  expect(send()).toBeDisabled();
  expect(within(panel()).getByRole('button', { name: 'Discard changes' })).toBeEnabled();
});

test('what something on the page stands against is not priced either, and the press leads there', async () => {
  const server = serverOf({ cutoff_at: '2099-03-03T20:00:00.000Z' });
  server.errors = [
    { ...tooLate, code: 'submit_order-caterer_unavailable', message: 'The kitchen has no room.' },
  ];
  const { user } = await open(server);
  await forPeople(user, 30);
  expect(await inside('Details').findByText('The kitchen has no room.')).toBeVisible();
  expect(panel()).toHaveTextContent('This can’t be sent before what stands in red is put right.');
  expect(panel()).not.toHaveTextContent('is asked first');
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(send());
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Details' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
  expect(sent(server)).toEqual([]);
});

test('less than before on an invoice is invoiced, and not charged', async () => {
  const server = serverOf({
    ...{ cutoff_at: '2099-03-03T20:00:00.000Z', paid_with_invoice: true },
    ...{ credit_card_id: null, credit_card: null },
  });
  const { user } = await open(server);
  await forPeople(user, 18);
  expect(await within(panel()).findByText('$20.00 less. Only the new total is invoiced.')).toBeVisible();
});
