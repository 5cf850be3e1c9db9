import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../../errors';
import type { Actor } from '../../http';
import { changeProcess } from './change.process';
import { OrderChange } from './order-change.model';

/** The change of an order that is meant: the one that its caller has seen, else the last one sent; 409 where there is none. */
async function changeOf(orderId: number, id: number | undefined): Promise<number> {
  const change = await OrderChange.findOne({
    where: { orderId, ...(id === undefined ? { status: 'requested' } : { id }) },
    order: [['id', 'DESC']],
  });
  if (change) return change.id;
  throw new ApiError(409, errorCodes.modify.changeClosed, {
    message: 'There are no changes that wait for an answer.',
  });
}

/** A caterer takes the changes of an order: from then on they are the order. */
export const approveChange = async (orderId: number, id: number | undefined, actor: Actor) =>
  changeProcess.take('approve', await changeOf(orderId, id), { actor, input: undefined });

/** A caterer turns them down: the order stands as it was. */
export const declineChange = async (orderId: number, id: number | undefined, reason: string, actor: Actor) =>
  changeProcess.take('decline', await changeOf(orderId, id), { actor, input: { reason } });

/** A customer takes them back before they are answered. */
export const withdrawChange = async (orderId: number, id: number | undefined, actor: Actor) =>
  changeProcess.take('withdraw', await changeOf(orderId, id), { actor, input: undefined });
