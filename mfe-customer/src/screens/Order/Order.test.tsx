import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  const { address, start_date, start_time, headcount } = anOrder();
  const another = screen.getByRole('link', { name: 'Find another caterer' });
  const { pathname, searchParams } = new URL(another.getAttribute('href') ?? '', 'http://localhost');
  expect(pathname).toBe('/search');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    formatted_address: address.formatted_address,
    start_date,
    start_time,
    headcount: String(headcount),
  });
});

it('a cart goes on at checkout', async () => {
  await open('/organization/4/orders/12', at(anOrder({ status: 'in_cart' })));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
});

describe('an order whose card was refused', () => {
  const cards = '/cpi/v1/orderer/orders/{id}/credit_cards';
  const pay = '/cpi/v1/orderer/orders/{id}/payment';
  const { credit_card: card, can } = recorded['get /cpi/v1/orderer/orders/{id}'][200];
  const anotherCard = { ...card, id: 77, brand: 'mastercard', last4: '4444', nickname: 'Office' };
  const refused = anOrder({
    can: { ...can, choose_card: true },
    time_zone: 'America/New_York',
    payment: {
      status: 'failed',
      authorize_on: null,
      code: 'generic_decline',
      message: 'Your card was declined.',
      held_until: '2026-12-01T18:00:00.000Z',
    },
  });
  const choose = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /Another card/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Mastercard ending in 4444 (Office)' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pay with this card' }));
  };

  it('says until when another one may be chosen, and has it pay', async () => {
    let order = refused;
    const api = new FakeApi()
      .on('get', '/cpi/v1/orderer/orders/{id}', () => order)
      .on('get', cards, () => ({ records: [anotherCard], count: 1 }))
      .on('patch', pay, () => (order = anOrder()));
    const { container } = await open('/organization/4/orders/12', api);
    const notice = await screen.findByText(/Your card was declined\. Please choose another card until/);
    expect(notice).toHaveTextContent('Tue 12/01/2026, 1:00 pm, or the order is canceled.');
    expect((await axe(container)).violations).toEqual([]);
    await choose();
    await waitFor(() => expect(screen.queryByText(/Your card was declined/)).not.toBeInTheDocument());
    expect(api.called('patch', pay).map(({ body }) => body)).toEqual([{ payment: { credit_card_id: 77 } }]);
  });

  it('says why the other one is refused too', async () => {
    const api = new FakeApi()
      .on('get', '/cpi/v1/orderer/orders/{id}', () => refused)
      .on('get', cards, () => ({ records: [anotherCard], count: 1 }))
      .on(
        'patch',
        pay,
        () => new Refusal(402, 'submit_order-payment_failed', { message: 'It has no money.' }),
      );
    await open('/organization/4/orders/12', api);
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('It has no money.');
  });
});
