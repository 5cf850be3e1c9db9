import { type FruitlessKind, orderState, type OrderStatus } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import type { Actor } from '../http';
import { prepared } from '../prepared';
import { inDollars } from '../pricing';

/** Sentences for history entries; statuses have their own texts in `contracts`. */
const otherTexts = {
  created: 'Order started',
  changed: 'Order changed',
  claimed: 'Order claimed by its customer',
  removed: 'Order removed before it was placed',
  submitted: 'Order placed',
  payment_authorized: 'Payment authorized',
  payment_confirmation: 'The bank asked to confirm the payment',
  payment_failed: 'The payment did not go through',
  payment_released: 'Payment hold released',
  not_placed: 'The order was not placed, and nothing is held',
  card_chosen: 'Another card was chosen',
  card_kept: 'The organization’s card goes on paying, though the orderer has left',
  approval_asked: 'An admin was asked to approve it',
  approval_given: 'Approved by an admin of the organization',
  approval_refused: 'Declined by an admin of the organization',
  payment_asked: 'A colleague was asked to pay',
  payment_ask_taken_back: 'The colleague is not asked to pay any more',
  payment_ask_declined: 'The colleague does not pay',
  payment_captured: 'Payment captured',
  payment_refunded: 'Sent back to the card',
  payment_refund_came_back: 'Came back from the bank of the card',
  cancellation_acknowledged: 'Cancellation acknowledged by the caterer',
  on_its_way: 'On its way',
  kitchen_moved: 'Moved to another kitchen of the caterer',
  tip_raised: 'Tip raised',
  tip_not_raised: 'The tip could not be raised, and nothing was charged for it',
  refund_sent_again: 'What was charged too much is sent back once more',
  refund_sent_otherwise: 'What was charged too much was sent back by hand',
  change_requested: 'Changes sent to the caterer',
  change_applied: 'Order changed',
  change_made: 'Order changed by its caterer',
  change_approved: 'Changes approved by the caterer',
  change_declined: 'Changes declined by the caterer',
  change_withdrawn: 'Changes withdrawn',
  change_abandoned: 'Changes given up: their payment was not confirmed in time',
  change_given_up: 'Changes given up before they were paid for',
  change_not_made: 'The changes could not be made, and nothing more is held',
  change_not_permitted: 'Changes given up: who sent them may not pay for them any more',
  change_ended: 'Changes given up: the order was over',
  change_lapsed: 'Changes given up: their card is not held any more',
  change_expired: 'The changes were not answered in time',
} satisfies Record<FruitlessKind, string> & Record<string, string>;
type Other = keyof typeof otherTexts;
export type HistoryKind = Other | Exclude<OrderStatus, 'in_cart' | 'pending'>;

/** The sentence of an entry, with its sum if it moved money. */
export function historyText(kind: HistoryKind, amountCents: number | null, isOfChange: boolean): string {
  const text = kind in otherTexts ? otherTexts[kind as Other] : orderState(kind as OrderStatus).entered;
  if (amountCents === null) return text ?? kind;
  const sum = inDollars(amountCents);
  switch (kind) {
    case 'payment_authorized':
      // A change's hold replaces the old one, so this sum is the total that is held.
      return isOfChange ? `${text} for the changes: ${sum} held in all` : `${text}: ${sum} held`;
    case 'payment_released':
      return isOfChange ? `Payment hold for the changes released: ${sum}` : `${text}: ${sum}`;
    case 'payment_captured':
    case 'payment_refunded':
    case 'payment_refund_came_back':
      return `${text}: ${sum}`;
    case 'tip_raised':
      return `${text} by ${sum}`;
    default:
      return text ?? kind;
  }
}

const entered = prepared(
  'order-history-entered',
  {},
  `insert into order_history (order_id, kind, details, user_id, acting_user_id, at)
   values ($1, $2, $3::jsonb, $4, $5, clock_timestamp())`,
);

/**
 * Adds an entry to the order's append-only history, with the actor and the site admin who acts as them; a job has no
 * actor.
 */
export async function recordHistory(
  entry: { orderId: number; kind: HistoryKind; actor: Actor | null; details?: Record<string, unknown> },
  transaction: Transaction,
) {
  const { orderId, kind, actor, details = {} } = entry;
  const by = [actor?.userId ?? null, actor?.ghostingAdmin?.id ?? null];
  await sql.send(transaction, entered, [orderId, kind, JSON.stringify(details), ...by]);
}
