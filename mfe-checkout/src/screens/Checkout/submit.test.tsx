import { sentences, type Schemas } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anOrder, aPerson, aSubmission } from '../../test/fixtures';
import { open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';
import { answering, openToPay, place, refusing, section, submits } from '../../test/checkout';

beforeEach(() => sessionStorage.clear());

describe('where it leads', () => {
  const target = async (server: FakeServer, options = {}) => {
    const { user } = await openToPay(server, options);
    await user.click(place());
    return (await screen.findByTestId('elsewhere')).textContent;
  };

  test('[CHK-04] [CHK-05] to the order among those of its organization', async () => {
    expect(await target(answering({}))).toBe('/organization/3/orders/12');
  });
  test('[CHK-06] a first order, to the welcome', async () => {
    expect(await target(answering({ first_order: true }))).toBe('/organization/3/orders/12/new-customer');
  });
  test('[CHK-07] [CHK-08] a first order by referral, to the referral’s page and not to the welcome', async () => {
    expect(await target(answering({ first_order: true, from_referral: true }))).toBe(
      '/organization/3/orders/12/referral-order',
    );
  });
  test('[CHK-08] a later order by referral, to the referral’s page', async () => {
    expect(await target(answering({ from_referral: true, first_order: false }))).toBe(
      '/organization/3/orders/12/referral-order',
    );
  });
  test('[CHK-06] a site admin is no first-time customer', async () => {
    const user = aPerson({ is_admin: true });
    expect(await target(answering({ first_order: true }), { user })).toBe('/organization/3/orders/12');
  });
  test.each<[string, Parameters<typeof aPerson>[0], boolean]>([
    ['a site admin', { is_admin: true }, true],
    ['somebody who orders for its owner', { id: 9 }, true],
    ['an owner who has submitted one before', {}, false],
  ])('[OPERM-10] %s is no first-order customer', async (_who, person, firstOrder) => {
    const user = aPerson(person);
    expect(await target(answering({ first_order: firstOrder }), { user })).toBe('/organization/3/orders/12');
  });
  test('[OPERM-10] its owner, no site admin, with none submitted before is one', async () => {
    expect(await target(answering({ first_order: true }))).toBe('/organization/3/orders/12/new-customer');
  });
  test('[OERR-06] an order that was submitted already, to its status', async () => {
    const { user, server } = await openToPay(refusing(409, 'submit_order-order_already_submitted'));
    // Another window submitted it after this page read it.
    server.order = { ...server.order, status: 'pending', can: { ...server.order.can, modify: true } };
    await user.click(place());
    expect(await screen.findByRole('heading', { name: 'Order 12' })).toBeVisible();
    expect(screen.getByText('Your order is placed')).toBeVisible();
  });
  test('[OERR-12] another version of the choices, to the reset page, which says what happened', async () => {
    const { user, server } = await openToPay(refusing(409, 'submit_order-choice_version_mismatch'));
    await user.click(place());
    expect(await screen.findByRole('heading', { level: 1, name: /Choose again/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    expect(screen.getByText(/Saffron Kitchen changed Bowls for all/)).toHaveTextContent(
      'Nothing was ordered and nothing was charged.',
    );
    expect(submits(server)).toHaveLength(1);
  });
  test('[OERR-12] the reset page of an order that was submitted since leads to its status', async () => {
    const server = new FakeServer();
    server.order = anOrder({ status: 'pending' });
    await openAt('/orders/12/checkout/reset', server);
    expect(await screen.findByText('Your order is placed')).toBeVisible();
  });
});

describe('the press', () => {
  test('[CHK-10] a double press makes one request, with a key of its own', async () => {
    const { server } = await openToPay();
    fireEvent.click(place());
    fireEvent.click(screen.getByRole('button', { name: /Place order|Placing/ }));
    await screen.findByTestId('elsewhere');
    expect(submits(server)).toHaveLength(1);
    expect(submits(server)[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
  });

  test('[CHK-10] the button says that it works', async () => {
    let arrive: (answer: Schemas['SubmittedOrder']) => void = () => undefined;
    const server = new FakeServer().on(
      'post',
      `${orderPath}/submit`,
      () => new Promise((answer) => (arrive = answer)),
    );
    const { user } = await openToPay(server);
    await user.click(place());
    expect(await screen.findByRole('button', { name: /Placing your order/ })).toBeVisible();
    await waitFor(() => expect(submits(server)).toHaveLength(1));
    // An unanswered call would be repeated during the next test.
    arrive(aSubmission());
    await screen.findByTestId('elsewhere');
  });

  test('what was lost on the way is asked again with the same key', async () => {
    let tries = 0;
    const server = answering({});
    const answer = server.fetch;
    Object.assign(server, {
      fetch: (input: string, init: RequestInit) => {
        if (!input.endsWith('/submit')) return answer(input, init);
        tries += 1;
        return tries === 1
          ? answer(input, init).then(() => Promise.reject(new TypeError('network')))
          : answer(input, init);
      },
    });
    const { user } = await openToPay(server);
    await user.click(place());
    await screen.findByTestId('elsewhere', {}, { timeout: 4000 });
    const keys = submits(server).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('what is still being typed is saved before', async () => {
    const { user, server } = await openToPay();
    fireEvent.change(screen.getByLabelText(/Suite or floor/), { target: { value: '20' } });
    await user.click(place());
    await screen.findByTestId('elsewhere');
    const order = server.calls.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`);
    expect(order.indexOf('patch 12')).toBeGreaterThan(-1);
    expect(order.indexOf('patch 12')).toBeLessThan(order.indexOf('post submit'));
  });
});

describe('a connection that is gone for a while', () => {
  /** A server whose connection can be cut. */
  async function offline() {
    const server = answering({});
    const { fetch } = server;
    const line = { cut: false };
    const cuttable: typeof fetch = (...asked) =>
      line.cut ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...asked);
    Object.assign(server, { fetch: cuttable });
    const opened = await openToPay(server);
    line.cut = true;
    fireEvent.change(screen.getByLabelText(/Suite or floor/), { target: { value: '20' } });
    await opened.user.click(place());
    expect((await screen.findAllByText(sentences.unreachable))[0]).toBeVisible();
    await waitFor(() => expect(place()).toBeEnabled());
    expect(server.patches()).toEqual([]);
    expect(screen.queryByText(sentences.addressFaulty)).not.toBeInTheDocument();
    line.cut = false;
    return opened;
  }

  test('leaves a button that places the order at once when it is back, with what was typed meanwhile', async () => {
    const { user, server } = await offline();
    await user.click(place());
    await screen.findByTestId('elsewhere');
    expect(server.patches()).toEqual([{ order: { suite: '20' } }]);
    expect(submits(server)).toHaveLength(1);
  });

  test('saves what was typed by itself when it is back, takes its words away, and places nothing unasked', async () => {
    const { server } = await offline();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(server.patches()).toEqual([{ order: { suite: '20' } }]));
    await waitFor(() => expect(screen.queryByText(sentences.unreachable)).not.toBeInTheDocument());
    expect(submits(server)).toEqual([]);
  });
});

test('a save that arrived though its answer was lost, taken back since, is shown before anything is ordered', async () => {
  const server = answering({});
  const { fetch } = server;
  const line = { cut: true };
  const deaf: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (line.cut && init?.method?.toUpperCase() === 'PATCH') throw new TypeError('Failed to fetch');
    return answer;
  };
  Object.assign(server, { fetch: deaf });
  const { user } = await openToPay(server);
  const step = (name: RegExp) =>
    user.click(within(section('Details')).getByRole('button', { name, hidden: true }));
  const headcount = () => screen.getByRole('textbox', { name: 'Headcount' });
  await step(/Increase/);
  await user.click(await screen.findByRole('button', { name: 'Change to 21' }));
  expect((await screen.findAllByText(sentences.unreachable))[0]).toBeVisible();
  expect(server.order.headcount).toBe(21);
  const [first, ...rest] = server.order.chosen_options;
  server.order = { ...server.order, chosen_options: [{ ...first!, qty: 16 }, ...rest] };
  await step(/Decrease/);
  expect(headcount()).toHaveValue('20');
  line.cut = false;
  await user.click(place());
  expect(await screen.findByText(/^A change that you took back had already been saved/)).toBeVisible();
  expect(headcount()).toHaveValue('21');
  expect(submits(server)).toEqual([]);
  expect(screen.queryByText(sentences.unreachable)).not.toBeInTheDocument();
  await user.click(place());
  await screen.findByTestId('elsewhere');
  expect(submits(server)).toHaveLength(1);
});

describe('[PAY-07] what analytics hears of it', () => {
  const bought: unknown[] = [];
  const stop = events.on('order.purchased@1', (purchase) => bought.push(purchase));
  beforeEach(() => {
    bought.length = 0;
  });
  afterAll(stop);

  test('is 22% of the customer price in dollars, once, however often its answer comes', async () => {
    const server = answering({ id: 71, pricing: { customer_price: 352.2 } });
    const { user, unmount } = await openToPay(server);
    await user.click(place());
    await screen.findByTestId('elsewhere');
    expect(bought).toEqual([{ orderId: 71, value: 77.48, currency: 'USD' }]);
    unmount();
    const again = await openToPay(server);
    await again.user.click(place());
    await screen.findByTestId('elsewhere');
    expect(bought).toHaveLength(1);
  });

  test('is nothing where the order was refused', async () => {
    const { user } = await openToPay(refusing(402, 'submit_order-payment_failed'));
    await user.click(place());
    await waitFor(() => expect(place()).toBeEnabled());
    expect(bought).toEqual([]);
  });
});
