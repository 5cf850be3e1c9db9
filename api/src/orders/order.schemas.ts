import Joi from 'joi';
import { date, id, shape, time } from '../http';

const text = (limit: number) => Joi.string().max(limit);
const words = (limit: number) => text(limit).allow(null, '');

const quantity = shape('OptionQuantity', 'How many of an option.', {
  option_id: id().required(),
  qty: Joi.number().integer().min(0).max(100_000).required(),
});
const chosenOptions = Joi.array()
  .items(quantity)
  .max(200)
  .unique('option_id')
  .description('Each option once.');
const headcount = Joi.number().integer().min(1).max(10_000).allow(null);
const presentation = Joi.string().valid('buffet', 'individual').allow(null);
const startDate = date().allow(null).description('`YYYY-MM-DD` in the zone of the place.');
const startTime = time().allow(null).description('`HH:mm` in the zone of the place.');

export const orderChanges = shape('OrderChanges', 'What to change; a key left out stays as it is.', {
  headcount,
  start_date: startDate,
  start_time: startTime,
  pickup: Joi.boolean(),
  pickup_kitchen_id: id().allow(null),
  presentation_type: presentation,
  chosen_options: chosenOptions,
  team_id: id().allow(null),
  address_id: id().allow(null),
  google_place_id: text(300).allow(null),
  formatted_address: text(300).allow(null),
  company_name: words(200),
  suite: words(100),
  contact_name: words(200),
  contact_phone: words(40),
  delivery_instructions: words(1000),
  credit_card_id: id().allow(null),
  paid_with_invoice: Joi.boolean(),
  bypass_payment: Joi.boolean(),
  coupon_code: words(40),
  tip: Joi.number()
    .min(0)
    .max(1_000_000)
    .precision(2)
    .allow(null)
    .description('In dollars; null goes back to the default rate.'),
  cost_center: words(100),
  purchase_order_reference_code: words(100),
  lock_version: Joi.number()
    .integer()
    .min(0)
    .max(2_147_483_647)
    .description('The version that was read: 409 where the order has moved on since.'),
});

const ignoreChecks = shape('IgnoreChecks', 'Checks that a site admin lets pass.', {
  delivery_area_minimum: Joi.boolean(),
  availability: Joi.boolean(),
});

export const patchOrderBody = shape('PatchOrderBody', 'Changes of a cart.', {
  order: orderChanges.required(),
  should_redistribute: Joi.boolean().description('Move the present quantities to the new headcount.'),
  ignore_checks: ignoreChecks,
});
export const submitOrderBody = shape('SubmitOrderBody', 'How to submit.', { ignore_checks: ignoreChecks });
/** An empty key is none. */
export const submitHeaders = Joi.object<{ 'Idempotency-Key'?: string }, true>({
  'Idempotency-Key': Joi.string()
    .empty('')
    .max(200)
    .description(
      'One for each press of the button: the same submit sent again under it gets the first answer.',
    ),
});

export const checkValidityBody = shape(
  'CheckValidityBody',
  'The order as it is, or as the changes would make it; nothing is stored.',
  { order: orderChanges, ignore_checks: ignoreChecks },
);

export const previewOrderBody = shape('PreviewOrderBody', 'What an order might be.', {
  google_place_id: text(300).allow(null),
  formatted_address: text(300).allow(null),
  headcount,
  start_date: startDate,
  start_time: startTime,
  is_referral: Joi.boolean(),
  order: Joi.object({
    pickup: Joi.boolean(),
    pickup_kitchen_id: id().allow(null),
    headcount,
    start_date: startDate,
    start_time: startTime,
    presentation_type: presentation,
    chosen_options: chosenOptions,
  }).description('The same by its own names; what stands here counts.'),
});

export const createPackageOrderBody = shape('CreatePackageOrderBody', 'What to start an order with.', {
  address_id: id().allow(null),
  google_place_id: text(300).allow(null),
  formatted_address: text(300).allow(null),
  presentation_type: presentation,
  is_referral: Joi.boolean(),
  order: Joi.object({
    pickup: Joi.boolean(),
    pickup_kitchen_id: id().allow(null),
    headcount,
    start_date: startDate,
    start_time: startTime,
    chosen_options: chosenOptions,
  }).required(),
});

export const addCardBody = shape('AddCardBody', 'A card to save.', {
  credit_card: Joi.object({
    stripe_token: text(200).required().description('A payment-method id.'),
    nickname: text(100).allow(''),
    team_id: id().allow(null),
  }).required(),
});

export const declineBody = shape('DeclineBody', 'Why a caterer declines.', { reason: text(500).required() });
