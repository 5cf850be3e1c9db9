import { sentences } from '../constants';
import { messageOf } from '../failure';
import type { ApiFailure } from './api-failure';
import { connectedShell } from './shell';

/** By its name: a remote may hold a class of its own for the same failure. */
export const isApiFailure = (error: unknown): error is ApiFailure =>
  error instanceof Error && error.name === 'ApiFailure';

/** Whether a call ended because nobody waits for it any more: never an error to show (1 §8). */
export const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** What a refused write says to a screen. */
export interface WriteFailure {
  /** A sentence for people about the whole. */
  message: string;
  /** Sentences by the API's names of fields. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** Codes by the API's names of fields. */
  codes: Readonly<Record<string, readonly string[]>>;
  /** The API's stable code; empty where it gave none. */
  code: string;
  /** 0 where nothing came back. */
  status: number;
  /** What was thrown. */
  cause: unknown;
}

/** What failed in a write; a fault of the site's own code is reported, and never told to a person in its own words. */
export function writeFailure(cause: unknown): WriteFailure {
  if (isApiFailure(cause)) {
    const { code, status, payload } = cause;
    const { field_errors: fields = {}, fields: codes = {} } = payload;
    return { message: messageOf(cause), fields, codes, code, status, cause };
  }
  (connectedShell()?.report ?? console.error)(cause);
  return { message: sentences.unexpected, fields: {}, codes: {}, code: '', status: -1, cause };
}
