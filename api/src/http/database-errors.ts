import { ConnectionError, OptimisticLockError } from 'sequelize';
import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../errors';
import { causeOf, OutcomeUnknown, troubleOf } from '../retry';
import { constraintMistakes } from './constraints';

interface PostgresError extends Error {
  code: string;
  constraint?: string;
}

const isPostgresError = (error: unknown): error is PostgresError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code);

/** The caller's mistake in one field; null, a server error, for a rule that callers can't violate. */
function mistake(constraint: string | undefined): ApiError | null {
  const known = constraint === undefined ? undefined : constraintMistakes[constraint];
  if (!known) return null;
  const { field, code, sentence, message = `${field} ${sentence}` } = known;
  return new ApiError(422, errorCodes.recordInvalid, {
    message,
    fields: { [field]: [code] },
    field_errors: { [field]: [sentence] },
    type: 'record_invalid',
  });
}

const unavailable = () => new ApiError(503, 'service_unavailable');

const outcomeUnknown = () =>
  new ApiError(503, 'outcome_unknown', {
    message: 'We lost touch while this was being saved. Please look whether it was before you try again.',
  });

function fromPostgres({ code, constraint }: PostgresError): ApiError | null {
  if (code.startsWith('23')) return mistake(constraint);
  // Timeouts of locks and statements, and a read-only server, which is no longer the primary.
  if (['55P03', '57014', '25P03', '25006'].includes(code)) return unavailable();
  return /^(08|53|57P)/.test(code) ? unavailable() : null;
}

/** The API error for a database error; null for a server error. */
export function fromDatabase(error: unknown): ApiError | null {
  if (error instanceof OptimisticLockError)
    return new ApiError(409, errorCodes.stale, {
      message: 'Somebody changed this meanwhile. Please refresh.',
    });
  if (error instanceof OutcomeUnknown) return outcomeUnknown();
  if (error instanceof ConnectionError || troubleOf(error) !== null) return unavailable();
  const cause = causeOf(error);
  if (isPostgresError(cause)) return fromPostgres(cause);
  const noneFree =
    cause instanceof Error && cause.message.includes('timeout exceeded when trying to connect');
  return noneFree ? unavailable() : null;
}
