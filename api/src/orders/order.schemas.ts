import { largestTip } from '@copper-carrot/contracts';
import Joi from 'joi';
import { date, id, money, shape, time } from '../http';
import { menuItems } from './offer/dish.schemas';

const text = (limit: number) => Joi.string().max(limit);
const words = (limit: number, says: string) =>
  text(limit).allow(null, '').description(`${says}; null and empty take it off.`);

const quantity = shape('OptionQuantity', 'How many of an option.', {
  option_id: id().required(),
  qty: Joi.number()
    .integer()
    .min(0)
    .max(100_000)
    .required()
    .description('How many of it are wanted; 0 is none.'),
});
const chosenOptions = Joi.array()
  .items(quantity)
  .max(200)
  .unique('option_id')
  .description('Each option once.');
const headcount = Joi.number()
  .integer()
  .min(1)
  .max(10_000)
  .allow(null)
  .description('How many people; null leaves it open.');
const presentation = Joi.string()
  .valid('buffet', 'individual')
  .allow(null)
  .description('How it is served; null leaves it open.');
const pickupKitchenId = id()
  .allow(null)
  .description('The kitchen to pick it up from; null leaves it to the platform.');
const googlePlaceId = text(300)
  .allow(null)
  .description(
    "The geocoder's id of where it goes; it counts before `formatted_address`, which is looked up where the id is not known. Null says nothing.",
  );
const formattedAddress = text(300)
  .allow(null)
  .description('Where it goes, in words that the geocoder looks up. Null says nothing.');
const startDate = date(
  ', in the zone of the kitchen for a pickup, else of the address; null leaves it open',
).allow(null);
const startTime = time()
  .allow(null)
  .description('`HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open.');

const version = (says: string) => Joi.number().integer().min(0).max(2_147_483_647).description(says);

const readVersion = version('The version that was read: 409 where the order has moved on since.');

export const orderChanges = shape('OrderChanges', 'What to change; a key left out stays as it is.', {
  headcount,
  start_date: startDate,
  start_time: startTime,
  pickup: Joi.boolean(),
  pickup_kitchen_id: pickupKitchenId,
  presentation_type: presentation,
  chosen_options: chosenOptions.description(
    'All that is chosen from now on; each option once, 0 of it is none.',
  ),
  menu_items: menuItems.description(
    'All that is ordered from the menu from now on; the same dish with other additions or words is a line of its own.',
  ),
  team_id: id().allow(null).description('The organization that orders; null for nobody but oneself.'),
  address_id: id()
    .allow(null)
    .description(
      'A saved address. It counts before `google_place_id` and `formatted_address`, and brings company, suite, instructions and, where it has them, the contact; those said beside it count before its own. Null lets go of the saved address and keeps the place.',
    ),
  google_place_id: googlePlaceId,
  formatted_address: formattedAddress,
  company_name: words(200, 'Whose door it is'),
  suite: words(100, 'Suite or floor'),
  contact_name: words(200, 'Whom to ask for'),
  contact_phone: words(40, 'Whom to call on the way'),
  delivery_instructions: words(1000, 'How to find the way in'),
  credit_card_id: id()
    .allow(null)
    .description('The card that pays, alone: it takes invoice and bypass off. Null takes the card off.'),
  paid_with_invoice: Joi.boolean().description(
    'An invoice pays, alone: it takes card and bypass off, and counts before a card said with it.',
  ),
  bypass_payment: Joi.boolean().description(
    'Nobody pays, which a site admin may say: it takes card and invoice off, and counts before both.',
  ),
  coupon_code: words(40, 'The coupon'),
  tip: money("For the caterer's team", {
    most: largestTip,
    rest: '; null goes back to the default rate',
  }).allow(null),
  cost_center: words(100, 'For the books of the orderer'),
  purchase_order_reference_code: words(100, 'For the books of the orderer'),
  lock_version: readVersion,
});

export const ignoreChecks = shape('IgnoreChecks', 'Checks that are let pass.', {
  delivery_area_minimum: Joi.boolean().description('By a site admin.'),
  availability: Joi.boolean().description('By a site admin.'),
  simultaneous_delivery: Joi.boolean().description(
    'By whoever submits: a second delivery to the same address at the same time is meant.',
  ),
});

const comboKeys = {
  name: text(60)
    .allow('')
    .description('What the combination is called, beside its parts; empty for them alone.'),
  combo_of: Joi.array()
    .items(id())
    .max(20)
    .unique()
    .description('The options of this choice that share a portion: two to four.'),
};
/** The same as the body itself, which checkout sends, and wrapped, as the package page does (1 §7). */
const comboOption = shape('ComboOption', 'A combination of the options of one choice.', {
  ...comboKeys,
  combo_of: comboKeys.combo_of.required(),
});
export const addOptionBody = shape(
  'AddOptionBody',
  'A combination, as the body itself or wrapped as `package_item_option`.',
  { ...comboKeys, package_item_option: comboOption, lock_version: readVersion },
);

