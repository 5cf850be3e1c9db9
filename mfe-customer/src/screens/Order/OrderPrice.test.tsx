import type { Schemas } from '@copper-carrot/contracts';
import { recorded } from '@copper-carrot/contracts/testing';
import { act, screen } from '@testing-library/react';
import { anOrder, apiWith, open } from '../../test/open';

/** The price of an order, read by person 1. */
async function priceOf(order: Schemas['Order']) {
  await open('/organization/4/orders/12', apiWith(order));
  return screen.findByRole('region', { name: 'Price' });
}
const paid = (status: Schemas['Order']['payment']['status']) => ({ ...anOrder().payment, status });
const canceled = { user_id: 1, status: 'canceled', end_reason: 'Canceled by the customer.' } as const;

it.each([
  ['Service fee', 'The service fee supports Copper Carrot.'],
  ['Processing fee', 'The processing fee covers credit card processing costs.'],
])('[PAY-08] [PAY-09] what the %s is for is said in the words of the server', async (fee, words) => {
  const { pricing } = recorded['get /cpi/v1/orderer/orders/{id}'][200];
  await priceOf(anOrder({ user_id: 1, pricing }));
  act(() => screen.getByRole('button', { name: `About ${fee}` }).focus());
  expect(await screen.findByText(words)).toBeVisible();
});

describe('the coins of an order', () => {
  it('are its owner’s', async () => {
    const price = await priceOf(anOrder({ user_id: 1, points_awarded: 300 }));
    expect(price).toHaveTextContent('You earn 300 coins with this order.');
    expect(screen.getByText(/^You get an e-mail as soon as they answer/)).toBeVisible();
  });
  it('are promised to nobody else who reads it or pays for it, and no mail either', async () => {
    const price = await priceOf(anOrder({ user_id: 2, user_name: 'Sam Lee', points_awarded: 300 }));
    expect(price).not.toHaveTextContent('coins');
    expect(screen.getByText(/^Sam Lee gets an e-mail as soon as they answer/)).toBeVisible();
    expect(screen.queryByText(/has your order/)).not.toBeInTheDocument();
  });
  it('are not earned by what ends without the food', async () => {
    expect(await priceOf(anOrder({ ...canceled, points_awarded: 300 }))).not.toHaveTextContent('coins');
  });
});

describe('how an order is paid that ended without the food', () => {
  it.each([
    [75, 'captured', 'Canceled−$324.00Cancellation fee$75.00Total$75.00'],
    [null, 'voided', 'Canceled−$324.00Total$0.00'],
    [null, 'refunded', 'Canceled−$324.00Total$0.00'],
  ] as const)('is summed up to its fee of %s, also where it was %s', async (fee, status, words) => {
    const price = await priceOf(anOrder({ ...canceled, cancellation_fee: fee, payment: paid(status) }));
    expect(price).toHaveTextContent(words);
    expect(price).not.toHaveTextContent('per person, all in');
  });

  it.each([
    ['invoice', 'No invoice is sent.'],
    ['authorized', 'Nothing is charged.'],
    ['voided', 'was released. Nothing was charged.'],
  ] as const)('is said of what was %s', async (status, words) => {
    const price = await priceOf(anOrder({ ...canceled, payment: paid(status) }));
    expect(price).toHaveTextContent(words);
    expect(price).not.toHaveTextContent(/after delivery/);
  });

  it.each([
    [75, 'Instead of this, $75.00 is to be paid for the cancellation.'],
    [0, 'Instead of this, $75.00 was paid for the cancellation.'],
  ])('is its fee alone where $%s of it are open', async (balance, words) => {
    const { pricing } = anOrder();
    const fee = { cancellation_fee: 75, pricing: { ...pricing, balance }, payment: paid('captured') };
    const price = await priceOf(anOrder({ ...canceled, ...fee }));
    expect(price).toHaveTextContent(words);
    expect(price).not.toHaveTextContent('was charged');
  });
});
