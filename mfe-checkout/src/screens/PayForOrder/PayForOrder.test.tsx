import type { Schemas } from '@copper-carrot/contracts';
import { connectedShell, events } from '@copper-carrot/contracts/runtime';
import { recorded, Refusal } from '@copper-carrot/contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCard, anOrder, aPerson, aSubmission } from '../../test/fixtures';
import { placingPace } from '../../hooks/usePlacing';
import { faultsOf, open as openAt } from '../../test/render';
import { FakeServer } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const path = '/cpi/v1/orderer/orders/{id}/payment_asks/{askId}';
const shown = recorded[`get ${path}`][200];
const order = anOrder({ lock_version: 7 });
const anAsk = (status: Schemas['AskedToPay']['status']) => ({ ...shown.ask, id: 3, status });
const asked = (more: Partial<Schemas['PaymentAsk']> = {}): Schemas['PaymentAsk'] => ({
  ...shown,
  ask: anAsk('asked'),
  asked_by: 'Maya Chen',
  order,
  cards: [aCard({ id: 5, team_id: null }), aCard({ id: 6, last4: '1111' })],
  ...more,
});
const server = (answer: Schemas['PaymentAsk']) => {
  const made = new FakeServer();
  made.on('get', path, () => answer);
  return made;
};
/** Sam, whom the owner of the order asked. */
const open = (of: FakeServer) => openAt('/orders/12/pay/3', of, { user: aPerson({ id: 2 }) });
const ready = async (of: FakeServer) => {
  const view = await open(of);
  await screen.findByRole('heading', { name: 'Pay for Maya Chen’s order' });
  return view;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('says that a card stays with its owner of a card of their own alone', async () => {
  const cards = [aCard({ id: 5, last4: '4242' }), aCard({ id: 6, last4: '1111', team_id: 3 })];
  await ready(server(asked({ cards })));
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
    ...order,
    pickup: true,
    pickup_kitchen_id: 5,
    possible_kitchens: [{ ...kitchen, distance_miles: 1, pickup_allowed: true }],
  };
  await ready(server(asked({ order: fetched })));
  expect(screen.getByText(`Picked up at ${order.brand.name}, Murray Hill, 2 Prince St`)).toBeVisible();
});

