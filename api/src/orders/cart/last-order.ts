import type { Transaction } from 'sequelize';
import type { Actor } from '../../http';
import { cardsToChoose } from '../access';
import { Order } from '../order.model';

/**
 * Fills in what a new order would be asked for again: contact and card of the last one that its owner sent off for the same
 * organization, where no contact is said yet. What others sent off for them was another's to say. The card is one that the
 * owner may use by their own right today, whoever acts for them.
 */
export async function fillAsLastTime(order: Order, actor: Actor, now: Date, transaction: Transaction) {
  const { userId, teamId } = order;
  const last = await Order.findOne({
    where: { userId, teamId, submittedBy: userId },
    order: [
      ['submittedAt', 'DESC'],
      ['id', 'DESC'],
    ],
    transaction,
  });
  if (!last) return;
  // A name and a phone belong to one person.
  if (!order.contactName && !order.contactPhone)
    order.set({ contactName: last.contactName, contactPhone: last.contactPhone });
  const owner: Actor = { ...actor, isAdmin: false, ghostingAdmin: null };
  const cards = await cardsToChoose(order, owner, transaction);
  const card = cards.find(({ id }) => id === last.creditCardId);
  if (card?.isValidOn(now)) order.creditCardId = card.id;
}
