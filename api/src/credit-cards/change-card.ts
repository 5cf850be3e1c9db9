import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database } from '../database';
import { ApiError, notFound } from '../errors';
import { authorize, type Actor } from '../http';
import { promisedOrders } from '../orders';
import { archiveCard, CreditCard, changeCard as storeChanges } from '../payments';
import { cardPolicy } from './credit-card.policy';

/** One that the actor may read. */
export async function findCard(id: number, actor: Actor): Promise<CreditCard> {
  const card = await CreditCard.findByPk(id);
  if (!card || card.archivedAt !== null) throw notFound();
  authorize(cardPolicy, 'read', actor, card);
  return card;
}

async function locked(id: number, action: 'update' | 'delete', actor: Actor, transaction: Transaction) {
  const card = await CreditCard.findByPk(id, { transaction, lock: true });
  if (!card || card.archivedAt !== null) throw notFound();
  authorize(cardPolicy, action, actor, card);
  return card;
}

/** Gives a card another nickname, or has new orders be paid with it. */
export const changeCard = (
  id: number,
  { nickname, is_default: isDefault }: Schemas['CreditCardBody']['credit_card'],
  actor: Actor,
): Promise<CreditCard> =>
  database.transaction(async (transaction) => {
    const card = await locked(id, 'update', actor, transaction);
    const defaultSince = isDefault ? await databaseNow(transaction) : undefined;
    return storeChanges(card, { nickname, defaultSince }, transaction);
  });

/** Takes a card away: 409 with the orders that are still to be paid with it, which want another one first. */
export const removeCard = (id: number, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const card = await locked(id, 'delete', actor, transaction);
    const orders = await promisedOrders(card.id, transaction);
    if (orders.length > 0)
      throw new ApiError(409, 'credit_card_in_use', {
        message: `${orders.length === 1 ? 'An order is' : `${orders.length} orders are`} still to be paid with this card. Please choose another card there first.`,
        context: { orders },
      });
    await archiveCard(card, transaction);
  });
