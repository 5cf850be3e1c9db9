import type { Schemas } from '@copper-carrot/contracts';
import { type HistoryKind, historyText } from '../history';
import type { OrderRow } from '../order.model';
import type { HistoryRow } from './order-query';

/** An order's history in sentences with what was held and charged, oldest first. */
export const presentHistory = (rows: readonly HistoryRow[]): Schemas['OrderHistoryEntry'][] =>
  rows.map(({ id, kind, by, acting, at, amountCents, changeId }) => ({
    id,
    kind,
    text: historyText(kind, amountCents, changeId !== null),
    by: acting ?? by,
    acting_as: acting === null ? null : by,
    at: at.toISOString(),
  }));

/** What its people, their bank and the platform settle about the money: none of it is the caterer's to read, or to act upon. */
const ofCustomers = new Set<HistoryKind>([
  'payment_asked',
  'payment_ask_taken_back',
  'payment_ask_declined',
  'payment_confirmation',
  'not_placed',
  'card_chosen',
  'tip_not_raised',
  'payment_refunded',
  'payment_refund_came_back',
  'refund_sent_again',
  'refund_sent_otherwise',
]);

/** How a change ends that may not have been sent yet: of one that was not, its caterer never heard. */
const endsUnsent = new Set<HistoryKind>([
  'change_abandoned',
  'change_given_up',
  'change_ended',
  'change_not_made',
  'change_not_permitted',
]);

/** What the caterer was asked about and came to nothing, without what it has to do with the payment. */
const forCaterers: Partial<Record<HistoryKind, string>> = {
  change_not_made: 'The changes could not be made',
  change_not_permitted: 'Changes given up',
  change_lapsed: 'Changes given up',
};

/** An order's history as its caterer reads it: what its customer pays is between them and their bank. */
export const presentHistoryForCaterer = ({
  history,
  ...order
}: HistoryOwner): Schemas['OrderHistoryEntry'][] => {
  const sent = new Set(
    history.filter(({ kind }) => kind === 'change_requested').map(({ changeId }) => changeId),
  );
  return history
    .filter(({ kind, changeId }) => !ofCustomers.has(kind) && !(endsUnsent.has(kind) && !sent.has(changeId)))
    .flatMap((row) => {
      const [told] = presentHistory([row.kind === 'tip_raised' ? row : { ...row, amountCents: null }]);
      if (!told) return [];
      if (row.kind === 'payment_failed') return isHeldBack(row, order) ? [{ ...told, ...onHold }] : [];
      if (row.kind === 'payment_released' && !endsUnpaid(row, order)) return [];
      return [{ ...told, text: forCaterers[row.kind] ?? told.text }];
    });
};

/** Whether an order was let go with its hold: of one that stands its customer pays otherwise, or is asked again on its day. */
const endsUnpaid = ({ at, changeId }: HistoryRow, { endedAt }: Pick<OrderRow, 'endedAt'>): boolean =>
  changeId === null && Boolean(endedAt && at >= endedAt);

type HistoryOwner = Pick<OrderRow, 'submittedAt' | 'startAt' | 'endedAt'> & {
  history: readonly HistoryRow[];
};

/** What a kitchen does about it is not to cook, until the order is paid or over. */
const onHold = { kind: 'on_hold', text: 'Put on hold: not to be cooked for now' };

/** Whether a payment was refused for an order that lay ahead: a cart's, a change's, and a debt are none of its caterer's. */
const isHeldBack = (
  { at, changeId }: HistoryRow,
  { submittedAt, startAt, endedAt }: Omit<HistoryOwner, 'history'>,
): boolean =>
  changeId === null &&
  Boolean(submittedAt && at >= submittedAt) &&
  !(startAt && at >= startAt) &&
  !(endedAt && at >= endedAt);
