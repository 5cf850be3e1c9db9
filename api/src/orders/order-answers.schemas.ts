import { choiceTypes, orderStatuses, setUpTypes } from '@copper-carrot/contracts';
import Joi from 'joi';
import { pictureView } from '../catalog';
import { shape } from '../http';
import { errorAnswer } from '../http/error-shape';

const integer = () => Joi.number().integer().required();
const number = () => Joi.number().required();
const dollars = (says: string) => number().description(`${says}, in dollars.`);
const text = () => Joi.string().allow('').required();
const flag = () => Joi.boolean().required();
const list = (item: Joi.Schema) => Joi.array().items(item).required();
const orNull = <Schema extends Joi.AnySchema>(schema: Schema): Schema => schema.allow(null).required();
const words = () => orNull(Joi.string().allow(''));
const idOrNull = () => orNull(Joi.number().integer());
const moment = () => Joi.string().isoDate();
const momentOrNull = (says: string) => orNull(moment()).description(`${says}; an instant in UTC, or null.`);
const day = () => Joi.string().description('`YYYY-MM-DD` in `time_zone`.');
const clock = () => Joi.string().description('`HH:mm` in `time_zone`.');
const zone = () => Joi.string().description('The IANA zone of the place.');
const status = () =>
  Joi.string()
    .valid(...orderStatuses)
    .required();
const presentation = () => orNull(Joi.string().valid('buffet', 'individual'));

const priceLine = shape('PriceLine', "One line of an order's price; the total is their sum.", {
  code: text(),
  label: text(),
  amount: dollars('Below zero where it takes off'),
  taxable: flag(),
  explanation: orNull(Joi.string()).description('What the line is for, where it wants a word.'),
});
const pricing = shape('OrderPricing', 'What an order costs, line by line.', {
  lines: list(priceLine),
  customer_price: dollars('What the orderer pays'),
  order_items_price: dollars('Food before deal and coupon'),
  price_per_person: dollars('The whole price for each person'),
  tip: dollars('The tip'),
  balance: dollars('Still to be paid: total less captured plus refunded'),
  coins: integer(),
});
const chosenQuantity = {
  option_id: integer(),
  item_id: integer().description('The choice that the option belongs to.'),
  qty: integer(),
  item_choice_type: Joi.string()
    .valid(...choiceTypes)
    .required(),
};
const chosenOption = shape('ChosenOption', 'An option and how many of it.', {
  ...chosenQuantity,
  name: text(),
  price: dollars('For each one'),
});
const address = shape('OrderAddress', 'Where an order goes, and whom to ask for.', {
  address_id: idOrNull().description('The saved address that it was taken from.'),
  google_place_id: words(),
  formatted_address: words(),
  company_name: words(),
  suite: words(),
  contact_name: words(),
  contact_phone: words(),
  delivery_instructions: words(),
});
export const creditCard = shape('CreditCard', 'A saved card.', {
  id: integer(),
  user_id: integer(),
  team_id: idOrNull(),
  nickname: text(),
  brand: text(),
  last4: text(),
  exp_month: integer(),
  exp_year: integer(),
  valid_stripe: flag().description('Whether it can pay: neither archived nor expired.'),
});
const historyEntry = shape('OrderHistoryEntry', 'What somebody did to an order.', {
  id: integer(),
  kind: text(),
  text: text().description('A sentence for people.'),
  by: orNull(Joi.string()),
  acting_as: orNull(Joi.string()).description('Whom the actor acted for, where somebody ghosted.'),
  at: moment().required(),
});
const packageInShort = {
  name: text(),
  slug: text(),
  image: pictureView.required(),
  set_up_type: Joi.string()
    .valid(...setUpTypes)
    .required(),
};
const packageName = shape('OrderedPackage', 'The package of an order, in short.', packageInShort);
const menuItem = shape('OrderedMenuItem', 'A dish of an order.', {
  menu_item_id: integer(),
  name: text(),
  qty: integer(),
  unit_price: dollars('For one'),
  note: text(),
});
const kitchen = shape('PossibleKitchen', 'A kitchen that might cook an order.', {
  id: integer(),
  name: text(),
  formatted_address: text(),
  distance_miles: orNull(Joi.number()).description('To the address; null while there is none.'),
  pickup_allowed: flag(),
});
const nameOf = () => Joi.object({ id: integer(), name: text() });

