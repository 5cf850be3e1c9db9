import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { screen } from '@testing-library/react';
import { placingPace } from '../../hooks/usePlacing';
import { aSubmission } from '../../test/fixtures';
import { anAsk, asked, askedFor, askPath, oneCard, press, ready } from '../../test/payment-ask';
import { faultsOf } from '../../test/render';
import { FakeServer } from '../../test/server';

beforeEach(() => sessionStorage.clear());

describe('while nobody knows whether it is placed', () => {
  beforeAll(() => {
    placingPace.everyMs = 40;
  });
  const still = 'We are still placing this order';
  const placing = asked({ ...oneCard, order: { ...askedFor, placing: true } });
  const over = (status: Schemas['AskedToPay']['status']) =>
    asked({ ask: anAsk(status), order: null, cards: [] });
  /** An API whose question stands as is said, and whose press is answered once the order is placed. */
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
