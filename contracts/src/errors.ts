/** What every failing call answers, with the matching HTTP status (2 §3). */
export interface ErrorPayload {
  status: number;
  /** Stable; screens match on it, by substring where 1 §8 says so. */
  code: string;
  /** A sentence for people. */
  message: string;
  /** Codes by field, for example `{"headcount": ["greater_than"]}`. */
  fields: Record<string, string[]>;
  /** Sentences by field, for example `{"headcount": ["must be at least 10"]}`. */
  field_errors: Record<string, string[]>;
  type: string | null;
  param: string | null;
  context: Record<string, unknown>;
}

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
  /** An error that carries no code of its own. */
  none: 418,
} as const;
