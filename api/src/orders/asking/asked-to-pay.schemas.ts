import Joi from 'joi';
import { id, shape } from '../../http';
import { moment, text } from '../reading/order-fields';

export const askStatuses = [
  ...['asked', 'paid', 'settled', 'declined', 'taken_back', 'moved', 'lapsed', 'left'],
] as const;

export const askedToPay = shape('AskedToPay', 'A colleague who was asked to pay for a cart.', {
  id: id().required(),
  user_id: id().required(),
  name: text(),
  status: Joi.string()
    .valid(...askStatuses)
    .required()
    .description(
      'What became of it: `settled` where somebody else paid, `moved` where the order went to another organization, `left` where they may not pay there any more.',
    ),
  asked_at: moment().required().description('When they were asked; an instant in UTC.'),
  until: moment().required().description('Until when they can pay; an instant in UTC.'),
});
