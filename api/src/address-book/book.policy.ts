import type { Policy } from '../http';
import { hasPrivilege } from '../organizations';

/** Whose book it is: an organization's where it names one, else a person's. */
export type BookOf = { userId: number | null; teamId: number | null };

const isOwn = (actor: { userId: number }, { userId, teamId }: BookOf) =>
  teamId === null && userId === actor.userId;

/**
 * Who may do what with an address book: its person, and of an organization's who may read the organization, and who may
 * update it (2 §6, `teams`), since the table has no row of its own for addresses.
 */
export const bookPolicy: Policy<BookOf, 'edit'> = {
  read: (actor, book) =>
    actor !== null &&
    (isOwn(actor, book) || (book.teamId !== null && hasPrivilege(actor, 'teams', 'read', book.teamId))),
  edit: (actor, book) =>
    actor !== null &&
    (isOwn(actor, book) || (book.teamId !== null && hasPrivilege(actor, 'teams', 'update', book.teamId))),
};
