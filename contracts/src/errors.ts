/** The catalogue of 1 §8 and 2 §8. */
export const errorCodes = {
  submit: {
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
    totalNotChargeable: 'submit_order-total_not_chargeable',
    changed: 'submit_order-changed',
    invalid: 'submit_order-record_invalid',
  },
  modify: { inPast: 'modify_order-order_in_past' },
  package: { undeliverable: 'packages-address_undeliverable' },
  /** Parts that a screen looks for inside a longer code. */
  parts: {
    catererUnavailable: 'caterer_unavailable',
    dateInPast: 'date_in_past',
    deliveryMinimum: 'delivery_minimum_not_satisfied',
    couponNotApplicable: 'coupon_not_applicable',
    alreadySubmitted: 'order_already_submitted',
  },
  recordInvalid: 'record_invalid',
  notFound: 'not_found',
  notSignedIn: 'unauthorized',
  forbidden: 'forbidden',
  csrf: 'invalid_csrf_token',
  tooManyRequests: 'too_many_requests',
  stale: 'stale_record',
  /** Said by the client, not the API: an answer came that lacks what the document gives it. */
  incompleteAnswer: 'incomplete_answer',
  /** An error that carries no code of its own. */
  none: 418,
} as const;
