import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/cpi/v1/orderer/orders/{id}/labels';
const label = { name: null, dish: 'Rice', marks: '', allergens: 'Contains soy.', note: '', warning: '' };
const api = (labels = [{ ...label, name: 'Zoë Hale', note: 'No onions' }, label]) =>
  new FakeApi().on('get', path, () => ({ foot: ['Northwind Labs', '#12'], labels }));

it.each(['/customer/1/orders/12/labels', '/organization/4/orders/12/labels'])(
  '[CUST-16] [ORG-13] shows the labels of an order, prints them and leads to their paper: %s',
  async (page) => {
    const print = jest.spyOn(window, 'print').mockClear().mockImplementation();
    const { container } = await open(page, api());
    const list = await screen.findByRole('list', { name: 'Labels' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Zoë HaleRiceContains soy.“No onions”Northwind Labs · #12');
    expect(second).toHaveTextContent(/^RiceContains soy/);
    expect(screen.getByRole('link', { name: 'Labels (PDF)' })).toHaveAttribute(
      'href',
      '/cpi/v1/orderer/orders/12/labels/sheets',
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect((await axe(container)).violations).toEqual([]);
  },
);

it('says where there is nothing to label, and is not there for strangers', async () => {
  const { unmount } = await open('/customer/1/orders/12/labels', api([]));
  expect(await screen.findByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/customer/orders/12',
  );
  unmount();
  await open(
    '/customer/1/orders/12/labels',
    new FakeApi().on('get', path, () => new Refusal(404, 'not_found')),
  );
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
});
