import { forbidden, notFound, unauthenticated } from '../errors';
import type { Actor } from './actor';

/** Who may do what with a record; `read` decides between 404 and 403. */
export type Policy<Record, Action extends string = string> = {
  [Name in Action | 'read']: (actor: Actor | null, record: Record) => boolean;
};

/**
 * Throws 404 if the actor may not read the record, 401 if nobody is signed in but the record may be read, and 403
 * otherwise.
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
