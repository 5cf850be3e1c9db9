import type { Schemas } from '@copper-carrot/contracts';

const side = (headcount: number, payout: number): Schemas['CatererChangeSide'] => ({
  headcount,
  start_date: '2099-03-04',
  start_time: '12:00',
  address: null,
  chosen_options: [],
  menu_items: [],
  payout,
});

/** A change from 20 to 40 people that waits for the caterer's answer, for three hours more. */
export const aChangeRequest = (
  more: Partial<Schemas['CatererChangeRequest']> = {},
): Schemas['CatererChangeRequest'] => ({
  id: 5,
  status: 'requested',
  by: 'Pat Low',
  changes: [{ field: 'headcount', label: 'People', before: '20', after: '40' }],
  requested_at: '2026-11-20T10:00:00.000Z',
  expires_at: new Date(Date.now() + 3 * 3_600_000 + 60_000).toISOString(),
  decided_at: null,
  reason: null,
  before: side(20, 212.5),
  after: side(40, 425),
  can: { approve: true, decline: true },
  ...more,
});
