import Joi from 'joi';
import { id, money, shape } from '../../http';

export const approvalBody = shape('OrderApprovalBody', 'A yes or a no to an order.', {
  approval: Joi.object({
    id: id().required().description('The request that was read.'),
    decision: Joi.string().valid('approved', 'declined').required(),
    total: money('What the order comes to, as it was asked for').required(),
  }).required(),
});

export const approvalAnswer = shape(
  'OrderApproval',
  'Whether an order waits for an admin of its organization.',
  {
    id: id().allow(null).required().description('Of the last request; null without one.'),
    status: Joi.string()
      .valid('none', 'waiting', 'approved', 'declined', 'lapsed')
      .required()
      .description('Of the last request; `none` where there was none for this price and this start.'),
    total: Joi.number()
      .allow(null)
      .required()
      .description('In dollars, as it was asked for; null without a request.'),
    asked_by: Joi.string().allow(null).required().description('Who asks; null without a request.'),
    decided_by: Joi.string().allow(null).required().description('Who answered; null where nobody did.'),
    can: Joi.object({
      ask: Joi.boolean().required(),
      decide: Joi.boolean().required(),
    }).required(),
  },
);
