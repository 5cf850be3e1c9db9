import type { Schemas } from '@copper-carrot/contracts';
import { type HistoryKind, historyText } from '../history';
import type { HistoryRow, StoredOrder } from './order-query';

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
    .filter((row) => moneyToldOf[row.kind]?.(row, order) ?? true)
    .flatMap((row) =>
      presentHistory([row.kind === 'tip_raised' ? row : { ...row, amountCents: null }]).map((told) => ({
        ...told,
        ...(row.kind === 'payment_failed' ? onHold : { text: forCaterers[row.kind] ?? told.text }),
      })),
    );
};

/** What of an order's money its caterer goes by: whether to cook, whether its food is paid, and that nothing is held once it is off. */
const moneyToldOf: Partial<Record<HistoryKind, (row: HistoryRow, order: OrderInHistory) => boolean>> = {
  payment_failed: (row, order) => isHeldBack(row, order),
  // What is held of one that is off is for its fee.
  payment_authorized: (row, order) => !isOff(row, order),
  // Of one that stands its customer pays otherwise, or is asked again on its day.
  payment_released: (row, order) => row.changeId === null && isOff(row, order),
  payment_captured: (_row, order) => isFoodPaid(order),
};

const isOff = ({ at }: HistoryRow, { endedAt }: OrderInHistory): boolean => Boolean(endedAt && at >= endedAt);

/** Whether anything was charged for food and stayed: of an order that is off it goes back, but for a fee, which is no food's. */
const isFoodPaid = ({ endedAt, capturedCents, refundedCents }: OrderInHistory): boolean =>
  endedAt === null && refundedCents < capturedCents;

type OrderInHistory = Pick<
  StoredOrder,
  'submittedAt' | 'startAt' | 'endedAt' | 'capturedCents' | 'refundedCents'
>;
type HistoryOwner = OrderInHistory & Pick<StoredOrder, 'history'>;

/** What a kitchen does about it is not to cook, until the order is paid or over. */
const onHold = { kind: 'on_hold', text: 'Put on hold: not to be cooked for now' };

/** Whether a payment was refused for an order that lay ahead: a cart's, a change's, and a debt are none of its caterer's. */
const isHeldBack = (row: HistoryRow, order: OrderInHistory): boolean =>
  row.changeId === null &&
  Boolean(order.submittedAt && row.at >= order.submittedAt) &&
  !(order.startAt && row.at >= order.startAt) &&
  !isOff(row, order);
