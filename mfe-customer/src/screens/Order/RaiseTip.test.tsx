import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { apiWith, open, withRights } from '../../test/open';

const tip = '/cpi/v1/orderer/orders/{id}/tip';
const delivered = (amount: number, may = true): Schemas['Order'] => {
  const order = withRights({ raise_tip: may }, { status: 'fulfilled', status_label: 'Delivered' });
  const card = order.credit_card && { ...order.credit_card, brand: 'mastercard', last4: '4444' };
  return { ...order, credit_card: card, pricing: { ...order.pricing, tip: amount } };
};

async function give(amount: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Raise the tip' });
  const field = within(dialog).getByRole('textbox', { name: 'Tip' });
  fireEvent.change(field, { target: { value: amount } });
  fireEvent.blur(field);
  return dialog;
}

it.each(['/customer/1', '/organization/4'])(
  '[CUST-22] raises the tip of a delivered order over its page under %s, and says before what is charged, and to which card',
  async (above) => {
    const api = apiWith(delivered(24)).on('patch', tip, () => delivered(30.5));
    await open(`${above}/orders/12`, api);
    fireEvent.click(await screen.findByRole('link', { name: 'Raise the tip' }));
    const dialog = await give('30.5');
    expect(dialog).toHaveTextContent('it was $24.00 until now');
    expect(within(dialog).getByText('Mastercard ending in 4444 is charged for it, at once.')).toBeVisible();
    expect((await axe(dialog)).violations).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pay $6.50 more' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.called('patch', tip).map(({ params, body }) => [params.id, body])).toEqual([
      ['12', { tip: { amount: 30.5 } }],
    ]);
  },
);

it('says why the card was refused, and keeps what was typed', async () => {
  const refusal = new Refusal(402, 'submit_order-payment_failed', { message: 'Your card was declined.' });
  await open(
    '/organization/4/orders/12/tip',
    apiWith(delivered(24)).on('patch', tip, () => refusal),
  );
  const dialog = await give('30');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pay $6.00 more' }));
  expect(await within(dialog).findByText('Your card was declined.')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Tip' })).toHaveValue('$30.00');
});

it('says so where the tip can not be raised', async () => {
  await open('/organization/4/orders/12/tip', apiWith(delivered(24, false)));
  const dialog = await screen.findByRole('dialog', { name: 'Raise the tip' });
  expect(dialog).toHaveTextContent('The tip of this order can’t be raised here.');
  expect(screen.queryByRole('link', { name: 'Raise the tip' })).not.toBeInTheDocument();
});

it('is raised by a dollar or more, and to no more than all the rest', async () => {
  await open('/organization/4/orders/12/tip', apiWith(delivered(24)));
  const dialog = await give('24.99');
  expect(dialog).toHaveTextContent('can be up to $300.00');
  expect(within(dialog).getByRole('button', { name: 'Pay $0.99 more' })).toBeDisabled();
  await give('300');
  expect(within(dialog).getByRole('button', { name: 'Pay $276.00 more' })).toBeEnabled();
});

it.each([
  ['301', 'The tip can be up to $300.00.', '$301.00'],
  ['2', 'The tip can only be raised: it was $24.00 until now.', '$2.00'],
])(
  'of a slip as %s makes no other sum, which would be charged at the next press',
  async (typed, words, shown) => {
    await open('/organization/4/orders/12/tip', apiWith(delivered(24)));
    const dialog = await give(typed);
    const field = within(dialog).getByRole('textbox', { name: 'Tip' });
    expect(field).toHaveValue(shown);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(within(dialog).getByRole('button', { name: /^Pay/ })).toBeDisabled();
  },
);