export const resetChoicesBody = shape('ResetChoicesBody', 'How to reset choices.', {
  persist_changes: Joi.boolean().description('False only says what would change; true unless said.'),
  lock_version: readVersion,
});

export const patchOrderBody = shape('PatchOrderBody', 'Changes of a cart.', {
  order: orderChanges.required(),
  should_redistribute: Joi.boolean().description('Move the present quantities to the new headcount.'),
  ignore_checks: ignoreChecks,
});
/** What the screen showed when its button was pressed. */
export const seenKeys = {
  total: money('The total that was shown', {
    most: 100_000_000,
    rest: '; 409 and nothing is charged where it is another one now. Left out, it is not looked at',
  }),
  lock_version: version(
    'The version that was shown: 409 and nothing is charged where the order has moved on since. Left out, it is not looked at.',
  ),
};
export const submitOrderBody = shape('SubmitOrderBody', 'How to submit, and what was seen.', {
  ignore_checks: ignoreChecks,
  ...seenKeys,
});
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

const previewedWhere = {
  google_place_id: googlePlaceId,
  formatted_address: formattedAddress,
  headcount,
  start_date: startDate,
  start_time: startTime,
  is_referral: Joi.boolean(),
};
const ownNames = 'The same by its own names; what is said here counts.';
const event = {
  pickup: Joi.boolean(),
  pickup_kitchen_id: pickupKitchenId,
  headcount,
  start_date: startDate,
  start_time: startTime,
};
/** What an order of a package, or from a menu, might be. */
export const packageWish = {
  ...previewedWhere,
  order: Joi.object({
    ...event,
    presentation_type: presentation,
    chosen_options: chosenOptions,
  }).description(ownNames),
};
export const menuWish = {
  ...previewedWhere,
  order: Joi.object({ ...event, menu_items: menuItems }).description(ownNames),
};
export const previewOrderBody = shape('PreviewOrderBody', 'What an order might be.', packageWish);
export const previewMenuOrderBody = shape(
  'PreviewMenuOrderBody',
  'What an order from a menu might be.',
  menuWish,
);

const startedWhere = {
  address_id: id()
    .allow(null)
    .description(
      'A saved address, which counts before `google_place_id` and `formatted_address`; null for none.',
    ),
  google_place_id: googlePlaceId,
  formatted_address: formattedAddress,
  is_referral: Joi.boolean(),
};
export const createPackageOrderBody = shape('CreatePackageOrderBody', 'What to start an order with.', {
  ...startedWhere,
  presentation_type: presentation,
  order: Joi.object({ ...event, chosen_options: chosenOptions }).required(),
});
export const createMenuOrderBody = shape('CreateMenuOrderBody', 'What to start an order from a menu with.', {
  ...startedWhere,
  order: Joi.object({ ...event, menu_items: menuItems.required() }).required(),
});

export const directOrderBody = shape(
  'DirectOrderBody',
  'What a caterer starts for the customer of an earlier order.',
  {
    headcount: headcount.disallow(null).required(),
    start_date: startDate.disallow(null).required(),
    start_time: startTime.disallow(null).required(),
  },
);

export const addCardBody = shape('AddCardBody', 'A card to save.', {
  credit_card: Joi.object({
    stripe_token: text(200).required().description('A payment-method id.'),
    nickname: text(100).allow(''),
    team_id: id()
      .allow(null)
      .description('The organization that may pay with it as well; null for nobody but oneself.'),
  }).required(),
});

const answeredVersion = version(
  'The version that the caterer saw: 409 and no answer where the order has moved on since. Left out, it is not looked at.',
);
export const acceptBody = shape('AcceptOrderBody', 'Which order a caterer accepts.', {
  lock_version: answeredVersion,
});
export const declineBody = shape('DeclineBody', 'Why a caterer declines, and which order.', {
  reason: text(500).required(),
  lock_version: answeredVersion,
});

export const raiseTipBody = shape('RaiseTipBody', 'What the tip of a delivered order is to be.', {
  tip: Joi.object({
    amount: money('The whole tip, what was given before included', { most: largestTip }).required(),
  }).required(),
});

export const sendBackBody = shape('SendBackBody', 'How what no card took so far is sent back.', {
  refund: Joi.object({
    sent_otherwise: text(200).description(
      'How it was sent by hand, such as by which check; absent where its card is tried again.',
    ),
  }).required(),
});

export const chooseCardBody = shape('ChooseCardBody', 'Which card is to pay for an order that stands.', {
  payment: Joi.object({ credit_card_id: id().required() }).required(),
});
