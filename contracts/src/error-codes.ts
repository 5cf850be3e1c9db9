// Separate exports, so that a page bundles only the codes that it uses.

export const submit = {
  pollSelectionsNotApplied: 'submit_order-poll_selections_not_applied',
  simultaneousDelivery: 'submit_order-has_simultaneous_delivery',
  emailVerification: 'submit_order-email_verification_required',
  domainMismatch: 'submit_order-enterprise_email_domain_mismatch',
  choiceVersionMismatch: 'submit_order-choice_version_mismatch',
  catererUnavailable: 'submit_order-caterer_unavailable',
  dateInPast: 'submit_order-date_in_past',
  sameDay: 'submit_order-same_day_order',
  nycSameDay: 'orders-nyc_same_day',
  alreadySubmitted: 'submit_order-order_already_submitted',
  deliveryMinimum: 'submit_order-delivery_minimum_not_satisfied',
  couponNotApplicable: 'submit_order-coupon_not_applicable',
  headcountMismatch: 'submit_order-mismatched_headcount',
  paymentFailed: 'submit_order-payment_failed',
  paymentAuthentication: 'submit_order-payment_authentication_required',
  creditLimit: 'submit_order-credit_limit_exceeded',
  totalNotChargeable: 'submit_order-total_not_chargeable',
  /** An admin of its organization has to say yes first. */
  approvalRequired: 'submit_order-approval_required',
  changed: 'submit_order-changed',
  inProgress: 'submit_order-in_progress',
  /** A continued submit has ended already. */
  over: 'submit_order-not_in_progress',
  /** The cart is being placed and can't be changed. */
  onItsWay: 'order-submit_in_progress',
  invalid: 'submit_order-record_invalid',
} as const;
export const order = {
  /** Another payment of the order is pending. */
  paymentInProgress: 'order-payment_in_progress',
  notByCard: 'order-not_by_card',
  /** No approval is needed or pending. */
  noApproval: 'order-no_approval',
  /** It can't be moved to another kitchen. */
  kitchenFixed: 'order-kitchen_fixed',
} as const;
export const modify = {
  inPast: 'modify_order-order_in_past',
  ended: 'modify_order-order_ended',
  tooLate: 'modify_order-too_late',
  notSubmitted: 'modify_order-order_not_submitted',
  menuChanged: 'modify_order-menu_changed',
  customerPays: 'modify_order-customer_pays',
  changePending: 'modify_order-change_pending',
  changeClosed: 'modify_order-change_closed',
  choicesDropped: 'modify_order-choices_dropped',
  inProgress: 'modify_order-in_progress',
} as const;
export const cancel = {
  supportOnly: 'cancel_order-support_only',
  feeChanged: 'cancel_order-fee_changed',
} as const;
export const reorder = {
  notSubmitted: 'reorder_order-order_not_submitted',
  notOffered: 'reorder_order-not_offered',
  nothingLeft: 'reorder_order-nothing_left',
  ownerLeft: 'reorder_order-owner_left',
} as const;
export const review = {
  /** Not yet, or not any more. */
  closed: 'review-closed',
  /** It can not be changed any more. */
  given: 'review-given',
  /** Its caterer has answered it. */
  replied: 'review-replied',
} as const;
export const menuReview = {
  answered: 'menu_review-answered',
} as const;
export const draft = {
  published: 'draft_menu_item-published',
} as const;
export const poll = {
  /** The cart will be submitted by its poll and can't be changed. */
  scheduled: 'order-poll_scheduled',
  /** An answer after the poll's end. */
  over: 'poll-over',
  /** The order has a poll already. */
  exists: 'poll-exists',
  /** More meals were picked than the package is sold for. */
  tooMany: 'poll-too_many_people',
  /** The order costs more than the agreed maximum. */
  overMaximum: 'poll-over_maximum_total',
  /** No meal was picked and no extra meals are ordered. */
  nobodyPicked: 'poll-nobody_picked',
  wrongState: 'poll-wrong_state',
  /** The eater's share of a meal changed since they saw it. */
  shareChanged: 'poll-share_changed',
} as const;
/** Of orders that are planned for so many people and so much money. */
export const planning = {
  /** Too many plans are asked for at the moment. */
  busy: 'planning-busy',
  /** Nothing that can be ordered was found in the time there is. */
  tooLarge: 'planning-too_large',
} as const;
const packages = { undeliverable: 'packages-address_undeliverable' } as const;
export { packages as package };
/** Parts that screens match within longer codes. */
export const parts = {
  catererUnavailable: 'caterer_unavailable',
  dateInPast: 'date_in_past',
  deliveryMinimum: 'delivery_minimum_not_satisfied',
  couponNotApplicable: 'coupon_not_applicable',
  alreadySubmitted: 'order_already_submitted',
} as const;
export const recordInvalid = 'record_invalid';
export const notFound = 'not_found';
export const notSignedIn = 'unauthorized';
export const forbidden = 'forbidden';
export const csrf = 'invalid_csrf_token';
export const tooManyRequests = 'too_many_requests';
export const stale = 'stale_record';
/** Set by the client: an answer lacks documented fields. */
export const incompleteAnswer = 'incomplete_answer';
/** The code of an error without its own. */
export const none = 418;
