import type Stripe from 'stripe';
import { type ErrorCode } from './objects';

/**
 * What a failed call stores: nothing (it never began), the answer only (repeated for its idempotency key),
 * or the answer and the call's changes.
 */
export type Effect = 'none' | 'answer' | 'changes';

/** The fields of an error, as the SDK reads them. */
export interface ErrorBody extends Pick<
  Stripe.StripeRawError,
  'param' | 'decline_code' | 'charge' | 'payment_intent' | 'payment_method' | 'setup_intent'
> {
  type: Extract<
    Stripe.RawErrorType,
    'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  >;
  message: string;
  code?: ErrorCode;
}

export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly effect: Effect = 'answer',
    /** Stripe's advice whether to retry; unset if the status implies it. */
    readonly retry?: boolean,
  ) {
    super(body.message);
  }
}

/** The request is malformed; nothing is stored. */
export const badParameter = (param: string, message: string, code?: ErrorCode) =>
  new StripeError(400, { type: 'invalid_request_error', message, param, ...(code && { code }) }, 'none');

/** The request is valid, but the state of the object or another one forbids it. */
export const refused = (message: string, code?: ErrorCode, details: Partial<ErrorBody> = {}) =>
  new StripeError(400, { type: 'invalid_request_error', message, ...(code && { code }), ...details });

/** The object doesn't exist: 404 when the path names it, 400 when a parameter does. */
export const missing = (kind: string, id: string, param = 'id') =>
  new StripeError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind.replaceAll('_', '')}: '${id}'`,
    param: param === 'id' ? kind : param,
  });

export const unauthorized = (message: string) =>
  new StripeError(401, { type: 'invalid_request_error', message }, 'none');

export const unrecognized = (method: string, path: string) =>
  new StripeError(
    404,
    {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). The local stand-in answers only a part of the API.`,
    },
    'none',
  );

/** Another request under the same key is at work: asked again later, the answer of that one is told. */
export const keyInUse = (key: string) =>
  new StripeError(
    409,
    {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    },
    'none',
  );

export const lockTimeout = () =>
  new StripeError(
    429,
    {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message:
        'This object cannot be accessed right now because another API request or Stripe process is currently accessing it. If you see this error intermittently, retry the request.',
    },
    'none',
    true,
  );

export const unknownFailure = () =>
  new StripeError(500, { type: 'api_error', message: 'An unknown error occurred.' }, 'changes', false);

/** The card's issuer said no; the attempt itself is kept. */
export const cardError = (body: Omit<ErrorBody, 'type'> & { message: string }) =>
  new StripeError(402, { ...body, type: 'card_error' }, 'changes');
