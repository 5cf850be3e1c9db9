import { now } from '../clock';
import { ApiError, FieldError, invalid } from '../errors';

/** What an error of our rules tells the caller, or null where it tells them nothing: the rules' own gaps are ours. */
export function refusalOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (!(error instanceof FieldError) || error.isOurs(now().toISOString().slice(0, 10))) return null;
  return invalid(error.field, error.code, error.sentence);
}