export const orderAnswer = shape('Order', 'An order as its orderer reads it (1 §3, 2 §3).', {
  id: integer(),
  status: status(),
  status_label: text(),
  start_date: orNull(day()),
  start_time: orNull(clock()),
  start_at: momentOrNull('When the event starts'),
  time_zone: orNull(zone()),
  headcount: idOrNull(),
  team_id: idOrNull(),
  team: orNull(nameOf()),
  user_id: integer(),
  user_name: text(),
  user: Joi.object({ id: integer(), name: text(), invoiceable: flag() }).required(),
  brand_id: integer(),
  brand: Joi.object({
    id: integer(),
    name: text(),
    slug: text(),
    avatar_url: text(),
    phone_number: orNull(Joi.string()),
  }).required(),
  credit_card_id: idOrNull(),
  credit_card: orNull(creditCard),
  bypass_payment: flag(),
  paid_with_invoice: flag(),
  chosen_options: list(chosenOption),
  menu_items: list(menuItem),
  package: orNull(
    Joi.object({
      id: integer(),
      ...packageInShort,
      increment_by: integer(),
      minimum_headcount: integer(),
      maximum_headcount: integer(),
    }),
  ),
  presentation_type: presentation(),
  poll_code: orNull(Joi.string()),
  poll: orNull(
    Joi.object({
      code: text(),
      auto_submit: flag(),
      scheduled_at: momentOrNull('When its owner armed auto-submit'),
      expires_at: moment().required(),
    }),
  ),
  reordered_from: idOrNull(),
  is_direct: flag(),
  claimed_by_customer_at: momentOrNull('When the customer claimed a direct order'),
  is_managed: flag(),
  pickup: flag(),
  pickup_kitchen_id: idOrNull(),
  courier_pickup_text: orNull(Joi.string()),
  courier_label: orNull(Joi.string()),
  possible_kitchens: list(kitchen),
  cost_center: words(),
  purchase_order_reference_code: words(),
  lock_version: integer(),
  distance_miles: orNull(Joi.number()),
  address: address.required(),
  coupon_code: orNull(Joi.string()),
  points_awarded: idOrNull(),
  pricing: pricing.required(),
  payment: Joi.object({
    status: Joi.string()
      .valid('none', 'saved', 'authorized', 'captured', 'voided', 'failed', 'invoice')
      .required(),
    authorize_on: momentOrNull('When the card will be held'),
    message: orNull(Joi.string()),
  }).required(),
  cancellation_policy: orNull(
    Joi.object({
      free_until: momentOrNull('Until when it costs nothing'),
      fee: dollars('What canceling costs now'),
      sentence: text(),
    }),
  ),
  submitted_at: momentOrNull('When it was submitted'),
  expires_at: momentOrNull('When it lapses unanswered'),
  cutoff_at: momentOrNull('The last instant at which it can be ordered'),
  end_reason: orNull(Joi.string()),
  history: list(historyEntry),
  can: shape('OrderCan', 'What the reader may do now (1 §6).', {
    edit: flag(),
    edit_address: flag(),
    submit: flag(),
    modify: flag(),
    cancel: flag(),
    accept: flag(),
    decline: flag(),
    ignore_checks: flag(),
    pay_by_invoice: flag(),
  }).required(),
});

export const catererOrderAnswer = shape(
  'CatererOrder',
  'An order as its caterer reads it: what to cook, where to bring it, what it pays.',
  {
    id: integer(),
    status: status(),
    status_label: text(),
    brand_id: integer(),
    kitchen: orNull(nameOf()),
    start_date: day().required(),
    start_time: clock().required(),
    start_at: moment().required(),
    time_zone: zone().required(),
    headcount: integer(),
    customer: Joi.object({
      name: text(),
      team_name: orNull(Joi.string()),
      contact_name: words(),
      contact_phone: words(),
    }).required(),
    address: address.required(),
    pickup: flag(),
    package: orNull(packageName),
    presentation_type: presentation(),
    chosen_options: list(chosenOption),
    menu_items: list(menuItem),
    pricing: Joi.object({ lines: list(priceLine), payout: dollars('What the caterer gets') }).required(),
    is_direct: flag(),
    claimed_by_customer_at: momentOrNull('When the customer claimed a direct order'),
    submitted_at: momentOrNull('When it was submitted'),
    expires_at: momentOrNull('When it lapses unanswered'),
    end_reason: orNull(Joi.string()),
    lock_version: integer(),
    history: list(historyEntry),
    can: Joi.object({ accept: flag(), decline: flag(), edit: flag() }).required(),
  },
);

export const orderListRecord = shape('OrderListRecord', 'An order in a list.', {
  id: integer(),
  status: status(),
  status_label: text(),
  team_id: idOrNull(),
  brand_id: integer(),
  user_id: integer(),
  user_name: text(),
  start_at: momentOrNull('When the event starts'),
  start_date: orNull(day()),
  start_time: orNull(clock()),
  time_zone: orNull(zone()),
  headcount: idOrNull(),
  address: Joi.object({ company_name: words(), formatted_address: orNull(Joi.string()) }).required(),
  package: orNull(packageName),
  brand: Joi.object({ name: text(), avatar_url: text() }).required(),
  pickup: flag(),
  courier_pickup_text: orNull(Joi.string()),
  courier_label: orNull(Joi.string()),
  points_awarded: idOrNull(),
  pricing: Joi.object({
    order_items_price: dollars('Food before deal and coupon'),
    customer_price: dollars('What the orderer pays'),
  }).required(),
  review: orNull(Joi.object({ overall_rating: integer() })),
});

export const submittedOrder = shape('SubmittedOrder', 'What every caller of the same submit gets.', {
  id: integer(),
  team_id: integer(),
  status: status(),
  pricing: Joi.object({ customer_price: dollars('What the orderer pays') }).required(),
  from_referral: flag(),
  first_order: flag(),
});

export const orderValidity = shape(
  'OrderValidity',
  'Whether an order could be submitted, and what stands against it.',
  {
    valid: flag(),
    errors: list(errorAnswer),
  },
);

const previewedOrder = shape('PreviewedOrder', 'An order as it would be.', {
  headcount: integer(),
  start_date: orNull(day()),
  start_time: orNull(clock()),
  time_zone: orNull(zone()),
  pickup: flag(),
  pickup_kitchen_id: idOrNull(),
  possible_kitchens: list(kitchen),
  kitchen_id: idOrNull(),
  distance_miles: orNull(Joi.number()),
  note: orNull(Joi.string()).description('The pickup note of 1 §8; the order stays valid.'),
  chosen_options: list(shape('ChosenQuantity', 'An option and how many of it.', chosenQuantity)),
  pricing: pricing.required(),
  cutoff_at: momentOrNull('The last instant at which it can be ordered'),
});
export const orderPreview = shape('OrderPreview', 'What an order would be, or why it can not be.', {
  order: orNull(previewedOrder),
  error: orNull(errorAnswer),
  search_params: Joi.object().unknown().required(),
});

export const createdOrder = shape('CreatedOrder', 'The order that was started.', { id: integer() });
