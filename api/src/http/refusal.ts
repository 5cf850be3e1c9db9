import { now } from '../clock';
import { ApiError, FieldError, invalid } from '../errors';

/** The API error for a domain error; null if it is a gap in our own rules, which is a server error. */
export function refusalOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (!(error instanceof FieldError) || error.isOurs(now().toISOString().slice(0, 10))) return null;
  return invalid(error.field, error.code, error.sentence);
}
