import { defineEvent } from '../events';

/** What happens to orders, for whoever subscribes; the subject is the order, of the kind `order`. */
export const orderEvents = {
  submitted: defineEvent<object>('order.submitted'),
  accepted: defineEvent<object>('order.accepted'),
  declined: defineEvent<{ reason: string }>('order.declined'),
  expired: defineEvent<{ reason: string }>('order.expired'),
  canceled: defineEvent<{ reason: string; feeCents: number }>('order.canceled'),
  fulfilled: defineEvent<object>('order.fulfilled'),
  /** The event of a cart that has a poll, or the last moment to order it, is at another time; the event's as ISO instants. */
  moved: defineEvent<{ before: string | null; after: string | null }>('order.moved'),
  /** A caterer made a cart for its owner. */
  madeForCustomer: defineEvent<object>('order.made_for_customer'),
  /** A cart was taken away; who by, and whether they cook for its brand. */
  removed: defineEvent<{ by: number; byCaterer: boolean }>('order.removed'),
  /** A colleague is asked to pay for a cart, or said no. */
  payAsked: defineEvent<{ askId: number }>('order.pay_asked'),
  payDeclined: defineEvent<{ askId: number }>('order.pay_declined'),
  /** A colleague is not asked any more. */
  payAskEnded: defineEvent<{ askId: number }>('order.pay_ask_ended'),
  /** The card that was to be held later was refused; the order stands. With whose it is, where that is not the owner. */
  paymentFailed: defineEvent<{
    attemptId: number;
    reason: string;
    colleague?: { id: number; name: string };
  }>('order.payment_failed'),
  /** No card could be held for it in time. */
  canceledUnpaid: defineEvent<{ reason: string }>('order.canceled_unpaid'),
  /** A submit that its person does not wait for any more came to nothing; the cart stands. */
  notPlaced: defineEvent<{ attemptId: number; reason: string }>('order.not_placed'),
  /** More for what was delivered could not be charged, and its giver had gone before anybody knew. */
  tipNotRaised: defineEvent<{ attemptId: number; by: number; amountCents: number; reason: string }>(
    'order.tip_not_raised',
  ),
};
