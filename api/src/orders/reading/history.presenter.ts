import type { Schemas } from '@copper-carrot/contracts';
import { type HistoryKind, historyText } from '../history';
import type { HistoryRow, StoredOrder } from './order-query';

/** An order's history in sentences with sums held and captured, oldest first. */
export const presentHistory = (rows: readonly HistoryRow[]): Schemas['OrderHistoryEntry'][] =>
  rows.map(({ id, kind, by, acting, at, amountCents, changeId }) => ({
    id,
    kind,
    text: historyText(kind, amountCents, changeId !== null),
    by: acting ?? by,
    acting_as: acting === null ? null : by,
    at: at.toISOString(),
  }));

/** Entries about payment between customers, bank and site, which the caterer may not read. */
const ofCustomers = new Set<HistoryKind>([
  'approval_asked',
  'approval_given',
  'approval_refused',
  'payment_asked',
  'payment_ask_taken_back',
  'payment_ask_declined',
  'payment_confirmation',
  'not_placed',
  'card_chosen',
  'card_kept',
  'tip_not_raised',
  'payment_refunded',
  'payment_refund_came_back',
  'refund_sent_again',
  'refund_sent_otherwise',
]);

/** Ends of a change that may never have been sent to its caterer. */
const endsUnsent = new Set<HistoryKind>([
  'change_abandoned',
  'change_given_up',
  'change_ended',
  'change_not_made',
  'change_not_permitted',
]);

/** Texts for the caterer that leave out payment reasons. */
const forCaterers: Partial<Record<HistoryKind, string>> = {
  change_not_made: 'The changes could not be made',
  change_not_permitted: 'Changes given up',
  change_lapsed: 'Changes given up',
};

/** An order's history for its caterer, without the customer's payments. */
export const presentHistoryForCaterer = ({
  history,
  ...order
}: HistoryOwner): Schemas['OrderHistoryEntry'][] => {
  const sent = new Set(
    history.filter(({ kind }) => kind === 'change_requested').map(({ changeId }) => changeId),
  );
  return history
    .filter(({ kind, changeId }) => !ofCustomers.has(kind) && !(endsUnsent.has(kind) && !sent.has(changeId)))
    .filter((row) => moneyToldOf[row.kind]?.(row, order) ?? true)
    .flatMap((row) =>
      presentHistory([row.kind === 'tip_raised' ? row : { ...row, amountCents: null }]).map((told) => ({
        ...told,
        ...(row.kind === 'payment_failed' ? onHold : { text: forCaterers[row.kind] ?? told.text }),
      })),
    );
};

/**
 * Payment entries that the caterer needs: whether to cook, whether the food is paid, and that an ended order's hold was
 * released.
 */
const moneyToldOf: Partial<Record<HistoryKind, (row: HistoryRow, order: OrderInHistory) => boolean>> = {
  payment_failed: (row, order) => isHeldBack(row, order),
  // An ended order's hold is for its fee.
  payment_authorized: (row, order) => !isOff(row, order),
  // The hold of an open order is replaced by another payment, or authorized again on its due date.
  payment_released: (row, order) => row.changeId === null && isOff(row, order),
  payment_captured: (_row, order) => isFoodPaid(order),
};

const isOff = ({ at }: HistoryRow, { endedAt }: OrderInHistory): boolean => Boolean(endedAt && at >= endedAt);

/** Whether the food's payment was captured and not refunded; an ended order only keeps a fee. */
const isFoodPaid = ({ endedAt, capturedCents, refundedCents }: OrderInHistory): boolean =>
  endedAt === null && refundedCents < capturedCents;

type OrderInHistory = Pick<
  StoredOrder,
  'submittedAt' | 'startAt' | 'endedAt' | 'capturedCents' | 'refundedCents'
>;
type HistoryOwner = OrderInHistory & Pick<StoredOrder, 'history'>;

/** The caterer should not cook until the order is paid or has ended. */
const onHold = { kind: 'on_hold', text: 'Put on hold: not to be cooked for now' };

/**
 * Whether a payment was refused for a submitted order before its start; refusals of a cart, a change or a debt are
 * hidden from the caterer.
 */
const isHeldBack = (row: HistoryRow, order: OrderInHistory): boolean =>
  row.changeId === null &&
  Boolean(order.submittedAt && row.at >= order.submittedAt) &&
  !(order.startAt && row.at >= order.startAt) &&
  !isOff(row, order);
