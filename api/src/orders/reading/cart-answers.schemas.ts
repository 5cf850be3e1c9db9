import { choiceTypes } from '@copper-carrot/contracts';
import Joi from 'joi';
import { earliestStartView } from '../../catalog';
import { shape } from '../../http';
import { orderedMenuItem } from '../offer/dish.schemas';
import { errorAnswer } from '../../http/error-shape';
import {
  clockOrNull,
  count,
  dayOrNull,
  dollars,
  flag,
  idOrNull,
  integer,
  list,
  milesOrNull,
  momentOrNull,
  orNull,
  status,
  text,
  version,
  zoneOrNull,
} from './order-fields';
import { chosenQuantity } from './order-parts.schemas';
import { pricing, kitchen } from './order-shapes.schemas';

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

export const previewedOrder = shape('PreviewedOrder', 'An order as it would be.', {
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
  food_price_each: orNull(
    dollars(
      'What the package costs each person by now, its options aside; null from a menu, which has no such price',
    ),
  ),
  option_prices: list(
    Joi.object({ option_id: integer(), price: dollars('Added to the price for each one') }),
  ).description('What its options cost by now: those of a page that was read before may have moved.'),
  menu_items: list(orderedMenuItem),
  pricing: pricing.required(),
  cutoff_at: momentOrNull('The last instant at which it can be ordered'),
  earliest_start: earliestStartView,
});
export const orderPreview = shape('OrderPreview', 'What an order would be, or why it can not be.', {
  order: orNull(previewedOrder).description('Null where `error` leaves nothing to show.'),
  error: orNull(errorAnswer).description('The first thing that stands against it; null where nothing does.'),
  search_params: Joi.object()
    .unknown()
    .required()
    .description('What was asked for, for the way back to the search.'),
});

export const choiceChange = shape(
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
