import type { Schemas } from '@copper-carrot/contracts';
import { type HistoryKind, historyText } from '../history';
import type { HistoryRow } from './order-query';

/** An order's history in sentences with what was held and charged, oldest first. */
export const presentHistory = (rows: readonly HistoryRow[]): Schemas['OrderHistoryEntry'][] =>
  rows.map(({ id, kind, by, acting, at, amountCents, isOfChange }) => ({
    id,
    kind,
    text: historyText(kind, amountCents, isOfChange),
    by: acting ?? by,
    acting_as: acting === null ? null : by,
    at: at.toISOString(),
  }));

/** What an office settles among its own people: none of it is its caterer's to read. */
const amongColleagues = new Set<HistoryKind>([
  'payment_asked',
  'payment_ask_taken_back',
  'payment_ask_declined',
]);

/** An order's history as its caterer reads it: what its customer pays is between them and their bank. */
export const presentHistoryForCaterer = (rows: readonly HistoryRow[]): Schemas['OrderHistoryEntry'][] =>
  presentHistory(
    rows
      .filter(({ kind }) => !amongColleagues.has(kind))
      .map((row) => (row.kind === 'tip_raised' ? row : { ...row, amountCents: null })),
  );
