import type { Actor, Policy } from '../http';
import { hasPrivilege } from '../organizations';

/** Whose card it is: an organization's where it names one, else a person's. */
export interface CardOf {
  userId: number | null;
  teamId: number | null;
}

const isOwn = (actor: Actor, { userId, teamId }: CardOf) => teamId === null && userId === actor.userId;

/** A private card is its owner's alone; an organization's go by the privileges on `credit_cards` (2 §6). */
const may =
  (action: 'list' | 'read' | 'create' | 'update' | 'delete') =>
  (actor: Actor | null, card: CardOf): boolean =>
    actor !== null &&
    (isOwn(actor, card) ||
      (card.teamId !== null && hasPrivilege(actor, 'credit_cards', action, card.teamId)));

const create = may('create');

export const cardPolicy: Policy<CardOf, 'list' | 'create' | 'update' | 'delete'> = {
  list: may('list'),
  read: may('read'),
  // No card number is reached by who acts as somebody else.
  create: (actor, card) => actor?.ghostingAdmin === null && create(actor, card),
  update: may('update'),
  delete: may('delete'),
};
