import type { PrivilegedAction, PrivilegedResource, Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { actorSource, type User } from '../accounts';
import { addressBook, addressInBook, type Address, type BookQuery } from '../addresses';
import { forbidden } from '../errors';
import { isSiteAdmin, type Actor } from '../http';
import { hasPrivilege } from '../organizations';
import { usableCards, type CreditCard } from '../payments';
import { cardChoosers } from './history-answers';
import type { Order } from './order.model';
import { orderPolicy } from './order.policy';

type Of = Pick<Order, 'userId' | 'teamId' | 'payerId'>;
type OfTeam = Pick<Order, 'teamId'>;

/** Whether the actor may use something of the order's organization: by their current role in it (2 §6). */
const mayUse = (actor: Actor, { teamId }: OfTeam, resource: PrivilegedResource, action: PrivilegedAction) =>
  isSiteAdmin(actor) || hasPrivilege(actor, resource, action, teamId);
const isOwn = (actor: Actor, { userId }: Of) => isSiteAdmin(actor) || actor.userId === userId;

/**
 * Whether the actor may pay for an organization's orders when a colleague asks them to: they may if they can read its
 * cards (2 §6).
 */
export const mayPayFor = (actor: Actor, order: OfTeam): boolean =>
  order.teamId !== null && mayUse(actor, order, 'credit_cards', 'read');

/**
 * The cards that the actor may choose and charge for an order: their own if they own the order or were asked to pay for
 * it, and the organization's. Nobody else may charge a person's own card, because anyone who edits the order also
 * decides what it costs.
 */
export const cardsToChoose = (order: Of, actor: Actor, transaction: Transaction | null) =>
  usableCards(wallet(order, actor), transaction);

/** Whether the actor may charge this card for the order. */
export function mayCharge(card: Pick<CreditCard, 'teamId' | 'userId'>, order: Of, actor: Actor): boolean {
  const { userId, teamId } = wallet(order, actor);
  return card.teamId === null ? card.userId === userId : card.teamId === teamId;
}

/** The owners of those cards: a person, an organization, both, or null for neither. */
export const wallet = (order: Of, actor: Actor) => ({
  userId: ownWallet(order, actor),
  teamId: mayUse(actor, order, 'credit_cards', 'read') ? order.teamId : null,
});

const ownWallet = (order: Of, actor: Actor): number | null => {
  if (order.payerId === actor.userId && mayPayFor(actor, order)) return actor.userId;
  return isOwn(actor, order) ? order.userId : null;
};

/**
 * Whether a card may still be charged in the background: by the current rights of the order's sender, its owner, or the
 * people who chose the card.
 */
export async function mayStillCharge(
  order: Of & Pick<Order, 'id' | 'submittedBy'>,
  cardId: number,
  transaction: Transaction,
): Promise<boolean> {
  const choosers = new Set(await cardChoosers(order.id, cardId, transaction));
  const people = new Set([order.submittedBy ?? order.userId, order.userId, ...choosers]);
  for (const id of people) {
    const found = await actorSource.findActor(id);
    // A site admin who only submitted the order did not decide that the organization pays.
    const actor = found && { ...found, isAdmin: found.isAdmin && choosers.has(id) };
    const cards = actor ? await cardsToChoose(order, actor, transaction) : [];
    if (cards.some((card) => card.id === cardId)) return true;
  }
  return false;
}

/** Whether the actor may see which card pays for an order. */
export const maySeeCard = (
  card: Pick<CreditCard, 'teamId' | 'userId'>,
  order: OfTeam,
  actor: Actor,
): boolean =>
  card.teamId === null
    ? isSiteAdmin(actor) || card.userId === actor.userId
    : mayUse(actor, order, 'credit_cards', 'read');

/**
 * Whether an order may be paid by invoice: its owner is invoiceable, and the actor has `invoices.create` in its
 * organization (1 §6).
 */
export const mayPayByInvoice = (actor: Actor, order: OfTeam, owner: Pick<User, 'invoiceable'>): boolean =>
  owner.invoiceable && mayUse(actor, order, 'invoices', 'create');

/** Whether the actor may see how much credit an organization has left: they may if they can list its invoices (2 §6). */
export const mayReadCredit = (actor: Actor | null, { teamId }: OfTeam): boolean =>
  hasPrivilege(actor, 'invoices', 'list', teamId);

/** Whether the actor may save a card for the order's organization. */
export const mayAddTeamCard = (order: Of, actor: Actor): boolean =>
  mayUse(actor, order, 'credit_cards', 'create');

/** Whether the actor may read an order's poll. Reading gives its code, which is all that is needed to answer it (2 §6). */
export const mayReadPoll = (actor: Actor | null, { teamId }: OfTeam): boolean =>
  hasPrivilege(actor, 'order_polls', 'read', teamId);

const book = (order: Of, actor: Actor) => ({
  userId: isOwn(actor, order) ? order.userId : null,
  teamId: mayUse(actor, order, 'teams', 'read') ? order.teamId : null,
});

/** The saved addresses that the actor may choose: their own if they own the order, and its organization's. */
export const addressesToChoose = (order: Of, actor: Actor, query: BookQuery) =>
  addressBook(book(order, actor), query);

/** One of `addressesToChoose`, or null. */
export const addressToChoose = (
  id: number,
  order: Of,
  actor: Actor,
  transaction: Transaction,
): Promise<Address | null> => addressInBook(id, book(order, actor), transaction);

/** Throws 403 unless the actor may skip the kitchen checks: only a site admin may. */
export function requireMayIgnore(
  actor: Actor,
  order: Order,
  checks: Schemas['IgnoreChecks'] | undefined,
): void {
  const { simultaneous_delivery: _isAnyones, ...kitchens } = checks ?? {};
  if (Object.values(kitchens).some(Boolean) && !orderPolicy.ignoreChecks(actor, order)) throw forbidden();
}
