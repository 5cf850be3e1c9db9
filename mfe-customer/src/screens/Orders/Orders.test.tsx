import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aRow, open } from '../../test/open';

const list = '/cpi/v1/orderer/orders';
const listing = (records: Schemas['OrderListRecord'][]) =>
  new FakeApi().on('get', list, () => ({ records, count: records.length }));

it('[ORG-09] lists the orders of an organization, each a link to its page there', async () => {
  const api = listing([aRow({ status: 'accepted', status_label: 'Accepted' })]);
  const { container } = await open('/organization/4/orders', api);
  expect(await screen.findByRole('link', { name: /Taco bar/ })).toHaveAttribute(
    'href',
    '/organization/4/orders/12',
  );
  expect(api.called('get', list)[0]?.query.get('team_id')).toBe('4');
  expect(screen.queryByRole('link', { name: 'Not ordered yet' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

it("[CUST-12] lists one's own orders; a cart leads back to checkout", async () => {
  await open(
    '/customer/1/orders?view=carts',
    listing([aRow({ status: 'in_cart', status_label: 'In cart' })]),
  );
  expect(await screen.findByRole('link', { name: /Taco bar/ })).toHaveAttribute(
    'href',
    '/orders/12/checkout',
  );
});

it('says what to do when there is nothing', async () => {
  await open('/customer/1/orders', listing([]));
  expect(await screen.findByText('Nothing on the way')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/search');
});

it('says of a page past the last one that the orders are on the pages before, and leads there', async () => {
  const api = new FakeApi().on('get', list, ({ query }) => ({
    records: query.get('offset') === '0' ? [aRow()] : [],
    count: 1,
  }));
  await open('/customer/1/orders?view=past&page=9', api);
  expect(await screen.findByText('This page is past the last one')).toBeVisible();
  expect(screen.queryByText('No orders yet')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'First page' }));
  expect(await screen.findByRole('link', { name: /Taco bar/ })).toBeVisible();
});

it('says that the list did not come while the rest stands, and brings it when it is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = new FakeApi().on('get', list, () => new Refusal(500, 'internal', { message: 'No list now.' }));
  await open('/customer/1/orders', api);
  expect(await screen.findByRole('alert')).toHaveTextContent('No list now.');
  expect(screen.getByRole('link', { name: 'Past' })).toBeVisible();
  api.on('get', list, () => ({ records: [aRow()], count: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Taco bar/ })).toBeVisible();
});

it('has an address for each view, which keeps whose orders they are', async () => {
  await open('/customer/1/orders?organizationId=4&view=past&page=2', listing([aRow()]));
  await screen.findByRole('link', { name: /Taco bar/ });
  const views = within(screen.getByRole('navigation', { name: 'Orders by time' }));
  expect(views.getByRole('link', { current: 'page' })).toHaveAccessibleName('Past');
  expect(views.getByRole('link', { name: 'Upcoming' })).toHaveAttribute(
    'href',
    '/customer/1/orders?organizationId=4&view=upcoming',
  );
});

it('keeps whose orders they are from page to page', async () => {
  const api = new FakeApi().on('get', list, () => ({ records: [aRow()], count: 21 }));
  await open('/customer/1/orders?organizationId=4', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(api.called('get', list).map(({ query }) => [query.get('team_id'), query.get('offset')])).toEqual([
      ['4', '0'],
      ['4', '20'],
    ]),
  );
});
