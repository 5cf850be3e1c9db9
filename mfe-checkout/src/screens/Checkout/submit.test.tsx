import { sentences, type Schemas } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';
import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, anOrder, aPerson, aSubmission } from '../../test/fixtures';
import { faultsOf, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

async function open(server = new FakeServer(), options: Parameters<typeof openAt>[2] = {}) {
  const { unmount } = await openAt('/orders/12/checkout', server, options);
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  return { server, unmount, user: userEvent.setup() };
}
const place = () => screen.getByRole('button', { name: 'Place order' });
const section = (name: string) => screen.getByRole('region', { name });
const submits = (server: FakeServer) => server.called('post', `${orderPath}/submit`);
const refusing = (...refused: ConstructorParameters<typeof Refusal>) =>
  new FakeServer().on('post', `${orderPath}/submit`, () => new Refusal(...refused));
const answering = (answer: Partial<Schemas['SubmittedOrder']>) =>
  new FakeServer().on('post', `${orderPath}/submit`, () => aSubmission(answer));

describe('where it leads', () => {
  const target = async (server: FakeServer, options = {}) => {
    const { user } = await open(server, options);
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
    const { user } = await open(refusing(409, 'submit_order-order_already_submitted'));
    await user.click(place());
    expect(await screen.findByRole('heading', { name: 'Order 12' })).toBeVisible();
  });
  test('[OERR-12] another version of the choices, to the reset page, which says what happened', async () => {
    const { user, server } = await open(refusing(409, 'submit_order-choice_version_mismatch'));
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
    const { server } = await open();
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
    const { user } = await open(server);
    await user.click(place());
    expect(await screen.findByRole('button', { name: /Placing your order/ })).toBeVisible();
    await waitFor(() => expect(submits(server)).toHaveLength(1));
    // What is never answered would be asked again, in the middle of another test.
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
    const { user } = await open(server);
    await user.click(place());
    await screen.findByTestId('elsewhere', {}, { timeout: 4000 });
    const keys = submits(server).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('what is still being typed is saved before', async () => {
    const { user, server } = await open();
    fireEvent.change(screen.getByLabelText(/Suite or floor/), { target: { value: '20' } });
    await user.click(place());
    await screen.findByTestId('elsewhere');
    const order = server.calls.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`);
    expect(order.indexOf('patch 12')).toBeGreaterThan(-1);
    expect(order.indexOf('patch 12')).toBeLessThan(order.indexOf('post submit'));
  });
});

describe('a connection that is gone for a while', () => {
  /** The API with a line that can be cut; what is asked meanwhile never gets there. */
  async function offline() {
    const server = answering({});
    const { fetch } = server;
    const line = { cut: false };
    const cuttable: typeof fetch = (...asked) =>
      line.cut ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...asked);
    Object.assign(server, { fetch: cuttable });
    const opened = await open(server);
    line.cut = true;
    fireEvent.change(screen.getByLabelText(/Suite or floor/), { target: { value: '20' } });
    await opened.user.click(place());
    expect((await screen.findAllByText(sentences.unreachable))[0]).toBeVisible();
    await waitFor(() => expect(place()).toBeEnabled());
    expect(server.patches()).toEqual([]);
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
  const { user } = await open(server);
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
  expect(await screen.findByText(/^A change that you took back had been saved/)).toBeVisible();
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
    const { user, unmount } = await open(server);
    await user.click(place());
    await screen.findByTestId('elsewhere');
    expect(bought).toEqual([{ orderId: 71, value: 77.48, currency: 'USD' }]);
    unmount();
    const again = await open(server);
    await again.user.click(place());
    await screen.findByTestId('elsewhere');
    expect(bought).toHaveLength(1);
  });

  test('is nothing where the order was refused', async () => {
    const { user } = await open(refusing(402, 'submit_order-payment_failed'));
    await user.click(place());
    await waitFor(() => expect(place()).toBeEnabled());
    expect(bought).toEqual([]);
  });
});

describe('payment confirmation', () => {
  const twoCards = () => {
    const server = new FakeServer();
    server.cards = [aCard(), aCard({ id: 6, last4: '4444' })];
    return server;
  };

  test('[CHK-16] is asked of several cards when payment was not looked at', async () => {
    const { user, server } = await open(twoCards());
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your payment' });
    expect(dialog).toHaveTextContent('Visa ending 4242');
    expect(await faultsOf(dialog)).toEqual([]);
    expect(submits(server)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm and place order' }));
    await waitFor(() => expect(submits(server)).toHaveLength(1));
  });

  test('[CHK-17] is asked of an invoiceable person with one card', async () => {
    const server = new FakeServer();
    server.order = anOrder({
      user: { id: 1, name: 'Maya Chen', invoiceable: true },
      can: { ...anOrder().can, pay_by_invoice: true },
    });
    const { user } = await open(server);
    await user.click(place());
    expect(await screen.findByRole('dialog', { name: 'Confirm your payment' })).toBeVisible();
  });

  test('[CHK-18] is not asked once payment was looked at', async () => {
    const { user, server } = await open(twoCards());
    await user.click(screen.getByRole('radio', { name: /4444/ }));
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(1));
  });
});

describe('refusals', () => {
  test('[OERR-02] caterer_unavailable stands at date and time', async () => {
    const { user } = await open(
      refusing(422, 'submit_order-caterer_unavailable', {
        message: 'The kitchen is closed. Try another day.',
      }),
    );
    await user.click(place());
    expect(
      await within(section('Details')).findByText('The kitchen is closed. Try another day.'),
    ).toBeVisible();
    await waitFor(() => expect(section('Details')).toContainElement(document.activeElement as HTMLElement));
  });

  test('[OERR-03] date_in_past stands at the date', async () => {
    const { user } = await open(
      refusing(422, 'submit_order-date_in_past', { message: 'Too late for that day.' }),
    );
    await user.click(place());
    expect(await screen.findByText('Too late for that day.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Date/ })).toHaveFocus());
    expect(screen.getByRole('button', { name: /^Date/ })).toHaveAccessibleDescription(
      'Too late for that day.',
    );
  });

  test('[OERR-04] a delivery minimum stands at details and blocks the next press', async () => {
    const { user, server } = await open(
      refusing(422, 'submit_order-delivery_minimum_not_satisfied', { message: 'Add $50.00 of food.' }),
    );
    await user.click(place());
    expect(await within(section('Details')).findByText('Add $50.00 of food.')).toBeVisible();
    await user.click(place());
    await waitFor(() => expect(place()).toBeEnabled());
    expect(submits(server)).toHaveLength(1);
  });

  test('[OERR-04] a delivery minimum that the order misses is known before the press', async () => {
    const error = new Refusal(422, 'submit_order-delivery_minimum_not_satisfied', {
      message: 'Add $50.00 of food.',
    }).body;
    const server = new FakeServer().on('post', `${orderPath}/check_validity`, () => ({
      valid: false,
      errors: [error],
    }));
    const { user } = await open(server);
    expect(await within(section('Details')).findByText('Add $50.00 of food.')).toBeVisible();
    await user.click(place());
    await waitFor(() => expect(place()).toBeEnabled());
    expect(submits(server)).toEqual([]);
  });

  test('[OERR-15] deliverable stands in the address form without its prefix', async () => {
    const server = refusing(422, 'record_invalid', {
      field_errors: { deliverable: ['Deliverable - This address is on an island.'] },
    });
    const { user } = await open(server);
    await user.click(place());
    expect(await within(section('Address')).findByText('This address is on an island.')).toBeVisible();
  });

  test.each([
    ['Ignore the delivery minimum', { delivery_area_minimum: true }],
    ['Ignore availability', { availability: true }],
  ])(
    '[CHK-19] what an order still lacks under "%s" stands beside each field, in words',
    async (box, flags) => {
      const blank = ['start_date', 'start_time', 'headcount', 'team_id', 'credit_card_id', 'address'];
      const server = refusing(422, 'submit_order-invalid', {
        fields: Object.fromEntries(blank.map((field) => [field, ['blank']])),
      });
      server.order = anOrder({
        start_date: null,
        start_time: null,
        headcount: null,
        team_id: null,
        team: null,
        credit_card_id: null,
        credit_card: null,
        address: { ...anOrder().address, address_id: null, formatted_address: null, google_place_id: null },
        can: { ...anOrder().can, ignore_checks: true },
      });
      const { user } = await open(server);
      await user.click(screen.getByRole('checkbox', { name: box }));
      await user.click(place());
      const details = section('Details');
      expect(await within(details).findByText(sentences.dateMissing)).toBeVisible();
      expect(within(details).getByText('Please choose a delivery time for your order.')).toBeVisible();
      expect(within(details).getByText('Please say how many people you are ordering for.')).toBeVisible();
      expect(within(details).getByText(sentences.teamMissing)).toBeVisible();
      expect(within(section('Address')).getByText(sentences.addressFaulty)).toBeVisible();
      expect(within(section('Payment')).getByText(sentences.paymentMissing)).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: /^Date/ })).toHaveFocus());
      expect(submits(server).map(({ body }) => body.ignore_checks)).toEqual([flags]);
      expect(server.patches()).toEqual([]);
    },
  );

  test('a card without funds is said beside the cards, and another press is a new one', async () => {
    const { user, server } = await open(
      refusing(402, 'submit_order-payment_failed', { message: 'Your card has insufficient funds.' }),
    );
    await user.click(place());
    expect(await within(section('Payment')).findByText('Your card has insufficient funds.')).toBeVisible();
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(2));
    const [first, second] = submits(server).map(({ headers }) => headers['Idempotency-Key']);
    expect(first).not.toBe(second);
  });

  test('a bank that asks gets its page, and the order is sent again after it', async () => {
    const context = { client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' };
    let asked = false;
    const server = answering({});
    server.on('post', `${orderPath}/submit`, () => {
      if (asked) return aSubmission();
      asked = true;
      return new Refusal(402, 'submit_order-payment_authentication_required', { context });
    });
    const { user } = await open(server);
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
    expect(within(dialog).getByTitle('Test bank')).toHaveAttribute(
      'src',
      '/local/stripe/authenticate/pi_1?client_secret=pi_1_secret_2',
    );
    await user.click(within(dialog).getByRole('button', { name: 'I have confirmed it' }));
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/organization/3/orders/12');
  });

  test.each([
    [
      '[OERR-09]',
      'submit_order-has_simultaneous_delivery',
      'Another delivery at the same time',
      ['button Place this order too', 'button Change date or time'],
      'Because it is so.',
    ],
    [
      '[OERR-10]',
      'submit_order-email_verification_required',
      'Confirm your e-mail address',
      ['button Send the link again', 'button I have confirmed it'],
      'Open the link in the e-mail that we sent to maya@northwind.example',
    ],
    [
      '[OERR-11]',
      'submit_order-enterprise_email_domain_mismatch',
      'Your e-mail address does not match',
      ['button Choose another organization'],
      'Sign in with your work address, or place the order for another organization.',
    ],
  ] as const)('%s %s opens its modal', async (_row, code, title, ways, words) => {
    const { user } = await open(refusing(403, code, { message: 'Because it is so.' }));
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
    expect(dialog).toHaveTextContent('Because it is so.');
    expect(dialog).toHaveTextContent(words);
    const offered = [...within(dialog).queryAllByRole('link'), ...within(dialog).getAllByRole('button')].map(
      (each) => `${each.tagName === 'A' ? 'link' : 'button'} ${each.textContent || each.ariaLabel}`,
    );
    expect(offered).toEqual(expect.arrayContaining([...ways]));
    expect(await faultsOf(dialog)).toEqual([]);
  });

  test('[OERR-09] a second delivery that is meant is sent once more, saying so', async () => {
    let presses = 0;
    const server = new FakeServer().on('post', `${orderPath}/submit`, () =>
      (presses += 1) === 1
        ? new Refusal(409, 'submit_order-has_simultaneous_delivery', { context: { order_ids: [7] } })
        : aSubmission(),
    );
    const { user } = await open(server);
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: 'Another delivery at the same time' });
    expect(within(dialog).getByRole('link', { name: 'Order 7' })).toHaveAttribute('href', '/orders/7');
    await user.click(within(dialog).getByRole('button', { name: 'Place this order too' }));
    await screen.findByTestId('elsewhere');
    expect(submits(server).map(({ body }) => body)).toEqual([
      { total: 352.2, lock_version: 2 },
      { total: 352.2, lock_version: 2, ignore_checks: { simultaneous_delivery: true } },
    ]);
  });

  test('[OERR-09] a second delivery that is meant is not asked about again after the bank', async () => {
    const answers = [
      new Refusal(409, 'submit_order-has_simultaneous_delivery', { context: { order_ids: [7] } }),
      new Refusal(409, 'submit_order-changed', { context: { total: 352.2, lock_version: 3 } }),
    ];
    const server = new FakeServer().on('post', `${orderPath}/submit`, () => answers.shift() ?? aSubmission());
    const { user } = await open(server);
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: 'Another delivery at the same time' });
    await user.click(within(dialog).getByRole('button', { name: 'Place this order too' }));
    await user.click(await screen.findByRole('button', { name: /^Place order for/ }));
    await screen.findByTestId('elsewhere');
    const meant = { ignore_checks: { simultaneous_delivery: true } };
    expect(submits(server).map(({ body: { ignore_checks } }) => ({ ignore_checks }))).toEqual([
      { ignore_checks: undefined },
      meant,
      meant,
    ]);
  });

  test('[OERR-11] the way out of the modal leads to the organization', async () => {
    const { user } = await open(
      refusing(403, 'submit_order-enterprise_email_domain_mismatch', { message: 'No.' }),
    );
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: 'Your e-mail address does not match' });
    await user.click(within(dialog).getByRole('button', { name: 'Choose another organization' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(section('Details')).toContainElement(document.activeElement as HTMLElement));
    expect(within(section('Details')).getByRole('button', { name: /Organization/ })).toBeEnabled();
  });

  test('[OERR-08] poll selections that are not applied yet clear the error that stood there', async () => {
    let presses = 0;
    const server = new FakeServer().on('post', `${orderPath}/submit`, () =>
      (presses += 1) === 1
        ? new Refusal(402, 'submit_order-payment_failed', {
            message: 'Your card has insufficient funds.',
          })
        : new Refusal(422, 'submit_order-poll_selections_not_applied', {
            message: 'Selections are not applied.',
          }),
    );
    const { user } = await open(server);
    await user.click(place());
    expect(await within(section('Payment')).findByText('Your card has insufficient funds.')).toBeVisible();
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(2));
    await waitFor(() =>
      expect(screen.queryByText('Your card has insufficient funds.')).not.toBeInTheDocument(),
    );
    expect(screen.queryByText('Selections are not applied.')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
    await waitFor(() => expect(place()).toBeEnabled());
  });
});
