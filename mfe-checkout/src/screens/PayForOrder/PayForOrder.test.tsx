import type { Schemas } from '@copper-carrot/contracts';
import { connectedShell, events } from '@copper-carrot/contracts/runtime';
import { recorded, Refusal } from '@copper-carrot/contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCard, aSubmission } from '../../test/fixtures';
import {
  anAsk,
  asked,
  askedFor,
  askPath,
  oneCard,
  open,
  press,
  ready,
  serverOf,
} from '../../test/payment-ask';
import { faultsOf } from '../../test/render';
import { FakeServer } from '../../test/server';

beforeEach(() => sessionStorage.clear());

test('says that a card stays with its owner of a card of their own alone', async () => {
  const cards = [aCard({ id: 5, last4: '4242' }), aCard({ id: 6, last4: '1111', team_id: 3 })];
  await ready(serverOf(asked({ cards })));
  const stays = () => screen.queryByText(/^Your card stays yours/);
  expect(stays()).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /1111/ }));
  expect(stays()).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /4242/ }));
  expect(stays()).toBeVisible();
});

test('names the kitchen where it is picked up', async () => {
  const kitchen = { id: 5, name: 'Murray Hill', formatted_address: '2 Prince St' };
  const fetched = {
    ...askedFor,
    pickup: true,
    pickup_kitchen_id: 5,
    possible_kitchens: [{ ...kitchen, distance_miles: 1, pickup_allowed: true }],
  };
  await ready(serverOf(asked({ order: fetched })));
  expect(screen.getByText(`Picked up at ${askedFor.brand.name}, Murray Hill, 2 Prince St`)).toBeVisible();
});

test('shows the total and the cards of whoever is asked, and pays what was shown', async () => {
  const api = serverOf(asked()).on('post', `${askPath}/pay`, () => ({
    ...recorded['post /cpi/v1/orderer/orders/{id}/submit'][200],
    id: 12,
    team_id: 3,
  }));
  await open(api);
  expect(await screen.findByRole('heading', { name: 'Pay for Maya Chen’s order' })).toBeVisible();
  press(/^Pay \$/);
  expect(await screen.findByText('Please choose the card that pays.')).toBeVisible();
  const cards = screen.getByRole('radiogroup', { name: 'Pay with' });
  expect(cards).toHaveAccessibleDescription('Please choose the card that pays.');
  expect(cards).toContainElement(document.activeElement as HTMLElement);
  fireEvent.click(screen.getByRole('radio', { name: /1111/ }));
  press(/^Pay \$/);
  await waitFor(() => expect(api.called('post', `${askPath}/pay`)).toHaveLength(1));
  const [sent] = api.called('post', `${askPath}/pay`);
  expect(sent?.params).toEqual({ id: '12', askId: '3' });
  expect(sent?.body).toMatchObject({
    credit_card_id: 6,
    total: askedFor.pricing.customer_price,
    lock_version: 7,
  });
  await screen.findByTestId('elsewhere');
});

describe('an order that was paid for', () => {
  const heard = (id: number) => {
    const bought: unknown[] = [];
    const changed: unknown[] = [];
    const stops = [
      events.on('order.purchased@1', (one) => one.orderId === id && bought.push(one)),
      events.on('order.changed@1', (one) => changed.push(one)),
    ];
    return { bought, changed, stop: () => stops.forEach((stop) => stop()) };
  };

  test('[PAY-07] is counted once and told, and asks anew what the navigation counts', async () => {
    const { bought, changed, stop } = heard(81);
    const api = serverOf(asked(oneCard)).on('post', `${askPath}/pay`, () =>
      aSubmission({ id: 81, status: 'pending' }),
    );
    await ready(api);
    const users = () => api.called('get', '/cpi/v2/user').length;
    const before = users();
    press(/^Pay \$/);
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/organization/3/orders/81');
    expect(bought).toEqual([{ orderId: 81, value: 77.48, currency: 'USD' }]);
    expect(changed).toContainEqual({ orderId: 12, status: 'pending' });
    await waitFor(() => expect(users()).toBe(before + 1));
    stop();
  });

  test.each([
    ['[CHK-06] the owner’s first order welcomes nobody else', { first_order: true }, ''],
    ['[CHK-08] one by referral thanks', { first_order: true, from_referral: true }, '/referral-order'],
  ])('%s', async (_row, values, page) => {
    await ready(serverOf(asked(oneCard)).on('post', `${askPath}/pay`, () => aSubmission(values)));
    press(/^Pay \$/);
    expect((await screen.findByTestId('elsewhere')).textContent).toBe(`/organization/3/orders/12${page}`);
  });
});

