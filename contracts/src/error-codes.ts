// Each an export, so that a page brings the codes that it looks for, and no others.

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
  changed: 'submit_order-changed',
  inProgress: 'submit_order-in_progress',
  /** Said to whoever goes on with a submit that has ended meanwhile. */
  over: 'submit_order-not_in_progress',
  /** Of a cart that is being placed: nothing of it can be changed. */
  onItsWay: 'order-submit_in_progress',
  invalid: 'submit_order-record_invalid',
} as const;
export const order = {
  /** Another payment of it waits for its answer. */
  paymentInProgress: 'order-payment_in_progress',
  notByCard: 'order-not_by_card',
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
export const poll = {
  /** Of a cart that is sent when its poll ends: nothing of it can be changed. */
  scheduled: 'order-poll_scheduled',
  /** Of an answer, or a change of one, that comes after the end. */
  over: 'poll-over',
  /** The order has one already. */
  exists: 'poll-exists',
  /** More meals were picked than its package is sold for. */
  tooMany: 'poll-too_many_people',
  /** What it would send costs more than whoever armed it agreed to. */
  overMaximum: 'poll-over_maximum_total',
  /** Nobody picked a meal of what it would send, and nobody beyond who picked was asked for. */
  nobodyPicked: 'poll-nobody_picked',
  wrongState: 'poll-wrong_state',
  /** Its eater pays more of a meal by now than they saw. */
  shareChanged: 'poll-share_changed',
} as const;
const packages = { undeliverable: 'packages-address_undeliverable' } as const;
export { packages as package };
/** Parts that a screen looks for inside a longer code. */
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
/** Said by the client, not the API: an answer came that lacks what the document gives it. */
export const incompleteAnswer = 'incomplete_answer';
/** An error that carries no code of its own. */
export const none = 418;
