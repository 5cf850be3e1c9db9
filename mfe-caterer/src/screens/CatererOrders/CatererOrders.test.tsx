import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aRow, open } from '../../test/open';

const list = '/cpi/v1/caterer/orders';
const listing = (records: Schemas['OrderListRecord'][]) =>
  new FakeApi().on('get', list, () => ({ records, count: records.length }));

it('[CAT-01] [CAT-02] lists the orders that wait, each a link to its page', async () => {
  const { container } = await open('/caterer/7/orders', listing([aRow()]));
  expect(await screen.findByRole('link', { name: /Taco bar/ })).toHaveAttribute(
    'href',
    '/caterer/7/orders/12',
  );
  expect(screen.getByText('Waiting for you')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it("[NAV-14] leads to the caterer's other brand", async () => {
  await open('/caterer/7/orders', listing([]));
  expect(await screen.findByRole('link', { name: 'Juniper Table Dashboard' })).toHaveAttribute(
    'href',
    '/caterer/8/orders',
  );
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
});

it('offers another try when the list does not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = new FakeApi().on(
    'get',
    list,
    () => new Refusal(404, 'not_found', { message: 'No list today.' }),
  );
  await open('/caterer/7/orders', api);
  expect(await screen.findByText('No list today.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  api.on('get', list, () => ({ records: [aRow()], count: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Taco bar/ })).toBeVisible();
});
