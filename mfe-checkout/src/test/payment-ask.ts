import type { Schemas } from '@copper-carrot/contracts';
import { recorded } from '@copper-carrot/contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { aCard, anOrder, aPerson } from './fixtures';
import { open as openAt } from './render';
import { FakeServer } from './server';

export const askPath = '/cpi/v1/orderer/orders/{id}/payment_asks/{askId}';
const shown = recorded[`get ${askPath}`][200];

export const askedFor = anOrder({ lock_version: 7 });
export const anAsk = (status: Schemas['AskedToPay']['status']) => ({ ...shown.ask, id: 3, status });

/** What Maya Chen asks a colleague to pay for. */
export const asked = (more: Partial<Schemas['PaymentAsk']> = {}): Schemas['PaymentAsk'] => ({
  ...shown,
  ask: anAsk('asked'),
  asked_by: 'Maya Chen',
  order: askedFor,
  cards: [aCard({ id: 5, team_id: null }), aCard({ id: 6, last4: '1111' })],
  ...more,
});
/** Whoever has one card alone need not choose it. */
export const oneCard = { cards: [aCard({ id: 5 })] };
export const serverOf = (answer: Schemas['PaymentAsk']) => new FakeServer().on('get', askPath, () => answer);
/** Opens the question as Sam, whom the owner of the order asked. */
export const open = (of: FakeServer) => openAt('/orders/12/pay/3', of, { user: aPerson({ id: 2 }) });
export const ready = async (of: FakeServer) => {
  const view = await open(of);
  await screen.findByRole('heading', { name: 'Pay for Maya Chen’s order' });
  return view;
};
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** The order while the bank of whoever is asked to pay is asked about one of their cards. */
export const awaiting = (credit_card_id: number): Schemas['Order'] => ({
  ...askedFor,
  payment: {
    ...askedFor.payment,
    bank: { until: '2099-03-01T17:30:00.000Z', by: 'Sam Lee', by_you: true, credit_card_id },
  },
});
