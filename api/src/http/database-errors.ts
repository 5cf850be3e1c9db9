import { BaseError, ConnectionError, OptimisticLockError } from 'sequelize';
import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../errors';

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

/** `Key (team_id, email)=(…)` names the columns; otherwise the constraint's own name has to do. */
function fieldOf({ column, detail, constraint, table }: PostgresError): string {
  const key = /^Key \((?:lower\()?"?([a-z_0-9]+)/.exec(detail ?? '')?.[1];
  return (
    column ?? key ?? constraint?.replace(`${table ?? ''}_`, '').replace(/_(check|key|fkey)\d*$/, '') ?? 'base'
  );
}

const wrong = (error: PostgresError, status: number, code: string, sentence: string) => {
  const field = fieldOf(error);
  return new ApiError(status, errorCodes.recordInvalid, {
    message: `${field} ${sentence}`,
    fields: { [field]: [code] },
    field_errors: { [field]: [sentence] },
    type: 'record_invalid',
  });
};

const unavailable = () => new ApiError(503, 'service_unavailable');

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
    // Two transactions in each other's way: the whole call may be tried again.
    case '40001':
    case '40P01':
    case '55P03':
      return unavailable();
  }
  if (error.code.startsWith('22')) return wrong(error, 422, 'invalid', 'is not valid');
  if (/^(08|53|57P)/.test(error.code) || error.code === '57014') return unavailable();
  return null;
}

const lostConnection =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect/;

/** What a database error means to the caller; null when it means that we are at fault. */
export function fromDatabase(error: unknown): ApiError | null {
  if (error instanceof OptimisticLockError)
    return new ApiError(409, errorCodes.stale, {
      message: 'Somebody changed this meanwhile. Please refresh.',
    });
  if (error instanceof ConnectionError) return unavailable();
  const cause = error instanceof BaseError && 'parent' in error ? error.parent : error;
  if (isPostgresError(cause)) return fromPostgres(cause);
  return cause instanceof Error &&
    lostConnection.test(`${'code' in cause ? String(cause.code) : ''} ${cause.message}`)
    ? unavailable()
    : null;
}
