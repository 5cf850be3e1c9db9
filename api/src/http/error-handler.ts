import type { ErrorRequestHandler, RequestHandler } from 'express';
import { ApiError, notFound } from '../errors';
import { logger } from '../logger';
import { fromDatabase } from './database-errors';
import { refusalOf } from './refusal';

interface HttpError extends Error {
  status: number;
  type?: string;
}

const isHttpError = (error: unknown): error is HttpError =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;

/** Errors of Express and its parsers: malformed JSON, too large, invalid escapes in the path. */
function fromParser({ status, type, message }: HttpError): ApiError {
  if (type === 'entity.parse.failed') {
    return new ApiError(400, 'json_invalid', {
      message: 'The body is not valid JSON.',
      fields: { body: ['invalid'] },
      field_errors: { body: ['is not valid JSON'] },
    });
  }
  if (status === 413) {
    return new ApiError(413, 'body_too_large', {
      message: 'The body is too large.',
      fields: { body: ['too_long'] },
      field_errors: { body: ['is too large'] },
    });
  }
  return new ApiError(status, type?.replaceAll('.', '_') ?? 'request_invalid', {
    message,
    type: 'request_invalid',
  });
}

const meaningOf = (error: unknown): ApiError | null =>
  refusalOf(error) ?? fromDatabase(error) ?? (isHttpError(error) ? fromParser(error) : null);

/** Answers every failed call with the payload of 2 §3, and logs server errors with their cause. */
export const errorHandler: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const known = meaningOf(error);
  const answer = known ?? new ApiError(500, 'internal_error');
  const log = request.log ?? logger;
  if (!known) log.error({ err: error }, 'a request failed');
  else if (error !== known) log.warn({ err: error }, 'a request was refused');
  if (response.headersSent) return next(error);
  const wait = answer.status === 503 ? 1 : answer.details.context?.retry_after;
  if (typeof wait === 'number') response.set('Retry-After', String(wait));
  response.status(answer.status).json(answer.toAnswer());
};

export const unknownPath: RequestHandler = () => {
  throw notFound('This page could not be found');
};
