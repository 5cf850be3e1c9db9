import type { Schemas } from '@copper-carrot/contracts';
import { historyText } from '../history';
import type { HistoryRow } from './order-query';

/** An order's history in sentences, oldest first. */
export const presentHistory = (rows: readonly HistoryRow[]): Schemas['OrderHistoryEntry'][] =>
  rows.map(({ id, kind, by, acting, at }) => ({
    id,
    kind,
    text: historyText(kind),
    by: acting ?? by,
    acting_as: acting === null ? null : by,
    at: at.toISOString(),
  }));
