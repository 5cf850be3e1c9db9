import { isOpen } from '@copper-carrot/contracts';
import { ApiError } from '../../errors';
import type { Actor } from '../../http';
import type { Order } from '../order.model';
import { reorder } from './reorder';

/** The cart that an order becomes. What stands is not ordered a second time unless a copy is meant. */
export async function convertOrder(order: Order, copy: boolean, actor: Actor): Promise<number> {
  if (order.isInCart && !copy) return order.id;
  if (isOpen(order.status) && !order.isInCart && !copy)
    throw new ApiError(409, 'convert_order-stands', {
      message: 'This order still stands. Cancel it first, or make a copy of it.',
    });
  const { cart } = await reorder(order.id, actor);
  if (!cart) throw new Error(`order ${order.id} was made again without a cart`);
  return cart.id;
}
