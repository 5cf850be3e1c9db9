import { allergens, choiceTypes, dietaryTags } from '@copper-carrot/contracts';
import Joi from 'joi';
import { shape } from '../../http';
import {
  clockOrNull,
  count,
  dayOrNull,
  dollars,
  flag,
  headcountOrNull,
  integer,
  momentOrNull,
  orNull,
  status,
  teamIdOrNull,
  text,
  zoneOrNull,
} from './order-fields';

/** Parts of orders that several answers share. */

/** Owner, status and time of an order, on its page and in lists. */
export const whoseAndWhen = {
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
};

export const priceLine = shape('PriceLine', "One line of an order's price; the total is their sum.", {
  code: text(),
  label: text(),
  amount: dollars('Below zero where it takes off'),
  taxable: flag(),
  explanation: orNull(Joi.string()).description('What the line is for; null where its label says enough.'),
});
export const chosenQuantity = {
  option_id: integer(),
  item_id: integer().description('The choice that the option belongs to.'),
  qty: count('How many of it are ordered.'),
  item_choice_type: Joi.string()
    .valid(...choiceTypes)
    .required(),
};
export const marks = () => Joi.array().items(Joi.string().valid(...Object.keys(dietaryTags)));
export const held = () => Joi.array().items(Joi.string().valid(...Object.keys(allergens)));
export const chosenOption = shape('ChosenOption', 'An option and how many of it.', {
  ...chosenQuantity,
  name: text(),
  price: dollars('For each one'),
  dietary_tags: orNull(marks()).description(
    "The caterer's marks of it, as they were agreed; null where nobody knows them any more.",
  ),
  allergens: orNull(held()).description(
    'What its caterer said is in it, as it was agreed; null where nobody knows it any more, and none says nothing where they never did.',
  ),
});
