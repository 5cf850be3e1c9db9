import type { Schemas } from '@copper-carrot/contracts';
import { Op, type Transaction } from 'sequelize';
import { User } from '../../accounts';
import { centsToDollars } from '../../pricing';
import { askedTwice } from '../assessment/assess-order';
import { requireNoProblems, type Assessment } from '../assessment/assessment';
import { Order } from '../order.model';
import { orderProcess } from '../order.process';
import type { SubmitRequest } from './submit-request';

/** Moves a cart to pending with all that belongs to it, inside the transaction that holds its row lock. */
export async function completeSubmit(
  order: Order,
  assessment: Assessment,
  request: SubmitRequest,
  transaction: Transaction,
): Promise<Schemas['SubmittedOrder']> {
  // One submit of a person at a time, so that the first order is one, whatever else is submitted beside it.
  const owner = await User.findByPk(order.userId, {
    transaction,
    lock: transaction.LOCK.NO_KEY_UPDATE,
    rejectOnEmpty: true,
  });
  const { actor } = request;
  // Another order of theirs may have been sent off since this one was assessed.
  requireNoProblems({ ...assessment, problems: await askedTwice(order, assessment, request, transaction) });
  await orderProcess.step('submit', order, {
    actor,
    input: { assessment, request, owner, version: order.lockVersion },
    transaction,
  });
  return presentSubmitted(order, transaction);
}

/** What every caller of the same submit gets; nothing in it changes when the order goes on. */
export async function presentSubmitted(
  order: Order,
  transaction: Transaction,
): Promise<Schemas['SubmittedOrder']> {
  const earlier = await Order.count({
    where: {
      userId: order.userId,
      id: { [Op.ne]: order.id },
      submittedAt: { [Op.lt]: order.submittedAt ?? new Date(0) },
    },
    transaction,
  });
  return {
    id: order.id,
    team_id: order.teamId ?? 0,
    status: 'pending',
    pricing: { customer_price: centsToDollars(order.totalCents ?? 0) },
    from_referral: order.fromReferral,
    first_order: earlier === 0,
  };
}
