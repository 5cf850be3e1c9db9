import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anOrder, open } from '../../test/open';

const at = (order = anOrder()) =>
  new FakeApi().on('get', '/cpi/v1/orderer/orders/{id}', ({ params }) =>
    params.id === '12' ? order : new Refusal(404, 'not_found'),
  );

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

it('says the dietary marks of each dish, and what comes along', async () => {
  await open('/organization/4/orders/12', at());
  expect((await screen.findByText('Carnitas')).closest('li')).toHaveTextContent('CarnitasGFGluten free20');
  expect(screen.getByRole('list', { name: 'Comes with it' })).toHaveTextContent('Rice and beansVGVegan');
  expect(screen.getByText('Plates and napkins')).toBeVisible();
});

it('[CUST-13] opens under the customer too', async () => {
  await open('/customer/1/orders/12', at());
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
});

describe.each(['/customer/1', '/organization/4'])('over the page of an order under %s', (above) => {
  it.each([
    ['[CHK-06] [CUST-18]', 'new-customer', 'Your first order is placed'],
    ['[CHK-08] [CUST-19]', 'referral-order', 'Thank you, and thanks to your colleague'],
  ])('%s %s thanks, says what comes next, and closes to the order', async (_rows, child, title) => {
    await open(`${above}/orders/12/${child}`, at());
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent('The caterer answers');
    expect(dialog).toHaveTextContent('Your card is charged after the food was delivered, never before.');
    expect((await axe(dialog)).violations).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'See your order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
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
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
});
