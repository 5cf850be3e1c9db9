import { STATUS_CODES } from 'node:http';
import { errorCodes, type Schemas } from '@copper-carrot/contracts';

export interface ErrorDetails {
  /** A sentence for people. */
  message?: string;
  /** Codes per field: `{ headcount: ['greater_than'] }`. */
  fields?: Record<string, string[]>;
  /** Sentences per field: `{ headcount: ['must be at least 10'] }`. */
  field_errors?: Record<string, string[]>;
  /** The kind, such as `record_invalid`. */
  type?: string;
  /** The path, query or header parameter that is wrong. */
  param?: string;
  context?: Record<string, unknown>;
}

const sentences: Record<number, string> = {
  401: "You aren't logged in.",
  403: "You don't have permission to access that page.",
  404: 'Page not found',
  422: 'Some of what was sent is not valid.',
  429: 'Too many tries. Please wait a moment.',
  500: "We're sorry but something went wrong!",
  503: 'Please try again in a moment.',
};

const types: Record<number, string> = {
  400: 'request_invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'record_not_found',
  409: 'conflict',
  422: 'record_invalid',
  429: 'rate_limited',
};

/** A failure that the caller is told about: the HTTP status, a stable code, and what is wrong with which field. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: ErrorDetails = {},
  ) {
    super(details.message ?? sentences[status] ?? STATUS_CODES[status] ?? 'Error');
  }

  /** The error as it goes over the wire, every key present. */
  toAnswer(): Schemas['Error'] {
    const { fields = {}, field_errors = {}, type, param, context = {} } = this.details;
    return {
      status: this.status,
      code: this.code,
      message: this.message,
      fields,
      field_errors,
      type: type ?? types[this.status] ?? 'error',
      param: param ?? null,
      context,
    };
  }
}

/** A value that no rule of ours knows, found where nobody knows of calls; `refusalOf` makes the answer of it. */
export class FieldError extends RangeError {
  constructor(
    readonly field: string,
    readonly code: string,
    readonly sentence: string,
    message = `${field} ${sentence}`,
  ) {
    super(message);
    this.name = new.target.name;
  }

  /** Whether it is we who should know the value, as it stands on a date: then it is a fault of ours, and nobody else's. */
  isOurs(_today: string): boolean {
    return false;
  }
}

export const unauthenticated = (message?: string) => new ApiError(401, errorCodes.notSignedIn, { message });
export const forbidden = (message?: string, code: string = errorCodes.forbidden) =>
  new ApiError(403, code, { message });
export const notFound = (message?: string) => new ApiError(404, errorCodes.notFound, { message });

/** One wrong field: `invalid('headcount', 'greater_than', 'must be at least 10')` is a 422 of type `record_invalid`. */
export const invalid = (
  field: string,
  code: string,
  sentence: string,
  errorCode: string = errorCodes.recordInvalid,
) => new ApiError(422, errorCode, { fields: { [field]: [code] }, field_errors: { [field]: [sentence] } });

/** The same in a whole sentence, which is the error's message too. */
export const refused = (field: string, code: string, sentence: string, errorCode: string) =>
  new ApiError(422, errorCode, {
    message: sentence,
    fields: { [field]: [code] },
    field_errors: { [field]: [sentence] },
    type: 'record_invalid',
  });
