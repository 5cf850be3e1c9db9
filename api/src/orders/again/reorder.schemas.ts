import Joi from 'joi';
import { errorAnswer } from '../../http/error-shape';
import { shape } from '../../http';
import { choiceChange } from '../reading/cart-answers.schemas';
import {
  clockOrNull,
  count,
  dayOrNull,
  dollars,
  headcountOrNull,
  idOrNull,
  integer,
  list,
  orNull,
  text,
  zoneOrNull,
} from '../reading/order-fields';
import { pricing } from '../reading/order-shapes.schemas';

const dishChange = shape('DishChange', 'What becomes of a dish when an order is made again.', {
  menu_item_id: integer(),
  name: text().description('With what is added to it, in words.'),
  name_before: text().description('As it was ordered.'),
  qty: count('How many of it; 0 for one that can not be had as it was.'),
  qty_before: count('How many of it were ordered.'),
  price: orNull(Joi.number()).description('Of one, in dollars; null where it is left out.'),
  price_before: dollars('Of one when it was ordered'),
  without: text().description('What is not added to it any more, in words; empty where nothing is missing.'),
});

export const reorderAnswer = shape(
  'Reorder',
  'An order as it would be made again today: what stays, what is left out, and the price then and now.',
  {
    order_id: integer().description('The order that is repeated.'),
    id: idOrNull('A cart that repeats it and was not placed, the latest; null while there is none.'),
    start_date: orNull(Joi.string()).description(
      'The date that somebody gave that cart, `YYYY-MM-DD` in the zone of its event; null while nobody did, and without a cart.',
    ),
    headcount: headcountOrNull(),
    headcount_before: headcountOrNull(),
    choices: list(choiceChange),
    menu_items: list(dishChange),
    pricing: orNull(pricing).description(
      'What it would cost today, or its cart costs; null where it can not be had.',
    ),
    price_before: Joi.object({
      customer_price: dollars('What the orderer paid'),
      order_items_price: dollars('Food before deal and coupon'),
    })
      .required()
      .description('As it was agreed.'),
    refusal: orNull(errorAnswer).description(
      'Why it can not be made again; `context` says by which filters something like it is searched for. Null where it can be.',
    ),
  },
);

export const convertBody = shape('ConvertOrderBody', 'How to make a cart of an order.', {
  copy: Joi.boolean().description('Whether the order stays beside the cart; false unless said.'),
});

export const nextStartAnswer = shape('NextStart', 'The next time at which a cart can be had.', {
  start_date: dayOrNull(),
  start_time: clockOrNull(),
  time_zone: zoneOrNull(),
});
