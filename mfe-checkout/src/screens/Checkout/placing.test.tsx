import type { Schemas } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';
import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placingPace } from '../../hooks/usePlacing';
import { aCard, anOrder, aSubmission } from '../../test/fixtures';
import { faultsOf, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeAll(() => {
  placingPace.everyMs = 40;
});
beforeEach(() => sessionStorage.clear());

const submitPath = `${orderPath}/submit` as const;
const still = 'We are still placing your order';
const notPlaced = 'Your order was not placed';
const undecided = new Refusal(409, 'submit_order-in_progress', { message: `${still}.` });
const bankAsks = new Refusal(402, 'submit_order-payment_authentication_required', {
  context: { client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' },
});

async function open(server: FakeServer) {
  const view = await openAt('/orders/12/checkout', server);
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  return { ...view, user: userEvent.setup() };
}
const place = () => screen.getByRole('button', { name: 'Place order' });
const keysOf = (server: FakeServer) =>
  server.called('post', submitPath).map(({ headers }) => headers['Idempotency-Key']);
const reads = (server: FakeServer) => server.called('get', orderPath).length;

const beingPlaced = () => {
  const server = new FakeServer();
  server.order = anOrder({ placing: true });
  return server;
};
const failed = (message: string | null): Schemas['Order']['payment'] => ({
  ...anOrder().payment,
  status: 'saved',
  message,
});

describe('while nobody knows whether the order is placed', () => {
  test('the screen says so, and nothing can be changed or sent', async () => {
    const { container } = await open(beingPlaced());
    expect(screen.getByText(still)).toBeVisible();
    expect(
      screen.getByText(/^It is placed within 30 minutes or not at all, and whoever sent it gets a mail\./),
    ).toBeVisible();
    expect(screen.queryByText('You can look, but not change')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Headcount' })).toBeDisabled();
    expect(screen.getByLabelText(/Suite or floor/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Placing your order/ })).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  test('a press that Stripe leaves open waits, and goes on to the order once that is placed', async () => {
    const bought: unknown[] = [];
    const stop = events.on('order.purchased@1', (purchase) => bought.push(purchase));
    const server = new FakeServer();
    server.on('post', submitPath, () => {
      if (server.order.status !== 'in_cart') return aSubmission({ id: 81, first_order: true });
      server.order = { ...server.order, placing: true };
      return undecided;
    });
    const { user } = await open(server);
    await user.click(place());
    expect(await screen.findByText(still)).toBeVisible();
    server.order = { ...server.order, placing: false, status: 'pending' };
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent(
      '/organization/3/orders/81/new-customer',
    );
    const keys = keysOf(server);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(bought).toHaveLength(1);
    stop();
  });

  test('one that was placed before the screen could look goes on as well', async () => {
    const server = new FakeServer();
    server.on('post', submitPath, () => {
      if (server.order.status !== 'in_cart') return aSubmission({});
      server.order = { ...server.order, status: 'pending' };
      return undecided;
    });
    const { user } = await open(server);
    await user.click(place());
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/organization/3/orders/12');
  });

  test('one that came to nothing says why, can be changed again, and is asked about no more', async () => {
    const server = beingPlaced();
    const { user } = await open(server);
    server.order = anOrder({ payment: failed('We could not reach the payment service in time.') });
    const words = await screen.findByText(/We could not reach the payment service in time\./);
    expect(words).toHaveTextContent('Nothing is charged. Please look it over, and place it again.');
    expect(screen.getByText(notPlaced)).toBeVisible();
    expect(screen.queryByText(still)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Headcount' })).toBeEnabled();
    const asked = reads(server);
    await new Promise((done) => setTimeout(done, 5 * placingPace.everyMs));
    expect(reads(server)).toBe(asked);
    await user.click(place());
    await waitFor(() => expect(screen.queryByText(notPlaced)).not.toBeInTheDocument());
  });

  test('somebody who sent it from elsewhere is led to its status', async () => {
    const server = beingPlaced().on(
      'post',
      submitPath,
      () => new Refusal(409, 'submit_order-order_already_submitted'),
    );
    await open(server);
    server.order = { ...server.order, placing: false, status: 'pending' };
    expect(await screen.findByRole('heading', { name: 'Order 12' }, { timeout: 30_000 })).toBeVisible();
  });

  test('what is typed in another window meanwhile is kept, and this one waits as well', async () => {
    const server = new FakeServer().on(
      'patch',
      orderPath,
      () =>
        new Refusal(409, 'order-submit_in_progress', { message: 'This order is being placed right now.' }),
    );
    const { user } = await open(server);
    server.order = anOrder({ placing: true });
    await user.type(screen.getByLabelText(/Suite or floor/), '20');
    await user.tab();
    expect(await screen.findByText(still)).toBeVisible();
    expect(screen.getByLabelText(/Suite or floor/)).toHaveValue('20');
  });
});

test('a cart whose last submit came to nothing says why when it is opened', async () => {
  const server = new FakeServer();
  server.order = anOrder({ payment: failed('The payment was not confirmed with your bank.') });
  await open(server);
  expect(screen.getByText(notPlaced)).toBeVisible();
  expect(screen.getByText(/The payment was not confirmed with your bank\./)).toBeVisible();
});

describe('while a bank is asked', () => {
  const awaited = 'Your bank’s answer is awaited';
  const until = '2099-03-01T17:30:00.000Z';
  const time = 'Sun 03/01/2099, 12:30 pm EST';
  const confirmed = `The order is placed once Maya Chen has confirmed the payment, by ${time}.`;
  const letGo = 'their payment is let go.';
  const notice = async () =>
    (await screen.findByText('The bank of Maya Chen is asked')).closest('[role="status"]');
  const askedBy = (by_you: boolean) =>
    anOrder({
      payment: {
        ...anOrder().payment,
        bank: { until, by: 'Maya Chen', by_you, credit_card_id: by_you ? 5 : null },
      },
    });
  const asking = (order = anOrder()) => {
    const server = new FakeServer();
    server.order = order;
    return server.on('post', submitPath, () => {
      server.order = askedBy(true);
      return bankAsks;
    });
  };
  const question = { name: 'Your bank asks you to confirm' };

  test('whoever closes its page reads that it is awaited, until when and what follows, and asks it again', async () => {
    const server = asking();
    const { user, container } = await open(server);
    await user.click(place());
    await screen.findByRole('dialog', question);
    await user.keyboard('{Escape}');
    const notice = (await screen.findByText(awaited)).closest('[role="status"]');
    expect(notice).toHaveTextContent(
      'The order is placed once you have confirmed the payment, also if you leave this page. If you have not by Sun 03/01/2099, 12:30 pm EST, or change the order, it is not placed and nothing is held.',
    );
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    expect(await faultsOf(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm with the bank' }));
    await screen.findByRole('dialog', question);
    expect(new Set(keysOf(server)).size).toBe(1);
  });

  test('so does whoever comes back, who is not asked again how they pay', async () => {
    const server = asking(askedBy(true));
    server.cards = [aCard(), aCard({ id: 6, brand: 'mastercard', last4: '4444' })];
    const { user } = await open(server);
    expect(await screen.findByText(awaited)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm with the bank' }));
    expect(await screen.findByRole('dialog', question)).toBeVisible();
  });

  test('its yes elsewhere leads on to the order, and its no is said', async () => {
    const server = asking(askedBy(true));
    const { unmount } = await open(server);
    await screen.findByText(awaited);
    server.order = anOrder({ payment: failed('The payment was not confirmed with your bank.') });
    expect(await screen.findByText(notPlaced)).toBeVisible();
    expect(screen.queryByText(awaited)).not.toBeInTheDocument();
    unmount();
    server.order = askedBy(true);
    server.on('post', submitPath, () => aSubmission({ first_order: true }));
    await open(server);
    await screen.findByText(awaited);
    server.order = anOrder({ status: 'pending' });
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent(
      '/organization/3/orders/12/new-customer',
    );
  });

  test('a change takes it back, and is told of as nothing that went wrong', async () => {
    const server = asking(askedBy(true));
    const { user } = await open(server);
    await screen.findByText(awaited);
    server.order = anOrder();
    await user.type(screen.getByLabelText(/Suite or floor/), '20');
    await user.tab();
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible();
    expect(screen.queryByText(awaited)).not.toBeInTheDocument();
    expect(screen.queryByText(notPlaced)).not.toBeInTheDocument();
  });

  test('a colleague reads whose it is, and may place the order instead, once they said how it is paid', async () => {
    const server = asking(askedBy(false));
    server.cards = [aCard(), aCard({ id: 6, brand: 'mastercard', last4: '4444' })];
    const { user } = await open(server);
    expect(await notice()).toHaveTextContent(`${confirmed} If you place or change it before, ${letGo}`);
    await user.click(place());
    expect(await screen.findByRole('dialog', { name: 'Confirm your payment' })).toBeVisible();
    expect(keysOf(server)).toEqual([]);
  });

  test.each([
    ['place it alone', { submit: true, edit: false }, ` If you place it before, ${letGo}`],
    ['change it alone', { submit: false, edit: true }, ` If you change it before, ${letGo}`],
    ['only read it', { submit: false, edit: false }, ''],
  ])('so does one who may %s, and what that would do', async (_what, can, words) => {
    const order = askedBy(false);
    await open(asking({ ...order, can: { ...order.can, ...can } }));
    expect(await notice()).toHaveTextContent(new RegExp(`${confirmed}${words}$`));
    expect(screen.queryAllByRole('button', { name: 'Place order' })).toHaveLength(can.submit ? 1 : 0);
  });

  test('whose bank it is reads nothing of changes that they may not make', async () => {
    const order = askedBy(true);
    await open(asking({ ...order, can: { ...order.can, edit: false } }));
    const said = (await screen.findByText(awaited)).closest('[role="status"]');
    expect(said).toHaveTextContent(`If you have not by ${time}, it is not placed and nothing is held.`);
  });
});

describe('one press', () => {
  test('keeps its key across the bank’s question, so that it gets its answer whoever placed the order first', async () => {
    const answers = [bankAsks];
    const server = new FakeServer().on(
      'post',
      submitPath,
      () => answers.shift() ?? aSubmission({ first_order: true }),
    );
    const { user } = await open(server);
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
    await user.click(within(dialog).getByRole('button', { name: 'I have confirmed it' }));
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent(
      '/organization/3/orders/12/new-customer',
    );
    const [first, second] = keysOf(server);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  test('keeps it where the bank’s page is closed and the button pressed again, and over a reload', async () => {
    const server = new FakeServer().on('post', submitPath, () => bankAsks);
    const { user, unmount } = await open(server);
    await user.click(place());
    await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
    await user.keyboard('{Escape}');
    await user.click(place());
    await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
    unmount();
    const again = await open(server);
    await again.user.click(place());
    await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
    expect(keysOf(server)).toHaveLength(3);
    expect(new Set(keysOf(server)).size).toBe(1);
  });

  test('ends with the order: the next one has a key of its own', async () => {
    const server = new FakeServer();
    const { user, unmount } = await open(server);
    await user.click(place());
    await screen.findByTestId('elsewhere');
    unmount();
    const again = await open(server);
    await again.user.click(place());
    await screen.findByTestId('elsewhere');
    const [first, second] = keysOf(server);
    expect(first).not.toBe(second);
  });
});
