import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anOrder, open } from '../../test/open';

const at = (order = anOrder()) => ({ '/cpi/v1/orderer/orders/12': { json: order } });

it('[ORG-10] shows an order with its price line by line, its food, its address and its life', async () => {
  const { container } = await open('/organization/4/orders/12', at());
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
  const price = screen.getByRole('region', { name: 'Price' });
  expect(price).toHaveTextContent('$300.00');
  expect(price).toHaveTextContent('$24.00');
  expect(price).toHaveTextContent('$324.00');
  expect(price).toHaveTextContent('Visa ending in 4242 is authorized. It is charged after delivery.');
  expect(screen.getByText('Served as: Buffet')).toBeVisible();
  expect(screen.getByText('350 5th Ave, New York, NY 10001')).toBeVisible();
  expect(screen.getByText('Order placed')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it('[CUST-13] opens under the customer too', async () => {
  await open('/customer/1/orders/12', at());
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
});

it('[CUST-18] greets a first order in a modal over its page', async () => {
  await open('/customer/1/orders/12/new-customer', at());
  expect(await screen.findByRole('dialog', { name: 'Your first order is placed' })).toBeVisible();
});

it('[CUST-19] thanks for a referral in a modal over its page', async () => {
  await open('/customer/1/orders/12/referral-order', at());
  expect(await screen.findByRole('dialog', { name: /Thank you/ })).toBeVisible();
});

it('says why an order was not delivered, and that nothing was charged', async () => {
  await open(
    '/organization/4/orders/12',
    at(anOrder({ status: 'declined', status_label: 'Declined', end_reason: 'Our oven broke.' })),
  );
  expect(await screen.findByText('Our oven broke. Nothing was charged.')).toBeVisible();
});

it('a cart goes on at checkout', async () => {
  await open('/organization/4/orders/12', at(anOrder({ status: 'in_cart' })));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});
