import { Op, type Transaction } from 'sequelize';
import type { Actor } from '../../http';
import { cardsToChoose } from '../access';
import { Order } from '../order.model';

/**
 * Fills in what a new order would be asked for again: contact and card of the last one that its owner submitted for the same
 * organization, where nothing is said yet. A card that can't be used any more is left out.
 */
export async function fillAsLastTime(order: Order, actor: Actor, now: Date, transaction: Transaction) {
  const last = await Order.findOne({
    where: { userId: order.userId, teamId: order.teamId, submittedAt: { [Op.not]: null } },
    order: [
      ['submittedAt', 'DESC'],
      ['id', 'DESC'],
    ],
    transaction,
  });
  if (!last) return;
  order.set({
    contactName: order.contactName ?? last.contactName,
    contactPhone: order.contactPhone ?? last.contactPhone,
  });
  const cards = await cardsToChoose(order, actor, transaction);
  const card = cards.find(({ id }) => id === last.creditCardId);
  if (card?.isValidOn(now)) order.creditCardId = card.id;
}
