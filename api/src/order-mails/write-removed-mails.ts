import { User } from '../accounts';
import type { EventHandler } from '../events';
import { brandMailbox, describeOrder } from './describe-order';
import { removedToCaterer, removedToOwner } from './removed.mails';

/** Who did not take a cart away hears of it: its owner, and the caterer who made it for them. */
export const mailRemoved: EventHandler<{ by: number; byCaterer: boolean }> = async (
  { subject, data: { by, byCaterer } },
  transaction,
) => {
  const { order, owner, base } = await describeOrder(subject.key, transaction);
  const person = await User.findByPk(by, { transaction, rejectOnEmpty: true });
  const { orderId, brand, headcount, when } = base;
  const event = `order-${orderId}-removed`;
  const said = { orderId, brand, headcount, when };
  const name = `${person.firstName} ${person.lastName}`.trim();
  if (by !== owner.id)
    await removedToOwner.queue(transaction, {
      event,
      to: owner.email,
      data: { ...said, firstName: owner.firstName, by: name },
    });
  const cook = order.isDirect && !byCaterer ? await brandMailbox(order.brandId, transaction) : undefined;
  if (cook)
    await removedToCaterer.queue(transaction, {
      event,
      to: cook.email,
      data: { ...said, firstName: cook.firstName, by: name, brandId: order.brandId },
    });
};
