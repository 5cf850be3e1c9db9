import { longestToSuggestFor } from '@copper-carrot/contracts';
import Joi from 'joi';
import { email, id, listAnswer, listQuery, shape } from '../../http';
import { ignoreChecks, seenKeys } from '../order.schemas';
import { orderAnswer } from '../reading/order-answers.schemas';
import { creditCard } from '../reading/order-shapes.schemas';
import { list, orNull, text } from '../reading/order-fields';
import { askedToPay } from './asked-to-pay.schemas';

export interface AskParams {
  id: number;
  askId: number;
}
export const askParams = Joi.object<AskParams, true>({ id: id().required(), askId: id().required() });

export const payersQuery = listQuery<{ query?: string }>({
  query: Joi.string().trim().max(longestToSuggestFor).allow(''),
});
export const payersAnswer = listAnswer(
  shape('Payer', 'A member of an organization who may be asked to pay for its orders.', {
    id: id().required(),
    name: text(),
    email: text(),
  }),
);

export const askBody = shape('AskToPayBody', 'Who is asked to pay: one of the two.', {
  ask: Joi.object({
    user_id: id().description('A member of the organization of the order.'),
    email: email().description('The address of one.'),
  })
    .xor('user_id', 'email')
    .required()
    .description('Either of the two.'),
});

export const askAnswer = shape('PaymentAsk', 'What somebody who is asked to pay for a cart sees.', {
  ask: askedToPay.required(),
  asked_by: text().description('Who asks.'),
  order: orNull(orderAnswer).description(
    'The cart, at the price that it has where a card pays; null once there is nothing to pay any more.',
  ),
  cards: list(creditCard).description(
    'The cards that the reader may pay with: their own, and the organization’s.',
  ),
});

export const payBody = shape('PayAskedBody', 'With which card, and what was seen.', {
  credit_card_id: id().required(),
  total: seenKeys.total.required(),
  lock_version: seenKeys.lock_version.required(),
  ignore_checks: ignoreChecks,
});
