import Joi from 'joi';
import { listAnswer, listQuery, shape, whole } from '../../http';
import { kitchen } from '../reading/order-shapes.schemas';

export const kitchenForOrder = shape('KitchenForOrder', 'A kitchen of the brand that might cook an order.', {
  kitchen: kitchen.required(),
  is_current: Joi.boolean().required().description('Whether it cooks the order now.'),
  can_take: Joi.boolean().required().description('Whether the order can be moved to it now.'),
  reason: Joi.string()
    .allow(null)
    .required()
    .description('Why the order can not be moved to it; null where it can, or where it is already.'),
});
export const possibleKitchensQuery = listQuery({}, whole());
export const possibleKitchensAnswer = listAnswer(kitchenForOrder);
