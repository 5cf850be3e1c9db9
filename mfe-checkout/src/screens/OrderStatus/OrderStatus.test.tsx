import { formatMoney } from '@copper-carrot/shared-ui/money';
import { screen } from '@testing-library/react';
import { anOrder } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer } from '../../test/server';

const having = (values: Parameters<typeof anOrder>[0]) => {
  const server = new FakeServer();
  server.order = anOrder(values);
  return server;
};

test.each(['/orders/12', '/orders/12/status'])('[OERR-07] %s leads to the order’s page', async (path) => {
  const { container } = await open(path, having({ status: 'accepted' }));
  expect(await screen.findByRole('link', { name: /See the order/ })).toHaveAttribute(
    'href',
    '/organization/3/orders/12',
  );
  expect(screen.getByText('Accepted')).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});

test('an order that is still a cart leads to checkout', async () => {
  await open('/orders/12', having({}));
  expect(await screen.findByRole('link', { name: /Go to checkout/ })).toHaveAttribute(
    'href',
    '/orders/12/checkout',
  );
});

test('an order without an organization leads to the person’s own', async () => {
  await open('/orders/12', having({ status: 'pending', team_id: null, team: null }));
  expect(await screen.findByRole('link', { name: /See the order/ })).toHaveAttribute(
    'href',
    '/customer/orders/12',
  );
});

test('the reset page says what happened, and a submitted order has nothing to reset', async () => {
  const { container, unmount } = await open('/orders/12/checkout/reset', having({}));
  expect(await screen.findByText(/Saffron Kitchen changed Bowls for all/)).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
  unmount();
  await open('/orders/12/checkout/reset', having({ status: 'pending' }));
  expect(await screen.findByText('Your order is placed')).toBeVisible();
});

test.each([
  ['pending', null, / has it and will answer soon/, true],
  ['declined', 'We are full', /^.+ says: “We are full”$/, false],
  ['canceled', 'The meeting is off.', 'The meeting is off.', false],
  ['expired', 'The caterer did not answer in time.', / did not answer\. You pay nothing\.$/, false],
] as const)(
  'of an order that is %s its page says so, and what it costs only while it stands',
  async (...of) => {
    const [status, end_reason, words, isPriced] = of;
    await open('/orders/12/status', having({ status, end_reason }));
    expect(await screen.findByText(words)).toBeVisible();
    const price = formatMoney(anOrder().pricing.customer_price);
    expect(document.body.textContent.includes(price)).toBe(isPriced);
  },
);
