import { forbidden, notFound, unauthenticated } from '../errors';
import type { Actor } from './actor';

/** Who may do what with a record; `read` decides between "not there" and "not allowed". */
export type Policy<Record, Action extends string = string> = {
  [Name in Action | 'read']: (actor: Actor | null, record: Record) => boolean;
};

/**
 * Passes, or fails with 404 where the actor may not even read the record, with 401 where nobody is signed in but the
 * record may be read, and with 403 otherwise.
 */
export function authorize<Record, Action extends string>(
  policy: Policy<Record, Action>,
  action: Action | 'read',
  actor: Actor | null,
  record: Record,
): void {
  if (!policy.read(actor, record)) throw notFound();
  if (policy[action](actor, record)) return;
  throw actor ? forbidden() : unauthenticated();
}
