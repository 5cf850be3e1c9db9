import type { Schemas } from '@copper-carrot/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { aChange, anOrder, apiWith, open } from '../../test/open';

beforeEach(() => localStorage.clear());

const changed = (id: number, status: 'requested' | 'declined' | 'expired' | 'refused') =>
  anOrder({
    change_request: aChange({
      ...{ id, status, expires_at: null, decided_at: '2026-11-20T11:00:00.000Z' },
      reason: 'Our oven is small.',
      can: { withdraw: status === 'requested', pay: false },
    }),
  });
const openAt = async (order: Schemas['Order']) => {
  const view = await open('/organization/4/orders/12', apiWith(order));
  await screen.findByText('What happened so far');
  return view;
};
const card = () => screen.queryByRole('region', { name: /^Your changes/ });

test.each(['declined', 'expired', 'refused'] as const)(
  'changes that were %s are put away once they are read, and later ones are told again',
  async (status) => {
    const { unmount } = await openAt(changed(5, status));
    expect(card()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(card()).toBeNull();
    unmount();
    const again = await openAt(changed(5, status));
    expect(card()).toBeNull();
    again.unmount();
    await openAt(changed(6, status));
    expect(card()).toBeVisible();
  },
);

test('changes that wait can not be put away', async () => {
  await openAt(changed(5, 'requested'));
  expect(card()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Got it' })).not.toBeInTheDocument();
});
