import { choiceTypes, setUpTypes } from '@copper-carrot/contracts';
import Joi from 'joi';
import { pictureView } from '../../catalog';
import { shape } from '../../http';
import { errorAnswer } from '../../http/error-shape';
import { askedToPay } from '../asking/asked-to-pay.schemas';
import { catererChangeRequest, changeRequest } from '../changes/change.schemas';
import { orderedMenuItem } from '../offer/dish.schemas';
import {
  clock,
  clockOrNull,
  count,
  courierText,
  day,
  dayOrNull,
  dollars,
  endReason,
  flag,
  headcountOrNull,
  idOrNull,
  integer,
  list,
  milesOrNull,
  moment,
  momentOrNull,
  orNull,
  pointsOrNull,
  presentation,
  status,
  teamIdOrNull,
  text,
  version,
  words,
  zone,
  zoneOrNull,
} from './order-fields';
import { chosenOption, chosenQuantity, marks, priceLine } from './order-parts.schemas';

const pricing = shape('OrderPricing', 'What an order costs, line by line.', {
  lines: list(priceLine),
  customer_price: dollars('What the orderer pays'),
  order_items_price: dollars('Food before deal and coupon'),
  price_per_person: dollars('The whole price for each person, 0 while there is no headcount'),
  tip: dollars('The tip'),
  balance: dollars('Still to be paid: total less captured plus refunded'),
  coins: count(
    'What it earns: a coin for each dollar of food, times the multiplier of its owner (1 in a preview), rounded up.',
  ),
});
const included = orNull(
  shape('Included', 'What nobody chooses and everybody gets.', {
    dishes: list(
      shape('IncludedDish', 'A dish that comes with every order.', {
        name: text(),
        note: text().description('How much of it, or what it is; empty where the name says all.'),
        dietary_tags: marks().required(),
      }),
    ),
    others: list(Joi.string()).description('What is brought beside the food, in words.'),
  }),
).description(
  'What comes with every order of the package, as it was agreed; null where nobody knows it any more, and without a package.',
);
const address = shape('OrderAddress', 'Where an order goes, and whom to ask for.', {
  address_id: idOrNull('The saved address that it was taken from; null where it was typed, or is not known.'),
  google_place_id: words("The geocoder's id of it; null while there is no address."),
  formatted_address: words('The address in one line; null while there is none.'),
  company_name: words('Whose door it is; null where nobody said.'),
  suite: words('Suite or floor; null where nobody said.'),
  contact_name: words('Whom to ask for; null while nobody said.'),
  contact_phone: words('Whom to call on the way; null while nobody said.'),
  delivery_instructions: words('How to find the way in; null where there are none.'),
});
export const creditCard = shape('CreditCard', 'A saved card.', {
  id: integer(),
  user_id: integer(),
  team_id: idOrNull('The organization that may pay with it as well; null for a card of one person alone.'),
  nickname: text(),
  brand: text(),
  last4: text(),
  exp_month: count('The last month that it is good for, 1 to 12.'),
  exp_year: count('The year of that month, in four digits.'),
  valid_stripe: flag().description('Whether it can pay: neither archived nor expired.'),
});
const historyEntry = shape('OrderHistoryEntry', 'What somebody did to an order.', {
  id: integer(),
  kind: text(),
  text: text().description('A sentence for people.'),
  by: orNull(Joi.string()).description(
    'Who did it, by name; null where it was the platform, or somebody without one.',
  ),
  acting_as: orNull(Joi.string()).description('Whom a ghosting admin acted for, by name; null otherwise.'),
  at: moment().required().description('An instant in UTC.'),
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
const kitchen = shape('PossibleKitchen', 'A kitchen that might cook an order.', {
  id: integer(),
  name: text(),
  formatted_address: text(),
  distance_miles: milesOrNull('Miles to the address, as the crow flies; null while there is none.'),
  pickup_allowed: flag(),
});
const nameOf = () => Joi.object({ id: integer(), name: text() });

export const orderAnswer = shape('Order', 'An order as its orderer reads it (1 §3, 2 §3).', {
  id: integer(),
  status: status(),
  status_label: text(),
  start_date: dayOrNull(),
  start_time: clockOrNull(),
  start_at: momentOrNull('When the event starts'),
  time_zone: zoneOrNull(),
  headcount: headcountOrNull(),
  team_id: teamIdOrNull(),
  team: orNull(nameOf()).description('The organization of `team_id`; null without one.'),
  user_id: integer(),
  user_name: text(),
  user: Joi.object({ id: integer(), name: text(), invoiceable: flag() }).required(),
  brand_id: integer(),
  brand: Joi.object({
    id: integer(),
    name: text(),
    slug: text(),
    avatar_url: text(),
    phone_number: orNull(Joi.string()).description('To call the restaurant; null where none is known.'),
  }).required(),
  credit_card_id: idOrNull('The card that pays; null while none is chosen, and where no card pays.'),
  credit_card: orNull(creditCard).description('The card of `credit_card_id`; null without one.'),
  bypass_payment: flag(),
  paid_with_invoice: flag(),
  chosen_options: list(chosenOption),
  kept_options: orNull(
    Joi.array().items(
      Joi.object({
        option_id: integer(),
        qty: count('How many of it were chosen.'),
      }),
    ),
  ).description(
    'What was chosen by hand before another headcount moved its quantities, and what every further headcount is shared from; null where the chosen options are it.',
  ),
  included,
  menu_items: list(orderedMenuItem),
  package: orNull(
    Joi.object({
      id: integer(),
      ...packageInShort,
      increment_by: count('The step of the headcount, in people.'),
      minimum_headcount: count('The fewest people that it is sold for.'),
      maximum_headcount: count('The most people that it is sold for.'),
    }),
  ).description('What is ordered; null for an order from a menu.'),
  presentation_type: presentation(),
  poll_code: orNull(Joi.string()).description('The code in the link of its poll; null without one.'),
  poll: orNull(
    Joi.object({
      code: text(),
      auto_submit: flag(),
      scheduled_at: momentOrNull('When its owner armed auto-submit'),
      expires_at: moment().required().description('When it closes; an instant in UTC.'),
    }),
  ).description('The poll that asks people what they want; null without one.'),
  reordered_from: idOrNull('The id of the order that this one repeats; null where it repeats none.'),
  is_direct: flag(),
  claimed_by_customer_at: momentOrNull('When the customer claimed a direct order'),
  is_managed: flag(),
  pickup: flag(),
  pickup_kitchen_id: idOrNull('The kitchen that was asked for; null leaves it to the platform.'),
  courier_pickup_text: courierText(),
  courier_label: courierText(),
  possible_kitchens: list(kitchen),
  cost_center: words('For the books of the orderer; null where nobody said.'),
  purchase_order_reference_code: words('For the books of the orderer; null where nobody said.'),
  lock_version: version(),
  distance_miles: milesOrNull(
    'Miles between kitchen and address, as the crow flies; null while one of them is not known.',
  ),
  address: address.required(),
  coupon_code: orNull(Joi.string()).description('The coupon that it holds; null without one.'),
  points_awarded: pointsOrNull(),
  pricing: pricing.required(),
  payment: Joi.object({
    status: Joi.string()
      .valid('none', 'saved', 'authorized', 'captured', 'refunded', 'voided', 'failed', 'invoice')
      .required(),
    authorize_on: momentOrNull('When the card will be held'),
    code: orNull(Joi.string()).description(
      'Why the card could not be held, as a submit names it for `credit_card_id`; null where nothing is wrong.',
    ),
    message: orNull(Joi.string()).description(
      'Why the card could not be held, or a submit came to nothing, in words; null where nothing is wrong.',
    ),
    held_until: momentOrNull('Until when another card has to be chosen, or the order ends'),
    stuck_refund: orNull(dollars('What was charged too much, and no card took back')).description(
      'What was charged too much, is with us and could not be sent back, in dollars; null where nothing is.',
    ),
  }).required(),
  placing: flag().description('It was sent, and the payment service has not said yet whether it is placed.'),
  cancellation_policy: orNull(
    Joi.object({
      free_until: orNull(moment()).description(
        'Until when it costs nothing, an instant in UTC; null until a caterer accepts, while it is free.',
      ),
      fee: dollars('What canceling costs now'),
      sentence: text(),
      until: orNull(moment()).description(
        'Until when its orderer may cancel it here, an instant in UTC; null until a caterer accepts.',
      ),
    }),
  ).description('What canceling costs; null for a cart, and once the order is over.'),
  cancellation_fee: orNull(dollars('What its cancellation cost')).description(
    'What its cancellation cost, in dollars; null for an order that was not canceled.',
  ),
  payment_ask: orNull(askedToPay).description(
    'The colleague who was asked last to pay for it; null where nobody was.',
  ),
  change_request: orNull(changeRequest).description(
    'The last changes that were sent to its caterer or applied; null where nobody changed it.',
  ),
  submitted_at: momentOrNull('When it was submitted'),
  expires_at: momentOrNull('When it lapses unanswered'),
  cutoff_at: momentOrNull('The last instant at which it can be ordered'),
  end_reason: endReason(),
  history: list(historyEntry),
  can: shape('OrderCan', 'What the reader may do now (1 §6).', {
    edit: flag(),
    edit_address: flag(),
    edit_payment: flag().description('Say with what it is paid, its tip and its coupon.'),
    submit: flag(),
    claim: flag().description('Make a direct order one’s own, which nobody has claimed yet.'),
    modify: flag(),
    cancel: flag(),
    accept: flag(),
    decline: flag(),
    ignore_checks: flag(),
    pay_by_invoice: flag(),
    choose_card: flag().description('Have another card pay for an order that stands.'),
    add_own_card: flag().description('Keep a new card for oneself: it pays for orders of one’s own alone.'),
    add_team_card: flag().description('Keep a new card for the organization of the order.'),
    ask_to_pay: flag().description('Ask a colleague to pay for a cart of their organization.'),
    raise_tip: flag().description('Give more for what was delivered.'),
    send_back: flag().description('Send back what no card took so far, or say how it was sent.'),
    read_receipt: flag().description('Take away a receipt: something was charged.'),
    read_invoice: flag().description('Take away an invoice: it was agreed, or canceled for a fee.'),
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
    kitchen: orNull(nameOf()).description('Who cooks it; null where no kitchen was chosen.'),
    start_date: day().required(),
    start_time: clock().required(),
    start_at: moment().required().description('When the event starts; an instant in UTC.'),
    time_zone: zone().required(),
    headcount: count('How many people.'),
    customer: Joi.object({
      name: text(),
      team_name: orNull(Joi.string()).description('The organization that orders; null without one.'),
      contact_name: words('Whom to ask for; null where nobody said.'),
      contact_phone: words('Whom to call on the way; null where nobody said.'),
    }).required(),
    address: address.required(),
    pickup: flag(),
    package: orNull(packageName).description('What is ordered; null for an order from a menu.'),
    presentation_type: presentation(),
    chosen_options: list(chosenOption),
    included,
    menu_items: list(orderedMenuItem),
    pricing: Joi.object({ lines: list(priceLine), payout: dollars('What the caterer gets') }).required(),
    change_request: orNull(catererChangeRequest).description(
      'The last changes that were sent or applied; null where nobody changed it.',
    ),
    is_direct: flag(),
    claimed_by_customer_at: momentOrNull('When the customer claimed a direct order'),
    submitted_at: momentOrNull('When it was submitted'),
    expires_at: momentOrNull('When it lapses unanswered'),
    payment_held_until: momentOrNull(
      'Its card was refused, and nothing is to be cooked before another one pays: until when that may come, or the order ends',
    ),
    end_reason: endReason(),
    lock_version: version(),
    history: list(historyEntry),
    can: Joi.object({ accept: flag(), decline: flag(), edit: flag() }).required(),
  },
);

const inList = {
  id: integer(),
  status: status(),
  status_label: text(),
  team_id: teamIdOrNull(),
  brand_id: integer(),
  user_id: integer(),
  user_name: text(),
  start_at: momentOrNull('When the event starts'),
  start_date: dayOrNull(),
  start_time: clockOrNull(),
  time_zone: zoneOrNull(),
  headcount: headcountOrNull(),
  address: Joi.object({
    company_name: words('Whose door it is; null where nobody said.'),
    formatted_address: orNull(Joi.string()).description('The address in one line; null while there is none.'),
  }).required(),
  package: orNull(packageName).description('What is ordered; null for an order from a menu.'),
  brand: Joi.object({ name: text(), avatar_url: text() }).required(),
  pickup: flag(),
  courier_pickup_text: courierText(),
  courier_label: courierText(),
  points_awarded: pointsOrNull(),
  pricing: Joi.object({
    order_items_price: dollars('Food before deal and coupon as agreed at submit, 0 before'),
    customer_price: dollars('What the orderer pays as agreed at submit, 0 before'),
  }).required(),
  review: orNull(Joi.object({ overall_rating: count('Stars, 1 to 5.') })).description(
    'What its orderer thought of it; null while not reviewed.',
  ),
};
export const orderListRecord = shape('OrderListRecord', 'An order in a list.', inList);
export const catererOrderListRecord = shape(
  'CatererOrderListRecord',
  'An order in the list of its caterer.',
  {
    ...inList,
    kitchen_name: orNull(Joi.string()).description('Who cooks it; null where no kitchen was chosen.'),
    lock_version: version(),
    expires_at: momentOrNull('When it lapses unanswered'),
    payout: dollars('What the caterer gets'),
    can: Joi.object({ accept: flag(), decline: flag() }).required(),
  },
);

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
  headcount: count('How many people: those asked for, else the fewest that it is sold for.'),
  start_date: dayOrNull(),
  start_time: clockOrNull(),
  time_zone: zoneOrNull(),
  pickup: flag(),
  pickup_kitchen_id: idOrNull('Where it is picked up; null for a delivery, and while no kitchen is found.'),
  possible_kitchens: list(kitchen),
  kitchen_id: idOrNull('The kitchen that would cook it; null while none is found.'),
  distance_miles: milesOrNull(
    'Miles between kitchen and address, as the crow flies; null while one of them is not known.',
  ),
  note: orNull(Joi.string()).description(
    'That the pickup is far away (1 §8); null where it is not. The order stays valid.',
  ),
  delivery_minimum: orNull(
    dollars(
      'The least food that the kitchen brings to the address; null for a pickup, and while no kitchen is found',
    ),
  ),
  delivery_shortfall: dollars('What is missing of it; 0 where nothing is'),
  chosen_options: list(shape('ChosenQuantity', 'An option and how many of it.', chosenQuantity)),
  menu_items: list(orderedMenuItem),
  pricing: pricing.required(),
  cutoff_at: momentOrNull('The last instant at which it can be ordered'),
});
export const orderPreview = shape('OrderPreview', 'What an order would be, or why it can not be.', {
  order: orNull(previewedOrder).description('Null where `error` leaves nothing to show.'),
  error: orNull(errorAnswer).description('The first thing that stands against it; null where nothing does.'),
  search_params: Joi.object()
    .unknown()
    .required()
    .description('What was asked for, for the way back to the search.'),
});

const choiceChange = shape(
  'ChoiceChange',
  'What becomes of one option when choices are brought to the menu of today.',
  {
    option_id: integer(),
    item_id: integer().description('The choice that the option belongs to.'),
    item_choice_type: Joi.string()
      .valid(...choiceTypes)
      .required(),
    name: text(),
    name_before: orNull(Joi.string()).description('As it was chosen; null for one that was not.'),
    qty: count('How many of it from now on.'),
    qty_before: count('How many of it were chosen.'),
    price: orNull(Joi.number()).description('Of one, in dollars; null where it is offered no more.'),
    price_before: orNull(Joi.number()).description(
      'Of one when it was chosen, in dollars; null where it was not.',
    ),
  },
);
export const choicesReset = shape('ChoicesReset', 'The choices of a cart on the menu of today.', {
  id: integer(),
  lock_version: version(),
  has_changed: flag().description('Whether the menu has changed since the choices were made.'),
  choices: list(choiceChange),
  pricing: pricing.required(),
});

export const couponEligibility = shape('CouponEligibility', 'Whether a coupon holds for an order.', {
  code: text(),
  eligible: flag(),
  reason: orNull(Joi.string()).description('Why it does not, as a code; null where it holds.'),
  message: orNull(Joi.string()).description('The same for people, and what to do; null where it holds.'),
  discount: dollars('What it takes off, 0 where it does not hold'),
});

export const createdOrder = shape('CreatedOrder', 'The order that was started.', { id: integer() });
