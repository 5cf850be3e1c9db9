import { setUpTypes } from '@copper-carrot/contracts';
import Joi from 'joi';
import { pictureView } from '../../catalog';
import { shape } from '../../http';
import {
  count,
  dollars,
  flag,
  idOrNull,
  integer,
  list,
  milesOrNull,
  moment,
  orNull,
  text,
  words,
} from './order-fields';
import { held, marks, priceLine } from './order-parts.schemas';

export const pricing = shape('OrderPricing', 'What an order costs, line by line.', {
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
export const included = orNull(
  shape('Included', 'What nobody chooses and everybody gets.', {
    dishes: list(
      shape('IncludedDish', 'A dish that comes with every order.', {
        name: text(),
        note: text().description('How much of it, or what it is; empty where the name says all.'),
        dietary_tags: marks().required(),
        allergens: held().required(),
      }),
    ),
    others: list(Joi.string()).description('What is brought beside the food, in words.'),
  }),
).description(
  'What comes with every order of the package, as it was agreed; null where nobody knows it any more, and without a package.',
);
export const address = shape('OrderAddress', 'Where an order goes, and whom to ask for.', {
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
export const historyEntry = shape('OrderHistoryEntry', 'What somebody did to an order.', {
  id: integer(),
  kind: text(),
  text: text().description('A sentence for people.'),
  by: orNull(Joi.string()).description(
    'Who did it, by name; null where it was the platform, or somebody without one.',
  ),
  acting_as: orNull(Joi.string()).description('Whom a ghosting admin acted for, by name; null otherwise.'),
  at: moment().required().description('An instant in UTC.'),
});
export const packageInShort = {
  name: text(),
  slug: text(),
  image: pictureView.required(),
  set_up_type: Joi.string()
    .valid(...setUpTypes)
    .required(),
};
export const packageName = shape('OrderedPackage', 'The package of an order, in short.', packageInShort);
export const kitchen = shape('PossibleKitchen', 'A kitchen that might cook an order.', {
  id: integer(),
  name: text(),
  formatted_address: text(),
  distance_miles: milesOrNull('Miles to the address, as the crow flies; null while there is none.'),
  pickup_allowed: flag(),
});
export const nameOf = () => Joi.object({ id: integer(), name: text() });
