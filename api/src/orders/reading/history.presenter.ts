import type { Schemas } from '@copper-carrot/contracts';
import type { HistoryKind } from '../history';
import type { HistoryRow } from './order-query';

const texts: Record<HistoryKind, string> = {
  created: 'Order started',
  changed: 'Order changed',
  submitted: 'Order placed',
  accepted: 'Accepted by the caterer',
  declined: 'Declined by the caterer',
  confirmed: 'Confirmed by the caterer',
  canceled: 'Order canceled',
  expired: 'The caterer did not answer in time',
  fulfilled: 'Delivered',
  payment_authorized: 'Payment authorized',
  payment_failed: 'The payment did not go through',
  payment_released: 'Payment hold released',
  payment_captured: 'Payment captured',
};

/** An order's history in sentences, oldest first. */
export const presentHistory = (rows: readonly HistoryRow[]): Schemas['OrderHistoryEntry'][] =>
  rows.map(({ id, kind, by, acting, at }) => ({
    id,
    kind,
    text: texts[kind],
    by: acting ?? by,
    acting_as: acting === null ? null : by,
    at: at.toISOString(),
  }));
