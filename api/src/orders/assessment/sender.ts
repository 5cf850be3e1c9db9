import type { Transaction } from 'sequelize';
import { addressOfBookQuery } from '../../addresses';
import { sql } from '../../database';
import type { Actor } from '../../http';
import { cardOfRow, usableCardsQuery, type CreditCard } from '../../payments';
import { together } from '../../prepared';
import { wallet } from '../access';
import type { Order } from '../order.model';
import { ownerQuery, type OrderOwner } from './owner-problems';
import { deliveriesBeside, otherDeliveries } from './simultaneous';

/** What a submit checks besides the terms: owner, cards, address and simultaneous orders. */
export interface Sender {
  owner: OrderOwner;
  /** The cards that the actor may choose and charge. */
  cards: CreditCard[];
  /** Whether the saved address, if any, is or was in the address book of the order's owner or organization. */
  hasItsAddress: boolean;
  others: { id: number }[];
}

const senderQuery = together('order-sender', {
  owners: ownerQuery,
  cards: usableCardsQuery,
  addresses: addressOfBookQuery,
  others: otherDeliveries,
});

export async function readSender(
  order: Order,
  { actor, startAt }: { actor: Actor; startAt: Date | null },
  transaction: Transaction,
): Promise<Sender> {
  const { userId, teamId, addressId } = order;
  const of = wallet(order, actor);
  const [read] = await sql.within(transaction, senderQuery, [
    ...[userId, teamId],
    ...[of.userId, of.teamId],
    ...[addressId, userId, teamId],
    ...deliveriesBeside(order, startAt),
  ]);
  const [owner] = read?.owners ?? [];
  if (!read || !owner) throw new Error(`the owner ${userId} of an order is not there`);
  return {
    owner,
    cards: read.cards.map(cardOfRow),
    hasItsAddress: addressId === null || read.addresses.length > 0,
    others: read.others,
  };
}
