import type { List, Schemas } from '@copper-carrot/contracts';
import Joi from 'joi';
import { shape } from '../http';
import { integer, moment, momentOrNull, text } from './answer-parts';

export const billView = shape('PollSelectionBill', 'What somebody owes for their meal of a poll.', {
  id: integer(),
  poll_selection_id: integer(),
  name: text().description('Who owes it.'),
  amount: Joi.number().required().description('In dollars.'),
  status: Joi.string()
    .valid('due', 'paid', 'void')
    .required()
    .description('`void`: the order that the meal was in is off.'),
  created_at: moment().required().description('When it was ordered; an instant in UTC.'),
  paid_at: momentOrNull('When it was said to be settled'),
});
export const billsOfPollView = Joi.object<List<Schemas['PollSelectionBill']> & { amount_due: number }, false>(
  {
    records: Joi.array().items(billView).required(),
    count: integer(),
    amount_due: Joi.number()
      .required()
      .description('What is still to be collected of all of them, in dollars.'),
  },
);
export const settleBody = shape('SettleBillBody', 'Whether a bill is settled.', {
  poll_selection_bill: Joi.object({
    is_paid: Joi.boolean().required().description('False takes back what was said.'),
  }).required(),
});