test('says no once that is confirmed', async () => {
  let answer = asked();
  const api = new FakeServer();
  api
    .on('get', askPath, () => answer)
    .on('post', `${askPath}/decline`, () => {
      answer = asked({ ask: anAsk('declined'), order: null, cards: [] });
      return undefined;
    });
  await ready(api);
  press('No, I won’t pay');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Say no' }));
  expect(await screen.findByText('You said no')).toBeVisible();
});

test('says that no was said, and asks nothing more, where nothing can be read after it', async () => {
  let isSaid = false;
  const api = new FakeServer();
  api
    .on('get', askPath, () => (isSaid ? new Promise(() => undefined) : asked()))
    .on('post', `${askPath}/decline`, () => {
      isSaid = true;
      return undefined;
    });
  await ready(api);
  press('No, I won’t pay');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Say no' }));
  expect(await screen.findByText('You said no')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('says of each dish of a menu what was said of it', async () => {
  const dish: Schemas['OrderedMenuItem'] = {
    ...{ menu_item_id: 7, name: 'Goan fish curry', qty: 12, unit_price: 12.25, price: 147, portions: 12 },
    allergens: ['soy'],
    modifiers: [{ modifier_id: 52, group: 'Heat', name: 'Hot', qty: 1, price: 0 }],
    ...{ note: 'No rice', for_name: null, dietary_tags: [], offered: true },
  };
  await ready(
    serverOf(asked({ order: { ...askedFor, package: null, chosen_options: [], menu_items: [dish] } })),
  );
  expect(screen.getByRole('region', { name: 'The order' })).toHaveTextContent(
    'Goan fish curry Hot · “No rice” · Contains soy12',
  );
});

test('says of the tip what it is, and not where its owner changes it', async () => {
  await ready(serverOf(asked()));
  act(() => screen.getByRole('button', { name: 'About Tip' }).focus());
  expect(await screen.findByText('It goes to the caterer’s team.')).toBeVisible();
});

test.each([
  [
    'paid',
    'You paid for this order',
    'Thank you. Maya Chen hears what the caterer answers.',
    'See the order',
  ],
  ['settled', 'This order is placed', 'Somebody else paid for it. You are charged nothing.', 'See the order'],
  [
    'taken_back',
    'You are not asked any more',
    'Maya Chen does not ask you to pay for this order any more. You are charged nothing.',
    'Your orders',
  ],
  [
    'moved',
    'You are not asked any more',
    'This order is for another organization now. You are charged nothing.',
    'Your orders',
  ],
  [
    'lapsed',
    'The time to pay is over',
    'Maya Chen can ask you again. You are charged nothing.',
    'Your orders',
  ],
] as const)('says what became of a question that is %s', async (status, title, says, link) => {
  await open(serverOf(asked({ ask: anAsk(status), order: null, cards: [] })));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(says)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

describe('a link that does not work for its reader', () => {
  const refused = (status: number, code: string) =>
    new FakeServer().on('get', askPath, () => new Refusal(status, code, { message: 'Not now.' }));

  test('says for whom it works, alike of whatever order, and lets them come back as somebody else', async () => {
    const { container } = await open(refused(404, 'not_found'));
    expect(await screen.findByText('This link does not work for your account')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Pay for an order' })).toBeVisible();
    expect(screen.getByText(/^You are logged in as/)).toHaveTextContent(
      'You are logged in as maya@northwind.example. A link to pay works for one person alone. If it was sent to another address of yours, log in with that one.',
    );
    expect(screen.getByRole('link', { name: 'Your orders' })).toBeVisible();
    expect(container).not.toHaveTextContent(/404|12/);
    expect(await faultsOf(container)).toEqual([]);
    const shell = connectedShell();
    const out = jest.fn(() => Promise.resolve());
    if (shell) shell.signOut = out;
    press('Log out and use another account');
    await waitFor(() => expect(out.mock.calls).toEqual([['/orders/12/pay/3']]));
  });

  test('is told apart from one that could not be asked about', async () => {
    await open(refused(400, 'refused'));
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.queryByText('This link does not work for your account')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});
