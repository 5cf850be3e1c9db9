import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const credit = '/cpi/v2/orderer/teams/{id}/credit';
const apiWith = (values: Partial<Schemas['Credit']>, records: Schemas['OwedOnInvoice'][] = []) =>
  new FakeApi()
    .on('get', '/cpi/v2/orderer/coupons', () => ({ records: [], count: 0 }))
    .on('get', credit, () => ({ limit: 5_000, owed: 1_250, left: 3_750, invoice_terms_days: 30, ...values }))
    .on('get', `${credit}/orders`, () => ({ records, count: records.length }));
const invoiced: Schemas['OwedOnInvoice'] = {
  ...{ order_id: 12, brand_name: 'Saffron Kitchen', start_date: '2026-11-10' },
  ...{ invoice_number: 'CC-000012', amount: 850, counts_until: '2026-12-10' },
};
const ordered: Schemas['OwedOnInvoice'] = {
  ...{ order_id: 14, brand_name: 'Taco Bar', start_date: '2026-12-01' },
  ...{ invoice_number: null, amount: 400, counts_until: null },
};
const without: Schemas['OwedOnInvoice'] = {
  ...{ order_id: null, brand_name: null, start_date: null },
  ...{ invoice_number: 'CC-000900', amount: 20, counts_until: '2026-12-11' },
};

it('says how much is left to order on invoices, what counts and until when, and who sets the limit', async () => {
  const { container } = await open(
    '/organization/4/billing?view=credit',
    apiWith({}, [invoiced, without, ordered]),
  );
  expect(await screen.findByRole('heading', { name: '$3,750.00 left to order on invoices' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Ordered, of the limit' })).toHaveAttribute(
    'aria-valuetext',
    '$1,250.00 of $5,000.00',
  );
  expect(
    screen.getByText(/is due 30 days later. After that day it no longer counts towards the limit./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: '(855) 269-4056' })).toBeVisible();
  const row = (name: string) => screen.getByRole('row', { name });
  expect(await screen.findByRole('link', { name: 'Order #12' })).toHaveAttribute(
    'href',
    '/organization/4/orders/12',
  );
  expect(row('Order #12 from Saffron Kitchen')).toHaveTextContent(
    /Tue 11\/10\/2026.*CC-000012.*Thu 12\/10\/2026.*\$850\.00/,
  );
  expect(row('Order #14 from Taco Bar')).toHaveTextContent(/After the event.*Its invoice is due.*\$400\.00/);
  expect(row('Without an order')).toHaveTextContent(/CC-000900.*Fri 12\/11\/2026.*\$20\.00/);
  expect((await axe(container)).violations).toEqual([]);
});

it('says that there is no limit, and that nothing is owed', async () => {
  await open('/organization/4/billing?view=credit', apiWith({ limit: null, left: null, owed: 0 }));
  expect(await screen.findByRole('heading', { name: '$0.00 on invoices' })).toBeVisible();
  expect(screen.getByText(/There is no limit\./)).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(await screen.findByText('Nothing is owed')).toBeVisible();
});

it.each([
  [403, 'forbidden', 'Access Denied'],
  [404, 'not_found', '404'],
] as const)('is the page of error %d for who may not see it', async (status, code, title) => {
  const refused = () => new Refusal(status, code);
  await open(
    '/organization/4/billing',
    new FakeApi()
      .on('get', '/cpi/v1/orderer/invoices', refused)
      .on('get', `/cpi/v1/orderer/invoices/totals`, refused),
  );
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Billing' })).not.toBeInTheDocument();
});

it('draws no line for a limit of nothing, and none beyond its end', async () => {
  const { unmount } = await open('/organization/4/billing?view=credit', apiWith({ limit: 0, left: 0 }));
  expect(await screen.findByRole('heading', { name: '$0.00 left to order on invoices' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  unmount();
  await open('/organization/4/billing?view=credit', apiWith({ limit: 1_000, left: 0 }));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '1000');
});
