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

/** Whether an order may use what belongs to its organization, for the one who asks: by their role there as it is now (2 §6). */
const mayUse = (actor: Actor, { teamId }: OfTeam, resource: PrivilegedResource, action: PrivilegedAction) =>
  isSiteAdmin(actor) || hasPrivilege(actor, resource, action, teamId);
const isOwn = (actor: Actor, { userId }: Of) => isSiteAdmin(actor) || actor.userId === userId;

/** Whether somebody may pay for an organization's orders, where they are asked to: whoever may read its cards (2 §6). */
export const mayPayFor = (actor: Actor, order: OfTeam): boolean =>
  order.teamId !== null && mayUse(actor, order, 'credit_cards', 'read');

/**
 * The cards that the one who asks may choose and may charge: their own where the order is theirs, or where they were asked
 * to pay for it and may yet, and its organization's. A person's own is charged by nobody else, for whoever edits an order
 * with them also decides what it costs.
 */
export const cardsToChoose = (order: Of, actor: Actor, transaction: Transaction | null) =>
  usableCards(wallet(order, actor), transaction);

/** Whether a card is one of those. */
export function mayCharge(card: Pick<CreditCard, 'teamId' | 'userId'>, order: Of, actor: Actor): boolean {
  const { userId, teamId } = wallet(order, actor);
  return card.teamId === null ? card.userId === userId : card.teamId === teamId;
}

/** Whose cards those are: a person's, an organization's, or nobody's. */
export const wallet = (order: Of, actor: Actor) => ({
  userId: ownWallet(order, actor),
  teamId: mayUse(actor, order, 'credit_cards', 'read') ? order.teamId : null,
});

const ownWallet = (order: Of, actor: Actor): number | null => {
  if (order.payerId === actor.userId && mayPayFor(actor, order)) return actor.userId;
  return isOwn(actor, order) ? order.userId : null;
};

/**
 * Whether a card may be charged when nobody asks any more: by the rights that its sender, its owner, or whoever chose it for
 * the order, has now.
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
    // A site admin who only sent it did not say that the organization pays.
    const actor = found && { ...found, isAdmin: found.isAdmin && choosers.has(id) };
    const cards = actor ? await cardsToChoose(order, actor, transaction) : [];
    if (cards.some((card) => card.id === cardId)) return true;
  }
  return false;
}

/** Whether the one who asks is told with which card an order is paid. */
export const maySeeCard = (
  card: Pick<CreditCard, 'teamId' | 'userId'>,
  order: OfTeam,
  actor: Actor,
): boolean =>
  card.teamId === null
    ? isSiteAdmin(actor) || card.userId === actor.userId
    : mayUse(actor, order, 'credit_cards', 'read');

/** Whether an invoice may pay: for an owner who is invoiceable, by whoever has `invoices.create` in its organization (1 §6). */
export const mayPayByInvoice = (actor: Actor, order: OfTeam, owner: Pick<User, 'invoiceable'>): boolean =>
  owner.invoiceable && mayUse(actor, order, 'invoices', 'create');

/** Whether the one who asks is told what an organization may owe on invoices: whoever may list them (2 §6). */
export const mayReadCredit = (actor: Actor | null, { teamId }: OfTeam): boolean =>
  hasPrivilege(actor, 'invoices', 'list', teamId);

/** Whether the one who asks may keep a card for the order's organization. */
export const mayAddTeamCard = (order: Of, actor: Actor): boolean =>
  mayUse(actor, order, 'credit_cards', 'create');

/** Whether the one who asks may read the poll of an order: its code is all that it takes to answer it (2 §6). */
export const mayReadPoll = (actor: Actor | null, { teamId }: OfTeam): boolean =>
  hasPrivilege(actor, 'order_polls', 'read', teamId);

const book = (order: Of, actor: Actor) => ({
  userId: isOwn(actor, order) ? order.userId : null,
  teamId: mayUse(actor, order, 'teams', 'read') ? order.teamId : null,
});

/** The saved addresses that the one who asks may choose: their own where the order is theirs, and its organization's. */
export const addressesToChoose = (order: Of, actor: Actor, query: BookQuery) =>
  addressBook(book(order, actor), query);

/** One of `addressesToChoose`, or null. */
export const addressToChoose = (
  id: number,
  order: Of,
  actor: Actor,
  transaction: Transaction,
): Promise<Address | null> => addressInBook(id, book(order, actor), transaction);

/** Only a site admin lets checks of the kitchen pass; 403 for whoever else asks for it. */
export function requireMayIgnore(
  actor: Actor,
  order: Order,
  checks: Schemas['IgnoreChecks'] | undefined,
): void {
  const { simultaneous_delivery: _isAnyones, ...kitchens } = checks ?? {};
  if (Object.values(kitchens).some(Boolean) && !orderPolicy.ignoreChecks(actor, order)) throw forbidden();
}
