import type { Schemas } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';
import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anOrder, apiWith, open, withRights } from '../../test/open';

it('[ORG-10] shows an order with its price line by line, its food, its address and its life', async () => {
  const { container } = await open('/organization/4/orders/12', apiWith());
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

it('[SUP-02] tells the help panel whom to call about the food', async () => {
  const shown = jest.fn();
  const stop = events.on('caterer.shown@1', shown);
  const order = anOrder();
  await open(
    '/organization/4/orders/12',
    apiWith({ ...order, brand: { ...order.brand, phone_number: '+12125550142' } }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Taco bar' });
  stop();
  expect(shown).toHaveBeenLastCalledWith({
    path: '/organization/4/orders/12',
    name: order.brand.name,
    phone: '+12125550142',
  });
});

it('names the kitchen where a pickup is fetched, also one that its restaurant has beside others', async () => {
  const kitchens = ['Gramercy', 'Murray Hill'].map((name, index) => ({
    ...{ id: 4 + index, name, formatted_address: `${index + 1} Prince St` },
    ...{ distance_miles: 1 + index, pickup_allowed: true },
  }));
  const order = anOrder({ pickup: true, pickup_kitchen_id: 5, possible_kitchens: kitchens });
  await open('/organization/4/orders/12', apiWith(order));
  expect(await screen.findByText(`${order.brand.name}, Murray Hill, 2 Prince St`)).toBeVisible();
});

it('speaks of a pickup on all of its page, and says no suite of the office under the kitchen', async () => {
  const of = anOrder();
  const address = { ...of.address, suite: 'Suite 900' };
  const { unmount } = await open('/organization/4/orders/12', apiWith(anOrder({ pickup: true, address })));
  const facts = await screen.findByRole('region', { name: 'Pickup' });
  expect(facts).not.toHaveTextContent(/Suite/);
  const price = screen.getByRole('region', { name: 'Price' });
  expect(price).toHaveTextContent('is authorized. It is charged after the food was picked up.');
  const life = within(screen.getByRole('list', { name: 'The order’s life' })).getAllByRole('listitem');
  expect(life.at(-1)).toHaveTextContent('Pickup');
  unmount();
  const payment = { ...of.payment, status: 'invoice' } as const;
  await open(
    '/organization/4/orders/12',
    apiWith(anOrder({ pickup: true, payment, paid_with_invoice: true })),
  );
  expect(await screen.findByText(/Paid by invoice after the food was picked up\./)).toBeVisible();
});

it('says the dietary marks of each dish and what is in it, and what comes along', async () => {
  await open('/organization/4/orders/12', apiWith());
  expect((await screen.findByText('Carnitas')).closest('li')).toHaveTextContent(
    'CarnitasGFGluten freeContains fish20',
  );
  expect(screen.getByRole('list', { name: 'Comes with it' })).toHaveTextContent(
    'Rice and beansVGVeganContains soy',
  );
  expect(screen.getByText('Plates and napkins')).toBeVisible();
});

it('leads to who picked what, of an order that came of a poll alone', async () => {
  const { unmount } = await open('/customer/1/orders/12', apiWith(anOrder({ poll_code: 'abcdefgh' })));
  expect(await screen.findByRole('link', { name: 'Who picked what' })).toHaveAttribute(
    'href',
    '/customer/polls/abcdefgh',
  );
  unmount();
  await open('/customer/1/orders/12', apiWith(anOrder({ poll_code: null })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Who picked what' })).toBeNull();
});

it('says whom the driver calls as people here write it', async () => {
  const { address } = anOrder();
  await open(
    '/customer/1/orders/12',
    apiWith(anOrder({ address: { ...address, contact_name: 'Pat', contact_phone: '+12125550199' } })),
  );
  expect(await screen.findByText('Pat, (212) 555-0199')).toBeVisible();
});

it('[CUST-13] opens under the customer too', async () => {
  await open('/customer/1/orders/12', apiWith());
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
});

describe.each(['/customer/1', '/organization/4'])('over the page of an order under %s', (above) => {
  const thanks = async (child: string, title: string) => {
    await open(`${above}/orders/12/${child}`, apiWith());
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent('The caterer answers');
    expect(dialog).toHaveTextContent('Your card is charged after the food was delivered, never before.');
    expect((await axe(dialog)).violations).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'See your order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  };
  it('[CHK-06] [CUST-18] new-customer thanks, says what comes next, and closes to the order', () =>
    thanks('new-customer', 'Your first order is placed'));
  it('[CHK-08] [CUST-19] referral-order thanks, says what comes next, and closes to the order', () =>
    thanks('referral-order', 'Thank you, and thanks to your colleague'));
});

describe.each(['new-customer', 'referral-order'])('what %s says comes next', (child) => {
  const delivered = 'On the day, the food arrives within your 30-minute window.';
  const fetched = 'On the day, your food is ready for you to pick up at the time that you chose.';
  const { payment } = anOrder();
  it.each([
    [
      'a pickup by invoice',
      { pickup: true, paid_with_invoice: true, payment: { ...payment, status: 'invoice' } },
      [fetched, 'Your organization gets an invoice after the event. No card is charged.'],
    ],
    ['a pickup by card', { pickup: true }, [fetched, 'Your card is charged after the food was picked up']],
    ['a delivery without payment', { bypass_payment: true }, [delivered, 'No payment is needed.']],
    [
      'a delivery that its owner’s own card pays, read by somebody else',
      { credit_card: null, user_name: 'Aud Orderer' },
      [delivered, 'Aud Orderer’s card is charged after the food was delivered, never before.'],
    ],
  ] as const)('is true of %s', async (_name, values, words) => {
    await open(`/customer/1/orders/12/${child}`, apiWith(anOrder(values)));
    const dialog = await screen.findByRole('dialog');
    const said = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said.slice(1)).toEqual(words.map((each) => expect.stringContaining(each) as string));
  });
});

it('says why an order was not delivered, and that nothing was charged', async () => {
  await open(
    '/organization/4/orders/12',
    apiWith(anOrder({ status: 'declined', status_label: 'Declined', end_reason: 'Our oven broke.' })),
  );
  expect(
    await screen.findByText(`${anOrder().brand.name} says: “Our oven broke.” Nothing was charged.`),
  ).toBeVisible();
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

it.each([
  ['accepted', 'Accepted', / accepted your order\.$/],
  ['confirmed', 'Confirmed', / has gone through the details once more, and is ready to cook\.$/],
] as const)('says in a sentence what %s means', async (status, status_label, words) => {
  await open('/organization/4/orders/12', apiWith(anOrder({ status, status_label })));
  expect(await screen.findByText(words)).toBeVisible();
});

describe('what is taken away of an order', () => {
  const papers = async (can: Partial<Schemas['OrderCan']>, more: Partial<Schemas['Order']> = {}) => {
    await open('/organization/4/orders/12', apiWith(withRights(can, more)));
    await screen.findByRole('heading', { level: 1 });
    return screen
      .queryAllByRole('link', { name: /^(Receipt|Invoice|Add to calendar)$/ })
      .map((link) => [link.textContent, link.getAttribute('href')]);
  };
  const calendar = ['Add to calendar', '/cpi/v1/orderer/orders/12/calendar'];
  const invoice = ['Invoice', '/cpi/v1/orderer/orders/12/invoice'];
  const receipt = ['Receipt', '/cpi/v1/orderer/orders/12/receipt'];

  it('is its entry for a calendar while nothing is agreed', async () => {
    expect(await papers({ read_invoice: false, read_receipt: false })).toEqual([calendar]);
  });
  it('is its invoice too, once it is agreed', async () => {
    const agreed = { status: 'accepted', status_label: 'Accepted' } as const;
    expect(await papers({ read_invoice: true, read_receipt: false }, agreed)).toEqual([calendar, invoice]);
  });
  it('is its receipt once it was charged, and no entry of what is over', async () => {
    const over = { status: 'fulfilled', status_label: 'Delivered' } as const;
    expect(await papers({ read_invoice: true, read_receipt: true }, over)).toEqual([receipt, invoice]);
  });
});

it('a cart goes on at checkout', async () => {
  await open('/organization/4/orders/12', apiWith(anOrder({ status: 'in_cart' })));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
});

it('offers to change and to cancel it only where that is allowed', async () => {
  await open('/organization/4/orders/12', apiWith(withRights({ modify: false, cancel: false })));
  await screen.findByRole('heading', { level: 1, name: 'Taco bar' });
  expect(screen.queryByRole('link', { name: 'Change order' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});
