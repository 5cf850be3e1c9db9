import { defineEvent } from '../events';

/** Events of orders; the subject is the order, of kind `order`. */
export const orderEvents = {
  submitted: defineEvent<object>('order.submitted'),
  accepted: defineEvent<object>('order.accepted'),
  onItsWay: defineEvent<object>('order.on_its_way'),
  confirmed: defineEvent<object>('order.confirmed'),
  declined: defineEvent<{ reason: string }>('order.declined'),
  expired: defineEvent<{ reason: string }>('order.expired'),
  canceled: defineEvent<{ reason: string; feeCents: number }>('order.canceled'),
  fulfilled: defineEvent<object>('order.fulfilled'),
  /** The start or cutoff of a cart with a poll has moved; `before` and `after` are the start as ISO instants. */
  moved: defineEvent<{ before: string | null; after: string | null }>('order.moved'),
  /** A caterer made a cart for its owner. */
  madeForCustomer: defineEvent<object>('order.made_for_customer'),
  /** A cart was removed: by whom, and whether they are a caterer of its brand. */
  removed: defineEvent<{ by: number; byCaterer: boolean }>('order.removed'),
  /** A colleague was asked to pay for a cart, or declined. */
  payAsked: defineEvent<{ askId: number }>('order.pay_asked'),
  payDeclined: defineEvent<{ askId: number }>('order.pay_declined'),
  /** An admin of its organization was asked about a cart, answered, or did not in time. */
  approvalAsked: defineEvent<{ approvalId: number }>('order.approval_asked'),
  approvalDecided: defineEvent<{ approvalId: number }>('order.approval_decided'),
  approvalLapsed: defineEvent<{ approvalId: number }>('order.approval_lapsed'),
  /** A payment request was withdrawn. */
  payAskEnded: defineEvent<{ askId: number }>('order.pay_ask_ended'),
  /**
   * The authorization of a later event's card was refused; the order stays. `colleague` is the card's owner if it is
   * not the order's owner.
   */
  paymentFailed: defineEvent<{
    attemptId: number;
    reason: string;
    colleague?: { id: number; name: string };
  }>('order.payment_failed'),
  /** No card could be authorized in time. */
  canceledUnpaid: defineEvent<{ reason: string }>('order.canceled_unpaid'),
  /** A submit failed after its person stopped waiting; the cart stays. */
  notPlaced: defineEvent<{ attemptId: number; reason: string }>('order.not_placed'),
  /** A raised tip could not be charged, and the person who gave it had already left. */
  tipNotRaised: defineEvent<{ attemptId: number; by: number; amountCents: number; reason: string }>(
    'order.tip_not_raised',
  ),
};
