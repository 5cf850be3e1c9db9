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

export const asked = (more: Partial<Schemas['PaymentAsk']> = {}): Schemas['PaymentAsk'] => ({
  ...shown,
  ask: anAsk('asked'),
  asked_by: 'Maya Chen',
  order: askedFor,
  cards: [aCard({ id: 5, team_id: null }), aCard({ id: 6, last4: '1111' })],
  ...more,
});
export const oneCard = { cards: [aCard({ id: 5 })] };
export const serverOf = (answer: Schemas['PaymentAsk']) => new FakeServer().on('get', askPath, () => answer);
export const open = (of: FakeServer) => openAt('/orders/12/pay/3', of, { user: aPerson({ id: 2 }) });
export const ready = async (of: FakeServer) => {
  const view = await open(of);
  await screen.findByRole('heading', { name: 'Pay for Maya Chen’s order' });
  return view;
};
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const awaiting = (credit_card_id: number): Schemas['Order'] => ({
  ...askedFor,
  payment: {
    ...askedFor.payment,
    bank: { until: '2099-03-01T17:30:00.000Z', by: 'Sam Lee', by_you: true, credit_card_id },
  },
});
