import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { open, openToPay, place, submits } from '../../test/checkout';
import { aCard, anOrder, aPerson } from '../../test/fixtures';
import { faultsOf } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const asked = { name: 'Confirm your payment' };
const cardsPath = `${orderPath}/credit_cards` as const;
const list = (records: Schemas['CreditCard'][]) => ({ records, count: records.length });
const two = [aCard(), aCard({ id: 6, brand: 'mastercard', last4: '4444' })];

describe('a press before the cards have come', () => {
  async function openEarly(cards: Schemas['CreditCard'][]) {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const server = new FakeServer().on('get', cardsPath, async () => {
      await held;
      return list(cards);
    });
    return { ...(await open(server)), letGo };
  }

  test('[CHK-16] waits for them, and asks of several', async () => {
    const { user, server, letGo } = await openEarly(two);
    await user.click(place());
    await screen.findByRole('button', { name: /^Placing your order/ });
    expect(submits(server)).toEqual([]);
    letGo();
    const dialog = await screen.findByRole('dialog', asked);
    expect(submits(server)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm and place order' }));
    await waitFor(() => expect(submits(server)).toHaveLength(1));
  });

  test('[CHK-16] and places the order without a question where there is one', async () => {
    const { user, server, letGo } = await openEarly([aCard()]);
    await user.click(place());
    letGo();
    await waitFor(() => expect(submits(server)).toHaveLength(1));
    expect(screen.queryByRole('dialog', asked)).not.toBeInTheDocument();
  });
});

test('[CHK-16] where the cards do not come, how it is paid is asked', async () => {
  const server = new FakeServer().on('get', cardsPath, () => new Refusal(500, 'internal'));
  const { user } = await open(server);
  await screen.findByText('We could not load your cards');
  await user.click(place());
  const dialog = await screen.findByRole('dialog', asked);
  expect(dialog).toHaveTextContent('We could not load the cards that can pay');
  expect(dialog).toHaveTextContent('Visa ending 4242');
  expect(dialog).not.toHaveTextContent('more than one way');
  expect(await faultsOf(dialog)).toEqual([]);
  expect(submits(server)).toEqual([]);
});

test('[CHK-16] where nothing is paid, that is what is confirmed, and no way to pay is offered', async () => {
  const server = new FakeServer();
  server.cards = two;
  server.order = anOrder({ bypass_payment: true, credit_card_id: null, credit_card: null });
  const { user } = await open(server);
  await user.click(place());
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that nothing is paid' });
  expect(dialog).toHaveTextContent(
    'No payment is needed for this order: no card is charged, and there is no invoice.',
  );
  expect(within(dialog).queryByRole('button', { name: 'Change payment' })).not.toBeInTheDocument();
  expect(await faultsOf(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(submits(server)).toEqual([]);
  await user.click(place());
  await user.click(await screen.findByRole('button', { name: 'Confirm and place order' }));
  await waitFor(() => expect(submits(server)).toHaveLength(1));
});

describe('a site admin', () => {
  const admin = aPerson({ id: 90, is_admin: true, memberships: [] });
  const openAsAdmin = () => {
    const server = new FakeServer();
    server.cards = two;
    server.order = anOrder({
      can: { ...anOrder().can, ignore_checks: true },
      credit_card_id: 6,
      credit_card: aCard({ id: 6, brand: 'mastercard', last4: '4444' }),
    });
    return openToPay(server, { user: admin });
  };

  test.each(['Ignore the delivery minimum', 'Ignore availability'])(
    '[CHK-19] who ticks “%s” is not asked how it is paid',
    async (flag) => {
      const { user, server } = await openAsAdmin();
      await user.click(screen.getByRole('checkbox', { name: flag }));
      await user.click(place());
      await waitFor(() => expect(submits(server)).toHaveLength(1));
      expect(screen.queryByRole('dialog', asked)).not.toBeInTheDocument();
    },
  );

  test('[CHK-16] who ticks none is asked, and reads whose card it is', async () => {
    const { user } = await openAsAdmin();
    await user.click(place());
    const dialog = await screen.findByRole('dialog', asked);
    expect(dialog).toHaveTextContent('paid with Maya Chen’s Mastercard ending 4444.');
    expect(dialog).not.toHaveTextContent(/\byour? (Mastercard|have)/i);
  });
});

test('[CHK-17] an invoiceable owner’s one card is not asked about of whoever may not pay by invoice', async () => {
  const server = new FakeServer();
  server.order = anOrder({
    user: { id: 1, name: 'Maya Chen', invoiceable: true },
    can: { ...anOrder().can, pay_by_invoice: false },
  });
  const { user } = await openToPay(server);
  await user.click(place());
  await waitFor(() => expect(submits(server)).toHaveLength(1));
  expect(screen.queryByRole('dialog', asked)).not.toBeInTheDocument();
});
