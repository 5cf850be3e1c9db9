import Joi from 'joi';
import { id, money, requestKeyHeaders, shape } from '../../http';
import { errorAnswer } from '../../http/error-shape';
import { orderedMenuItem } from '../offer/dish.schemas';
import { ignoreChecks, orderChanges, seenKeys } from '../order.schemas';
import { chosenOption, priceLine } from '../reading/order-parts.schemas';
import {
  clock,
  count,
  day,
  dollars,
  flag,
  idOrNull,
  integer,
  list,
  moment,
  momentOrNull,
  orNull,
  text,
  version,
} from '../reading/order-fields';
import { shownStatuses, toldStatuses } from './shown-change';

export const calculateChangesBody = shape(
  'CalculateChangesBody',
  'Changes of an order that was submitted; nothing is stored.',
  { order: orderChanges.required(), ignore_checks: ignoreChecks },
);
export const modifyOrderBody = shape('ModifyOrderBody', 'Changes of an order that was submitted.', {
  order: orderChanges.required(),
  skip_notifications: Joi.boolean().description('Nobody is written to; site admins alone.'),
  ignore_checks: ignoreChecks,
  ...seenKeys,
});
export const modifyHeaders = requestKeyHeaders(
  'One for each press of the button: the same changes sent again under it get the first answer.',
);
const onTheScreen = id().required().description('The changes that were on the screen, and no others.');
export const answerChangeBody = shape('AnswerChangesBody', 'Which changes are meant.', {
  change_id: onTheScreen,
});
export const declineChangeBody = shape('DeclineChangesBody', 'Which changes a caterer declines, and why.', {
  change_id: onTheScreen,
  reason: Joi.string().max(500).required(),
});
export const cancelOrderBody = shape('CancelOrderBody', 'Why an order is canceled, and at what cost.', {
  fee: money('The fee that the person was shown', { rest: '; 409 where it is another by now' }).required(),
  reason: Joi.string().max(500).allow('').description('Why, in words for the caterer.'),
});

const changedItem = shape('ChangedItem', 'One thing that changes of an order change.', {
  field: text(),
  label: text().description('What it is, in words.'),
  before: orNull(Joi.string().allow('')).description('In words; null for nothing, or where it is not told.'),
  after: orNull(Joi.string().allow('')).description('In words; null for nothing, or where it is not told.'),
});
const sideOfBoth = {
  headcount: count('How many people.'),
  start_date: day().required(),
  start_time: clock().required(),
  address: orNull(Joi.string().allow('')).description('Where it goes; null where it is picked up.'),
  chosen_options: list(chosenOption),
  menu_items: list(orderedMenuItem),
};
const side = shape('ChangeSide', 'An order before or after changes.', {
  ...sideOfBoth,
  lines: list(priceLine),
  customer_price: dollars('What the orderer pays'),
  price_per_person: dollars('The whole price for each person'),
});
const catererSide = shape('CatererChangeSide', 'An order before or after changes, as its caterer reads it.', {
  ...sideOfBoth,
  payout: dollars('What the caterer gets'),
});
const course = {
  id: integer(),
  by: text().description('Who sent them, by name.'),
  changes: list(changedItem),
  requested_at: moment().required().description('When they were sent; an instant in UTC.'),
  expires_at: momentOrNull('Until when the caterer may answer'),
  decided_at: momentOrNull('When they were answered, applied or given up'),
  reason: orNull(Joi.string()).description('Why they were declined, or not made; null where they were not.'),
};
export const changeRequest = shape('OrderChangeRequest', 'The last changes of an order that was submitted.', {
  ...course,
  status: Joi.string()
    .valid(...shownStatuses)
    .required(),
  by_you: flag().description('Whether the reader sent them.'),
  bank_until: momentOrNull('While their payment waits to be confirmed with the bank: until when'),
  before: side.required(),
  after: side.required(),
  difference: dollars('What the order costs more; below zero for less'),
  can: Joi.object({
    withdraw: flag().description('Take them back, or let them go before they are paid for.'),
    pay: flag().description('Go on with their payment, which their bank waits to have confirmed.'),
  }).required(),
});
export const catererChangeRequest = shape(
  'CatererChangeRequest',
  'The last changes of an order, as its caterer reads them.',
  {
    ...course,
    status: Joi.string()
      .valid(...toldStatuses)
      .required(),
    before: catererSide.required(),
    after: catererSide.required(),
    can: Joi.object({ approve: flag(), decline: flag() }).required(),
  },
);

export const calculatedChanges = shape('CalculatedChanges', 'What changes would make of an order.', {
  chosen_options: list(chosenOption).description('All that would be chosen, shared among the new headcount.'),
  before: side.required(),
  after: side.required(),
  difference: dollars('What the order would cost more; below zero for less'),
  to_pay: dollars('What of that is paid on top: nothing of what a site admin let pass without payment'),
  changes: list(changedItem),
  needs_approval: flag().description('Whether the caterer is asked; small changes hold at once.'),
  dropped_options: list(chosenOption).description(
    'What was chosen and nobody would get any more: `modify` wants it said by `chosen_options`.',
  ),
  lock_version: version(),
  valid: flag(),
  errors: list(errorAnswer),
});
export const modifiedOrder = shape('ModifiedOrder', 'What became of changes that were sent.', {
  id: integer(),
  change_id: idOrNull('The changes; null where nothing changes.'),
  status: Joi.string()
    .valid('applied', 'requested', 'unchanged')
    .required()
    .description('They hold; the caterer is asked; or nothing changes.'),
  pricing: Joi.object({ customer_price: dollars('What the orderer pays once they hold') }).required(),
  changes: list(changedItem),
  from_referral: flag(),
});
