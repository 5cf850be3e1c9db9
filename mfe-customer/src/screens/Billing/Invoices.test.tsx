import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const invoices = '/cpi/v1/orderer/invoices';
const payments = '/cpi/v1/orderer/payments';
const cards = '/cpi/v1/orderer/credit_cards';
const anInvoice = (id: number, more: Partial<Schemas['Invoice']> = {}): Schemas['Invoice'] => ({
  ...{ id, number: `CC-00${id}`, team_id: 4, team_name: 'Northwind Labs', order_id: id + 100 },
  ...{ brand_name: 'Saffron Kitchen', user_name: 'Dana Desk', start_date: '2026-11-10' },
  ...{ purchase_order_reference_code: null, cost_center: null, amount: 100.1, status: 'open' as const },
  ...{ issued_on: '2026-11-10', due_on: '2026-12-10', paid_at: null, payment_in_progress: false },
  can: { pay: true, book: false },
  ...more,
});
const aCard = (id: number, team_id: number | null): Schemas['SavedCard'] => ({
  ...(recorded[`get ${cards}/{id}`][200] as Schemas['SavedCard']),
  ...{
    id,
    team_id,
    nickname: '',
    brand: 'visa',
    last4: '4242',
    valid_stripe: true,
    is_default: team_id !== null,
  },
});
const none = { count: 0, amount: 0 };
const apiWith = (records: Schemas['Invoice'][]) =>
  new FakeApi()
    .on('get', invoices, () => ({ records, count: records.length }))
    .on('get', `${invoices}/totals`, () => ({ open: { count: 2, amount: 200.2 }, overdue: none }))
    .on('get', cards, ({ query }) => {
      const own = query.get('team_id') === null;
      return { records: own ? [aCard(8, null)] : [aCard(7, 4)], count: 1 };
    });

async function chooseAll(api: FakeApi) {
  const page = await open('/organization/4/billing', api);
  const user = userEvent.setup();
  const grid = await screen.findByRole('grid', { name: 'Invoices' });
  await user.click(within(grid).getAllByRole('checkbox')[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Pay 2 invoices, $200.20' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay 2 invoices' });
  await within(dialog).findByRole('button', { name: /Pay with/ });
  const pay = () => user.click(within(dialog).getByRole('button', { name: 'Pay $200.20' }));
  return { ...page, dialog, pay };
}

it('[DOC-03] lists what an organization has to pay, and pays several invoices by one charge of its card', async () => {
  let records = [anInvoice(1), anInvoice(2, { status: 'overdue' })];
  const api = apiWith(records).on('get', invoices, () => ({ records, count: records.length }));
  api.on('post', payments, () => {
    const paid = records;
    records = [];
    return { amount: 200.2, invoices: paid };
  });
  const { container, dialog, pay } = await chooseAll(api);
  expect(api.called('get', invoices)[0]?.query.getAll('status')).toEqual(['open', 'overdue']);
  expect(api.called('get', invoices)[0]?.query.get('team_id')).toBe('4');
  expect((await axe(container)).violations).toEqual([]);
  expect(dialog).toHaveTextContent('The card is charged $200.20 once.');
  await pay();
  expect(await screen.findByText('Nothing to pay')).toBeVisible();
  expect(api.called('post', payments).map(({ body }) => body)).toEqual([
    { payment: { invoice_ids: [1, 2], credit_card_id: 7, total: 200.2 } },
  ]);
});

it('says in the dialog why a card was refused, and leaves the invoices', async () => {
  const api = apiWith([anInvoice(1), anInvoice(2)]).on(
    'post',
    payments,
    () => new Refusal(402, 'submit_order-payment_failed', { message: 'Your card was declined.' }),
  );
  const { dialog, pay } = await chooseAll(api);
  await pay();
  await waitFor(() => expect(dialog).toHaveTextContent('Your card was declined.'));
});

it('offers no payment of what is paid or being paid, and an operator to book a transfer', async () => {
  const booked = anInvoice(3, { can: { pay: false, book: true } });
  const api = apiWith([
    anInvoice(1, { payment_in_progress: true, can: { pay: false, book: false } }),
    booked,
  ]);
  api.on('post', `${invoices}/{id}/book`, () => ({ ...booked, status: 'paid' as const }));
  await open('/organization/4/billing', api);
  expect(await screen.findByText('Being paid')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Book a payment of CC-003' }));
  const dialog = await screen.findByRole('dialog', { name: 'Book $100.10 for CC-003' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Number of the transfer/ }), {
    target: { value: ' WIRE-77 ' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Book the payment' }));
  await waitFor(() =>
    expect(api.called('post', `${invoices}/{id}/book`)[0]?.body.payment.reference).toBe('WIRE-77'),
  );
});

it('[DOC-03] shows the invoices of one’s own orders where no organization is named', async () => {
  const api = apiWith([anInvoice(1)]);
  await open('/customer/1/billing', api, { current_team: null });
  expect(await screen.findByRole('row', { name: 'CC-001' })).toHaveTextContent(/Northwind Labs.*Order #101/);
  expect(api.called('get', invoices)[0]?.query.get('team_id')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Credit and terms' })).not.toBeInTheDocument();
});

it('offers each month’s statement as PDF and CSV, and says how money came', async () => {
  const api = new FakeApi()
    .on('get', `${invoices}/statements`, () => ({
      records: [{ month: '2026-11', invoiced: 300, paid: 100, balance: 200 }],
      count: 1,
    }))
    .on('get', payments, () => ({
      records: [
        {
          ...{ id: 1, kind: 'invoice_payment' as const, method: 'transfer' as const, amount: 50 },
          ...{ at: '2026-11-05T12:00:00.000Z', order_id: 101, brand_name: 'Saffron Kitchen', invoice_id: 1 },
          ...{ invoice_number: 'CC-001', card: null, booked_by_operator: true, reference: 'WIRE-77' },
        },
      ],
      count: 1,
    }));
  const page = await open('/organization/4/billing?view=statements', api);
  for (const as of ['PDF', 'CSV'])
    expect(await screen.findByRole('link', { name: `Statement of November 2026 as ${as}` })).toHaveAttribute(
      'href',
      `${invoices}/statements/2026-11/${as.toLowerCase()}?team_id=4`,
    );
  page.unmount();
  await open('/organization/4/billing?view=payments', api);
  expect(await screen.findByRole('row', { name: /Payment of invoice CC-001, order #101/ })).toHaveTextContent(
    'Bank transfer or check, no. WIRE-77, booked by Copper Carrot',
  );
});
