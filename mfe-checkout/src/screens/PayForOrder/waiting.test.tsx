import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { placingPace } from '../../hooks/usePlacing';
import { aCard, aSubmission } from '../../test/fixtures';
import {
  anAsk,
  asked,
  askedFor,
  askPath,
  awaiting,
  oneCard,
  press,
  ready,
  serverOf,
} from '../../test/payment-ask';
import { faultsOf } from '../../test/render';
import { FakeServer } from '../../test/server';

beforeAll(() => {
  placingPace.everyMs = 40;
});
beforeEach(() => sessionStorage.clear());

describe('while nobody knows whether it is placed', () => {
  const still = 'We are still placing this order';
  const placing = asked({ ...oneCard, order: { ...askedFor, placing: true } });
  const over = (status: Schemas['AskedToPay']['status']) =>
    asked({ ask: anAsk(status), order: null, cards: [] });
  const changing = (first: Schemas['PaymentAsk'], whilePlacing: Schemas['PaymentAsk'] = first) => {
    const now = { asked: first };
    const api = new FakeServer()
      .on('get', askPath, () => now.asked)
      .on('post', `${askPath}/pay`, () => {
        if (now.asked.ask.status === 'paid') return aSubmission({ id: 82 });
        now.asked = whilePlacing;
        return new Refusal(409, 'submit_order-in_progress', { message: 'Still.' });
      });
    return { api, now };
  };
  const keys = (api: FakeServer) =>
    new Set(api.called('post', `${askPath}/pay`).map(({ headers }) => headers['Idempotency-Key']));

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

  test('one that was placed before it could be looked at goes on as well', async () => {
    const { api } = changing(asked(oneCard), over('paid'));
    await ready(api);
    press(/^Pay \$/);
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/organization/3/orders/82');
    expect(keys(api).size).toBe(1);
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
    expect(api.called('post', `${askPath}/pay`)).toEqual([]);
  });
});

describe('while a bank is asked', () => {
  const awaited = 'Your bank’s answer is awaited';

  test('whoever closes the page of their bank reads that it is awaited, and asks it again', async () => {
    const now = { asked: asked({ cards: [aCard({ id: 5 })] }) };
    const api = new FakeServer()
      .on('get', askPath, () => now.asked)
      .on('post', `${askPath}/pay`, () => {
        now.asked = { ...now.asked, order: awaiting(5) };
        return new Refusal(402, 'submit_order-payment_authentication_required', {
          context: { client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' },
        });
      });
    await ready(api);
    press(/^Pay \$/);
    const question = { name: 'Your bank asks you to confirm' };
    fireEvent.keyDown(await screen.findByRole('dialog', question), { key: 'Escape' });
    expect((await screen.findByText(awaited)).closest('[role="status"]')).toHaveTextContent(
      'The order is placed once you have confirmed the payment, also if you leave this page. If you have not by Sun 03/01/2099, 12:30 pm EST, or the order is changed before, it is not placed and nothing is held. If you pay with another card instead, this payment is let go.',
    );
    press('Confirm with the bank');
    expect(await screen.findByRole('dialog', question)).toBeVisible();
  });

  test('whoever comes back while their bank is asked finds the card that it is asked about, and confirms that one alone', async () => {
    const api = serverOf(asked({ order: awaiting(6) })).on('post', `${askPath}/pay`, () => aSubmission());
    await ready(api);
    expect(screen.getByRole('radio', { name: /1111/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Confirm with the bank' })).toBeEnabled();
    fireEvent.click(screen.getByRole('radio', { name: /4242/ }));
    expect(screen.queryByRole('button', { name: 'Confirm with the bank' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
    fireEvent.click(screen.getByRole('radio', { name: /1111/ }));
    press('Confirm with the bank');
    await waitFor(() =>
      expect(api.called('post', `${askPath}/pay`)).toMatchObject([{ body: { credit_card_id: 6 } }]),
    );
  });

  test('whose bank is asked about another payment reads that theirs would take its place, and pays their own', async () => {
    const bank = { until: '2099-03-01T17:30:00.000Z', by: 'Maya Chen', by_you: false, credit_card_id: null };
    const awaited = { ...askedFor, payment: { ...askedFor.payment, bank } };
    await ready(
      new FakeServer().on('get', askPath, () => asked({ cards: [aCard({ id: 5 })], order: awaited })),
    );
    expect(screen.getByText('The bank of Maya Chen is asked').closest('[role="status"]')).toHaveTextContent(
      'The order is placed once the payment is confirmed there, by Sun 03/01/2099, 12:30 pm EST. If you pay here before, that payment is let go.',
    );
    expect(screen.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Confirm with the bank' })).not.toBeInTheDocument();
  });

  test('the no of their bank is said, with its reason', async () => {
    const now = { asked: asked({ ...oneCard, order: awaiting(5) }) };
    await ready(new FakeServer().on('get', askPath, () => now.asked));
    expect(screen.getByText(awaited)).toBeVisible();
    const message = 'The payment was not confirmed with your bank.';
    now.asked = asked({ ...oneCard, order: { ...askedFor, payment: { ...askedFor.payment, message } } });
    expect(
      await screen.findByText(`${message} Nothing is charged. Please look it over, and pay again.`),
    ).toBeVisible();
    expect(screen.queryByText(awaited)).not.toBeInTheDocument();
  });

  test('the yes of their bank that was given elsewhere goes on to the order, with the card that it was asked about', async () => {
    const now = { asked: asked({ order: awaiting(6) }) };
    const api = new FakeServer()
      .on('get', askPath, () => now.asked)
      .on('post', `${askPath}/pay`, () => aSubmission({ id: 82 }));
    await ready(api);
    expect(screen.getByText(awaited)).toBeVisible();
    now.asked = asked({ ask: anAsk('paid'), order: null, cards: [] });
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/organization/3/orders/82');
    expect(api.called('post', `${askPath}/pay`)).toMatchObject([{ body: { credit_card_id: 6 } }]);
  });
});
