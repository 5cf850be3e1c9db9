import { largestTip } from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, money, nameForOthers, requestKeyHeaders, shape } from '../http';
import { menuItems } from './offer/dish.schemas';
import {
  chosenOptions,
  comboKeys,
  formattedAddress,
  googlePlaceId,
  headcount,
  pickupKitchenId,
  presentation,
  startDate,
  startTime,
  text,
  typedName,
  words,
} from './order-fields.schemas';

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
  company_name: typedName('Whose door it is', { mayBeSite: true }),
  suite: words(100, 'Suite or floor'),
  contact_name: typedName('Whom to ask for'),
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

/** The combination as the body itself, as checkout sends it, or wrapped, as the package page does (1 §7). */
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
export const safeUpdateBody = shape(
  'SafeUpdateBody',
  'What moves neither the food nor its price; a key left out stays as it is.',
  {
    order: Joi.object({
      contact_name: typedName('Whom to ask for'),
      contact_phone: words(40, 'Whom to call on the way'),
      delivery_instructions: words(1000, 'How to find the way in'),
      cost_center: words(100, 'For the books of the orderer'),
      purchase_order_reference_code: words(100, 'For the books of the orderer'),
    }).required(),
  },
);

/** The values on the client's screen when the button was pressed. */
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
export const submitHeaders = requestKeyHeaders(
  'One for each press of the button: the same submit sent again under it gets the first answer.',
);

export const checkValidityBody = shape(
  'CheckValidityBody',
  'The order as it is, or as the changes would make it; nothing is stored.',
  { order: orderChanges, ignore_checks: ignoreChecks },
);

export const directOrderBody = shape(
  'DirectOrderBody',
  'What a caterer starts for the customer of an earlier order.',
  {
    headcount: headcount.disallow(null).required(),
    start_date: startDate.disallow(null).required(),
    start_time: startTime.disallow(null).required(),
  },
);
export const directOrderHeaders = requestKeyHeaders(
  'One for each press of the button: the same order asked for again under it is the first one, and nobody gets another mail.',
);

export const addCardBody = shape('AddCardBody', 'A card to save.', {
  credit_card: Joi.object({
    stripe_token: text(200).required().description('A payment-method id.'),
    nickname: nameForOthers(100).allow(''),
    team_id: id()
      .allow(null)
      .description('The organization that may pay with it as well; null for nobody but oneself.'),
  }).required(),
});

const answeredVersion = version(
  'The version that the caterer saw: 409 and no answer where the order has moved on since. Left out, it is not looked at.',
);
export const acceptBody = shape('AcceptOrderBody', 'Which order a caterer accepts or confirms.', {
  lock_version: answeredVersion,
});
export const moveOrderBody = shape('MoveOrderBody', 'The kitchen that an order is moved to.', {
  kitchen_id: id().required(),
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
