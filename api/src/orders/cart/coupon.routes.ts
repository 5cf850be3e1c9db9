import Joi from 'joi';
import { authorize, id, routes } from '../../http';
import { findOrder } from '../find-order';
import { orderPolicy } from '../order.policy';
import { couponEligibility } from '../reading/cart-answers.schemas';
import { checkCoupon } from './check-coupon';

export const orderCouponRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

orderCouponRoutes.get(
  '/orders/:id/coupons/:code/check_eligibility',
  {
    summary: 'Whether a coupon holds for a cart, and why not',
    spec: '1 §7',
    who: 'signed-in',
    params: Joi.object<{ id: number; code: string }, true>({
      id: id().required(),
      code: Joi.string().trim().max(40).required().description('As it was typed, in any case.'),
    }),
    answer: couponEligibility,
  },
  async ({ actor, params }) => {
    const order = await findOrder(params.id, actor);
    authorize(orderPolicy, 'pay', actor, order);
    return checkCoupon(order, params.code, actor);
  },
);
