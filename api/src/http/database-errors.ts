import { ConnectionError, OptimisticLockError } from 'sequelize';
import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../errors';
import { causeOf, OutcomeUnknown, troubleOf } from '../retry';

interface PostgresError extends Error {
  code: string;
  column?: string;
  constraint?: string;
  table?: string;
  detail?: string;
}

const isPostgresError = (error: unknown): error is PostgresError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code);

/**
 * The column that the database names: by itself, in `Key (team_id, email)=(…)`, or in the name that it gave a check of
 * one column. A constraint that we named is about a whole record: no field of the caller's, and its name is ours alone.
 */
function fieldOf({ column, detail, constraint = '', table = '' }: PostgresError): string | undefined {
  const key = /^Key \((?:lower\()?"?([a-z_0-9]+)/.exec(detail ?? '')?.[1];
  const checked = constraint.startsWith(`${table}_`) && /^_(\w+)_check$/.exec(constraint.slice(table.length));
  return column ?? key ?? (checked ? checked[1] : undefined);
}

/** The caller's mistake in one field; null, which is a fault of ours, where the database names none. */
function wrong(error: PostgresError, status: number, code: string, sentence: string): ApiError | null {
  const field = fieldOf(error);
  if (field === undefined) return null;
  return new ApiError(status, errorCodes.recordInvalid, {
    message: `${field} ${sentence}`,
    fields: { [field]: [code] },
    field_errors: { [field]: [sentence] },
    type: 'record_invalid',
  });
}

/** A value that the database can't read; it does not say of which field. */
const unreadable = () =>
  new ApiError(422, errorCodes.recordInvalid, {
    fields: { base: ['invalid'] },
    field_errors: { base: ['is not valid'] },
    type: 'record_invalid',
  });

const unavailable = () => new ApiError(503, 'service_unavailable');

const outcomeUnknown = () =>
  new ApiError(503, 'outcome_unknown', {
    message: 'We lost touch while this was being saved. Please look whether it was before you try again.',
  });

function fromPostgres(error: PostgresError): ApiError | null {
  switch (error.code) {
    case '23505':
      return wrong(error, 422, 'taken', 'has already been taken');
    case '23503':
      return error.detail?.includes('is still referenced')
        ? wrong(error, 409, 'in_use', 'is still in use')
        : wrong(error, 422, 'not_found', 'does not exist');
    case '23502':
      return wrong(error, 422, 'blank', "can't be blank");
    case '23514':
    case '23P01':
    case '23001':
      return wrong(error, 422, 'invalid', 'is not valid');
    // A lock or an answer that took too long, and a server that only reads (it is no longer the primary).
    case '55P03':
    case '57014':
    case '25P03':
    case '25006':
      return unavailable();
  }
  if (error.code.startsWith('22')) return unreadable();
  return /^(08|53|57P)/.test(error.code) ? unavailable() : null;
}

/** What a database error means to the caller; null when it means that we are at fault. */
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