test('shows the total and the cards of whoever is asked, and pays what was shown', async () => {
  const api = server(asked()).on('post', `${path}/pay`, () => ({
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
  await waitFor(() => expect(api.called('post', `${path}/pay`)).toHaveLength(1));
  const [sent] = api.called('post', `${path}/pay`);
  expect(sent?.params).toEqual({ id: '12', askId: '3' });
  expect(sent?.body).toMatchObject({
    credit_card_id: 6,
    total: order.pricing.customer_price,
    lock_version: 7,
  });
  await screen.findByTestId('elsewhere');
});

describe('an order that was paid for', () => {
  /** What is heard of one order from now on: what was said before anybody listened is kept for whoever comes. */
  const heard = (id: number) => {
    const bought: unknown[] = [];
    const changed: unknown[] = [];
    const stops = [
      events.on('order.purchased@1', (one) => one.orderId === id && bought.push(one)),
      events.on('order.changed@1', (one) => changed.push(one)),
    ];
    return { bought, changed, stop: () => stops.forEach((stop) => stop()) };
  };
  const oneCard = asked({ cards: [aCard({ id: 5 })] });

  test('[PAY-07] is counted once and told, and asks anew what the navigation counts', async () => {
    const { bought, changed, stop } = heard(81);
    const api = server(oneCard).on('post', `${path}/pay`, () => aSubmission({ id: 81, status: 'pending' }));
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
    await ready(server(oneCard).on('post', `${path}/pay`, () => aSubmission(values)));
    press(/^Pay \$/);
    expect((await screen.findByTestId('elsewhere')).textContent).toBe(`/organization/3/orders/12${page}`);
  });
});

test('says what changed meanwhile instead of charging, and asks about a second delivery', async () => {
  const api = server(asked({ cards: [aCard({ id: 5 })] })).on(
    'post',
    `${path}/pay`,
    () =>
      new Refusal(409, 'submit_order-changed', {
        context: { changed_by: ['Maya Chen'], changed_by_you: false },
      }),
  );
  await open(api);
  await screen.findByRole('heading', { name: 'Pay for Maya Chen’s order' });
  press(/^Pay \$/);
  expect(
    await screen.findByText(/Maya Chen changed the order meanwhile\. Nothing was charged\./),
  ).toBeVisible();

  api.on('post', `${path}/pay`, () => new Refusal(409, 'submit_order-has_simultaneous_delivery'));
  press(/^Pay \$/);
  const dialog = await screen.findByRole('dialog', { name: 'Another delivery at the same time' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Place this order too' }));
  await waitFor(() =>
    expect(api.called('post', `${path}/pay`).at(-1)?.body.ignore_checks).toEqual({
      simultaneous_delivery: true,
    }),
  );
});

test('[OERR-09] a second delivery that is meant is not asked about again after the bank', async () => {
  const answers = [
    new Refusal(409, 'submit_order-has_simultaneous_delivery'),
    new Refusal(402, 'submit_order-payment_authentication_required', {
      context: { client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' },
    }),
  ];
  const api = server(asked({ cards: [aCard({ id: 5 })] })).on(
    'post',
    `${path}/pay`,
    () => answers.shift() ?? aSubmission(),
  );
  await ready(api);
  press(/^Pay \$/);
  fireEvent.click(await screen.findByRole('button', { name: 'Place this order too' }));
  fireEvent.click(await screen.findByRole('button', { name: 'I have confirmed it' }));
  await screen.findByTestId('elsewhere');
  const meant = { simultaneous_delivery: true };
  const sent = api.called('post', `${path}/pay`);
  expect(sent.map(({ body }) => body.ignore_checks)).toEqual([{}, meant, meant]);
  expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

test('whoever closes the page of their bank reads that it is awaited, and asks it again', async () => {
  const bank = { until: '2099-03-01T17:30:00.000Z', by: 'Sam Lee', by_you: true };
  const now = { asked: asked({ cards: [aCard({ id: 5 })] }) };
  const api = new FakeServer()
    .on('get', path, () => now.asked)
    .on('post', `${path}/pay`, () => {
      now.asked = { ...now.asked, order: { ...order, payment: { ...order.payment, bank } } };
      return new Refusal(402, 'submit_order-payment_authentication_required', {
        context: { client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' },
      });
    });
  await ready(api);
  press(/^Pay \$/);
  const question = { name: 'Your bank asks you to confirm' };
  fireEvent.keyDown(await screen.findByRole('dialog', question), { key: 'Escape' });
  expect(await screen.findByText('Your bank’s answer is awaited')).toBeVisible();
  press('Confirm with the bank');
  expect(await screen.findByRole('dialog', question)).toBeVisible();
});

test('whose bank is asked about another payment reads that theirs would take its place, and pays their own', async () => {
  const bank = { until: '2099-03-01T17:30:00.000Z', by: 'Maya Chen', by_you: false };
  const awaited = { ...order, payment: { ...order.payment, bank } };
  await ready(new FakeServer().on('get', path, () => asked({ cards: [aCard({ id: 5 })], order: awaited })));
  expect(screen.getByText('The bank of Maya Chen is asked')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Confirm with the bank' })).not.toBeInTheDocument();
});

describe('while nobody knows whether it is placed', () => {
  beforeAll(() => {
    placingPace.everyMs = 40;
  });
  const still = 'We are still placing this order';
  const oneCard = { cards: [aCard({ id: 5 })] };
  const placing = asked({ ...oneCard, order: { ...order, placing: true } });
  const over = (status: Schemas['AskedToPay']['status']) =>
    asked({ ask: anAsk(status), order: null, cards: [] });
  /** An API whose question stands as is said, and whose press is answered once the order is placed. */
  const changing = (first: Schemas['PaymentAsk'], whilePlacing: Schemas['PaymentAsk'] = first) => {
    const now = { asked: first };
    const api = new FakeServer()
      .on('get', path, () => now.asked)
      .on('post', `${path}/pay`, () => {
        if (now.asked.ask.status === 'paid') return aSubmission({ id: 82 });
        now.asked = whilePlacing;
        return new Refusal(409, 'submit_order-in_progress', { message: 'Still.' });
      });
    return { api, now };
  };
  const keys = (api: FakeServer) =>
    new Set(api.called('post', `${path}/pay`).map(({ headers }) => headers['Idempotency-Key']));

  test('it is waited for, and goes on once it is placed, with the same key', async () => {
    const { api, now } = changing(asked(oneCard), placing);
    await ready(api);
    press(/^Pay \$/);
    expect(await screen.findByText(still)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay|won’t pay|Use another card/ })).toBeNull();
    now.asked = over('paid');
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/organization/3/orders/82');
    expect(keys(api).size).toBe(1);
  });

  test('one that comes to nothing says so, and can be paid again', async () => {
    const { api, now } = changing(asked(oneCard), placing);
    await ready(api);
    press(/^Pay \$/);
    await screen.findByText(still);
    now.asked = asked(oneCard);
    expect(await screen.findByText('The order was not placed')).toBeVisible();
    expect(screen.queryByText(still)).toBeNull();
    expect(screen.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
  });

  test('one that came to nothing before it was looked at says so as well', async () => {
    const { api } = changing(asked(oneCard));
    await ready(api);
    press(/^Pay \$/);
    expect(await screen.findByText('The order was not placed')).toBeVisible();
  });

  test('a page that is opened meanwhile waits as well, and goes on with the key of the press', async () => {
    const { api, now } = changing(asked(oneCard), placing);
    const { unmount } = await ready(api);
    press(/^Pay \$/);
    await screen.findByText(still);
    unmount();
    const { container } = await ready(api);
    expect(await screen.findByText(still)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Placing the order/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
    expect(await faultsOf(container)).toEqual([]);
    now.asked = over('paid');
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/organization/3/orders/82');
    expect(keys(api).size).toBe(1);
  });

  test('one that somebody else placed is settled, and paid for by nobody here', async () => {
    const { api, now } = changing(placing);
    await ready(api);
    await screen.findByText(still);
    now.asked = over('settled');
    expect(await screen.findByText('This order is placed')).toBeVisible();
    expect(api.called('post', `${path}/pay`)).toEqual([]);
  });
});

test('says no once that is confirmed', async () => {
  let answer = asked();
  const api = new FakeServer();
  api
    .on('get', path, () => answer)
    .on('post', `${path}/decline`, () => {
      answer = asked({ ask: anAsk('declined'), order: null, cards: [] });
      return undefined;
    });
  await open(api);
  await screen.findByRole('heading', { name: 'Pay for Maya Chen’s order' });
  press('No, I won’t pay');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Say no' }));
  expect(await screen.findByText('You said no')).toBeVisible();
});

test('says that no was said, and asks nothing more, where nothing can be read after it', async () => {
  let isSaid = false;
  const api = new FakeServer();
  api
    .on('get', path, () => (isSaid ? new Promise(() => undefined) : asked()))
    .on('post', `${path}/decline`, () => {
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
  await ready(server(asked({ order: { ...order, package: null, chosen_options: [], menu_items: [dish] } })));
  expect(screen.getByRole('region', { name: 'The order' })).toHaveTextContent(
    'Goan fish curry Hot · “No rice” · Contains soy12',
  );
});

test('says of the tip what it is, and not where its owner changes it', async () => {
  await ready(server(asked()));
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
  await open(server(asked({ ask: anAsk(status), order: null, cards: [] })));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(says)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

describe('a link that does not work for its reader', () => {
  const refused = (status: number, code: string) =>
    new FakeServer().on('get', path, () => new Refusal(status, code, { message: 'Not now.' }));

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
